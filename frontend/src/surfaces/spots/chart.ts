/**
 * A surface of spots: where each is, what it is called and what lies on it. Plans and tracks are drawn, read out and
 * tapped on from such a chart. One cell of the camera is the room of one spot.
 */

import type { PlanLine, StackedPiece, Text } from "../../wire";
import { type Bounds, type Point, TARGET } from "../camera";

export interface ChartSpot {
  /** Its middle, in cells. */
  at: Point;
  name: Text;
  /** The places that a line leads to. */
  beside: readonly string[];
  /** What else there is to say of it. */
  about: readonly string[];
}

export interface Chart {
  /** Width and height, in cells. */
  size: Point;
  /** Of a spot, in cells. */
  radius: number;
  /** Cells for each unit of the drawing. */
  unit: number;
  /** SVG content, in its own units. */
  drawing: string;
  /** Places in the order in which they are read. */
  order: readonly string[];
  spots: Readonly<Record<string, ChartSpot>>;
  /** Places that are several spots together. */
  areas: Readonly<Record<string, readonly string[]>>;
  /** `kind`: a word of the game. */
  ways: readonly Required<PlanLine>[];
  /** Whether pieces lie on each other; else they stand side by side. */
  stacked: boolean;
  /** By place, top first. */
  stacks: Readonly<Record<string, readonly StackedPiece[]>>;
  marks: Readonly<Record<string, string>>;
}

/** What is printed, in units of the drawing. */
export interface Printed {
  size: readonly [number, number];
  spot: number;
  drawing?: string | undefined;
}

const NOWHERE: Point = { x: 0, y: 0 };

/** How many units of the drawing one cell is: the distance of the nearest two spots, and no less than a spot is wide. */
export function unitsPerCell({ spot }: Printed, points: readonly Point[]): number {
  let least = Number.POSITIVE_INFINITY;
  points.forEach((one, i) => {
    for (const other of points.slice(i + 1))
      least = Math.min(least, Math.hypot(one.x - other.x, one.y - other.y));
  });
  return Math.max(2 * spot, Number.isFinite(least) ? least : 0);
}

export function pointOf(chart: Chart, place: string): Point {
  return chart.spots[place]?.at ?? NOWHERE;
}

/** The spots that some places are, each once: an area is several. What lies elsewhere is left out. */
export function spotsAmong({ spots, areas }: Chart, places: readonly string[]): string[] {
  const all = places.flatMap((place) => (place in spots ? [place] : (areas[place] ?? [])));
  return [...new Set(all)];
}

/** The whole chart, as a camera's bounds. */
export function wholeOf({ size }: Chart): Bounds {
  return { left: 0, top: 0, right: size.x - 1, bottom: size.y - 1 };
}

/** The cell of a spot: its middle is the spot's. */
export function cellAt(chart: Chart, place: string): Point {
  const { x, y } = pointOf(chart, place);
  return { x: x - 0.5, y: y - 0.5 };
}

/** The smallest box around some spots; around all where none is named. */
export function boundsAround(chart: Chart, places: readonly string[]): Bounds {
  const cells = spotsAmong(chart, places).map((place) => cellAt(chart, place));
  if (!cells.length) return wholeOf(chart);
  const [xs, ys] = [cells.map(({ x }) => x), cells.map(({ y }) => y)];
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

/** The nearest of some places to a point, in cells. */
export function nearestTo(chart: Chart, to: Point, places: readonly string[]): string | undefined {
  let best: string | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const place of places) {
    const { x, y } = pointOf(chart, place);
    const far = Math.hypot(x - to.x, y - to.y);
    if (far < least) [best, least] = [place, far];
  }
  return best;
}

/** The place that a finger meant: the nearest, no farther than half a thumb beside its spot. */
export function placeUnder(
  chart: Chart,
  to: Point & { scale: number },
  places: readonly string[],
): string | undefined {
  const place = nearestTo(chart, to, places);
  if (place === undefined) return undefined;
  const { x, y } = pointOf(chart, place);
  return Math.hypot(x - to.x, y - to.y) <= Math.max(chart.radius, TARGET / 2 / to.scale) ? place : undefined;
}
