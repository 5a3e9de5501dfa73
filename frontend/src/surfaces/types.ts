/** What surfaces of every kind are shown with. */

import type { SeatDocument } from "../wire";

/** The seats as a surface shows them, by number. */
export type Seats = Readonly<Record<string, Pick<SeatDocument, "name" | "colour">>>;

/** What a place is called and what lies there, where its surface has words for that. */
export interface SpotWords {
  title: string;
  about: string;
}

/** What is written at a place: a number, and beside it the pictures of some kinds of pieces. */
export interface Badge {
  value: string;
  signs: readonly string[];
}

/** A way over a surface: a move that is not done yet or on its way, or what was planned so far. */
export interface Trail {
  from: string;
  path: readonly string[];
  to?: string | undefined;
  sent?: boolean;
}

export const NO_PLACES: readonly string[] = [];
