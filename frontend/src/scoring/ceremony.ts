/** The end of a game, revealed step by step: which lines it brought, and what a screen may show before they were. */

import { signal } from "@preact/signals";
import { store, stored } from "../platform/storage";
import type { Outcome, ScoreLine, TableDocument, View } from "../wire";

/** What this device knows of the end: it follows the game, has seen who won and may ask where that was, or is done. */
type Mark = "running" | "revealed" | "seen";

const marks = signal<Readonly<Record<string, Mark>>>({});

const keyOf = (table: string) => `ceremony.${table}`;
const markOf = (table: string) => marks.value[table] ?? stored<Mark>(keyOf(table));

function mark(table: string, now: Mark): void {
  if (markOf(table) === now) return;
  marks.value = { ...marks.value, [table]: now };
  store(keyOf(table), now);
}

/** The game runs, and this device shows it. */
export function follow(table: string): void {
  if (markOf(table) === undefined) mark(table, "running");
}

/** The ceremony of this game was seen here; a place, a note and a photo are asked for next. */
export function markRevealed(table: string): void {
  mark(table, "revealed");
}

/** Nothing of the end is left to show or to ask on this device. */
export function markSeen(table: string): void {
  mark(table, "seen");
}

/** Ask when the app is opened here again. */
export function askLater(table: string): void {
  marks.value = { ...marks.value, [table]: "seen" };
}

/** Whether this device followed a game that is over and has not seen its ceremony. */
export function isDue(table: string, view: View): boolean {
  return view.outcome !== undefined && markOf(table) === "running";
}

/** Whether this device has seen who won and was not asked for a keepsake yet. */
export function isKeepsakeDue(table: string): boolean {
  return markOf(table) === "revealed";
}

/** How many steps of the ceremony somebody has seen here, by table. */
const progress = signal<{ table: string; step: number } | null>(null);

export function stepAt(table: string): number {
  return progress.value?.table === table ? progress.value.step : 0;
}

export function goTo(table: string, step: number): void {
  progress.value = { table, step };
}

/** What the end brought, in the order in which the game reveals it. */
export function finalLinesOf(view: View): ScoreLine[] {
  return (view.final_lines ?? []).flatMap((n) => view.lines?.[n] ?? []);
}

/** One step for each line; seats that share what they get points for share a step. */
export function stepsOf(lines: readonly ScoreLine[]): ScoreLine[][] {
  const steps: ScoreLine[][] = [];
  for (const line of lines) {
    const last = steps.at(-1)?.[0];
    if (last && isShared(last, line)) steps.at(-1)?.push(line);
    else steps.push([line]);
  }
  return steps;
}

/** Seats that get points for the same thing. */
export function isShared(one: ScoreLine, other: ScoreLine): boolean {
  const [segments = [], others = []] = [one.segments, other.segments];
  return one.reason === other.reason && segments.length > 0 && segments.join() === others.join();
}

/** The table as it was before these lines were counted: nobody has won yet. */
export function withheld<Known extends { view: View }>(document: Known, hidden: readonly ScoreLine[]): Known {
  const { outcome: _, ...view } = document.view;
  const seats = structuredClone(view.seats);
  for (const { seat, category, points } of hidden) {
    const shown = seats[seat];
    if (!shown) continue;
    shown.score -= points;
    const left = (shown.by_category?.[category] ?? 0) - points;
    shown.by_category = { ...shown.by_category, [category]: left };
    if (!left) delete shown.by_category[category];
  }
  const numbers = new Set(hidden.map(({ n }) => String(n)));
  const final = new Set(view.final_lines?.map(String));
  const lines = Object.fromEntries(Object.entries(view.lines ?? {}).filter(([n]) => !numbers.has(n)));
  const zeros = Object.fromEntries(Object.entries(view.zero_lines ?? {}).filter(([n]) => !final.has(n)));
  return { ...document, view: { ...view, seats, lines, zero_lines: zeros } };
}

/** Points by seat. */
export function gainsOf(lines: readonly ScoreLine[]): Readonly<Record<number, number>> {
  const gains: Record<number, number> = {};
  for (const { seat, points } of lines) gains[seat] = (gains[seat] ?? 0) + points;
  return gains;
}

/** A table that is over. */
export type Finished = TableDocument & { view: View & { outcome: Outcome } };
