import { effect, signal } from "@preact/signals";
import { readValue, update } from "./storage";

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

/** What a preference may be, where its type does not say so. */
const CHOICES: { readonly [Name in keyof Preferences]?: readonly unknown[] } = {
  theme: ["system", "day", "lamp"],
  hand: ["right", "left"],
  signals: ["off", "touch", "both"],
};

/** Return the stored preferences. What another version, or somebody else, has left there counts as not set. */
function readPreferences(): Preferences {
  const kept = readValue<Record<string, unknown>>("preferences") ?? {};
  const valid = Object.entries(DEFAULTS).filter(
    ([name, usual]) =>
      typeof kept[name] === typeof usual &&
      (CHOICES[name as keyof Preferences]?.includes(kept[name]) ?? true),
  );
  return { ...DEFAULTS, ...Object.fromEntries(valid.map(([name]) => [name, kept[name]])) };
}

// Theme and contrast have keys of their own, because theme.js reads them before the first paint.
export const preferences = signal<Preferences>(DEFAULTS);
effect(() => {
  preferences.value = readPreferences();
});

export function prefer(change: Partial<Preferences>): void {
  update<Partial<Preferences>>("preferences", (chosen) => ({ ...chosen, ...change }));
}
