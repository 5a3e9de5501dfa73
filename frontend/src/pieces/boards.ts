/** Boards that no list describes: which a game has, fetched with the screens that show them. */

import type { Text } from "../wire";
import { boxesDiffer } from "./boxFile";

export interface BoardFacts {
  id: string;
  name: Text;
  /** The word that the JSON of such a board has under `schema`. */
  schema: string;
  /** Only tables with it have the board; empty: all have. */
  expansion: string;
}

const FILES = import.meta.glob<readonly BoardFacts[]>("../generated/boards/*.json", { import: "default" });
const fileOf = (game: string) => FILES[`../generated/boards/${game}.json`];

/** Whether there is anything to say of a box of this game. */
export const hasBox = (game: string) => boxesDiffer(game) || fileOf(game) !== undefined;

/** The boards of a game, none for most. Rejects when the network is gone. */
export const boardsOf = async (game: string): Promise<readonly BoardFacts[]> =>
  (await fileOf(game)?.()) ?? [];
