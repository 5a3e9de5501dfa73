/** What has to be put right on the real table, by the version of the correction: kept until it is done. */

import { signal } from "@preact/signals";
import type { Difference, Watched } from "../wire";
import { at, request } from "./api";
import { store, stored } from "./storage";
import type { Told } from "./tellings";

/** By version: the steps that are ticked off, or `over` once all is done or was dismissed. */
export type Marks = Readonly<Record<string, readonly number[] | "over">>;

const CODES = new Set([
  "table.event_corrected",
  "table.event_corrected_by_host",
  "table.event_put_back",
  "table.event_put_back_by_host",
]);
const TAKEN_BACK = "table.event_taken_back";
const MOST = 10;

const known = new Map<string, Marks>();
const changes = signal(0);

const key = (table: string) => `right.${table}`;

/** The marks of a table. */
export function marksOf(table: string): Marks {
  changes.value; // whoever shows them follows them
  const marks = known.get(table) ?? stored<Marks>(key(table)) ?? {};
  known.set(table, marks);
  return marks;
}

function keep(table: string, marks: Marks): void {
  const newest = Object.entries(marks)
    .sort(([one], [other]) => Number(other) - Number(one))
    .slice(0, MOST);
  known.set(table, Object.fromEntries(newest));
  store(key(table), known.get(table));
  changes.value += 1;
}

export function tick(table: string, version: number, steps: readonly number[] | "over"): void {
  keep(table, { ...marksOf(table), [version]: steps });
}

/** Put back right after it was taken back: nobody has moved anything. */
function isAtOnce({ v, seat }: Told, told: readonly Told[]): boolean {
  return told.some((one) => one.v === v - 1 && one.seat === seat && one.text.code === TAKEN_BACK);
}

/** The versions that were told as corrections and are not over yet, oldest first: begun ones are remembered. */
export function openVersions(table: string, told: readonly Told[]): number[] {
  const marks = marksOf(table);
  const heard = told.filter((one) => CODES.has(one.text.code) && !isAtOnce(one, told)).map(({ v }) => v);
  const begun = Object.keys(marks).map(Number);
  return [...new Set([...heard, ...begun])]
    .filter((v) => marks[v] !== "over")
    .sort((one, other) => one - other);
}

/** What the correction, undo or redo of a version changed. */
export const putRight = (table: string, version: number, seat: Watched) =>
  request<Difference>("GET", `${at(table)}/put-right/${version}?seat=${seat}`);
