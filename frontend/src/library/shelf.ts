/** Requests about finished tables. */

import { at, bodyOf, client, withTimeout } from "../net/client";
import type { TableFile } from "../wire";

/** Timeout in ms for slow answers: drawing a picture, replaying an imported file. */
const LONG = 60_000;

/** Filter of finished tables. Days are written as in date fields, 2026-11-13, in this phone's time zone. */
export interface LibraryFilter {
  game?: string | undefined;
  person?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  players?: string | undefined;
}

/** Formats in which a finished table can be exported. */
export type FileKind = "json" | "csv" | "bgsplay" | "png";

/** Remove empty fields. */
function filled<Asked extends object>(query: Asked): { [key in keyof Asked]?: NonNullable<Asked[key]> } {
  const pairs = Object.entries(query).filter(([, value]) => value);
  return Object.fromEntries(pairs) as { [key in keyof Asked]?: NonNullable<Asked[key]> };
}

/** Return the beginning of a local day as an instant. @param later a number of days after it. */
export function dayStart(day: string | undefined, later = 0): string | undefined {
  const [year = 0, month = 1, date = 1] = (day ?? "").split("-").map(Number);
  return day ? new Date(year, month - 1, date + later).toISOString() : undefined;
}

function queryOf({ from, to, players, ...rest }: LibraryFilter) {
  return {
    ...rest,
    from: dayStart(from),
    to: dayStart(to, 1),
    players: players ? Number(players) : undefined,
  };
}

/** Format a day of this phone's time zone for date fields and file names, 2026-11-13. */
export function dayWritten(at: Date): string {
  return new Intl.DateTimeFormat("sv-SE").format(at);
}

const zone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Send any file as a table; the server decides whether it is one. */
const asTable = (file: Blob) => new Blob([file], { type: "application/json" }) as unknown as TableFile;

const personAt = (person: string) => ({ path: { person_id: person } });
const photoAt = (table: string, photo: string) => ({ path: { table_id: table, photo_id: photo } });

export const shelf = {
  library: (filters: LibraryFilter, cursor?: string) =>
    bodyOf(client.GET("/api/library", { params: { query: filled({ ...queryOf(filters), cursor }) } })),
  statistics: (filters: LibraryFilter, unfinished: boolean) =>
    bodyOf(
      client.GET("/api/statistics", {
        params: {
          query: filled({ ...queryOf(filters), unfinished: unfinished ? ("1" as const) : undefined }),
        },
      }),
    ),
  rematch: (table: string) =>
    bodyOf(client.POST("/api/library/{table_id}/again", { params: at(table), body: {} })),
  /** All filtered tables as one spreadsheet. */
  sheet: (filters: LibraryFilter) =>
    bodyOf(
      client.GET("/api/library/export.csv", {
        params: { query: filled({ ...queryOf(filters), zone: zone(), bom: "1" as const }) },
        parseAs: "blob",
        fetch: withTimeout(LONG),
      }),
    ),
  person: (person: string) => bodyOf(client.GET("/api/people/{person_id}", { params: personAt(person) })),
  people: () => bodyOf(client.GET("/api/people")),
  mergePreview: (from: string, into: string) =>
    bodyOf(client.POST("/api/people/merge/preview", { body: { from, into } })),
  merge: (from: string, into: string) => bodyOf(client.POST("/api/people/merge", { body: { from, into } })),
  apart: (person: string) =>
    bodyOf(client.DELETE("/api/people/merge/{person_id}", { params: personAt(person) })),
  codeMake: () => bodyOf(client.POST("/api/recovery/code", { body: {} })),
  codeUse: (code: string) => bodyOf(client.POST("/api/recovery", { body: { code } })),
  bringIn: (file: Blob) =>
    bodyOf(client.POST("/api/import", { body: asTable(file), fetch: withTimeout(LONG) })),
  file: (table: string, kind: FileKind): Promise<Blob> => {
    const loaded = { parseAs: "blob", fetch: withTimeout(LONG) } as const;
    const params = { ...at(table), query: { zone: zone() } };
    const sheet = { ...at(table), query: { zone: zone(), bom: "1" as const } };
    switch (kind) {
      case "json":
        return bodyOf(client.GET("/api/tables/{table_id}/export.json", { params: at(table), ...loaded }));
      case "csv":
        return bodyOf(client.GET("/api/tables/{table_id}/export.csv", { params: sheet, ...loaded }));
      case "bgsplay":
        return bodyOf(client.GET("/api/tables/{table_id}/export.bgsplay", { params, ...loaded }));
      case "png":
        return bodyOf(client.GET("/api/tables/{table_id}/export.png", { params, ...loaded }));
    }
  },
  record: (table: string) => bodyOf(client.GET("/api/library/{table_id}/kept", { params: at(table) })),
  keep: (table: string, body: { place: string; note: string }) =>
    bodyOf(client.PUT("/api/library/{table_id}/kept", { params: at(table), body })),
  /** Change start and duration of a table, in this profile only. */
  timesKeep: (table: string, body: { began: string; minutes: number }) =>
    bodyOf(client.PUT("/api/library/{table_id}/times", { params: at(table), body })),
  timesForget: (table: string) =>
    bodyOf(client.DELETE("/api/library/{table_id}/times", { params: at(table) })),
  drop: (table: string) => bodyOf(client.DELETE("/api/library/{table_id}", { params: at(table) })),
  playLink: (table: string) => bodyOf(client.GET("/api/tables/{table_id}/bgstats", { params: at(table) })),
  photos: (table: string) => bodyOf(client.GET("/api/tables/{table_id}/photos", { params: at(table) })),
  photo: (table: string, photo: string) =>
    bodyOf(
      client.GET("/api/tables/{table_id}/photos/{photo_id}", {
        params: photoAt(table, photo),
        parseAs: "blob",
        fetch: withTimeout(LONG),
      }),
    ),
  photoAdd: (table: string, image: Blob) =>
    bodyOf(
      client.POST("/api/tables/{table_id}/photos", {
        params: at(table),
        body: image,
        fetch: withTimeout(LONG),
      }),
    ),
  photoRemove: (table: string, photo: string) =>
    bodyOf(client.DELETE("/api/tables/{table_id}/photos/{photo_id}", { params: photoAt(table, photo) })),
};
