import { listed, t } from "../../i18n";
import type { View } from "../../wire";

/** "A and B count": the places whose goals count in this round; empty where none does. */
export function goalsNow({ goals_now: now = [] }: View): string {
  return now.length ? t("play.goals_now", { n: now.length, places: listed(now) }) : "";
}

/** "4 + ?": what those goals would give the viewer if they were scored now; empty where that is not told. */
export function worthsNow(view: View, unknown = "?"): string {
  const { goals_now: now = [], goal_worths: worths = {} } = view;
  return now
    .flatMap((place) => worths[place] ?? [])
    .map((worth) => (worth.unknown ? unknown : (worth.points ?? 0)))
    .join(" + ");
}
