/** What is asked of the server about finished tables. */

import { at, request, requestFile } from "../net/api";
import type {
  Imported,
  Invite,
  Kept,
  Library,
  MergePreview,
  Person,
  PersonPage,
  Photo,
  PlayLink,
  Statistics,
} from "../wire";

/** What may take longer than play: a picture that is drawn, a file that is played again. In ms. */
const LONG = 60_000;

/** Which finished tables; days as the date field writes them, 2026-11-13, of this phone's zone. */
export interface Wanted {
  game?: string | undefined;
  person?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  players?: string | undefined;
}

/** The files that a finished table may leave as. */
export type FileKind = "json" | "csv" | "bgsplay" | "png";

function query(asked: Readonly<Record<string, string | undefined>>): string {
  const pairs = Object.entries(asked).flatMap(([key, value]) => (value ? [[key, value]] : []));
  return pairs.length ? `?${new URLSearchParams(pairs)}` : "";
}

/** The beginning of a day here, as an instant. @param later so many days after it. */
export function dayStart(day: string | undefined, later = 0): string | undefined {
  const [year = 0, month = 1, date = 1] = (day ?? "").split("-").map(Number);
  return day ? new Date(year, month - 1, date + later).toISOString() : undefined;
}

function asked({ from, to, ...rest }: Wanted): Record<string, string | undefined> {
  return { ...rest, from: dayStart(from), to: dayStart(to, 1) };
}

/** A day of this phone's zone as date fields and file names write it, 2026-11-13. */
export function dayWritten(at: Date): string {
  return new Intl.DateTimeFormat("sv-SE").format(at);
}

const zone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

export const shelf = {
  library: (wanted: Wanted, cursor?: string) =>
    request<Library>("GET", `/api/library${query({ ...asked(wanted), cursor })}`),
  statistics: (wanted: Wanted, unfinished: boolean) =>
    request<Statistics>(
      "GET",
      `/api/statistics${query({ ...asked(wanted), unfinished: unfinished ? "1" : undefined })}`,
    ),
  again: (table: string) =>
    request<{ table: string; code: string }>("POST", `/api/library/${encodeURIComponent(table)}/again`, {}),
  /** Every wanted table as one sheet. */
  sheet: (wanted: Wanted) =>
    requestFile(`/api/library/export.csv${query({ ...asked(wanted), zone: zone(), bom: "1" })}`, LONG),
  person: (person: string) => request<PersonPage>("GET", `/api/people/${encodeURIComponent(person)}`),
  people: () => request<Person[]>("GET", "/api/people"),
  mergePreview: (from: string, into: string) =>
    request<MergePreview>("POST", "/api/people/merge/preview", { from, into }),
  merge: (from: string, into: string) => request<Person>("POST", "/api/people/merge", { from, into }),
  apart: (person: string) => request<void>("DELETE", `/api/people/merge/${encodeURIComponent(person)}`),
  codeMake: () => request<Invite>("POST", "/api/recovery/code", {}),
  codeUse: (code: string) => request<{ devices: number }>("POST", "/api/recovery", { code }),
  bringIn: (file: Blob) =>
    request<Imported>("POST", "/api/import", new Blob([file], { type: "application/json" }), LONG),
  file: (table: string, kind: FileKind) => {
    const shape = kind === "json" ? {} : { zone: zone(), bom: kind === "csv" ? "1" : undefined };
    return requestFile(`${at(table)}/export.${kind}${query(shape)}`, LONG);
  },
  kept: (table: string) => request<Kept>("GET", `/api/library/${encodeURIComponent(table)}/kept`),
  keep: (table: string, said: { place: string; note: string }) =>
    request<void>("PUT", `/api/library/${encodeURIComponent(table)}/kept`, said),
  /** Put right when it began and how long it took, in this history alone. */
  timesKeep: (table: string, times: { began: string; minutes: number }) =>
    request<void>("PUT", `/api/library/${encodeURIComponent(table)}/times`, times),
  timesForget: (table: string) => request<void>("DELETE", `/api/library/${encodeURIComponent(table)}/times`),
  drop: (table: string) => request<void>("DELETE", `/api/library/${encodeURIComponent(table)}`),
  playLink: (table: string) => request<PlayLink>("GET", `${at(table)}/bgstats`),
  photos: (table: string) => request<Photo[]>("GET", `${at(table)}/photos`),
  photo: (table: string, photo: string) =>
    requestFile(`${at(table)}/photos/${encodeURIComponent(photo)}`, LONG),
  photoAdd: (table: string, image: Blob) => request<Photo>("POST", `${at(table)}/photos`, image, LONG),
  photoRemove: (table: string, photo: string) =>
    request<void>("DELETE", `${at(table)}/photos/${encodeURIComponent(photo)}`),
};
