import type { ComponentChildren } from "preact";
import { has, locale, roomsOf, t } from "../i18n";
import { games } from "../session/session";
import { durationDigits, unitOf } from "../table/duration";
import { AGREED, kindWords } from "../table/points/ScoreTable";
import type { PlayerStatistics } from "../wire";
import "../table/points/points.css";
import "../history/History.css";
import "./Library.css";

/** Return the rooms of a game and all its expansions, because any of them may have brought points. */
export function allRoomsOf(game: string): string[] {
  const meta = games.value?.find(({ id }) => id === game);
  return roomsOf({ game, expansions: (meta?.expansions ?? []).map(({ id }) => id) });
}

const HEADS = ["plays", "wins", "average", "best", "margin"] as const;

interface NumbersProps {
  caption: string;
  rows: readonly PlayerStatistics[];
  /** Head of a row. */
  head: (row: PlayerStatistics) => ComponentChildren;
  /** What the rows are about, for screen readers. */
  of: string;
}

/** Plays, wins and points, a row for each person or number of players. */
export function Numbers({ caption, rows, head, of }: NumbersProps) {
  const rounded = (n: number | undefined, ahead = "") =>
    n === undefined ? "–" : ahead + new Intl.NumberFormat(locale(), { maximumFractionDigits: 1 }).format(n);
  return (
    <table class="score-table numbers-table" style={{ "--columns": HEADS.length }}>
      <caption class="unseen">{caption}</caption>
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
                {[wonOf(row), earnedMost(row), tookTime(row)].filter(Boolean).join(" · ")}
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
  );
}

/** Return "won 43 %". */
function wonOf({ plays = 0, wins = 0 }: PlayerStatistics): string {
  const rate = new Intl.NumberFormat(locale(), { style: "percent" }).format(plays ? wins / plays : 0);
  return plays ? t("library.won", { rate }) : "";
}

/** Return "mostly from cities". */
function earnedMost({ game, categories }: PlayerStatistics): string {
  const best = categories?.find(({ points }) => points > 0);
  if (!best) return "";
  const { category } = best;
  const isKind = category === AGREED || has(`${game}.category_${category}`);
  const kind = isKind ? kindWords(game, category) : t(`${game}.${category}`);
  return t("library.most_by", { kind: withinSentence(kind) });
}

/** Return a title for use within a sentence: with a small first letter, in languages that write nouns so. */
function withinSentence(title: string): string {
  return locale().startsWith("de") ? title : title.charAt(0).toLowerCase() + title.slice(1);
}

/** Return "0:41 per turn, 24:10 per game". */
function tookTime({ game, turn_time, game_time }: PlayerStatistics): string {
  if (turn_time === undefined || game_time === undefined) return "";
  return t("library.times", {
    unit: unitOf(game),
    turn: durationDigits(turn_time),
    game: durationDigits(game_time),
  });
}
