/** A board in words: what lies in a cell, and where it is. */

import { listed, t, text } from "../../i18n";
import { edgesOf, type GameArt, kindOf, kindOfSymbol } from "../../pieces/assets";
import type { GridView, PieceView } from "../../wire";
import type { Bounds } from "../camera";
import type { Seats } from "../types";
import { boundsOf, cellKey, cellOf, EDGES, neighbour, placeOf } from "./places";

interface Table {
  art: GameArt;
  board: GridView;
  seats: Seats;
}

/** Return the bounds of tiles and free cells. Rows and columns are counted from their north-west corner. */
export function wholeBounds(board: GridView, legal: readonly string[]): Bounds {
  return boundsOf([...Object.keys(board.tiles), ...legal]);
}

/** Return "row 2, column 5". */
export function positionOf(cell: string, bounds: Bounds): string {
  const { x, y } = cellOf(cell);
  return t("board.position", { row: y - bounds.top + 1, column: x - bounds.left + 1 });
}

/** Return the positions of a tile's copies in words. */
export function positionsOf(board: GridView, tile: string): string[] {
  const cells = Object.keys(board.tiles);
  return cells
    .filter((cell) => board.tiles[cell]?.tile === tile)
    .map((cell) => positionOf(cell, boundsOf(cells)));
}

/** Return the name of a tile. */
export function tileName(art: GameArt | null, tile: string): string {
  const name = art?.tiles[tile]?.name;
  return name ? text(name) : tile;
}

/** Return the terrains of a tile's four sides in words. */
export function sidesWords(art: GameArt, tile: string, rotation: number): string {
  const [north = "", east = "", south = "", west = ""] = edgesOf(art, tile, rotation).map((kind) =>
    t(`${art.id}.terrain_${kind}`),
  );
  return t("board.sides", { north, east, south, west });
}

/** Return a tile in words: name, terrains of its sides, printed symbols. */
export function tileWords(art: GameArt, tile: string, rotation: number): string {
  if (!art.tiles[tile]) return `${tileName(art, tile)}.`; // its facts are still being loaded
  const printed = printedWords(art, tile);
  return [
    `${tileName(art, tile)}.`,
    sidesWords(art, tile, rotation),
    ...(printed ? [`${printed}.`] : []),
  ].join(" ");
}

/** Return what is printed on a tile, in words; empty if nothing is. */
export function printedWords(art: GameArt, tile: string): string {
  const { symbols: printed = {}, notes = [] } = art.tiles[tile] ?? {};
  const symbols = Object.entries(printed).map(([symbol, n]) => {
    const kind = kindOfSymbol(symbol);
    const word = t(symbol === kind ? `${art.id}.symbol_${kind}` : `${art.id}.${symbol}`);
    return n > 1 ? t("board.times", { n, what: word }) : word;
  });
  const all = [...symbols, ...notes.map(text)];
  return all.length ? listed(all) : "";
}

/** Return "Anna: thief on road", "Anna: road, east edge" or "Anna: pawn". */
function pieceWords({ art, board, seats }: Table, place: string, piece: PieceView): string {
  const { cell, segment = "", edge } = placeOf(place);
  const name = seats[piece.seat]?.name ?? "";
  const role = t(`${art.id}.role_${piece.role}`);
  if (edge) return t("board.piece_edge", { name, role, edge });
  const tile = board.tiles[cell]?.tile ?? "";
  if (!(segment in (art.tiles[tile]?.segments ?? {}))) return t("board.piece_here", { name, role });
  return t("board.piece", { name, role, on: t(`${art.id}.segment_${kindOf(art, tile, segment)}`) });
}

/** Describe a cell: the tile with its pieces, or the neighbours of a free cell; then its mark. */
export function cellWords(table: Table, cell: string): string {
  const { art, board } = table;
  const laid = board.tiles[cell];
  const mark = board.marks?.[cell];
  const marked = mark ? [`${t(`${art.id}.mark_${mark}`)}.`] : [];
  if (laid) {
    const pieces = Object.entries(board.pieces ?? {})
      .filter(([place]) => placeOf(place).cell === cell)
      .map(([place, piece]) => pieceWords(table, place, piece));
    return [tileWords(art, laid.tile, laid.rotation), ...pieces, ...marked].join(" ");
  }
  const beside = EDGES.flatMap((edge, i) => {
    const other = board.tiles[neighbour(cell, edge)];
    if (!other) return [];
    const facing = edgesOf(art, other.tile, other.rotation)[(i + 2) % 4];
    return [t("board.beside", { edge, terrain: t(`${art.id}.terrain_${facing}`) })];
  });
  return [t("board.free"), ...beside, ...marked].join(" ");
}

/** Return the rows from north to south, with their cells from west to east that hold something or may be chosen. */
export function rowsOf(board: GridView, legal: readonly string[]): { row: number; cells: string[] }[] {
  const bounds = wholeBounds(board, legal);
  const named = new Set([...Object.keys(board.tiles), ...legal, ...Object.keys(board.marks ?? {})]);
  const rows = [];
  for (let y = bounds.top; y <= bounds.bottom; y++) {
    const cells = [];
    for (let x = bounds.left; x <= bounds.right; x++) {
      if (named.has(cellKey(x, y))) cells.push(cellKey(x, y));
    }
    if (cells.length) rows.push({ row: y - bounds.top + 1, cells });
  }
  return rows;
}
