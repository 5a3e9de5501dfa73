/** Boards that are being entered and not kept yet. They survive leaving the screen and closing the app. */

import { draftSignal } from "../net/drafts";
import { store, stored } from "../platform/storage";

export interface UnsavedBoard {
  /** The board as JSON. */
  text: string;
  /** The kept board when editing began, as JSON; empty if there was none. */
  base: string;
}

const unsaved = draftSignal<Readonly<Record<string, UnsavedBoard | null>>>();

/** The key of a table's board ends with the table's id, so that it is forgotten with the table. */
const key = (at: string) => `board.${at.split("/").reverse().join(".")}`;

/** Return the unsaved board that is edited at a place of the app, null if there is none. */
export function unsavedBoardAt(at: string): UnsavedBoard | null {
  const board = unsaved.value?.[at];
  return board === undefined ? (stored<UnsavedBoard>(key(at)) ?? null) : board;
}

/** Store an unsaved board, or (null) forget it. */
export function keepUnsavedBoard(at: string, board: UnsavedBoard | null): void {
  unsaved.value = { ...unsaved.peek(), [at]: board };
  store(key(at), board ?? undefined);
}
