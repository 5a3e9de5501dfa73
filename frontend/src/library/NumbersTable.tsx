import type { ComponentChildren } from "preact";
import languages from "../generated/languages.json";
import { findLocale, has, language, listRooms, t } from "../i18n";
import { AGREED, describeKind } from "../scores/ScoreTable";
import { findTurnUnit, formatDuration } from "../seats/duration";
import { games } from "../session/games";
import type { PlayerStatistics } from "../wire";
import "../scores/scores.css";
import "../history/History.css";
import "./Library.css";

/** Return the rooms of a game and all its expansions, because any of them may have brought points. */
export function listAllRooms(game: string): string[] {
  const meta = games.value?.find(({ id }) => id === game);
  return listRooms({ game, expansions: (meta?.expansions ?? []).map(({ id }) => id) });
}

const HEADS = ["plays", "wins", "average", "best", "margin"] as const;

interface NumbersProps {
  title: string;
  rows: readonly PlayerStatistics[];
  head: (row: PlayerStatistics) => ComponentChildren;
  /** What the rows are about, for screen readers. */
  of: string;
}

/** Card of plays, wins and points, a row for each person or number of players. */
export function Numbers({ title, rows, head, of }: NumbersProps) {
  const rounded = (n: number | undefined, ahead = "") =>
    n === undefined
      ? "–"
      : ahead + new Intl.NumberFormat(findLocale(), { maximumFractionDigits: 1 }).format(n).replace("-", "−");
  return (
    <section class="card chart">
      <h2 class="sub-head">{title}</h2>
      <table class="score-table numbers-table" style={{ "--columns": HEADS.length }}>
        <caption class="unseen">{title}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span class="unseen">{of}</span>
            </th>
            {HEADS.map((column) => (
              <th key={column} scope="col" class="label">
                {t(`library.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={`${row.person} ${row.players}`}>
              <th scope="row">
                <span class="numbers-name">{head(row)}</span>
                <span class="second-line">
                  {[describeWon(row), describeEarnedMost(row), describeTime(row)].filter(Boolean).join(" · ")}
                </span>
              </th>
              <td class="display score-part">{row.plays ?? 0}</td>
              <td class="display score-part">{row.wins ?? 0}</td>
              <td class="display score-part">{rounded(row.average)}</td>
              <td class="display score-part">{rounded(row.best)}</td>
              <td class="display score-part">{rounded(row.margin, "+")}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Return "won 43 %". Of a single game the numbers say it. */
export function describeWon({ plays = 0, wins = 0 }: Pick<PlayerStatistics, "plays" | "wins">): string {
  const rate = new Intl.NumberFormat(findLocale(), { style: "percent" }).format(plays ? wins / plays : 0);
  return plays > 1 ? t("library.won", { rate }) : "";
}

/** Return "mostly from cities". */
function describeEarnedMost({ game, categories }: PlayerStatistics): string {
  const best = categories?.find(({ points }) => points > 0);
  if (!best) return "";
  const { category } = best;
  const isKind = category === AGREED || has(`${game}.category_${category}`);
  const kind = isKind ? describeKind(game, category) : t(`${game}.${category}`);
  return t("library.most_by", { kind: lowerFirstLetter(kind) });
}

/** Return a title for use within a sentence: with a small first letter, unless nouns have capitals in the language. */
function lowerFirstLetter(title: string): string {
  return languages[language.value].capital_nouns ? title : title.charAt(0).toLowerCase() + title.slice(1);
}

/** Return "0:41 per turn, 24:10 per game". */
function describeTime({ game, turn_time, game_time }: PlayerStatistics): string {
  if (turn_time === undefined || game_time === undefined) return "";
  return t("library.times", {
    unit: findTurnUnit(game),
    turn: formatDuration(turn_time),
    game: formatDuration(game_time),
  });
}
