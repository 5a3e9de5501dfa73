/** The newest round that was counted, and whether it was compared with the table on this phone. */

import { signal } from "@preact/signals";
import { store, stored } from "../platform/storage";
import { AGREED } from "../table/points/ScoreTable";
import { zeroLinesOf } from "../table/points/scores";
import type { ScoreLine, View } from "../wire";

/** A round with what it scored, in the order in which it was counted. */
export interface Scored {
  turn: number;
  lines: readonly ScoreLine[];
}

/** The newest round that scored, where a table counts by rounds: it then has goals. */
export function newestScored(view: View): Scored | null {
  if (!Object.keys(view.goals ?? {}).length) return null;
  const all = [...Object.values(view.lines ?? {}), ...zeroLinesOf(view)];
  // What the end brings is revealed on its own.
  const final = new Set(view.final_lines);
  const lines = all.filter(({ n, category }) => category !== AGREED && !final.has(n));
  if (!lines.length) return null;
  const turn = Math.max(...lines.map((line) => line.turn));
  return { turn, lines: lines.filter((line) => line.turn === turn) };
}

/** The round that was confirmed last, with its points. A round with other points is compared again. */
interface Found {
  turn: number;
  points: string;
  /** The seats of this phone whose people have seen it; without them: all. */
  seats?: readonly number[];
}

const found = signal<Readonly<Record<string, Found>>>({});

const keyOf = (table: string) => `scored.${table}`;

function pointsIn({ lines }: Scored): string {
  const points = new Map<number, number>();
  for (const line of lines)
    if (line.points) points.set(line.seat, (points.get(line.seat) ?? 0) + line.points);
  return JSON.stringify([...points].sort(([one], [other]) => one - other));
}

/**
 * What is to be compared with the table now, by one of the phone's seats after the other: `seats` is first whose turn it
 * is, then the others that have not seen it. A finished table that this phone has not followed asks for nothing.
 */
export function toCompare(
  table: string,
  view: View,
  own: readonly number[],
): { scored: Scored; seats: readonly number[] } | null {
  const scored = newestScored(view);
  const last = found.value[table] ?? stored<Found>(keyOf(table));
  if (!scored || !own.length || (view.outcome && !last)) return null;
  const isNew = !last || last.turn < scored.turn;
  if (isNew || (last.turn === scored.turn && last.points !== pointsIn(scored))) return { scored, seats: own };
  const { seats: seen } = last;
  const seats = last.turn === scored.turn && seen ? own.filter((seat) => !seen.includes(seat)) : [];
  return seats.length ? { scored, seats } : null;
}

/** A seat of this phone, or all of them, found right what a round gave. */
export function findRight(table: string, scored: Scored, seat?: number): void {
  const points = pointsIn(scored);
  const last = found.value[table] ?? stored<Found>(keyOf(table));
  const same = last?.turn === scored.turn && last.points === points;
  const seen = same ? (last.seats ?? []) : [];
  const now: Found = { turn: scored.turn, points, ...(seat === undefined ? {} : { seats: [...seen, seat] }) };
  found.value = { ...found.value, [table]: now };
  store(keyOf(table), now);
}

/** What the newest lines gave a seat together. */
export function pointsOf({ lines }: Scored, seat: number): number {
  return lines.reduce((sum, line) => sum + (line.seat === seat ? line.points : 0), 0);
}

/** Scoring tiles by place, then the others. */
function rankOf({ category }: ScoreLine): number {
  return category.startsWith("place_") ? 0 : 1;
}

/** The kinds of points of the round, each with its lines, as the board has them. */
export function byKind({ lines }: Scored): { kind: string; lines: readonly ScoreLine[] }[] {
  const kinds = new Map<string, ScoreLine[]>();
  const ordered = [...lines].sort(
    (one, other) => rankOf(one) - rankOf(other) || one.category.localeCompare(other.category),
  );
  for (const line of ordered) kinds.set(line.category, [...(kinds.get(line.category) ?? []), line]);
  return [...kinds].map(([kind, ofKind]) => ({
    kind,
    lines: ofKind.sort((one, other) => one.seat - other.seat),
  }));
}
