/** Disputed pieces of this phone's seats that nobody has checked yet in the box on the table. */

import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { store as keepHere, stored } from "../platform/storage";
import { laidOutBy } from "../surfaces/display/displays";
import type { View } from "../wire";
import { api } from "./api";
import type { TableStore } from "./table";

interface Known {
  table: string;
  toCheck: readonly string[];
  /** The pieces of this phone's seats at the time of the request. */
  own: readonly string[];
}
const loadedPieces = signal<Known | null>(null);

const key = (table: string) => `checked.${table}`;
const askedAt = (table: string) => stored<readonly string[]>(key(table)) ?? [];

/** Stop asking about a piece on this phone. */
export function askNoMore(table: string, piece: string): void {
  keepHere(key(table), [...new Set([...askedAt(table), piece])]);
  const { value } = loadedPieces;
  if (value?.table !== table) return;
  loadedPieces.value = { ...value, toCheck: value.toCheck.filter((unchecked) => unchecked !== piece) };
}

/** Record that a piece is printed as listed; nobody is asked about it again. @throws AppError as `api.piecesCheck`. */
export async function printedAsListed(table: string, piece: string): Promise<void> {
  await api.piecesCheck(table, [piece]);
  askNoMore(table, piece);
}

/** Return the pieces before a seat, in its hand and on its own boards. */
function piecesOf({ seats, surfaces }: View, seat: number): string[] {
  const { hand = [] } = seats[seat] ?? {};
  const own = Object.values(surfaces).filter((surface) => surface.seat === seat);
  const laid = own
    .flatMap((surface) => (surface.kind === "grid" ? Object.values(surface.tiles) : []))
    .map(({ tile }) => tile);
  const offered = laidOutBy({ surfaces }, seat).map(([, { piece = "" }]) => piece);
  return [...offered, ...hand, ...laid];
}

/** Return the pieces to check, if this table draws from a real box. Asked anew when one of them is new here. */
export function useToCheck(table: TableStore): readonly string[] {
  const { id } = table;
  const document = table.document.value;
  const view = document?.view;
  const plays = view && !view.outcome && document.table.draw === "table";
  const own = plays ? table.seats.value.flatMap((seat) => piecesOf(view, seat)) : [];
  const here = loadedPieces.value?.table === id ? loadedPieces.value : null;
  const candidates = own.filter((piece) => here?.toCheck.includes(piece));
  const isNew = here === null || candidates.some((piece) => !here.own.includes(piece));
  const missing = own.length > 0 && isNew && table.connection.value.state !== "offline";
  const pieces = own.join();
  useEffect(() => {
    if (!missing) return;
    let gone = false;
    api.piecesToCheck(id).then(
      ({ pieces: toCheck }) => {
        if (!gone) loadedPieces.value = { table: id, toCheck, own: pieces.split(",") };
      },
      () => undefined, // asked for again with the next piece
    );
    return () => {
      gone = true;
    };
  }, [missing, id, pieces]);
  const current = askedAt(id);
  return isNew ? [] : candidates.filter((piece) => !current.includes(piece));
}
