import type { ComponentChildren } from "preact";
import { formatNumber, t } from "../i18n";
import type { GameArt } from "../pieces/assets";
import { GoalPicture } from "../pieces/GoalPicture";
import { Line } from "../ui/Icon";
import { ICONS } from "../ui/icons";
import { countLetters } from "../ui/letters";
import { Stamp } from "../ui/Stamp";
import type { View } from "../wire";
import type { Standing } from "./scores";

/** Category of points that the host gave by an adjustment; the same in every game. */
export const AGREED = "adjusted";

/** Return the category that counts the goal on a place: `place_a` counts the goal on A. */
export const nameCategory = (place: string) => `place_${place.toLowerCase()}`;

/** Return the goal that a category counts. */
export function findGoal(category: string, goals: View["goals"] = {}): string | undefined {
  return Object.entries(goals).find(([place]) => category === nameCategory(place))?.[1];
}

/** Return the name of a category: that of its goal, if it counts one. */
export function describeKind(game: string, category: string, goals?: View["goals"]): string {
  if (category === AGREED) return t("table.category_adjusted");
  return t(`${game}.${findGoal(category, goals) ?? `category_${category}`}`);
}

/** Return the categories with a column: adjustments are no category of the game, theirs appears with the first one. */
export const listColumns = (categories: readonly string[], standings: readonly Standing[]) =>
  standings.some(({ by }) => AGREED in by) ? [...categories, AGREED] : categories;

/** Return the path of a category's icon: empty until the art is loaded, so that the icon has its room; undefined if the
 * game has none. */
export function findIcon(category: string, art: GameArt | null): string | undefined {
  if (category === AGREED) return ICONS.pen;
  return art ? art.categories[category] : "";
}

interface KindIconProps {
  category: string;
  art: GameArt | null;
  size: number;
  /** Instead of an icon that the game does not have. */
  children?: ComponentChildren;
}

export function KindIcon({ category, art, size, children }: KindIconProps) {
  const path = findIcon(category, art);
  return path === undefined ? children : <Line path={path} size={size} />;
}

/** Letters of a name without a break that have room on a phone, less one for each column of numbers. */
const LETTERS = 14;

interface ScoreTableProps {
  game: string;
  /** In the order in which the game shows them. */
  categories: readonly string[];
  standings: readonly Standing[];
  caption: string;
  goals?: View["goals"];
  /** Brings the icons of the categories; one without an icon is shown in words. */
  art: GameArt | null;
}

/** Ranks, names, points by kind, totals. */
export function ScoreTable({ game, categories: kinds, standings, caption, goals, art }: ScoreTableProps) {
  const categories = listColumns(kinds, standings);
  const isLong = standings.some(({ name }) =>
    name.split(/[\s-]/).some((part) => countLetters(part) > LETTERS - categories.length - 1),
  );
  return (
    <div class="score-frame">
      <div class={isLong ? "score-lines score-lines-long" : "score-lines"}>
        <table class="score-table" style={{ "--columns": categories.length + 1 }}>
          <caption class="unseen">{caption}</caption>
          <thead>
            <tr>
              <th scope="col">
                <span class="unseen">{t("points.who")}</span>
              </th>
              {categories.map((category) => (
                <th key={category} scope="col" class="label">
                  <Kind
                    words={describeKind(game, category, goals)}
                    path={findIcon(category, art)}
                    goal={findGoal(category, goals)}
                    game={game}
                  />
                </th>
              ))}
              <th scope="col" class="label">
                {t("points.total")}
              </th>
            </tr>
          </thead>
          <tbody>
            {standings.map(({ seat, name, colour, rank, score, by, unknown, tile }) => (
              <tr key={seat}>
                <th scope="row">
                  <span class="score-seat">
                    <span class="display">{rank ? t("points.rank", { rank }) : null}</span>
                    <Stamp colour={colour} />
                    <span class="score-name">
                      <bdi>{name}</bdi>
                    </span>
                  </span>
                </th>
                {categories.map((category) => (
                  <td key={category} class="display score-part">
                    {unknown.includes(category)
                      ? "?"
                      : by[category] === undefined
                        ? "–"
                        : formatNumber(by[category])}
                  </td>
                ))}
                <td class="display score-total">
                  {formatNumber(score)}
                  {unknown.length ? "\u00a0+\u00a0?" : ""}
                  {tile ? <ScoreTile shows={tile} /> : null}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <KindsLegend
        game={game}
        categories={categories}
        goals={goals}
        art={art}
        tiles={standings.map(({ tile }) => tile)}
      />
    </div>
  );
}

interface LegendProps extends Pick<ScoreTableProps, "game" | "categories" | "goals" | "art"> {
  /** 50/100 tiles beside the points of the seats; 0 for a seat without one. */
  tiles?: readonly number[];
}

/** The icons of the columns and the 50/100 tiles with their words, for those who see; in the table they are read out. */
export function KindsLegend({ game, categories, goals, art, tiles = [] }: LegendProps) {
  return (
    <p class="score-legend" aria-hidden="true">
      {categories.map((category) => {
        const path = findIcon(category, art);
        return path === undefined ? null : (
          <span key={category}>
            <Line path={path} size={18} />
            {describeKind(game, category, goals)}
          </span>
        );
      })}
      {[50, 100]
        .filter((n) => tiles.includes(n))
        .map((n) => (
          <span key={n}>
            <span class="score-tile">{n}</span>
            {t("points.score_tile", { n })}
          </span>
        ))}
    </p>
  );
}

/** The tile before the seat that shows that it has passed 50 or 100 points. */
export function ScoreTile({ shows }: { shows: number }) {
  return (
    <span class="score-tile" title={t("points.score_tile", { n: shows })}>
      <span class="unseen">{t("points.score_tile", { n: shows })}</span>
      <span aria-hidden="true">{shows}</span>
    </span>
  );
}

interface KindProps {
  game: string;
  words: string;
  path: string | undefined;
  goal: string | undefined;
}

/** Head of a column: an icon, with its word as title and for screen readers. */
function Kind({ game, words, path, goal }: KindProps) {
  if (path === undefined) return <>{words}</>;
  return (
    <span class="score-kind" title={words}>
      {goal === undefined ? null : <GoalPicture game={game} goal={goal} size={28} />}
      <Line path={path} size={26} />
      <span class="unseen">{words}</span>
    </span>
  );
}
