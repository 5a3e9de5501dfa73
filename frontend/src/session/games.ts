import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { client, withoutDevice } from "../net/client";
import { readValue, writeValue } from "../platform/storage";
import type { GameMeta } from "../wire";

const metas = signal<readonly GameMeta[] | null>(null);
let fetching: Promise<readonly GameMeta[]> | null = null;

/** The games on offer, once `loadGames` has them. */
export const games = metas as { readonly value: readonly GameMeta[] | null };

/** Fetch the list of games; offline, return the stored one. @throws AppError there is neither. */
export function loadGames(): Promise<readonly GameMeta[]> {
  fetching ??= client.GET("/api/v1/games", { fetch: withoutDevice }).then(
    (listed) => {
      metas.value = listed;
      writeValue("games", listed);
      return listed;
    },
    (error: unknown) => {
      fetching = null;
      const storedGames = readValue<readonly GameMeta[]>("games");
      if (!storedGames) throw error;
      metas.value = storedGames;
      return storedGames;
    },
  );
  return fetching;
}

/** Return the games on offer, which are loaded now; null until they are, or without a connection. */
export function useGames(): readonly GameMeta[] | null {
  useEffect(() => {
    loadGames().catch(() => undefined); // what is shown without them stays
  }, []);
  return games.value;
}
