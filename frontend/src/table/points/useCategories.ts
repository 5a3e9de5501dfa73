import { useEffect } from "preact/hooks";
import { games, loadGames } from "../../session/session";
import type { TableInfo } from "../../wire";
import { playedWith } from "../playedWith";

const NONE: readonly string[] = [];

/** The kinds of points at a table, in the order in which it shows them; empty until they are known. */
export function useCategories({
  game,
  expansions,
}: Pick<TableInfo, "game" | "expansions">): readonly string[] {
  useEffect(() => {
    loadGames().catch(() => undefined); // the totals stand without them
  }, []);
  const meta = games.value?.find(({ id }) => id === game);
  return meta ? playedWith(meta, expansions).categories : NONE;
}
