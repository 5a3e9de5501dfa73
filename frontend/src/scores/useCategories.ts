import { useEffect } from "preact/hooks";
import { extendMeta } from "../options/playedWith";
import { games, loadGames } from "../session/games";
import type { TableInfo } from "../wire";

const NONE: readonly string[] = [];

/** Return the categories of points at a table, in display order; empty until they are loaded. */
export function useCategories({
  game,
  expansions,
}: Pick<TableInfo, "game" | "expansions">): readonly string[] {
  useEffect(() => {
    loadGames().catch(() => undefined); // without categories, totals are still shown
  }, []);
  const meta = games.value?.find(({ id }) => id === game);
  return meta ? extendMeta(meta, expansions).categories : NONE;
}
