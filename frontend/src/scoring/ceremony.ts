/** State of the ceremony on this device: its lines, its step, and what is hidden before it was seen. */

import { signal } from "@preact/signals";
import { store, stored } from "../platform/storage";
import type { Outcome, ScoreLine, TableDocument, View } from "../wire";

/** `running`: this device follows the game. `revealed`: it has seen the winner, the keepsake is due. `seen`: done. */
type Mark = "running" | "revealed" | "seen";

const marks = signal<Readonly<Record<string, Mark>>>({});

const keyOf = (table: string) => `ceremony.${table}`;
const markOf = (table: string) => marks.value[table] ?? stored<Mark>(keyOf(table));

function mark(table: string, now: Mark): void {
  if (markOf(table) === now) return;
  marks.value = { ...marks.value, [table]: now };
  store(keyOf(table), now);
}

/** Record that this device follows a running game. */
export function follow(table: string): void {
  if (markOf(table) === undefined) mark(table, "running");
}

/** Record that the ceremony was seen here; place, note and photo are asked for next. */
export function markRevealed(table: string): void {
  mark(table, "revealed");
}

/** Record that this device has nothing left to show or to ask. */
export function markSeen(table: string): void {
  mark(table, "seen");
}

/** Ask for the keepsake when the app is opened again. */
export function askLater(table: string): void {
  marks.value = { ...marks.value, [table]: "seen" };
}

/** True if this device followed a finished game and has not seen its ceremony. */
export function isDue(table: string, view: View): boolean {
  return view.outcome !== undefined && markOf(table) === "running";
}

/** True if this device has seen the winner and was not asked for a keepsake yet. */
export function isKeepsakeDue(table: string): boolean {
  return markOf(table) === "revealed";
}

/** The current step of a table's ceremony. */
const progress = signal<{ table: string; step: number } | null>(null);

export function stepAt(table: string): number {
  return progress.value?.table === table ? progress.value.step : 0;
}

export function goTo(table: string, step: number): void {
  progress.value = { table, step };
}

/** Return the final lines, in the order in which the game reveals them. */
export function finalLinesOf(view: View): ScoreLine[] {
  return (view.final_lines ?? []).flatMap((n) => view.lines?.[n] ?? []);
}

/** Group the lines into steps: one per line, where seats that share points share a step. */
export function stepsOf(lines: readonly ScoreLine[]): ScoreLine[][] {
  const steps: ScoreLine[][] = [];
  for (const line of lines) {
    const last = steps.at(-1)?.[0];
    if (last && isShared(last, line)) steps.at(-1)?.push(line);
    else steps.push([line]);
  }
  return steps;
}

/** True if two seats get points for the same feature. */
export function isShared(line: ScoreLine, other: ScoreLine): boolean {
  const [segments = [], otherSegments = []] = [line.segments, other.segments];
  return line.reason === other.reason && segments.length > 0 && segments.join() === otherSegments.join();
}

/** Return the document as it was before these lines were scored, without a winner. */
export function withheld<Viewed extends { view: View }>(
  document: Viewed,
  hidden: readonly ScoreLine[],
): Viewed {
  const { outcome: _, ...view } = document.view;
  const seats = structuredClone(view.seats);
  for (const { seat, category, points } of hidden) {
    const seatView = seats[seat];
    if (!seatView) continue;
    seatView.score -= points;
    const remaining = (seatView.by_category?.[category] ?? 0) - points;
    seatView.by_category = { ...seatView.by_category, [category]: remaining };
    if (!remaining) delete seatView.by_category[category];
  }
  const numbers = new Set(hidden.map(({ n }) => String(n)));
  const final = new Set(view.final_lines?.map(String));
  const lines = Object.fromEntries(Object.entries(view.lines ?? {}).filter(([n]) => !numbers.has(n)));
  const zeros = Object.fromEntries(Object.entries(view.zero_lines ?? {}).filter(([n]) => !final.has(n)));
  return { ...document, view: { ...view, seats, lines, zero_lines: zeros } };
}

/** Sum the points by seat. */
export function gainsOf(lines: readonly ScoreLine[]): Readonly<Record<number, number>> {
  const gains: Record<number, number> = {};
  for (const { seat, points } of lines) gains[seat] = (gains[seat] ?? 0) + points;
  return gains;
}

/** Document of a finished table. */
export type Finished = TableDocument & { view: View & { outcome: Outcome } };
