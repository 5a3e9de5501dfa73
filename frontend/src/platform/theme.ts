import { effect, signal } from "@preact/signals";
import { preferences } from "./preferences";
import { writeWord } from "./storage";

/** The current theme; follows the system's setting if chosen so. */
const light = signal<"day" | "lamp">("day");

/** Background colours, for the browser's frame. */
const PAPER = { day: "#f6edda", lamp: "#171b27" } as const;

/** Keep the attributes of <html> that tokens.css uses, and the stored values that public/theme.js reads, up to date. */
export function followTheme(): void {
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const more = matchMedia("(prefers-contrast: more)");
  const system = signal({ dark: dark.matches, more: more.matches });
  const changed = () => {
    system.value = { dark: dark.matches, more: more.matches };
  };
  dark.addEventListener("change", changed);
  more.addEventListener("change", changed);
  effect(() => {
    const { theme, contrast, hand } = preferences.value;
    const { dataset } = document.documentElement;
    light.value = theme === "system" ? (system.value.dark ? "lamp" : "day") : theme;
    dataset.theme = light.value;
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
      meta.content = PAPER[light.value];
    }
    dataset.hand = hand;
    if (contrast || system.value.more) dataset.contrast = "more";
    else delete dataset.contrast;
    writeWord("theme", theme === "system" ? null : theme);
    writeWord("contrast", contrast ? "more" : null);
  });
}
