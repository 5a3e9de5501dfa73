/** The own pieces of a table: fetched when the view has others than are cached, and stored for offline use. If all are
 * invented, their pictures come with the app and the server is not asked.
 */

import { signal } from "@preact/signals";
import { api } from "../net/api";
import { readValue, update } from "../platform/storage";
import type { DrawnPiece } from "../wire";

const MOST = 3;
const KEPT = "pieces";

interface TablePieces {
  table: string;
  /** The facts from which the pictures were drawn, as JSON. */
  facts: string;
  pieces: Record<string, DrawnPiece>;
  /** True if the pictures came with the app. */
  invented?: boolean;
}

const INVENTED = import.meta.glob<TablePieces["pieces"]>("../generated/invented/*.json", {
  import: "default",
});

const loadedPieces = signal<readonly TablePieces[]>(readValue<TablePieces[]>(KEPT) ?? []);

/** Return the drawn pieces of a table, if those of these facts are cached. */
export function ownPieces(table: string, facts: string): TablePieces["pieces"] | undefined {
  return loadedPieces.value.find((entry) => entry.table === table && entry.facts === facts)?.pieces;
}

/** Fetch the drawn pieces. @throws AppError if the request fails; Error if a file of the app cannot be loaded. */
export async function loadOwnPieces(table: string, game: string, facts: string): Promise<void> {
  const invented = await findInventedPieces(game, facts);
  const pieces = invented ?? (await api.pieces(table)).pieces;
  const loaded: TablePieces = { table, facts, pieces, invented: invented !== null };
  const withLoaded = (entries: readonly TablePieces[]) =>
    [loaded, ...entries.filter((entry) => entry.table !== table)].slice(0, MOST);
  loadedPieces.value = withLoaded(loadedPieces.peek());
  if (!loaded.invented) update<readonly TablePieces[]>(KEPT, (entries = []) => withLoaded(entries));
}

/** Return the pictures that came with the app; null if the table has other own pieces, or a piece differs. */
async function findInventedPieces(game: string, facts: string): Promise<TablePieces["pieces"] | null> {
  const entries = Object.entries(JSON.parse(facts) as Record<string, { invented?: boolean }>);
  if (!entries.length || !entries.every(([, { invented }]) => invented)) return null;
  const drawn = await INVENTED[`../generated/invented/${game}.json`]?.();
  const isSame = ([id, piece]: [string, unknown]) =>
    JSON.stringify(drawn?.[id]?.facts) === JSON.stringify(piece);
  return drawn && entries.every(isSame) ? drawn : null;
}
