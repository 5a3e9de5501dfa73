import { effect, signal } from "@preact/signals";
import { preferences } from "./preferences";
import { writeWord } from "./storage";

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
    const light = theme === "system" ? (system.value.dark ? "lamp" : "day") : theme;
    dataset.theme = light;
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
      meta.content = PAPER[light];
    }
    dataset.hand = hand;
    if (contrast || system.value.more) dataset.contrast = "more";
    else delete dataset.contrast;
    writeWord("theme", theme === "system" ? null : theme);
    writeWord("contrast", contrast ? "more" : null);
  });
}
