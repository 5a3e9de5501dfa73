/** The newest scored round, and whether it was reviewed on this phone. */

import { readValue, update } from "../platform/storage";
import { AGREED } from "../scores/ScoreTable";
import { listZeroLines } from "../scores/scores";
import type { ScoreLine, View } from "../wire";

/** A round with its score lines, in scoring order. */
export interface Scored {
  turn: number;
  lines: readonly ScoreLine[];
}

/** True if a line is of a goal. Goals are scored at the end of a round; other points may come in the middle of one. */
const isOfGoal = ({ category }: ScoreLine) => category.startsWith("place_");

/** Return the newest scored round of a table with goals; null if there is none. */
export function findNewestScored(view: View): Scored | null {
  if (!Object.keys(view.goals ?? {}).length) return null;
  const all = [...Object.values(view.lines ?? {}), ...listZeroLines(view)];
  // Final lines are revealed by the ceremony.
  const final = new Set(view.final_lines);
  const lines = all.filter(({ n, category }) => category !== AGREED && !final.has(n));
  const counted = lines.filter(isOfGoal);
  if (!counted.length) return null;
  const turn = Math.max(...counted.map((line) => line.turn));
  return { turn, lines: lines.filter((line) => line.turn === turn) };
}

/** The round that was confirmed last, with its points. A seat whose points change reviews it again. */
interface ConfirmedRound {
  turn: number;
  points: string;
  /** The seats of this phone that have confirmed it; undefined: all. */
  seats?: readonly number[];
}

const formatKey = (table: string) => `scored.${table}`;

function describePointsBySeat({ lines }: Scored): string {
  const points = new Map<number, number>();
  for (const line of lines)
    if (line.points) points.set(line.seat, (points.get(line.seat) ?? 0) + line.points);
  return JSON.stringify([...points].sort(([first], [second]) => first - second));
}

/** Return the round to review now, by one seat of this phone after the other: `seats` has the next seat first, then the
 * others that have not confirmed it. Null for a finished table that this phone has not followed.
 */
export function toCompare(
  table: string,
  view: View,
  ownSeats: readonly number[],
): { scored: Scored; seats: readonly number[] } | null {
  const scored = findNewestScored(view);
  const last = readValue<ConfirmedRound>(formatKey(table));
  if (!scored || !ownSeats.length || (view.outcome && !last)) return null;
  if (!last || last.turn < scored.turn) return { scored, seats: ownSeats };
  if (last.turn > scored.turn) return null;
  const seats = ownSeats.filter(
    (seat) => last.seats?.includes(seat) === false || hasNewPoints(last, scored, seat),
  );
  return seats.length ? { scored, seats } : null;
}

/** True if a correction has changed what a seat gets for the round that was confirmed. */
function hasNewPoints({ points }: ConfirmedRound, scored: Scored, seat: number): boolean {
  const before = new Map<number, number>(JSON.parse(points));
  return (before.get(seat) ?? 0) !== sumPoints(scored, seat);
}

/** Confirm a round's scoring for a seat of this phone, or for all of them. */
export function findRight(table: string, scored: Scored, seat?: number): void {
  const points = describePointsBySeat(scored);
  update<ConfirmedRound>(formatKey(table), (last) => {
    const lastSeats =
      last?.turn === scored.turn
        ? (last.seats ?? []).filter((other) => !hasNewPoints(last, scored, other))
        : [];
    return { turn: scored.turn, points, ...(seat === undefined ? {} : { seats: [...lastSeats, seat] }) };
  });
}

export function sumPoints({ lines }: Scored, seat: number): number {
  return lines.reduce((sum, line) => sum + (line.seat === seat ? line.points : 0), 0);
}

/** Group the lines of a round by category: goals by place, then the others. */
export function groupByKind({ lines }: Scored): { kind: string; lines: readonly ScoreLine[] }[] {
  const kinds = new Map<string, ScoreLine[]>();
  const ordered = [...lines].sort(
    (first, second) =>
      Number(isOfGoal(second)) - Number(isOfGoal(first)) || first.category.localeCompare(second.category),
  );
  for (const line of ordered) kinds.set(line.category, [...(kinds.get(line.category) ?? []), line]);
  return [...kinds].map(([kind, ofKind]) => ({
    kind,
    lines: ofKind.sort((first, second) => first.seat - second.seat),
  }));
}
