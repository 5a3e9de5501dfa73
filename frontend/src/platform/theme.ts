import { effect, signal } from "@preact/signals";
import { preferences } from "./preferences";
import { storeWord } from "./storage";

/** The light on the screen; the system's choice is followed while it changes. */
export const light = signal<"day" | "lamp">("day");

/** The page's ground, for the frame that the browser draws round it. */
const PAPER = { day: "#f6edda", lamp: "#171b27" } as const;

/** Keep the marks on <html> that tokens.css reads, and the words that public/theme.js reads before the first paint. */
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
    storeWord("theme", theme === "system" ? null : theme);
    storeWord("contrast", contrast ? "more" : null);
  });
}
