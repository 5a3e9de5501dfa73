/** What a score line cites, ordered for drawing: cells, the segments that count on them, numbers as in its parts. */

import type { GridView, ScoreLine } from "../../wire";
import { cellsOf, placeOf } from "./places";

type Part = NonNullable<ScoreLine["parts"]>[number];

export interface CitedCell {
  cell: string;
  /** What of the tile is the proof; the whole tile where this is missing. */
  segments?: string[];
}

export interface Cited {
  cells: CitedCell[];
  /** The same cells with the tiles on them. */
  tiles: GridView["tiles"];
  /** Each numbered thing: its place on the board and its number in the list. */
  numbers: { place: string; number: number }[];
  /** For each part, the numbers of its things. */
  byPart: number[][];
  /** Places that were looked at and not counted. */
  leftOver: string[];
}

/** Things from north to south, then from west to east. */
function inReadingOrder(things: readonly (readonly string[])[]): (readonly string[])[] {
  const at = (thing: readonly string[]) => placeOf(thing[0] ?? "0,0");
  return [...things].sort((a, b) => at(a).y - at(b).y || at(a).x - at(b).x);
}

/** What is numbered: where seats are compared each thing that a seat has, else each that gives points. */
function thingsOf(line: ScoreLine, { things = [] }: Part): (readonly string[])[] {
  return line.counts ? things.flat().map((place) => [place]) : [...things];
}

/**
 * Things of the first part are numbered 1, 2, 3; a later part's thing takes the number of the cell it lies on, if
 * that cell has one, else the next. Where every counted cell holds a segment of the feature, segments are the proof;
 * where counted cells lie outside it (the ring around something), whole tiles are.
 */
export function citedBy(line: ScoreLine, board: GridView): Cited {
  const parts = line.parts ?? [];
  const feature = line.segments ?? [];
  const counted = parts.flatMap((part) => part.things ?? []).flat();
  const onFeature = new Set(cellsOf(feature));
  const bySegment = counted.every((place) => placeOf(place).segment || onFeature.has(placeOf(place).cell));

  const lit = new Map<string, Set<string>>();
  for (const place of [...counted, ...feature]) {
    const { cell, segment } = placeOf(place);
    if (!board.tiles[cell]) continue;
    const segments = lit.get(cell) ?? new Set();
    if (segment) segments.add(segment);
    lit.set(cell, segments);
  }
  const cells = [...lit].map(([cell, segments]) =>
    bySegment && segments.size ? { cell, segments: [...segments] } : { cell },
  );

  const tiles = Object.fromEntries(
    cells.flatMap(({ cell }) => {
      const tile = board.tiles[cell];
      return tile ? [[cell, tile] as const] : [];
    }),
  );

  const numbers: Cited["numbers"] = [];
  const numberOf = new Map<string, number>();
  // What is counted elsewhere than on the board has no place to be numbered at.
  const onBoard = (thing: readonly string[]) => board.tiles[placeOf(thing[0] ?? "").cell] !== undefined;
  const byPart = parts.map((part) =>
    inReadingOrder(thingsOf(line, part).filter(onBoard)).map((thing) => {
      const place = thing[0] ?? "";
      const { cell } = placeOf(place);
      const known = numberOf.get(place) ?? (thing.length === 1 ? numberOf.get(cell) : undefined);
      if (known !== undefined) return known;
      const number = numbers.length + 1;
      numbers.push({ place, number });
      numberOf.set(place, number);
      return number;
    }),
  );
  // What was left in a purse lies in no cell.
  const inCell = (place: string) => !Number.isNaN(placeOf(place).x);
  const leftOver = (line.left_over ?? []).map(({ place }) => place).filter(inCell);
  return { cells, tiles, numbers, byPart, leftOver };
}

/** The cells that a proof speaks of; none: what earned the points does not lie on the board. */
export function cellsOfProof(line: ScoreLine, board: GridView): string[] {
  const { tiles, leftOver } = citedBy(line, board);
  return [...Object.keys(tiles), ...cellsOf(leftOver)];
}
