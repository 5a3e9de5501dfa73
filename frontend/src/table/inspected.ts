/** What somebody looks at closely: one tile, or one place of a board, on a sheet above everything else. */

import { effect, signal } from "@preact/signals";
import { route } from "../router";
import type { SpotWords } from "../surfaces/types";

/** What may be done with the tile from there. */
export interface LookAnswer {
  /** What the button says. */
  words: string;
  /** What that comes to. */
  second: string;
  act: () => void;
}

export interface Inspected {
  /** The tile, where one is there. */
  piece?: string | undefined;
  rotation?: number | undefined;
  /** Where it lies, or what lies there is asked. */
  board?: string | undefined;
  cell?: string | undefined;
  /** What the place is called and what lies there, where its surface says. */
  words?: SpotWords | undefined;
  /** Who laid it, where the board tells. */
  seat?: number | undefined;
  /** The board is one of the past: nothing is asked about what is there now. */
  past?: boolean | undefined;
  answer?: LookAnswer | undefined;
}

const looked = signal<Inspected | null>(null);

export const inspected = looked as { readonly value: Inspected | null };

/** The sheet is a step of the browser's history, above the screen that it covers: Back closes it. */
const STEP = "look";
const stateNow = () => history.state as { step?: string; below?: readonly string[] } | null;
const isStep = () => stateNow()?.step === STEP;

export function inspect(what: Inspected): void {
  const below = [...(stateNow()?.below ?? []), location.hash];
  if (!isStep()) history.pushState({ step: STEP, below }, "");
  looked.value = what;
}

/** Close the sheet. */
export function closeInspection(): void {
  looked.value = null;
  if (isStep()) history.back();
}

addEventListener("popstate", () => {
  if (!isStep()) looked.value = null;
});
// Whoever goes elsewhere looks at that.
effect(() => {
  route.value;
  looked.value = null;
});
