/** Own pieces of a table that are missing from its host's box. The host's phone offers to keep them. */

import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { store as keepHere, stored } from "../platform/storage";
import type { KeptPieces } from "../wire";
import { api } from "./api";
import type { TableStore } from "./table";

interface Known {
  table: string;
  /** The own pieces as the table had them then, as JSON. */
  pieces: string;
  missing: readonly string[];
}
const known = signal<Known | null>(null);

const key = (table: string) => `left.${table}`;
const leftAt = (table: string) => stored<readonly string[]>(key(table)) ?? [];

/** Stop offering these pieces on this phone. */
export function leavePieces(table: string, pieces: readonly string[]): void {
  keepHere(key(table), [...new Set([...leftAt(table), ...pieces])]);
  drop(table, pieces);
}

/** Put pieces into the host's box. @throws AppError the server refuses: then none is kept. */
export async function keepPieces(table: string, pieces: readonly string[]): Promise<KeptPieces["pieces"]> {
  const { pieces: kept } = await api.piecesKeep(table, pieces);
  drop(table, pieces);
  return kept;
}

function drop(table: string, pieces: readonly string[]): void {
  const { value } = known;
  if (value?.table !== table) return;
  known.value = { ...value, missing: value.missing.filter((piece) => !pieces.includes(piece)) };
}

/** Return the pieces that the host may still keep, asked anew when the table's own pieces change. Empty for others. */
export function useUnkept(table: TableStore): readonly string[] {
  const { id } = table;
  const own = table.document.value?.view?.pieces ?? {};
  const pieces = JSON.stringify(own);
  const asks = table.host.value && Object.keys(own).length > 0 && table.connection.value.state !== "offline";
  const here = known.value?.table === id && known.value.pieces === pieces ? known.value : null;
  const missing = asks && here === null;
  useEffect(() => {
    if (!missing) return;
    let gone = false;
    api.piecesKept(id).then(
      ({ pieces: kept }) => {
        const left = leftAt(id);
        const without = Object.keys(kept).filter((piece) => !kept[piece]?.kept && !left.includes(piece));
        if (!gone) known.value = { table: id, pieces, missing: without };
      },
      () => undefined, // asked for again with the next piece, or the next screen
    );
    return () => {
      gone = true;
    };
  }, [missing, id, pieces]);
  return here?.missing ?? [];
}
