/**
 * The pieces of a table's own box: fetched when the view names other ones than are here, and kept for when offline.
 * Where all are invented they come with the app, as the printed ones do: the server is not asked.
 */

import { signal } from "@preact/signals";
import { api } from "../net/api";
import { store, stored } from "../platform/storage";
import type { DrawnPiece } from "../wire";

const MOST = 3;
const KEPT = "pieces";

interface Own {
  table: string;
  /** The facts that they were drawn from. */
  facts: string;
  pieces: Record<string, DrawnPiece>;
  /** They came with the app. */
  invented?: boolean;
}

const INVENTED = import.meta.glob<Own["pieces"]>("../generated/invented/*.json", { import: "default" });

const known = signal<readonly Own[]>(stored<Own[]>(KEPT) ?? []);

/** The drawn pieces of a table, once those of these facts are here. */
export function ownPieces(table: string, facts: string): Own["pieces"] | undefined {
  return known.value.find((own) => own.table === table && own.facts === facts)?.pieces;
}

/** Fetch them. @throws AppError as any request; an Error where a file of the app cannot be had. */
export async function loadOwnPieces(table: string, game: string, facts: string): Promise<void> {
  const invented = await inventedPieces(game, facts);
  const pieces = invented ?? (await api.pieces(table)).pieces;
  const others = known.peek().filter((own) => own.table !== table);
  known.value = [{ table, facts, pieces, invented: invented !== null }, ...others].slice(0, MOST);
  store(
    KEPT,
    known.peek().filter((own) => !own.invented),
  );
}

/** The drawings that came with the app; null where the table has other pieces too, or a piece differs. */
async function inventedPieces(game: string, facts: string): Promise<Own["pieces"] | null> {
  const wanted = Object.entries(JSON.parse(facts) as Record<string, { invented?: boolean }>);
  if (!wanted.length || !wanted.every(([, { invented }]) => invented)) return null;
  const drawn = await INVENTED[`../generated/invented/${game}.json`]?.();
  const isSame = ([id, piece]: [string, unknown]) =>
    JSON.stringify(drawn?.[id]?.facts) === JSON.stringify(piece);
  return drawn && wanted.every(isSame) ? drawn : null;
}
