/** Requests about finished tables, and the filter of their lists. */

import { signal } from "@preact/signals";
import { findLocale } from "../i18n";
import { at, client, withTimeout } from "../net/client";
import type { TableFile } from "../wire";

/** Timeout in ms for slow answers: drawing a picture, replaying an imported file. */
const LONG = 60_000;

/** Filter of finished tables. Days are written as in date fields, 2026-11-13, in this phone's time zone. */
export interface LibraryFilter {
  game?: string | undefined;
  /** At least these expansions of the game. */
  expansions?: readonly string[] | undefined;
  person?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

/** The filter that the list and the statistics share. */
export const libraryFilter = signal<LibraryFilter>({});

/** Formats in which a finished table can be exported. */
export type FileKind = "json" | "csv" | "bgsplay" | "png";

/** Remove empty fields. */
function dropEmpty<Asked extends object>(query: Asked): { [key in keyof Asked]?: NonNullable<Asked[key]> } {
  const pairs = Object.entries(query).filter(([, value]) => value);
  return Object.fromEntries(pairs) as { [key in keyof Asked]?: NonNullable<Asked[key]> };
}

/** Return the beginning of a local day as an instant. @param later a number of days after it. */
export function findDayStart(day: string | undefined, later = 0): string | undefined {
  const [year = 0, month = 1, date = 1] = (day ?? "").split("-").map(Number);
  return day ? new Date(year, month - 1, date + later).toISOString() : undefined;
}

function buildQuery({ from, to, expansions, ...rest }: LibraryFilter) {
  return { ...rest, expansions: expansions?.join(","), from: findDayStart(from), to: findDayStart(to, 1) };
}

/** Format a day of this phone's time zone for date fields and file names, 2026-11-13. */
export function formatDay(at: Date): string {
  return new Intl.DateTimeFormat("sv-SE").format(at);
}

/** Return the name of this phone's time zone, or the offset of its clock where the browser knows no name. */
export function findZone(): string {
  try {
    const { timeZone } = new Intl.DateTimeFormat(findLocale()).resolvedOptions();
    if (timeZone && timeZone !== "Etc/Unknown") return timeZone;
  } catch {
    // The browser has no data of time zones.
  }
  const east = -new Date().getTimezoneOffset();
  const [hours, minutes] = [Math.floor(Math.abs(east) / 60), Math.abs(east) % 60];
  const written = [hours, minutes].map((n) => String(n).padStart(2, "0")).join(":");
  return `${east < 0 ? "-" : "+"}${written}`;
}

/** Send any file as a table; the server decides whether it is one. */
const asTable = (file: Blob) => new Blob([file], { type: "application/json" }) as unknown as TableFile;

const personAt = (person: string) => ({ path: { person_id: person } });
const photoAt = (table: string, photo: string) => ({ path: { table_id: table, photo_id: photo } });

export const shelf = {
  library: (filters: LibraryFilter, cursor?: string) =>
    client.GET("/api/v1/library", { params: { query: dropEmpty({ ...buildQuery(filters), cursor }) } }),
  statistics: (filters: LibraryFilter, unfinished: boolean) =>
    client.GET("/api/v1/statistics", {
      params: {
        query: dropEmpty({ ...buildQuery(filters), unfinished: unfinished ? ("1" as const) : undefined }),
      },
    }),
  rematch: (table: string) =>
    client.POST("/api/v1/library/{table_id}/again", { params: at(table), body: {} }),
  /** All filtered tables as one spreadsheet. */
  sheet: (filters: LibraryFilter) =>
    client.GET("/api/v1/library/export.csv", {
      params: { query: dropEmpty({ ...buildQuery(filters), zone: findZone(), bom: "1" as const }) },
      parseAs: "blob",
      fetch: withTimeout(LONG),
    }),
  person: (person: string) => client.GET("/api/v1/people/{person_id}", { params: personAt(person) }),
  people: () => client.GET("/api/v1/people"),
  mergePreview: (from: string, into: string) =>
    client.POST("/api/v1/people/merge/preview", { body: { from, into } }),
  merge: (from: string, into: string) => client.POST("/api/v1/people/merge", { body: { from, into } }),
  apart: (person: string) => client.DELETE("/api/v1/people/merge/{person_id}", { params: personAt(person) }),
  codeMake: () => client.POST("/api/v1/recovery/code", { body: {} }),
  codeUse: (code: string) => client.POST("/api/v1/recovery", { body: { code } }),
  bringIn: (file: Blob) => client.POST("/api/v1/import", { body: asTable(file), fetch: withTimeout(LONG) }),
  file: (table: string, kind: FileKind): Promise<Blob> => {
    const loaded = { parseAs: "blob", fetch: withTimeout(LONG) } as const;
    const params = { ...at(table), query: { zone: findZone() } };
    const sheet = { ...at(table), query: { zone: findZone(), bom: "1" as const } };
    switch (kind) {
      case "json":
        return client.GET("/api/v1/tables/{table_id}/export.json", { params: at(table), ...loaded });
      case "csv":
        return client.GET("/api/v1/tables/{table_id}/export.csv", { params: sheet, ...loaded });
      case "bgsplay":
        return client.GET("/api/v1/tables/{table_id}/export.bgsplay", { params, ...loaded });
      case "png":
        return client.GET("/api/v1/tables/{table_id}/export.png", { params, ...loaded });
    }
  },
  record: (table: string) => client.GET("/api/v1/library/{table_id}/kept", { params: at(table) }),
  keep: (table: string, body: { place: string; note: string }) =>
    client.PUT("/api/v1/library/{table_id}/kept", { params: at(table), body }),
  /** Change start and duration of a table, in this profile only. */
  timesKeep: (table: string, body: { began: string; minutes: number }) =>
    client.PUT("/api/v1/library/{table_id}/times", { params: at(table), body }),
  timesForget: (table: string) => client.DELETE("/api/v1/library/{table_id}/times", { params: at(table) }),
  drop: (table: string) => client.DELETE("/api/v1/library/{table_id}", { params: at(table) }),
  playLink: (table: string) => client.GET("/api/v1/tables/{table_id}/bgstats", { params: at(table) }),
  photos: (table: string) => client.GET("/api/v1/tables/{table_id}/photos", { params: at(table) }),
  photo: (table: string, photo: string) =>
    client.GET("/api/v1/tables/{table_id}/photos/{photo_id}", {
      params: photoAt(table, photo),
      parseAs: "blob",
      fetch: withTimeout(LONG),
    }),
  photoAdd: (table: string, image: Blob) =>
    client.POST("/api/v1/tables/{table_id}/photos", {
      params: at(table),
      body: image,
      fetch: withTimeout(LONG),
    }),
  photoRemove: (table: string, photo: string) =>
    client.DELETE("/api/v1/tables/{table_id}/photos/{photo_id}", { params: photoAt(table, photo) }),
};
