/** Boards that are half entered: they are there again when somebody comes back, also after the phone slept. */

import { draft } from "../net/drafts";
import { store, stored } from "../platform/storage";

export interface Typed {
  /** The board as JSON. */
  text: string;
  /** What the box or table said of it when this was begun, as JSON; empty: nothing. */
  base: string;
}

const begun = draft<Readonly<Record<string, Typed | null>>>();

/** What ends with the id of a table is forgotten with the table. */
const key = (at: string) => `board.${at.split("/").reverse().join(".")}`;

/** What is half entered at a place, null: nothing. */
export function typedAt(at: string): Typed | null {
  const here = begun.value?.[at];
  return here === undefined ? (stored<Typed>(key(at)) ?? null) : here;
}

/** Keep what is half entered, or (null) forget it. */
export function keepTyped(at: string, typed: Typed | null): void {
  begun.value = { ...begun.peek(), [at]: typed };
  store(key(at), typed ?? undefined);
}
