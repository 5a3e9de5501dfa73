/** A surface of spots with their positions, names and pieces. Plans and tracks are drawn, read aloud and tapped by means
 * of such a chart. One cell of the camera is as large as the distance of the nearest two spots.
 */

import type { PlanLine, ScoreLine, StackedPiece, Text } from "../../wire";
import { type Bounds, type Point, TARGET } from "../camera";
import type { Trail } from "../types";

export interface ChartSpot {
  /** The middle of the spot, in cells. */
  at: Point;
  name: Text;
  /** The places that are linked to it by a line. */
  beside: readonly string[];
  /** Further sentences about it. */
  about: readonly string[];
  /** Its own radius, in cells. */
  radius?: number | undefined;
  /** SVG content that is drawn on it, around its middle, in units of the drawing. */
  sign?: string | undefined;
  /** It is the middle of something drawn: no spot is drawn there. */
  field?: boolean | undefined;
  /** Printed there; pieces of its stack are numbered from the top. */
  figure?: string | undefined;
}

/** A piece that lies there. `times`: the factor by which its value was scored. `waits`: it may come to lie there. */
export type LyingPiece = StackedPiece & { times?: number | undefined; waits?: boolean };

export interface Chart {
  /** Width and height, in cells. */
  size: Point;
  /** Radius of a spot, in cells. */
  radius: number;
  /** Cells per unit of the drawing. */
  unit: number;
  /** SVG content, in its own units. */
  drawing: string;
  /** Places in the order in which they are read. */
  order: readonly string[];
  spots: Readonly<Record<string, ChartSpot>>;
  /** Places that consist of several spots. */
  areas: Readonly<Record<string, readonly string[]>>;
  /** `kind`: a word of the game. */
  ways: readonly Required<PlanLine>[];
  /** True if pieces lie on each other, false if they stand side by side. */
  stacked: boolean;
  /** By place, top first. */
  stacks: Readonly<Record<string, readonly LyingPiece[]>>;
  marks: Readonly<Record<string, string>>;
  /** Places that pieces enter next, with what is missing for that in words; empty: nothing. */
  ahead?: Readonly<Record<string, string>>;
  /** Places that are next to each other without a line, several together. */
  partners: readonly (readonly string[])[];
  /** By place, the seats that are ahead there. */
  holders: Readonly<Record<string, readonly number[]>>;
}

/** The printed part of a layout, in units of the drawing. */
export interface Printed {
  size: readonly [number, number];
  spot: number;
  drawing?: string | undefined;
}

const NOWHERE: Point = { x: 0, y: 0 };

/** Return the chart with the stacks as they lay when a line was scored. */
export function showAsScored(chart: Chart, line: ScoreLine | undefined): Chart {
  if (!line?.stacks) return chart;
  const scored = Object.entries(line.stacks).map(([place, stack]): [string, LyingPiece[]] => [
    place,
    stack.map((piece) => ({ ...piece, face_down: !piece.value, times: piece.times ?? 0 })),
  ]);
  return { ...chart, stacks: { ...chart.stacks, ...Object.fromEntries(scored) } };
}

/** Return the chart as a move may leave it: the piece at its target, and where it was what it may leave there. */
export function showAsMoved(chart: Chart, trail: Trail | undefined): Chart {
  const { from = "", to, leaves } = trail ?? {};
  const [moved, ...below] = chart.stacks[from] ?? [];
  if (!moved || to === undefined || !leaves) return chart;
  const { seat } = moved;
  const left: LyingPiece = { kind: leaves, waits: true, ...(seat === undefined ? {} : { seat }) };
  return {
    ...chart,
    stacks: { ...chart.stacks, [from]: [left, ...below], [to]: [moved, ...(chart.stacks[to] ?? [])] },
  };
}

/** Return the size of a cell in units of the drawing: the distance of the nearest two spots, at least a spot's width. */
export function computeUnitsPerCell({ spot }: Printed, points: readonly Point[]): number {
  let least = Number.POSITIVE_INFINITY;
  points.forEach((point, i) => {
    for (const other of points.slice(i + 1))
      least = Math.min(least, Math.hypot(point.x - other.x, point.y - other.y));
  });
  return Math.max(2 * spot, Number.isFinite(least) ? least : 0);
}

export function findPoint(chart: Chart, place: string): Point {
  return chart.spots[place]?.at ?? NOWHERE;
}

/** Return the radius of a spot, in cells. */
export function readRadius(chart: Chart, place: string): number {
  return chart.spots[place]?.radius || chart.radius;
}

/** Return the places that a place is next to without a line. */
export function listPartners({ partners }: Chart, place: string): string[] {
  return partners.flatMap((group) => (group.includes(place) ? group.filter((other) => other !== place) : []));
}

/** True if two places are next to each other without a line. */
export function areJoined(chart: Chart, place: string, other: string): boolean {
  return listPartners(chart, place).includes(other);
}

/** Return the spots of some places, each once: an area has several. Places that are not on this chart are left out. */
export function listSpotsAmong({ spots, areas }: Chart, places: readonly string[]): string[] {
  const all = places.flatMap((place) => (place in spots ? [place] : (areas[place] ?? [])));
  return [...new Set(all)];
}

export function computeWholeBounds({ size }: Chart): Bounds {
  return { left: 0, top: 0, right: size.x - 1, bottom: size.y - 1 };
}

/** Return the cell with the same middle as a spot. */
export function findCell(chart: Chart, place: string): Point {
  const { x, y } = findPoint(chart, place);
  return { x: x - 0.5, y: y - 0.5 };
}

/** Return the bounding box of some spots; without any, of all. */
export function computeBoundsAround(chart: Chart, places: readonly string[]): Bounds {
  const cells = listSpotsAmong(chart, places).map((place) => findCell(chart, place));
  if (!cells.length) return computeWholeBounds(chart);
  const [xs, ys] = [cells.map(({ x }) => x), cells.map(({ y }) => y)];
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

/** Return the bounding box of a spot with its own radius. */
export function computeSpotBounds(chart: Chart, place: string): Bounds {
  const { x, y } = findPoint(chart, place);
  const radius = readRadius(chart, place);
  return { left: x - radius, top: y - radius, right: x + radius - 1, bottom: y + radius - 1 };
}

/** Return the bounding box of some spots with their own radii; without any, of all. */
export function computeBoundsOfAll(chart: Chart, places: readonly string[]): Bounds {
  const boxes = listSpotsAmong(chart, places).map((place) => computeSpotBounds(chart, place));
  if (!boxes.length) return computeWholeBounds(chart);
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}

/** Return the place nearest to a point, in cells. */
export function findNearestPlace(chart: Chart, to: Point, places: readonly string[]): string | undefined {
  let best: string | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const place of places) {
    const { x, y } = findPoint(chart, place);
    const far = Math.hypot(x - to.x, y - to.y);
    if (far < least) [best, least] = [place, far];
  }
  return best;
}

/** Return the place at a finger: the nearest one whose spot or touch target is under it. */
export function findPlaceUnder(
  chart: Chart,
  to: Point & { scale: number },
  places: readonly string[],
): string | undefined {
  const place = findNearestPlace(chart, to, places);
  if (place === undefined) return undefined;
  const { x, y } = findPoint(chart, place);
  return Math.hypot(x - to.x, y - to.y) <= Math.max(readRadius(chart, place), TARGET / 2 / to.scale)
    ? place
    : undefined;
}
