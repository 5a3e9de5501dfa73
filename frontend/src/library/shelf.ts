/** Requests about finished tables. */

import { answered, at, client, withTimeout } from "../net/client";
import type { TableFile } from "../wire";

/** Timeout in ms for slow answers: drawing a picture, replaying an imported file. */
const LONG = 60_000;

/** Filter of finished tables. Days are written as in date fields, 2026-11-13, in this phone's time zone. */
export interface Wanted {
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

function asked({ from, to, players, ...rest }: Wanted) {
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
  library: (filters: Wanted, cursor?: string) =>
    answered(client.GET("/api/library", { params: { query: filled({ ...asked(filters), cursor }) } })),
  statistics: (filters: Wanted, unfinished: boolean) =>
    answered(
      client.GET("/api/statistics", {
        params: { query: filled({ ...asked(filters), unfinished: unfinished ? ("1" as const) : undefined }) },
      }),
    ),
  again: (table: string) =>
    answered(client.POST("/api/library/{table_id}/again", { params: at(table), body: {} })),
  /** All filtered tables as one spreadsheet. */
  sheet: (filters: Wanted) =>
    answered(
      client.GET("/api/library/export.csv", {
        params: { query: filled({ ...asked(filters), zone: zone(), bom: "1" as const }) },
        parseAs: "blob",
        fetch: withTimeout(LONG),
      }),
    ),
  person: (person: string) => answered(client.GET("/api/people/{person_id}", { params: personAt(person) })),
  people: () => answered(client.GET("/api/people")),
  mergePreview: (from: string, into: string) =>
    answered(client.POST("/api/people/merge/preview", { body: { from, into } })),
  merge: (from: string, into: string) => answered(client.POST("/api/people/merge", { body: { from, into } })),
  apart: (person: string) =>
    answered(client.DELETE("/api/people/merge/{person_id}", { params: personAt(person) })),
  codeMake: () => answered(client.POST("/api/recovery/code", { body: {} })),
  codeUse: (code: string) => answered(client.POST("/api/recovery", { body: { code } })),
  bringIn: (file: Blob) =>
    answered(client.POST("/api/import", { body: asTable(file), fetch: withTimeout(LONG) })),
  file: (table: string, kind: FileKind): Promise<Blob> => {
    const loaded = { parseAs: "blob", fetch: withTimeout(LONG) } as const;
    const params = { ...at(table), query: { zone: zone() } };
    const sheet = { ...at(table), query: { zone: zone(), bom: "1" as const } };
    switch (kind) {
      case "json":
        return answered(client.GET("/api/tables/{table_id}/export.json", { params: at(table), ...loaded }));
      case "csv":
        return answered(client.GET("/api/tables/{table_id}/export.csv", { params: sheet, ...loaded }));
      case "bgsplay":
        return answered(client.GET("/api/tables/{table_id}/export.bgsplay", { params, ...loaded }));
      case "png":
        return answered(client.GET("/api/tables/{table_id}/export.png", { params, ...loaded }));
    }
  },
  kept: (table: string) => answered(client.GET("/api/library/{table_id}/kept", { params: at(table) })),
  keep: (table: string, body: { place: string; note: string }) =>
    answered(client.PUT("/api/library/{table_id}/kept", { params: at(table), body })),
  /** Change start and duration of a table, in this profile only. */
  timesKeep: (table: string, body: { began: string; minutes: number }) =>
    answered(client.PUT("/api/library/{table_id}/times", { params: at(table), body })),
  timesForget: (table: string) =>
    answered(client.DELETE("/api/library/{table_id}/times", { params: at(table) })),
  drop: (table: string) => answered(client.DELETE("/api/library/{table_id}", { params: at(table) })),
  playLink: (table: string) => answered(client.GET("/api/tables/{table_id}/bgstats", { params: at(table) })),
  photos: (table: string) => answered(client.GET("/api/tables/{table_id}/photos", { params: at(table) })),
  photo: (table: string, photo: string) =>
    answered(
      client.GET("/api/tables/{table_id}/photos/{photo_id}", {
        params: photoAt(table, photo),
        parseAs: "blob",
        fetch: withTimeout(LONG),
      }),
    ),
  photoAdd: (table: string, image: Blob) =>
    answered(
      client.POST("/api/tables/{table_id}/photos", {
        params: at(table),
        body: image,
        fetch: withTimeout(LONG),
      }),
    ),
  photoRemove: (table: string, photo: string) =>
    answered(client.DELETE("/api/tables/{table_id}/photos/{photo_id}", { params: photoAt(table, photo) })),
};
