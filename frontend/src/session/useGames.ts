import { useEffect } from "preact/hooks";
import type { GameMeta } from "../wire";
import { games, loadGames } from "./games";

/** Return the games on offer, which are loaded now; null until they are, or without a connection. */
export function useGames(): readonly GameMeta[] | null {
  useEffect(() => {
    loadGames().catch(() => undefined); // what is shown without them stays
  }, []);
  return games.value;
}
