import { t } from "../i18n";
import { GoalPicture } from "../pieces/GoalPicture";
import { useArt } from "../pieces/useArt";
import { nameTurn } from "../scores/LineList";
import { describeGoal, KindIcon } from "../scores/ScoreTable";
import type { ScoreLine, TableDocument, View } from "../wire";

interface TvGoalsProps {
  document: TableDocument;
  view: View;
  /** The line whose scene is shown: its round and its goal are named. */
  line: ScoreLine | undefined;
}

/** The round and the goals of this table, with the goals of this round highlighted. */
export function TvGoals({ document, view, line }: TvGoalsProps) {
  const { game } = document.table;
  const art = useArt(game);
  const goals = Object.entries(view.goals ?? {});
  if (!goals.length) return null;
  return (
    <div class="tv-goals">
      <p class="tv-round">{view.outcome ? t("tv.result") : nameTurn(game, line?.turn ?? view.turn)}</p>
      <ul aria-label={t("points.goals")}>
        {goals.map(([place, goal]) => {
          const kind = `place_${place.toLowerCase()}`;
          const isNow = line ? line.category === kind : view.goals_now?.includes(place) && !view.outcome;
          return (
            <li key={place} class={isNow ? "tv-goal tv-goal-now" : "tv-goal"}>
              <GoalPicture game={game} goal={goal} size={44} />
              <KindIcon category={kind} art={art} size={24} />
              <span class="tv-goal-name">{describeGoal(game, kind, view.goals)}</span>
              {isNow ? <span class="unseen">, {t("points.goal_now")}</span> : null}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
