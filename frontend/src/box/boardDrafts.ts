/** Boards that are being entered and not kept yet. They survive leaving the screen and closing the app. */

import { readValue, writeValue } from "../platform/storage";

interface UnsavedBoard {
  text: string;
  /** The kept board when editing began, as JSON; empty if there was none. */
  base: string;
}

/** The key of a table's board ends with the table's id, so that it is forgotten with the table. */
const formatKey = (at: string) => `board.${at.split("/").reverse().join(".")}`;

/** Return the unsaved board that is edited at a place of the app, null if there is none. */
export function findUnsavedBoard(at: string): UnsavedBoard | null {
  return readValue<UnsavedBoard>(formatKey(at)) ?? null;
}

/** Store an unsaved board, or (null) forget it. */
export function keepUnsavedBoard(at: string, board: UnsavedBoard | null): void {
  writeValue(formatKey(at), board ?? undefined);
}
