import { joinWords, t } from "../i18n";
import type { View } from "../wire";

/** Return which goals count in this round ("A and B count"), or an empty string. */
export function describeGoalsNow({ goals_now: now = [] }: View): string {
  return now.length ? t("play.goals_now", { n: now.length, places: joinWords(now) }) : "";
}

/** Return what those goals would give the viewer now ("4", "A 4, C ?"), or an empty string if the view does not say. */
export function describeWorthsNow(view: View, unknown = "?"): string {
  const { goals_now: now = [], goal_worths: worths = {} } = view;
  return now
    .flatMap((place) => {
      const worth = worths[place];
      if (!worth) return [];
      const points = worth.unknown ? unknown : String(worth.points ?? 0);
      return [now.length > 1 ? `${place}\u00a0${points}` : points];
    })
    .join(", ");
}
