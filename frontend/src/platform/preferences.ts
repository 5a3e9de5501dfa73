import { signal } from "@preact/signals";
import { store, stored } from "./storage";

/** What this phone wants: kept here only, never sent. */
export interface Preferences {
  /** A language tag, or "" for the browser's. */
  language: string;
  theme: "system" | "day" | "lamp";
  contrast: boolean;
  /** One more sentence under prompts and choices. */
  hints: boolean;
  /** The action bar mirrored for the left thumb. */
  hand: "right" | "left";
  signals: "off" | "touch" | "both";
  /** Keep the screen on while a table is played. */
  awake: boolean;
  /** What this phone draws up at a table of its own goes into its box too. */
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

// The light has keys of its own: theme.js reads them before the first paint.
export const preferences = signal<Preferences>({
  ...DEFAULTS,
  ...stored<Partial<Preferences>>("preferences"),
});

export function prefer(change: Partial<Preferences>): void {
  preferences.value = { ...preferences.value, ...change };
  store("preferences", preferences.value);
}
