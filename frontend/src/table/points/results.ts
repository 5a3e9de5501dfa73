/** Texts about a result. */

import { has, t } from "../../i18n";
import type { Outcome, TableDocument } from "../../wire";
import { nameOf } from "../people";
import { type Standing, winnersOf } from "./scores";

/** Return "Cara wins with 41", or who shares the victory. */
export function resultWords(document: TableDocument, outcome: Outcome): string {
  const winners = winnersOf(outcome);
  return t("result.title", {
    n: winners.length,
    names: namesOf(winners.map((seat) => nameOf(document, seat))),
    points: outcome.scores[winners[0] ?? 0] ?? 0,
  });
}

/** Return what broke the tie between the best seats ("Anna 3, Ben 1"); empty if there was none. */
export function tieWords(document: TableDocument, { scores, tie_break: tieBreak = [] }: Outcome): string {
  const best = Math.max(...scores);
  const tied = scores.flatMap((score, seat) => (score === best ? [seat] : []));
  const code = `${document.table.game}.tie_break`;
  if (tied.length < 2 || !tieBreak.length || !has(code)) return "";
  const counts = tied.map((seat) =>
    t("points.count_of", { name: nameOf(document, seat), count: tieBreak[seat] ?? 0 }),
  );
  return t(code, { counts: counts.join(", ") });
}

/** Join names: "Anna", "Anna and Ben", "Anna, Ben and Cara". */
export function namesOf(names: readonly string[]): string {
  const [last = "", ...rest] = [...names].reverse();
  return rest.length ? t("result.names", { first: rest.reverse().join(", "), last }) : last;
}

/** Return "Ben leads by 7", or how many share the lead; empty while nobody has a point. */
export function leaderWords(standings: readonly Standing[]): string {
  const [first, second] = standings;
  if (!first || !second) return "";
  if (standings.every(({ score, unknown }) => score === 0 && !unknown.length)) return "";
  if (!first.rank) return t("points.undecided");
  if (first.score > second.score) {
    return t("points.leads", { name: first.name, points: first.score - second.score });
  }
  return t("points.level", { n: standings.filter(({ rank }) => rank === 1).length, points: first.score });
}
