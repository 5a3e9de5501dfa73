/** Steps by arrow keys from place to place. */

import type { Point } from "./camera";

const HEADINGS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowRight: [1, 0],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
};

/** True for the keys that step: the arrows, and Page Up and Page Down in reading order. */
export function isStep(key: string): boolean {
  return key in HEADINGS || key === "PageDown" || key === "PageUp";
}

/** Return the place that an arrow leads to: the nearest ahead, where sideways distance counts twice. Without a place ahead
 * the cursor stays, so that it never wraps around.
 */
export function stepFrom(
  from: string,
  key: string,
  places: readonly string[],
  at: (place: string) => Point,
): string {
  const heading = HEADINGS[key];
  if (!heading) return from;
  const [dx, dy] = heading;
  const start = at(from);
  let best = from;
  let least = Number.POSITIVE_INFINITY;
  for (const place of places) {
    const { x, y } = at(place);
    const ahead = (x - start.x) * dx + (y - start.y) * dy;
    if (ahead <= 0) continue;
    const aside = Math.abs((x - start.x) * dy) + Math.abs((y - start.y) * dx);
    const cost = ahead + 2 * aside;
    if (cost < least) {
      least = cost;
      best = place;
    }
  }
  return best;
}
