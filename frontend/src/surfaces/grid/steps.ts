/** Steps from cell to cell. */

import { stepped as steppedAmong } from "../steps";
import { cellOf } from "./places";

/** The cell that an arrow leads to. */
export function stepped(from: string, key: string, cells: readonly string[]): string {
  return steppedAmong(from, key, cells, cellOf);
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
