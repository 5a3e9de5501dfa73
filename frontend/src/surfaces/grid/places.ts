/**
 * Cells and places of a board. A cell is "x,y" (x east, y south); a place is a cell, a segment of the tile there
 * ("x,y/c0") or an edge of it ("x,y|N"). One cell is 100 board units wide.
 */

import type { GridView } from "../../wire";
import { type Bounds, type Cell, UNIT } from "../camera";

export type EdgeName = "N" | "E" | "S" | "W";
export const EDGES: readonly EdgeName[] = ["N", "E", "S", "W"];
const STEPS: Record<EdgeName, readonly [number, number]> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };

export interface Place extends Cell {
  /** The key of the cell, "x,y". */
  cell: string;
  segment?: string;
  edge?: EdgeName;
}

export function formatCell(x: number, y: number): string {
  return `${x},${y}`;
}

export function parseCell(key: string): Cell {
  const comma = key.indexOf(",");
  return { x: Number(key.slice(0, comma)), y: Number(key.slice(comma + 1)) };
}

export function parsePlace(place: string): Place {
  const [at = "", edge] = place.split("|");
  const [cell = "", segment] = at.split("/");
  const parsed: Place = { cell, ...parseCell(cell) };
  if (segment) parsed.segment = segment;
  if (edge) parsed.edge = edge as EdgeName;
  return parsed;
}

export function findNeighbour(key: string, edge: EdgeName): string {
  const { x, y } = parseCell(key);
  return formatCell(x + STEPS[edge][0], y + STEPS[edge][1]);
}

/** Return the cells of some places, each once, in the order of the places. */
export function listCells(places: Iterable<string>): string[] {
  return [...new Set([...places].map((place) => parsePlace(place).cell))];
}

/** Return the bounding box of cells; without any, the cell 0,0. */
export function computeBounds(keys: Iterable<string>): Bounds {
  const cells = [...keys].map(parseCell);
  if (!cells.length) return { left: 0, top: 0, right: 0, bottom: 0 };
  const xs = cells.map((cell) => cell.x);
  const ys = cells.map((cell) => cell.y);
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

/** Return SVG path data, in board units, of the outline around some cells: outer borders and holes. */
export function drawOutline(keys: Iterable<string>): string {
  const cells = new Set(keys);
  // Every outer side as a step from corner to corner, with the cells on its right.
  const steps = new Map<string, string[]>();
  for (const key of cells) {
    const { x, y } = parseCell(key);
    const corners = [formatCell(x, y), formatCell(x + 1, y), formatCell(x + 1, y + 1), formatCell(x, y + 1)];
    EDGES.forEach((edge, i) => {
      if (cells.has(findNeighbour(key, edge))) return;
      const from = corners[i] as string;
      const to = corners[(i + 1) % 4] as string;
      steps.set(from, [...(steps.get(from) ?? []), to]);
    });
  }
  let path = "";
  for (const start of steps.keys()) {
    while (steps.get(start)?.length) path += drawLoop(start, steps);
  }
  return path;
}

function drawLoop(start: string, steps: Map<string, string[]>): string {
  let path = "";
  let at = start;
  let heading = "";
  do {
    const next = steps.get(at)?.shift();
    if (next === undefined) break;
    const { x, y } = parseCell(at);
    const to = parseCell(next);
    const now = to.x === x ? "V" : "H";
    if (now !== heading) path += `${path ? "L" : "M"}${x * UNIT} ${y * UNIT}`;
    heading = now;
    at = next;
  } while (at !== start);
  return `${path}Z`;
}

/** Return the cell of the tile laid last, and its number. */
export function findNewest(tiles: GridView["tiles"]): { cell: string; n: number } {
  let newest = { cell: "0,0", n: 0 };
  for (const [cell, { n }] of Object.entries(tiles)) if (n >= newest.n) newest = { cell, n };
  return newest;
}

export function findNearest(to: string, cells: readonly string[]): string | undefined {
  const { x, y } = parseCell(to);
  const far = (cell: string) => {
    const at = parseCell(cell);
    return Math.hypot(at.x - x, at.y - y);
  };
  return [...cells].sort((a, b) => far(a) - far(b))[0];
}
