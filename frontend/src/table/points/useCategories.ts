import { useEffect } from "preact/hooks";
import { games, loadGames } from "../../session/session";

const NONE: readonly string[] = [];

/** The kinds of points of a game, in the order in which it shows them; empty until they are known. */
export function useCategories(game: string): readonly string[] {
  useEffect(() => {
    loadGames().catch(() => undefined); // the totals stand without them
  }, []);
  return games.value?.find(({ id }) => id === game)?.categories ?? NONE;
}
