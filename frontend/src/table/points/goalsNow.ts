import { listed, t } from "../../i18n";
import type { View } from "../../wire";

/** "A and B count": the places whose goals count in this round; empty where none does. */
export function goalsNow({ goals_now: now = [] }: View): string {
  return now.length ? t("play.goals_now", { n: now.length, places: listed(now) }) : "";
}
