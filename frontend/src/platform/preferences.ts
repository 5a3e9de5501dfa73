import { signal } from "@preact/signals";
import { store, stored } from "./storage";

/** Preferences of this phone. They are never sent to the server. */
export interface Preferences {
  /** A language tag, or "" for the browser's. */
  language: string;
  theme: "system" | "day" | "lamp";
  contrast: boolean;
  /** Show hints below prompts and choices. */
  hints: boolean;
  /** The action bar mirrored for the left thumb. */
  hand: "right" | "left";
  signals: "off" | "touch" | "both";
  /** Keep the screen on while a table is played. */
  awake: boolean;
  /** Keep pieces that are entered at an own table in this phone's box, too. */
  keeps: boolean;
}

const DEFAULTS: Preferences = {
  language: "",
  theme: "system",
  contrast: false,
  hints: true,
  hand: "right",
  signals: "touch",
  awake: true,
  keeps: true,
};

// Theme and contrast have keys of their own, because theme.js reads them before the first paint.
export const preferences = signal<Preferences>({
  ...DEFAULTS,
  ...stored<Partial<Preferences>>("preferences"),
});

export function prefer(change: Partial<Preferences>): void {
  preferences.value = { ...preferences.value, ...change };
  store("preferences", preferences.value);
}
