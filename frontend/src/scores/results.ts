/** Texts about a result. */

import { capitalize, has, say, t } from "../i18n";
import { readName } from "../seats/people";
import type { Outcome, TableDocument, View } from "../wire";
import { listWinners, type Standing } from "./scores";

/** Return "Cara wins with 41", or who shares the victory; "You win with 41" to the seat `you`. */
export function describeResult(document: TableDocument, outcome: Outcome, you?: number): string {
  const winners = listWinners(outcome);
  const others = winners.filter((seat) => seat !== you).map((seat) => readName(document, seat));
  const isYours = others.length < winners.length;
  return t(isYours ? "result.title_own" : "result.title", {
    n: winners.length,
    names: joinNames(isYours ? [capitalize(t("seats.you")), ...others] : others),
    points: outcome.scores[winners[0] ?? 0] ?? 0,
  });
}

/** Return why the game ended, what did not count then, and what broke a tie. */
export function describeEnd(document: TableDocument, view: View, outcome: Outcome): string {
  const leftOut = view.early_end ? say(view.early_end) : "";
  return [t(outcome.reason), leftOut, describeTie(document, outcome)].filter(Boolean).join(" ");
}

/** Return what broke the tie between the best seats ("Anna 3, Ben 1"); empty if there was none. */
export function describeTie(document: TableDocument, { scores, tie_break: tieBreak = [] }: Outcome): string {
  const best = Math.max(...scores);
  const tied = scores.flatMap((score, seat) => (score === best ? [seat] : []));
  const code = `${document.table.game}.tie_break`;
  if (tied.length < 2 || !tieBreak.length || !has(code)) return "";
  const counts = tied.map((seat) =>
    t("points.count_of", { name: readName(document, seat), count: tieBreak[seat] ?? 0 }),
  );
  return t(code, { counts: counts.join(", ") });
}

/** Join names: "Anna", "Anna and Ben", "Anna, Ben and Cara". */
export function joinNames(names: readonly string[]): string {
  const [last = "", ...rest] = [...names].reverse();
  return rest.length ? t("result.names", { first: rest.reverse().join(", "), last }) : last;
}

/** Return "Ben leads by 7", or how many share the lead; empty while nobody has a point. */
export function describeLeader(standings: readonly Standing[]): string {
  const [first, second] = standings;
  if (!first || !second) return "";
  if (standings.every(({ score, unknown }) => score === 0 && !unknown.length)) return "";
  if (!first.rank) return t("points.undecided");
  if (first.score > second.score) {
    return t("points.leads", { name: first.name, points: first.score - second.score });
  }
  return t("points.level", { n: standings.filter(({ rank }) => rank === 1).length, points: first.score });
}
