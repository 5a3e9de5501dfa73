/** The close look: one piece, or one place of a board, on a sheet above everything else. */

import { effect, signal } from "@preact/signals";
import { route } from "../router";
import type { SpotWords } from "../surfaces/types";

/** An action that the close look offers for its piece. */
export interface LookAnswer {
  words: string;
  /** A line that says what the button does. */
  second: string;
  act: () => void;
}

export interface Inspected {
  piece?: string | undefined;
  rotation?: number | undefined;
  /** The surface and cell where it lies. */
  board?: string | undefined;
  cell?: string | undefined;
  /** Name of the place and its content, if the surface has words for it. */
  words?: SpotWords | undefined;
  /** Who placed the piece, if the board says so. */
  seat?: number | undefined;
  /** The board is one of the past, so the server is not asked about the present. */
  past?: boolean | undefined;
  answer?: LookAnswer | undefined;
}

const looked = signal<Inspected | null>(null);

export const inspected = looked as { readonly value: Inspected | null };

export function inspect(target: Inspected): void {
  looked.value = target;
}

export function closeInspection(): void {
  looked.value = null;
}

// Going to another screen closes the sheet.
effect(() => {
  route.value;
  looked.value = null;
});
