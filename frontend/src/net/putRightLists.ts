/** Put-right lists of this phone, by the version of the correction, kept until they are done. */

import { signal } from "@preact/signals";
import { store, stored } from "../platform/storage";
import type { Watched } from "../wire";
import { at, bodyOf, client } from "./client";
import { AppError } from "./errors";
import type { ReceivedNarration } from "./narrations";

/** By version: the steps that are ticked off, or `over` once all is done or was dismissed. */
export type Marks = Readonly<Record<string, readonly number[] | "over">>;

/** Narrations of entries that change something earlier. */
const CODES = new Set([
  "table.event_corrected",
  "table.event_corrected_by_host",
  "table.event_put_back",
  "table.event_put_back_by_host",
]);
const MAX_LISTS = 10;

const marksByTable = new Map<string, Marks>();
const changes = signal(0);

const key = (table: string) => `right.${table}`;

/** The marks of a table. */
export function marksOf(table: string): Marks {
  changes.value; // subscribes the component that shows them
  const marks = marksByTable.get(table) ?? stored<Marks>(key(table)) ?? {};
  marksByTable.set(table, marks);
  return marks;
}

function keep(table: string, marks: Marks): void {
  const newest = Object.entries(marks)
    .sort(([first], [second]) => Number(second) - Number(first))
    .slice(0, MAX_LISTS);
  marksByTable.set(table, Object.fromEntries(newest));
  store(key(table), marksByTable.get(table));
  changes.value += 1;
}

export function tick(table: string, version: number, steps: readonly number[] | "over"): void {
  keep(table, { ...marksOf(table), [version]: steps });
}

/** The versions that are not over yet, oldest first. */
export function openVersions(table: string): number[] {
  return Object.entries(marksOf(table))
    .filter(([, marks]) => marks !== "over")
    .map(([version]) => Number(version))
    .sort((first, second) => first - second);
}

const followed = (table: string) => `followed.${table}`;

/** Return the version up to which this phone knows the corrections; undefined if it has never seen the table. */
export function followedUntil(table: string): number | undefined {
  return stored<number>(followed(table));
}

export function follow(table: string, version: number): void {
  store(followed(table), version);
}

/** Delete the lists of a table, because this phone has no seat there any more. */
export function forgetCorrections(table: string): void {
  marksByTable.delete(table);
  store(key(table), undefined);
  store(followed(table), undefined);
  changes.value += 1;
}

/** True if version `v` is the next one to follow and its narrations correct nothing. */
export function isPlain(table: string, v: number, narrations: readonly ReceivedNarration[]): boolean {
  const corrects = narrations.some((narration) => narration.v === v && CODES.has(narration.text.code));
  return v === (followedUntil(table) ?? v) + 1 && !corrects;
}

const entryAt = (table: string, version: number) => ({ path: { table_id: table, version } });

/** Fetch the versions that corrected the past after `since`; each opens a put-right list. */
export async function catchUp(table: string, since: number, seat: Watched): Promise<void> {
  const params = { ...at(table), query: { since, seat } };
  const corrected = await bodyOf(client.GET("/api/tables/{table_id}/put-right", { params }));
  const marks = marksOf(table);
  const unmarked = corrected.versions.filter((version) => !(version in marks));
  if (unmarked.length)
    keep(table, { ...marks, ...Object.fromEntries(unmarked.map((version) => [version, []])) });
  follow(table, Math.max(corrected.v, followedUntil(table) ?? 0));
}

/** Record that the real table has been put right, so that nobody is asked any more. An entry that no longer counts, or
 * that only this seat may know, is marked on this phone alone.
 *
 * @throws AppError the server could not be asked.
 */
export async function finish(table: string, version: number): Promise<void> {
  try {
    const params = entryAt(table, version);
    await bodyOf(client.POST("/api/tables/{table_id}/put-right/{version}", { params, body: {} }));
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "correction.entry_gone") throw error;
  }
  tick(table, version, "over");
}

/** What the correction, undo or redo of a version changed. */
export const fetchPutRightList = (table: string, version: number, seat: Watched) =>
  bodyOf(
    client.GET("/api/tables/{table_id}/put-right/{version}", {
      params: { ...entryAt(table, version), query: { seat } },
    }),
  );
