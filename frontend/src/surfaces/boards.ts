/** Which board: a table has one in the middle, or one of each seat, named by the seat's number. */

import type { BoardView, View } from "../wire";

const MIDDLE = "main";
const EMPTY: BoardView = { tiles: {} };

/** The board that a seat plays on: its own, or the one in the middle. */
export function boardOf(view: Pick<View, "boards">, seat: number | undefined): string {
  if (seat !== undefined && view.boards[seat]) return String(seat);
  return view.boards[MIDDLE] ? MIDDLE : (Object.keys(view.boards)[0] ?? MIDDLE);
}

/** Whose board it is; undefined: everybody's. */
export function ownerOf(board: string): number | undefined {
  return board === MIDDLE ? undefined : Number(board);
}

/** What lies on a board; nothing where there is none of that name. */
export function lyingOn(view: Pick<View, "boards">, board: string): BoardView {
  return view.boards[board] ?? EMPTY;
}
