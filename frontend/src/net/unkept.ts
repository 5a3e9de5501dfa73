/** Own pieces and boards of a table that its host's box lacks or has differently. The host's phone offers to keep them. */

import { signal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { store as keepHere, stored } from "../platform/storage";
import type { KeptPieces, Payload, View } from "../wire";
import { api } from "./api";
import type { TableStore } from "./table";

/** Ids of pieces and of boards. */
interface Unkept extends Readonly<Record<keyof KeptPieces, readonly string[]>> {
  /** Listed pieces whose facts differ from the list. */
  corrected: readonly string[];
}

/** What the pieces are to the list: missing in it, corrected, or some of each. */
export type Kind = "new" | "corrected" | "both";

interface LoadedUnkept extends Unkept {
  table: string;
  /** The table's own pieces and boards at the time of the request, as JSON. */
  printed: string;
}
const loadedPieces = signal<LoadedUnkept | null>(null);
const NOTHING: Unkept = { pieces: [], boards: [], corrected: [] };

/** Return what the offered pieces are to the list. */
export function kindOf({ pieces, corrected }: Pick<Unkept, "pieces" | "corrected">): Kind {
  const isCorrected = pieces.map((piece) => corrected.includes(piece));
  return isCorrected.every(Boolean) ? "corrected" : isCorrected.some(Boolean) ? "both" : "new";
}

/** Return the names of the pieces and boards that this phone no longer offers. Names of boards have a prefix. */
const leftAt = (table: string) => stored<readonly string[]>(key(table)) ?? [];
const key = (table: string) => `left.${table}`;
const boardName = (board: string) => `board/${board}`;

/** Stop offering these pieces on this phone. */
export function leavePieces(table: string, pieces: readonly string[]): void {
  leave(table, pieces);
  dropPieces(table, pieces);
}

/** Stop offering a board on this phone. */
export function leaveBoard(table: string, board: string): void {
  leave(table, [boardName(board)]);
  dropBoard(table, board);
}

function leave(table: string, names: readonly string[]): void {
  keepHere(key(table), [...new Set([...leftAt(table), ...names])]);
}

/** Put pieces into the host's box. @throws AppError the server refuses: then none is kept. */
export async function keepPieces(table: string, pieces: readonly string[]): Promise<KeptPieces["pieces"]> {
  const { pieces: keptPieces } = await api.piecesKeep(table, pieces);
  dropPieces(table, pieces);
  return keptPieces;
}

interface BoardToKeep {
  table: string;
  game: string;
  board: string;
  facts: Payload;
  /** What this phone saw in the box; null: nothing. */
  before: Payload | null;
}

/** Put a board into the host's box. @throws AppError the server refuses, or another phone was faster. */
export async function keepBoard({ table, game, board, facts, before }: BoardToKeep): Promise<void> {
  await api.boardKeep(game, board, facts, before);
  dropBoard(table, board);
}

function dropPieces(table: string, pieces: readonly string[]): void {
  const { value } = loadedPieces;
  if (value?.table !== table) return;
  loadedPieces.value = { ...value, pieces: value.pieces.filter((piece) => !pieces.includes(piece)) };
}

function dropBoard(table: string, board: string): void {
  const { value } = loadedPieces;
  if (value?.table !== table) return;
  loadedPieces.value = { ...value, boards: value.boards.filter((other) => other !== board) };
}

/**
 * Return what the host may still keep, fetched anew when the table's own pieces or boards change. Empty on other
 * phones.
 */
export function useUnkept(table: TableStore): Unkept {
  const { id } = table;
  const view = table.document.value?.view;
  const printed = usePrinted(view);
  const asks = table.host.value && printed !== "" && table.connection.value.state !== "offline";
  const loaded =
    loadedPieces.value?.table === id && loadedPieces.value.printed === printed ? loadedPieces.value : null;
  const missing = asks && loaded === null;
  useEffect(() => {
    if (!missing) return;
    let isCancelled = false;
    api.piecesKept(id).then(
      ({ pieces, boards = {} }) => {
        if (isCancelled) return;
        const declined = leftAt(id);
        const unkept = {
          pieces: Object.keys(pieces).filter((piece) => !pieces[piece]?.kept && !declined.includes(piece)),
          corrected: Object.keys(pieces).filter((piece) => pieces[piece]?.corrected),
          boards: Object.keys(boards).filter(
            (board) => !boards[board] && !declined.includes(boardName(board)),
          ),
        };
        loadedPieces.value = { table: id, printed, ...unkept };
      },
      () => undefined, // asked for again with the next piece, or the next screen
    );
    return () => {
      isCancelled = true;
    };
  }, [missing, id, printed]);
  return loaded ?? NOTHING;
}

/** Return all that is printed on own pieces and boards, as JSON; empty if there are none. */
function usePrinted({ pieces, layouts }: Partial<Pick<View, "pieces" | "layouts">> = {}): string {
  return useMemo(() => {
    const printed = { ...pieces, ...layouts };
    return Object.keys(printed).length ? JSON.stringify([pieces, layouts]) : "";
  }, [pieces, layouts]);
}
