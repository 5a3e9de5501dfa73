/** The pieces of a table's own box: fetched when the view names other ones than are here, and kept for when offline. */

import { signal } from "@preact/signals";
import { api } from "../net/api";
import { store, stored } from "../net/storage";
import type { DrawnPiece } from "./assets";

const MOST = 3;
const KEPT = "pieces";

interface Own {
  table: string;
  /** The facts that they were drawn from. */
  facts: string;
  pieces: Record<string, DrawnPiece>;
}

const known = signal<readonly Own[]>(stored<Own[]>(KEPT) ?? []);

/** The drawn pieces of a table, once those of these facts are here. */
export function ownPieces(table: string, facts: string): Own["pieces"] | undefined {
  return known.value.find((own) => own.table === table && own.facts === facts)?.pieces;
}

/** Fetch them. @throws AppError as any request. */
export async function loadOwnPieces(table: string, facts: string): Promise<void> {
  const { pieces } = await api.pieces(table);
  const others = known.peek().filter((own) => own.table !== table);
  known.value = [{ table, facts, pieces }, ...others].slice(0, MOST);
  store(KEPT, known.peek());
}
