/** Whether what the app shows lies on a real table, too. */

import type { TableDocument, View } from "../wire";

/**
 * Where people draw, it does. Where the app draws, it may: people can lay the pieces of their box all the same. Nowhere
 * does it lie where the app invented some of the pieces.
 */
export function liesOnTable(
  { table }: TableDocument,
  { pieces = {} }: View,
): "surely" | "perhaps" | "nowhere" {
  if (Object.values(pieces).some(({ invented }) => invented)) return "nowhere";
  return table.draw === "app" ? "perhaps" : "surely";
}
