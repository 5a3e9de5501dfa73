/** What surfaces of every kind are shown with. */

import type { SeatDocument } from "../wire";

/** The seats as a surface shows them, by number. */
export type Seats = Readonly<Record<string, Pick<SeatDocument, "name" | "colour">>>;

/** What a place is called and what lies there, where its surface has words for that. */
export interface SpotWords {
  title: string;
  about: string;
}

export const NO_PLACES: readonly string[] = [];
