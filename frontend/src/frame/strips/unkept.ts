/** Own pieces and boards of a table that its host's box lacks or has differently. The host's phone offers to keep them. */

import { signal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { api } from "../../net/api";
import type { TableStore } from "../../net/table";
import { readValue, update } from "../../platform/storage";
import { handleAnswer } from "../../ui/handleAnswer";
import type { KeptPieces, View } from "../../wire";

/** Ids of pieces and of boards that the host's box lacks or has differently. */
export interface Unkept extends Readonly<Record<keyof KeptPieces, readonly string[]>> {
  /** Listed pieces whose facts differ from the list. */
  corrected: readonly string[];
}

interface LoadedUnkept extends Unkept {
  table: string;
  /** The table's own pieces and boards at the time of the request, as JSON. */
  printed: string;
}
const loadedPieces = signal<LoadedUnkept | null>(null);
const NOTHING: Unkept = { pieces: [], boards: [], corrected: [] };

/** Return what the offered pieces are to the list: missing in it, corrected, or some of each. */
export function judgeKind({ pieces, corrected }: Pick<Unkept, "pieces" | "corrected">) {
  const isCorrected = pieces.map((piece) => corrected.includes(piece));
  return isCorrected.every(Boolean) ? "corrected" : isCorrected.some(Boolean) ? "both" : "new";
}

/** Key of the names of the pieces and boards that this phone no longer offers. Names of boards have a prefix. */
const formatKey = (table: string) => `left.${table}`;
const formatBoardName = (board: string) => `board/${board}`;

/** Stop offering these pieces on this phone. */
export function leavePieces(table: string, pieces: readonly string[]): void {
  update<readonly string[]>(formatKey(table), (left = []) => [...new Set([...left, ...pieces])]);
}

/** Stop offering a board on this phone. */
export function leaveBoard(table: string, board: string): void {
  leavePieces(table, [formatBoardName(board)]);
}

/** Put pieces into the host's box. @throws AppError the server refuses: then none is kept. */
export async function keepPieces(table: string, pieces: readonly string[]): Promise<KeptPieces["pieces"]> {
  const { pieces: keptPieces } = await api.piecesKeep(table, pieces);
  dropUnkept(table, "pieces", pieces);
  return keptPieces;
}

/** Offer pieces or boards no more: the host's box has them. */
export function dropUnkept(table: string, what: keyof KeptPieces, names: readonly string[]): void {
  const { value } = loadedPieces;
  if (value?.table !== table) return;
  loadedPieces.value = { ...value, [what]: value[what].filter((name) => !names.includes(name)) };
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
    // After an error it is asked for again with the next piece, or the next screen.
    return handleAnswer(api.piecesKept(id), ({ pieces, boards = {} }) => {
      const unkept = {
        pieces: Object.keys(pieces).filter((piece) => !pieces[piece]?.kept),
        corrected: Object.keys(pieces).filter((piece) => pieces[piece]?.corrected),
        boards: Object.keys(boards).filter((board) => !boards[board]),
      };
      loadedPieces.value = { table: id, printed, ...unkept };
    });
  }, [missing, id, printed]);
  const declined = readValue<readonly string[]>(formatKey(id)) ?? [];
  if (!loaded || !declined.length) return loaded ?? NOTHING;
  return {
    ...loaded,
    pieces: loaded.pieces.filter((piece) => !declined.includes(piece)),
    boards: loaded.boards.filter((board) => !declined.includes(formatBoardName(board))),
  };
}

/** Return all that is printed on own pieces and boards, as JSON; empty if there are none. */
function usePrinted({ pieces, layouts }: Partial<Pick<View, "pieces" | "layouts">> = {}): string {
  return useMemo(() => {
    const printed = { ...pieces, ...layouts };
    return Object.keys(printed).length ? JSON.stringify([pieces, layouts]) : "";
  }, [pieces, layouts]);
}
