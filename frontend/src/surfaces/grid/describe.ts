/** A board in words: what lies in a cell, and where it is. */

import { capitalize, has, joinWords, say, t } from "../../i18n";
import { findAnchor, findKind, type GameArt, listEdges, readKindOfSymbol } from "../../pieces/assets";
import { isNumbered } from "../../pieces/naming";
import type { GridView, PieceView } from "../../wire";
import type { Bounds } from "../camera";
import type { Seats } from "../types";
import { computeBounds, EDGES, findNeighbour, formatCell, parseCell, parsePlace } from "./places";

interface Table {
  art: GameArt;
  board: GridView;
  seats: Seats;
}

/** Return the bounds of tiles and free cells. Rows and columns are counted from their north-west corner. */
export function computeWholeBounds(board: GridView, legal: readonly string[]): Bounds {
  return computeBounds([...Object.keys(board.tiles), ...legal]);
}

/** Return "row 2, column 5". */
export function describePosition(cell: string, bounds: Bounds): string {
  const { x, y } = parseCell(cell);
  return t("board.position", { row: y - bounds.top + 1, column: x - bounds.left + 1 });
}

export function nameTile(art: GameArt | null, tile: string): string {
  const name = art?.tiles[tile]?.name;
  return name ? say(name) : tile;
}

/** Return the terrains of a tile's four sides in words. */
function describeSides(art: GameArt, tile: string, rotation: number): string {
  const [north = "", east = "", south = "", west = ""] = listEdges(art, tile, rotation).map((kind) =>
    t(`${art.id}.terrain_${kind}`),
  );
  return [east, south, west].every((side) => side === north)
    ? t("board.same_sides", { all: north })
    : t("board.sides", { north, east, south, west });
}

/** Directions by eighths of a circle, clockwise from east. */
const DIRECTIONS = ["E", "SE", "S", "SW", "W", "NW", "N", "NE"];
/** Parts nearer than this to the middle of their kind are called "middle". */
const MIDDLE = 8;

/** Return where a part of a rotated tile is among the tile's parts of its kind: "north-west". */
export function describePart(art: GameArt, tile: string, rotation: number, segment: string): string {
  const kind = findKind(art, tile, segment);
  const alike = Object.entries(art.tiles[tile]?.segments ?? {}).filter(([, other]) => other === kind);
  const anchors = alike.map(([other]) => findAnchor(art, tile, rotation, other));
  const [x, y] = findAnchor(art, tile, rotation, segment);
  const east = x - anchors.reduce((sum, [at]) => sum + at, 0) / anchors.length;
  const south = y - anchors.reduce((sum, [, at]) => sum + at, 0) / anchors.length;
  const eighth = Math.round((4 * Math.atan2(south, east)) / Math.PI);
  const direction = Math.hypot(east, south) < MIDDLE ? "" : (DIRECTIONS.at(eighth) ?? "");
  return t("board.part", { direction });
}

/** Return a tile in words: name, terrains of its sides, printed symbols. */
export function describeTile(art: GameArt, tile: string, rotation: number): string {
  return `${capitalize(nameTile(art, tile))}. ${describeFacts(art, tile, rotation)}`.trim();
}

/** Return a tile's roads by the sides at which they end; empty if it has none, or if its sides say it already. */
function describeRoads(art: GameArt, tile: string, rotation: number): string {
  const roads = art.tiles[tile]?.roads ?? [];
  const code = `${art.id}.roads`;
  if (!roads.length || !has(code)) return "";
  const ends = (road: readonly number[]) =>
    road.map((edge) => t("board.side", { edge: EDGES[(edge + rotation) % 4] ?? "" })).join("–");
  return t(code, { n: roads.length, roads: roads.map(ends).join(", ") });
}

/** Return what a tile's name does not say: terrains of its sides, roads, printed symbols. */
export function describeFacts(art: GameArt, tile: string, rotation: number): string {
  const facts = art.tiles[tile];
  if (!facts) return ""; // they are still being loaded
  const named = isNumbered(facts.name) ? Object.keys(facts.symbols ?? {}).map(readKindOfSymbol) : [];
  const printed = describePrinted(art, tile, [...listEdges(art, tile, rotation), ...named]);
  const all = [
    describeSides(art, tile, rotation),
    describeRoads(art, tile, rotation),
    ...(printed ? [`${capitalize(printed)}.`] : []),
  ];
  return all.filter(Boolean).join(" ");
}

/** Return what is printed on a tile, in words; empty if nothing is. `said`: kinds that were named before. */
export function describePrinted(art: GameArt, tile: string, said: readonly string[] = []): string {
  const { symbols: printed = {}, notes = [] } = art.tiles[tile] ?? {};
  const unsaid = Object.entries(printed).filter(([symbol]) => !said.includes(readKindOfSymbol(symbol)));
  const symbols = unsaid.map(([symbol, n]) => {
    const kind = readKindOfSymbol(symbol);
    const word = t(symbol === kind ? `${art.id}.symbol_${kind}` : `${art.id}.${symbol}`);
    return n > 1 ? t("board.times", { n, what: word }) : word;
  });
  const all = [...symbols, ...notes.map(say)];
  return all.length ? joinWords(all) : "";
}

/** Return "Anna: thief on road", "Anna: road, east edge" or "Anna: pawn". */
function describePiece({ art, board, seats }: Table, place: string, piece: PieceView): string {
  const { cell, segment = "", edge } = parsePlace(place);
  const name = seats[piece.seat]?.name ?? "";
  const role = t(`${art.id}.role_${piece.role}`);
  if (edge) return t("board.piece_edge", { name, role, edge });
  const tile = board.tiles[cell]?.tile ?? "";
  if (!(segment in (art.tiles[tile]?.segments ?? {}))) return t("board.piece_here", { name, role });
  return t("board.piece", { name, role, on: t(`${art.id}.segment_${findKind(art, tile, segment)}`) });
}

/** Describe a cell: the tile with its pieces, or the neighbours of a free cell; then its mark. */
export function describeCell(table: Table, cell: string): string {
  const { art, board } = table;
  const laid = board.tiles[cell];
  const mark = board.marks?.[cell];
  const marked = mark ? [`${t(`${art.id}.mark_${mark}`)}.`] : [];
  if (laid) {
    const pieces = Object.entries(board.pieces ?? {})
      .filter(([place]) => parsePlace(place).cell === cell)
      .map(([place, piece]) => describePiece(table, place, piece));
    return [describeTile(art, laid.tile, laid.rotation), ...pieces, ...marked].join(" ");
  }
  const beside = EDGES.flatMap((edge, i) => {
    const other = board.tiles[findNeighbour(cell, edge)];
    if (!other) return [];
    const facing = listEdges(art, other.tile, other.rotation)[(i + 2) % 4];
    return [t("board.beside", { edge, terrain: t(`${art.id}.terrain_${facing}`) })];
  });
  return [t("board.free"), ...beside, ...marked].join(" ");
}

/** Return the rows from north to south, with their cells from west to east that hold something or may be chosen. */
export function listRows(board: GridView, legal: readonly string[]): { row: number; cells: string[] }[] {
  const bounds = computeWholeBounds(board, legal);
  const named = new Set([...Object.keys(board.tiles), ...legal, ...Object.keys(board.marks ?? {})]);
  const rows = [];
  for (let y = bounds.top; y <= bounds.bottom; y++) {
    const cells = [];
    for (let x = bounds.left; x <= bounds.right; x++) {
      if (named.has(formatCell(x, y))) cells.push(formatCell(x, y));
    }
    if (cells.length) rows.push({ row: y - bounds.top + 1, cells });
  }
  return rows;
}
