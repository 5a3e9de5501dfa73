/** What has to be put right on the real table, by the version of the correction: kept until it is done. */

import { signal } from "@preact/signals";
import { store, stored } from "../platform/storage";
import type { Watched } from "../wire";
import { answered, at, client } from "./client";
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

/** The versions that are not over yet, oldest first. */
export function openVersions(table: string): number[] {
  return Object.entries(marksOf(table))
    .filter(([, marks]) => marks !== "over")
    .map(([version]) => Number(version))
    .sort((one, other) => one - other);
}

const followed = (table: string) => `followed.${table}`;

/** Until which version this phone knows what was corrected; undefined: it has not seen the table before. */
export function followedUntil(table: string): number | undefined {
  return stored<number>(followed(table));
}

export function follow(table: string, version: number): void {
  store(followed(table), version);
}

/** Nothing of it stays on a phone that has no seat at the table any more. */
export function forgetCorrections(table: string): void {
  known.delete(table);
  store(key(table), undefined);
  store(followed(table), undefined);
  changes.value += 1;
}

/** Whether version `v` is the one after what was followed, and what was `told` with it corrects nothing. */
export function isPlain(table: string, v: number, told: readonly ReceivedNarration[]): boolean {
  const corrects = told.some((one) => one.v === v && CODES.has(one.text.code));
  return v === (followedUntil(table) ?? v) + 1 && !corrects;
}

const entryAt = (table: string, version: number) => ({ path: { table_id: table, version } });

/** Ask by which entries the past was corrected since; each is to be put right. */
export async function catchUp(table: string, since: number, seat: Watched): Promise<void> {
  const params = { ...at(table), query: { since, seat } };
  const corrected = await answered(client.GET("/api/tables/{table_id}/put-right", { params }));
  const marks = marksOf(table);
  const found = corrected.versions.filter((version) => !(version in marks));
  if (found.length) keep(table, { ...marks, ...Object.fromEntries(found.map((version) => [version, []])) });
  follow(table, Math.max(corrected.v, followedUntil(table) ?? 0));
}

/**
 * The real table lies as it should now: nobody at it is asked any more. What only the own seat knows of, or what counts no
 * more, concerns nobody else.
 *
 * @throws AppError the server could not be asked.
 */
export async function finish(table: string, version: number): Promise<void> {
  try {
    const params = entryAt(table, version);
    await answered(client.POST("/api/tables/{table_id}/put-right/{version}", { params, body: {} }));
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "correction.entry_gone") throw error;
  }
  tick(table, version, "over");
}

/** What the correction, undo or redo of a version changed. */
export const fetchPutRightList = (table: string, version: number, seat: Watched) =>
  answered(
    client.GET("/api/tables/{table_id}/put-right/{version}", {
      params: { ...entryAt(table, version), query: { seat } },
    }),
  );
