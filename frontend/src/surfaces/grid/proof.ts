/** What a score line cites, ordered for drawing: cells, the segments that count, and the numbers of its parts. */

import type { GridView, ScoreLine } from "../../wire";
import { listCells, parsePlace } from "./places";

type Part = NonNullable<ScoreLine["parts"]>[number];

export interface CitedCell {
  cell: string;
  /** The cited segments of the tile; undefined: the whole tile. */
  segments?: string[];
}

interface Cited {
  cells: CitedCell[];
  /** The same cells with the tiles on them. */
  tiles: GridView["tiles"];
  /** Each numbered thing: its place on the board and its number in the list. */
  numbers: { place: string; number: number }[];
  /** For each part, the numbers of its things. */
  byPart: number[][];
  /** Places that were examined but not counted. */
  leftOver: string[];
}

/** Sort groups of places from north to south, then from west to east. */
function sortGroups(groups: readonly (readonly string[])[]): (readonly string[])[] {
  const at = (group: readonly string[]) => parsePlace(group[0] ?? "0,0");
  return [...groups].sort((a, b) => at(a).y - at(b).y || at(a).x - at(b).x);
}

/**
 * Return the groups of places that get a number: each counted place if seats are compared, else each thing that gives
 * points.
 */
function groupPlaces(line: ScoreLine, { things = [] }: Part): (readonly string[])[] {
  return line.counts ? things.flat().map((place) => [place]) : [...things];
}

/** Return what a line cites. Things of the first part are numbered 1, 2, 3. A later part's thing takes the number of its
 * cell, if that has one, else the next number. If every counted cell holds a segment of the feature, segments are cited;
 * if counted cells lie outside it (the ring around something), whole tiles are.
 */
export function listCited(line: ScoreLine, board: GridView): Cited {
  const parts = line.parts ?? [];
  const feature = line.segments ?? [];
  const counted = parts.flatMap((part) => part.things ?? []).flat();
  const onFeature = new Set(listCells(feature));
  const bySegment = counted.every(
    (place) => parsePlace(place).segment || onFeature.has(parsePlace(place).cell),
  );

  const lit = new Map<string, Set<string>>();
  for (const place of [...counted, ...feature]) {
    const { cell, segment } = parsePlace(place);
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
  const numbersByPlace = new Map<string, number>();
  // Things that are not on this board have no number.
  const isOnBoard = (group: readonly string[]) => board.tiles[parsePlace(group[0] ?? "").cell] !== undefined;
  const byPart = parts.map((part) =>
    sortGroups(groupPlaces(line, part).filter(isOnBoard)).map((places) => {
      const place = places[0] ?? "";
      const { cell } = parsePlace(place);
      const counted =
        numbersByPlace.get(place) ?? (places.length === 1 ? numbersByPlace.get(cell) : undefined);
      if (counted !== undefined) return counted;
      const number = numbers.length + 1;
      numbers.push({ place, number });
      numbersByPlace.set(place, number);
      return number;
    }),
  );
  // Gold that was left over lies in no cell.
  const isInCell = (place: string) => !Number.isNaN(parsePlace(place).x);
  const leftOver = (line.left_over ?? []).map(({ place }) => place).filter(isInCell);
  return { cells, tiles, numbers, byPart, leftOver };
}

/** Return the cells that a proof cites; empty if what earned the points is not on the board. */
export function listCellsOfProof(line: ScoreLine, board: GridView): string[] {
  const { tiles, leftOver } = listCited(line, board);
  return [...Object.keys(tiles), ...listCells(leftOver)];
}
