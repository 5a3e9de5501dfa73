/** Pieces that no box holds: the app invented them for a table. */

import { t } from "../i18n";
import type { View } from "../wire";

/** That a table plays with some, in words; empty where it does not. */
export function inventedWords({ pieces = {} }: Pick<View, "pieces">): string {
  const n = Object.values(pieces).filter(({ invented }) => invented).length;
  return n ? t("play.invented", { n }) : "";
}
