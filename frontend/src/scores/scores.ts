/** Standings and lists of score lines, read from a view. */

import type { Outcome, ScoreLine, TableDocument, View } from "../wire";

export interface Standing {
  seat: number;
  name: string;
  colour: string;
  /** 1 is best. Equal scores share a rank unless a tie-break decided. 0: not known. */
  rank: number;
  score: number;
  /** Points by category. */
  by: Readonly<Record<string, number>>;
  /** Categories whose points this phone may not know. */
  unknown: readonly string[];
  /** The value of the seat's score tile; 0 without one. */
  tile: number;
}

/** Return the standings, best first; equal ranks in turn order. `extra`: score lines that are added to the scores. */
export function listStandings(
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

/** Return every score line, newest first. */
export function listLines(view: View): ScoreLine[] {
  return Object.values(view.lines ?? {}).sort((a, b) => b.n - a.n);
}

/** Return the zero lines, newest first. */
export function listZeroLines(view: View): ScoreLine[] {
  return Object.values(view.zero_lines ?? {}).sort((a, b) => b.n - a.n);
}

/** Order the lines of a projection: those with points, last first, then those without. */
export function sortProjected(lines: readonly ScoreLine[]): ScoreLine[] {
  return [...lines.filter(({ why }) => !why).reverse(), ...lines.filter(({ why }) => why)];
}

/** Return score lines and zero lines, newest turn first; within a turn, score lines first. */
export function listAllLines(view: View): ScoreLine[] {
  return [...listLines(view), ...listZeroLines(view)].sort((a, b) => b.turn - a.turn);
}

/** True if two seats get points for the same feature. */
export function isShared(line: ScoreLine, other: ScoreLine): boolean {
  const [segments = [], otherSegments = []] = [line.segments, other.segments];
  return line.reason === other.reason && segments.length > 0 && segments.join() === otherSegments.join();
}

/** Return the line with the stacks as they lay when it was scored, which the first line of several that share them has. */
export function withStacks(line: ScoreLine, lines: readonly ScoreLine[]): ScoreLine {
  const first = line.stacks ? line : lines.find((other) => other.stacks && isShared(line, other));
  return first?.stacks ? { ...line, stacks: first.stacks } : line;
}

export function listWinners(outcome: Outcome): number[] {
  return outcome.ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
}

/** Count each seat's pieces in the scored feature by their weights, most first. */
export function countMajority(line: ScoreLine): { seat: number; count: number }[] {
  const counts = new Map<number, number>();
  for (const [place, seat] of Object.entries(line.majority ?? {}))
    counts.set(seat, (counts.get(seat) ?? 0) + (line.weights?.[place] ?? 1));
  return [...counts]
    .map(([seat, count]) => ({ seat, count }))
    .sort((a, b) => b.count - a.count || a.seat - b.seat);
}

export function countLeftOver(line: ScoreLine): { reason: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { reason } of line.left_over ?? []) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return [...counts].map(([reason, count]) => ({ reason, count }));
}

/** Return numbers as ranges: "1–5, 7". */
export function describeRuns(numbers: readonly number[]): string {
  const sorted = [...new Set(numbers)].sort((a, b) => a - b);
  const runs: number[][] = [];
  for (const number of sorted) {
    const run = runs.at(-1);
    if (run && run.at(-1) === number - 1) run.push(number);
    else runs.push([number]);
  }
  return runs.map((run) => (run.length > 1 ? `${run[0]}–${run.at(-1)}` : `${run[0]}`)).join(", ");
}
