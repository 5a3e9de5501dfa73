import { t } from "../i18n";
import { GoalPicture } from "../pieces/GoalPicture";
import { turnWords } from "../table/LineList";
import { goalWords, pathOf } from "../table/points/ScoreTable";
import { useArt } from "../table/useArt";
import { Line } from "../ui/Icon";
import type { TableDocument, View } from "../wire";

interface TvGoalsProps {
  document: TableDocument;
  view: View;
  /** The category that is being shown. */
  counted: string | undefined;
}

/** The round and the goals of this table, with the goals of this round highlighted. */
export function TvGoals({ document, view, counted }: TvGoalsProps) {
  const { game } = document.table;
  const art = useArt(game);
  const goals = Object.entries(view.goals ?? {});
  if (!goals.length) return null;
  return (
    <div class="tv-goals">
      <p class="tv-round">{turnWords(game, view.turn)}</p>
      <ul aria-label={t("points.goals")}>
        {goals.map(([place, goal]) => {
          const kind = `place_${place.toLowerCase()}`;
          const now = counted === undefined ? (view.goals_now?.includes(place) ?? false) : counted === kind;
          return (
            <li key={place} class={now ? "tv-goal tv-goal-now" : "tv-goal"}>
              <GoalPicture game={game} goal={goal} size={44} />
              {pathOf(kind, art) ? <Line path={pathOf(kind, art) ?? ""} size={24} /> : null}
              <span class="tv-goal-name">{goalWords(game, kind, view.goals)}</span>
              {now ? <span class="unseen">, {t("points.goal_now")}</span> : null}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
