/** Requests about the past. Only the screens for corrections load this module. */

import type { DraftPayload, Edit, NewAction, Watched } from "../wire";
import { at, client, seenBy } from "./client";

/** Who drafts the correction: a seat, or a host without a seat. */
export type Corrector = NewAction["seat"];

const proposalAt = (table: string, id: string) => ({ path: { table_id: table, proposal_id: id } });

export const correctionsApi = {
  timeline: (table: string, seat: Watched) =>
    client.GET("/api/v1/tables/{table_id}/timeline", { params: seenBy(table, seat) }),
  /** The game as it stood at an entry, with `edits` applied before. */
  entry: (table: string, body: { seat: Corrector; ref: string; where: "at" | "after"; edits: Edit[] }) =>
    client.POST("/api/v1/tables/{table_id}/corrections/entry", { params: at(table), body }),
  preview: (table: string, body: { seat: Corrector; draft: DraftPayload }) =>
    client.POST("/api/v1/tables/{table_id}/corrections/preview", { params: at(table), body }),
  correct: (table: string, body: { seat: Corrector; draft: DraftPayload; id: string }) =>
    client.POST("/api/v1/tables/{table_id}/corrections", { params: at(table), body }),
  proposal: (table: string, id: string, seat: Watched) =>
    client.GET("/api/v1/tables/{table_id}/corrections/{proposal_id}", {
      params: { ...proposalAt(table, id), query: { seat } },
    }),
  confirm: (table: string, id: string) =>
    client.POST("/api/v1/tables/{table_id}/corrections/{proposal_id}", {
      params: proposalAt(table, id),
      body: {},
    }),
  withdraw: (table: string, id: string) =>
    client.DELETE("/api/v1/tables/{table_id}/corrections/{proposal_id}", { params: proposalAt(table, id) }),
};
