/** Invented pieces: no box holds them. */

import { t } from "../i18n";
import type { View } from "../wire";

/** Say that a table plays with invented pieces. Return an empty text if it does not. */
export function describeInvented({ pieces = {} }: Pick<View, "pieces">): string {
  const n = Object.values(pieces).filter(({ invented }) => invented).length;
  return n ? t("play.invented", { n }) : "";
}
