/** What is asked of the server about the past; only the screens that mend it bring this along. */

import type { Edit, EntryDetail, Preview, Timeline, Watched } from "../wire";
import { at, request } from "./api";

/** A correction, an undo or a redo that somebody draws up. */
export type DraftPayload =
  | { type: "correction"; edits: readonly Edit[] }
  | { type: "undo"; drops: readonly number[] }
  | { type: "redo"; undo: number };

/** Who draws it up: a seat, or the host who has none. */
export type Corrector = number | null;

/** Done as the entry of a version, or waiting for the host. */
export interface CorrectionOutcome {
  version?: number;
  proposal?: string;
}

const corrections = (table: string) => `${at(table)}/corrections`;
const proposal = (table: string, id: string) => `${corrections(table)}/${encodeURIComponent(id)}`;

export const correctionsApi = {
  timeline: (table: string, seat: Watched) => request<Timeline>("GET", `${at(table)}/timeline?seat=${seat}`),
  /** The game as it stood at an entry, with `edits` applied before. */
  entry: (
    table: string,
    ask: { seat: Corrector; ref: string; where: "at" | "after"; edits: readonly Edit[] },
  ) => request<EntryDetail>("POST", `${corrections(table)}/entry`, ask),
  preview: (table: string, ask: { seat: Corrector; draft: DraftPayload }) =>
    request<Preview>("POST", `${corrections(table)}/preview`, ask),
  correct: (table: string, ask: { seat: Corrector; draft: DraftPayload; id: string }) =>
    request<CorrectionOutcome>("POST", corrections(table), ask),
  proposal: (table: string, id: string, seat: Watched) =>
    request<Preview>("GET", `${proposal(table, id)}?seat=${seat}`),
  confirm: (table: string, id: string) => request<{ version: number }>("POST", proposal(table, id), {}),
  withdraw: (table: string, id: string) => request<void>("DELETE", proposal(table, id)),
};
