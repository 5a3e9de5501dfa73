/** Arrow keys: from cell to cell among those that may be stepped on. */

import { cellOf } from "./places";

const HEADINGS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowRight: [1, 0],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
};

export function isArrow(key: string): boolean {
  return key in HEADINGS;
}

/**
 * The cell that an arrow leads to: the nearest ahead, a cell beside the line counting twice its distance from it.
 * Without one ahead the step stays where it is, so nobody is led round in circles.
 */
export function stepped(from: string, key: string, cells: readonly string[]): string {
  const heading = HEADINGS[key];
  if (!heading) return from;
  const [dx, dy] = heading;
  const start = cellOf(from);
  let best = from;
  let least = Number.POSITIVE_INFINITY;
  for (const cell of cells) {
    const { x, y } = cellOf(cell);
    const ahead = (x - start.x) * dx + (y - start.y) * dy;
    if (ahead <= 0) continue;
    const aside = Math.abs((x - start.x) * dy) + Math.abs((y - start.y) * dx);
    const cost = ahead + 2 * aside;
    if (cost < least) {
      least = cost;
      best = cell;
    }
  }
  return best;
}

/** The cell nearest to another one. */
export function nearest(to: string, cells: readonly string[]): string | undefined {
  const { x, y } = cellOf(to);
  const far = (cell: string) => {
    const at = cellOf(cell);
    return Math.hypot(at.x - x, at.y - y);
  };
  return [...cells].sort((a, b) => far(a) - far(b))[0];
}
