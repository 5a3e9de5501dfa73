/** State of the ceremony on this device: its lines, its step, and what is hidden before it was seen. */

import { signal } from "@preact/signals";
import type { TableStore } from "../net/table";
import { readValue, update } from "../platform/storage";
import { isShared } from "../scores/scores";
import { watches } from "../session/session";
import type { Outcome, ScoreLine, TableDocument, View } from "../wire";

/** `running`: this device follows the game. `revealed`: it has seen the winner; the host is asked for a keepsake. `seen`: done. */
const MARKS = ["running", "revealed", "seen"] as const;
type Mark = (typeof MARKS)[number];

const marks = signal<Readonly<Record<string, Mark>>>({});

const formatKey = (table: string) => `ceremony.${table}`;
const readMark = (table: string) => marks.value[table] ?? readValue<Mark>(formatKey(table));

function mark(table: string, now: Mark): void {
  if (readMark(table) === now) return;
  marks.value = { ...marks.value, [table]: now };
  // Another page of this phone may be further on.
  update<Mark>(formatKey(table), (before) =>
    before && MARKS.indexOf(before) > MARKS.indexOf(now) ? before : now,
  );
}

/** Record that this device follows a running game. */
export function follow(table: string): void {
  if (readMark(table) === undefined) mark(table, "running");
}

/** Record that the ceremony was seen here; the result may ask for place, note and photo. */
export function markRevealed(table: string): void {
  mark(table, "revealed");
}

/** Record that this device has nothing left to show or to ask. */
export function markSeen(table: string): void {
  mark(table, "seen");
}

/** True if this device followed a finished game and has not seen its ceremony. */
export function isDue(table: string, view: View): boolean {
  return view.outcome !== undefined && readMark(table) === "running";
}

/** True if this device has seen the winner and has not answered about a keepsake yet. */
export function isKeepsakeDue(table: string): boolean {
  return readMark(table) === "revealed";
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
export function listFinalLines(view: View): ScoreLine[] {
  return (view.final_lines ?? []).flatMap((n) => view.lines?.[n] ?? []);
}

/** Group the lines into steps: one per line, where seats that share points share a step. */
export function groupSteps(lines: readonly ScoreLine[]): ScoreLine[][] {
  const steps: ScoreLine[][] = [];
  for (const line of lines) {
    const last = steps.at(-1)?.[0];
    if (last && isShared(last, line)) steps.at(-1)?.push(line);
    else steps.push([line]);
  }
  return steps;
}

/** Return the document as it was before these lines were scored, without a winner. */
export function withholdLines<Viewed extends { view: View }>(
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
export function sumGains(lines: readonly ScoreLine[]): Readonly<Record<number, number>> {
  const gains: Record<number, number> = {};
  for (const { seat, points } of lines) gains[seat] = (gains[seat] ?? 0) + points;
  return gains;
}

/** Return the rematch of a finished table; undefined for somebody who only imported it and has no seat there. */
export function findNextTable(store: TableStore, { table }: TableDocument): string | undefined {
  return store.seats.value.length || watches(store.id) ? table.next : undefined;
}

export type Finished = TableDocument & { view: View & { outcome: Outcome } };
