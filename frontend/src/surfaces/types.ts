/** What surfaces of every kind are shown with. */

/** A seat as a surface shows it. */
export interface BoardSeat {
  name: string;
  colour: string;
}

export type Seats = Readonly<Record<string, BoardSeat>>;

/** What a place is called and what lies there, where its surface has words for that. */
export interface SpotWords {
  title: string;
  about: string;
}

export const NO_PLACES: readonly string[] = [];
