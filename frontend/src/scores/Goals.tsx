import { has, t } from "../i18n";
import type { GameArt } from "../pieces/assets";
import { GoalPicture } from "../pieces/GoalPicture";
import type { View, Worth } from "../wire";
import { KindIcon, nameCategory } from "./ScoreTable";
import "./scores.css";

interface GoalsProps {
  game: string;
  view: View;
  art: GameArt | null;
}

/** The goals of this table: picture, name, rule, and in which rounds they count. */
export function Goals({ game, view, art }: GoalsProps) {
  const goals = Object.entries(view.goals ?? {});
  if (!goals.length) return null;
  return (
    <section>
      <h2 class="sub-head points-head">{t("points.goals")}</h2>
      <ul class="card goals">
        {goals.map(([place, goal]) => {
          const rule = `${game}.rule_${goal}`;
          const rounds = view.goal_rounds?.[place] ?? [];
          const worth = view.goal_worths?.[place];
          return (
            <li key={place}>
              <GoalPicture game={game} goal={goal} size={56} />
              <span>
                <span class="goal-head">
                  <b class="goal-name">
                    <KindIcon category={nameCategory(place)} art={art} size={22}>
                      {place}
                    </KindIcon>
                    {t(`${game}.${goal}`)}
                  </b>
                  {view.goals_now?.includes(place) && !view.outcome ? (
                    <span class="goal-now">{t("points.goal_now")}</span>
                  ) : null}
                </span>
                {has(rule) ? <span class="second-line">{t(rule)}</span> : null}
                {worth ? <WorthNow {...worth} /> : null}
                {rounds.length ? (
                  <span class="second-line">{t("points.goal_rounds", { rounds: rounds.join(", ") })}</span>
                ) : null}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** What a goal would give the viewer if it were scored now. */
function WorthNow({ points = 0, unknown = false }: Worth) {
  if (!unknown) return <span class="second-line">{t("points.goal_worth", { points })}</span>;
  return (
    <span class="second-line">
      <span aria-hidden="true">{t("points.goal_worth", { points: "?" })}</span>
      <span class="unseen">{t("points.goal_worth", { points: t("points.unknown_worth") })}</span>
    </span>
  );
}
