/** Disputed pieces of this phone's seats that nobody has checked yet in the box on the table. */

import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { api } from "../../net/api";
import type { TableStore } from "../../net/table";
import { readValue, update } from "../../platform/storage";
import { listLaidOut } from "../../surfaces/display/displays";
import { handleAnswer } from "../../ui/handleAnswer";
import type { View } from "../../wire";

interface LoadedToCheck {
  table: string;
  toCheck: readonly string[];
  /** The pieces of this phone's seats at the time of the request. */
  ownPieces: readonly string[];
}
const loadedPieces = signal<LoadedToCheck | null>(null);

const formatKey = (table: string) => `checked.${table}`;

/** Stop asking about a piece on this phone. */
export function askNoMore(table: string, piece: string): void {
  update<readonly string[]>(formatKey(table), (asked = []) => [...new Set([...asked, piece])]);
  const { value } = loadedPieces;
  if (value?.table !== table) return;
  loadedPieces.value = { ...value, toCheck: value.toCheck.filter((unchecked) => unchecked !== piece) };
}

/** Record that a piece is printed as listed; nobody is asked about it again. @throws AppError as `api.piecesCheck`. */
export async function confirmAsListed(table: string, piece: string): Promise<void> {
  await api.piecesCheck(table, [piece]);
  askNoMore(table, piece);
}

/** Versions of tables at which this page first asked about a piece, by table and piece. */
const askedAt = new Map<string, number>();

/** True while nothing newer has happened than the first question about a piece, which begins now if it has not before.
 * @param newest the version of the newest news.
 */
export function isNewest({ id, version }: TableStore, piece: string, newest: number): boolean {
  const key = `${id} ${piece}`;
  const at = askedAt.get(key) ?? Math.max(version.value.v, newest);
  askedAt.set(key, at);
  return newest <= at;
}

/** Return the pieces before a seat, in its hand and on its own boards. */
function listPieces({ seats, surfaces }: View, seat: number): string[] {
  const { hand = [] } = seats[seat] ?? {};
  const ownBoards = Object.values(surfaces).filter((surface) => surface.seat === seat);
  const laid = ownBoards
    .flatMap((surface) => (surface.kind === "grid" ? Object.values(surface.tiles) : []))
    .map(({ tile }) => tile);
  const offered = listLaidOut({ surfaces }, seat).map(([, { piece = "" }]) => piece);
  return [...offered, ...hand, ...laid];
}

/** Return the pieces to check, if this table draws from a real box. Asked anew when one of them is new here. */
export function useToCheck(table: TableStore): readonly string[] {
  const { id } = table;
  const document = table.document.value;
  const view = document?.view;
  const plays = view && !view.outcome && document.table.draw === "table";
  const ownPieces = plays ? table.seats.value.flatMap((seat) => listPieces(view, seat)) : [];
  const loaded = loadedPieces.value?.table === id ? loadedPieces.value : null;
  const candidates = ownPieces.filter((piece) => loaded?.toCheck.includes(piece));
  const isNew = loaded === null || candidates.some((piece) => !loaded.ownPieces.includes(piece));
  const missing = ownPieces.length > 0 && isNew && table.connection.value.state !== "offline";
  const pieces = ownPieces.join();
  useEffect(() => {
    if (!missing) return;
    // After an error it is asked for again with the next piece.
    return handleAnswer(api.piecesToCheck(id), ({ pieces: toCheck }) => {
      loadedPieces.value = { table: id, toCheck, ownPieces: pieces.split(",") };
    });
  }, [missing, id, pieces]);
  const asked = readValue<readonly string[]>(formatKey(id)) ?? [];
  return isNew ? [] : candidates.filter((piece) => !asked.includes(piece));
}
