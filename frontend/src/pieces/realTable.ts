/** Whether the pieces in the app also lie on a real table. */

import type { TableDocument, View } from "../wire";

/** If people draw, surely. If the app draws, perhaps: people may still lay the pieces of their box. If the app invented
 * some of the pieces, nowhere.
 */
export function liesOnTable(
  { table }: TableDocument,
  { pieces = {} }: View,
): "surely" | "perhaps" | "nowhere" {
  if (Object.values(pieces).some(({ invented }) => invented)) return "nowhere";
  return table.draw === "app" ? "perhaps" : "surely";
}
