/** Points as tables and lists, from what a view says. */

import type { Outcome, ScoreLine, TableDocument, View } from "../../wire";

export interface Standing {
  seat: number;
  name: string;
  colour: string;
  /** 1 is best; equal scores share a rank, unless something else decided between them. 0: not known. */
  rank: number;
  score: number;
  /** Points by category. */
  by: Readonly<Record<string, number>>;
  /** Kinds of points whose amount this phone may not know. */
  unknown: readonly string[];
  /** What the seat's tile beside the score track shows; 0: it has none. */
  tile: number;
}

/** Everybody, best first; those who share a rank in turn order. */
export function standingsOf(
  document: TableDocument,
  view: View,
  extra: readonly ScoreLine[] = [],
): Standing[] {
  const rows = Object.entries(document.table.seats).map(([key, { name, colour }]) => {
    const seat = Number(key);
    const by = { ...(view.seats[key]?.by_category ?? {}) };
    let score = view.seats[key]?.score ?? 0;
    const unknown: string[] = [];
    for (const line of extra) {
      if (line.seat !== seat || line.why) continue;
      if (line.unknown) {
        unknown.push(line.category);
        continue;
      }
      score += line.points;
      by[line.category] = (by[line.category] ?? 0) + line.points;
    }
    return { seat, name, colour, score, by, unknown, tile: view.seats[key]?.score_tile ?? 0 };
  });
  if (rows.some(({ unknown }) => unknown.length)) return rows.map((row) => ({ ...row, rank: 0 }));
  const ranks = extra.length ? undefined : view.outcome?.ranks;
  return rows
    .map((row) => ({
      ...row,
      rank: ranks?.[row.seat] ?? 1 + rows.filter((other) => other.score > row.score).length,
    }))
    .sort((a, b) => a.rank - b.rank || a.seat - b.seat);
}

/** Every line, newest first. */
export function linesOf(view: View): ScoreLine[] {
  return Object.values(view.lines ?? {}).sort((a, b) => b.n - a.n);
}

/** What was counted and gave nothing, in the order in which it was counted. */
export function zeroLinesOf(view: View): ScoreLine[] {
  return Object.values(view.zero_lines ?? {}).sort((a, b) => b.n - a.n);
}

/** What the end would add, newest first, and what would be counted and give nothing behind it. */
export function projectedOf(lines: readonly ScoreLine[]): ScoreLine[] {
  return [...lines.filter(({ why }) => !why).reverse(), ...lines.filter(({ why }) => why)];
}

/** Every line and what was counted and gave nothing, newest turn first; in a turn what gave points comes first. */
export function allLinesOf(view: View): ScoreLine[] {
  return [...linesOf(view), ...zeroLinesOf(view)].sort((a, b) => b.turn - a.turn);
}

export function winnersOf(outcome: Outcome): number[] {
  return outcome.ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
}

/** Pieces of each seat on what was scored, most first. */
export function majorityOf(line: ScoreLine): { seat: number; count: number }[] {
  const counts = new Map<number, number>();
  for (const seat of Object.values(line.majority ?? {})) counts.set(seat, (counts.get(seat) ?? 0) + 1);
  return [...counts]
    .map(([seat, count]) => ({ seat, count }))
    .sort((a, b) => b.count - a.count || a.seat - b.seat);
}

/** What was looked at and not counted, by reason. */
export function leftOverOf(line: ScoreLine): { reason: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { reason } of line.left_over ?? []) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return [...counts].map(([reason, count]) => ({ reason, count }));
}

/** Numbers as people write them: 1–5, 7. */
export function runsOf(numbers: readonly number[]): string {
  const sorted = [...new Set(numbers)].sort((a, b) => a - b);
  const runs: number[][] = [];
  for (const number of sorted) {
    const run = runs.at(-1);
    if (run && run.at(-1) === number - 1) run.push(number);
    else runs.push([number]);
  }
  return runs.map((run) => (run.length > 1 ? `${run[0]}–${run.at(-1)}` : `${run[0]}`)).join(", ");
}
