import { listed, t } from "../../i18n";
import type { View } from "../../wire";

/** Return which goals count in this round ("A and B count"), or an empty string. */
export function goalsNow({ goals_now: now = [] }: View): string {
  return now.length ? t("play.goals_now", { n: now.length, places: listed(now) }) : "";
}

/** Return what those goals would give the viewer now ("4 + ?"), or an empty string if the view does not say. */
export function worthsNow(view: View, unknown = "?"): string {
  const { goals_now: now = [], goal_worths: worths = {} } = view;
  return now
    .flatMap((place) => worths[place] ?? [])
    .map((worth) => (worth.unknown ? unknown : (worth.points ?? 0)))
    .join(" + ");
}
