/** Put-right lists of this phone, by the version of the correction, kept until they are done. */

import { at, client } from "../../net/client";
import { AppError } from "../../net/errors";
import type { ReceivedNarration } from "../../net/narrations";
import { readValue, update, writeValue } from "../../platform/storage";
import type { Watched } from "../../wire";

/** By version, oldest first: the steps that are ticked off, or `over` once all is done or was dismissed. */
export type Marks = Readonly<Record<string, readonly number[] | "over">>;

/** Narrations of entries that change something earlier. */
const CODES = new Set([
  "table.event_corrected",
  "table.event_corrected_by_host",
  "table.event_redone",
  "table.event_redone_by_host",
]);
const MAX_LISTS = 10;

const formatKey = (table: string) => `right.${table}`;

export const readMarks = (table: string): Marks => readValue<Marks>(formatKey(table)) ?? {};

function keep(table: string, change: (marks: Marks) => Marks): void {
  update<Marks>(formatKey(table), (marks = {}) =>
    Object.fromEntries(Object.entries(change(marks)).slice(-MAX_LISTS)),
  );
}

export function tickSteps(table: string, version: number, steps: readonly number[] | "over"): void {
  keep(table, (marks) => ({ ...marks, [version]: steps }));
}

/** The versions that are not over yet, oldest first. */
export function openVersions(table: string): number[] {
  return Object.entries(readMarks(table))
    .filter(([, marks]) => marks !== "over")
    .map(([version]) => Number(version));
}

const readFollowed = (table: string) => `followed.${table}`;

/** Return the version up to which this phone knows the corrections; undefined if it has never seen the table. */
export function findFollowedUntil(table: string): number | undefined {
  return readValue<number>(readFollowed(table));
}

export function follow(table: string, version: number): void {
  writeValue(readFollowed(table), version);
}

/** True if a narration says that something earlier was corrected. */
export const isCorrection = ({ text }: ReceivedNarration) => CODES.has(text.code);

/** True if version `v` is the next one to follow and its narrations correct nothing. */
export function isPlain(table: string, v: number, narrations: readonly ReceivedNarration[]): boolean {
  const corrects = narrations.some((narration) => narration.v === v && isCorrection(narration));
  return v === (findFollowedUntil(table) ?? v) + 1 && !corrects;
}

const buildEntryPath = (table: string, version: number) => ({ path: { table_id: table, version } });

/** Fetch the versions that corrected the past after `since`; each opens a put-right list. */
export async function catchUp(table: string, since: number, seat: Watched): Promise<void> {
  const params = { ...at(table), query: { since, seat } };
  const corrected = await client.GET("/api/v1/tables/{table_id}/put-right", { params });
  if (corrected.versions.length)
    keep(table, (marks) => ({
      ...Object.fromEntries(corrected.versions.map((version) => [version, []])),
      ...marks,
    }));
  follow(table, Math.max(corrected.v, findFollowedUntil(table) ?? 0));
}

/** Record that the real table has been put right, so that nobody is asked any more. An entry that no longer counts, or
 * that only this seat may know, is marked on this phone alone.
 *
 * @throws AppError the server could not be asked.
 */
export async function finish(table: string, version: number): Promise<void> {
  try {
    const params = buildEntryPath(table, version);
    await client.POST("/api/v1/tables/{table_id}/put-right/{version}", { params, body: {} });
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "correction.entry_gone") throw error;
  }
  tickSteps(table, version, "over");
}

/** What the correction, undo or redo of a version changed. */
export const fetchPutRightList = (table: string, version: number, seat: Watched) =>
  client.GET("/api/v1/tables/{table_id}/put-right/{version}", {
    params: { ...buildEntryPath(table, version), query: { seat } },
  });

/** Fetch what the correction, undo or redo of a version changed. Once somebody has put right what everybody sees, the
 * list is over, unless this seat alone may know some of its steps. */
export async function fetchOpenList(table: string, version: number, seat: Watched, isMatched: boolean) {
  const [difference, publicDifference] = await Promise.all([
    fetchPutRightList(table, version, seat),
    isMatched ? fetchPutRightList(table, version, "spectator") : null,
  ]);
  if (JSON.stringify(publicDifference) === JSON.stringify(difference)) tickSteps(table, version, "over");
  return difference;
}
