/** Kinds of boards of each game, loaded with the screens that show them. */

import type { Text } from "../wire";
import { hasDifferingBoxes } from "./boxFile";

export interface BoardFacts {
  id: string;
  name: Text;
  /** The value of `schema` in the JSON of such a board. */
  schema: string;
  /** The expansion that brings the board; empty for a board of the base game. */
  expansion: string;
  /** The least and the greatest number of seats of the tables that play on it, if not any number. */
  seats?: readonly [number, number];
  /** What people are told who play without having entered theirs. */
  guess?: Text;
}

const FILES = import.meta.glob<readonly BoardFacts[]>("../generated/boards/*.json", { import: "default" });
const findFile = (game: string) => FILES[`../generated/boards/${game}.json`];

/** True if a box of this game can have own pieces or boards. */
export const hasBox = (game: string) => hasDifferingBoxes(game) || findFile(game) !== undefined;

/** Load the kinds of boards of a game; empty for most. Rejects without a network. */
export const fetchBoards = async (game: string): Promise<readonly BoardFacts[]> =>
  (await findFile(game)?.()) ?? [];
