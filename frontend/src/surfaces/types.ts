/** Types that all kinds of surfaces share. */

import type { Change, SeatDocument } from "../wire";

export type Seats = Readonly<Record<string, Pick<SeatDocument, "name" | "colour">>>;

/** The name of a place, and what lies there. */
export interface SpotWords {
  title: string;
  about: string;
}

/** A badge at a place: a number, with glyphs of some kinds of pieces beside it. */
export interface Badge {
  value: string;
  signs: readonly string[];
}

/** A trail over a surface: a move that is being chosen or sent, or a plan. */
export interface Trail {
  from: string;
  path: readonly string[];
  to?: string | undefined;
  sent?: boolean;
  /** The kind of piece that may be left where the move begins. */
  leaves?: string | undefined;
}

/** What a choice would change, by place. */
export type Changes = Readonly<Record<string, Change>>;

export const NO_PLACES: readonly string[] = [];
