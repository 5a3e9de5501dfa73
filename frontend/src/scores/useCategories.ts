import { extendMeta } from "../options/playedWith";
import { useGames } from "../session/games";
import type { TableInfo } from "../wire";

const NONE: readonly string[] = [];

/** Return the categories of points at a table, in display order; empty until they are loaded. */
export function useCategories({
  game,
  expansions,
}: Pick<TableInfo, "game" | "expansions">): readonly string[] {
  const meta = useGames()?.find(({ id }) => id === game);
  return meta ? extendMeta(meta, expansions).categories : NONE;
}
