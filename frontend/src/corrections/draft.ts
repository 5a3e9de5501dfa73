/** Draft of a correction. It stays while other screens are open, and is forgotten with its seat. */

import type { Corrector } from "../net/corrections";
import { createDraftSignal } from "../net/drafts";
import type { TableStore } from "../net/table";
import { findSeat } from "../net/viewpoint";
import type { DraftPayload, Edit, Payload } from "../wire";

export interface CorrectionDraft {
  table: string;
  seat: Corrector;
  /** The ref of the entry that it began with. */
  about: string;
  /** The edits in the order in which they were made; none for an undo or a redo. */
  edits: readonly Edit[];
  undo?: number;
  redo?: number;
  /** The newest edit; the next question is about what follows from it directly. */
  last?: { ref: string; seat?: number | undefined } | undefined;
  /** Refs that were asked about already, so that nobody is asked twice. */
  followed?: readonly string[];
  /** Why the entry that is asked about next does not hold. */
  why?: string | undefined;
}

const current = createDraftSignal<CorrectionDraft>("correction");

export function findCorrectionDraft(table: string): CorrectionDraft | null {
  return current.value?.table === table ? current.value : null;
}

export function keepCorrectionDraft(correction: CorrectionDraft | null): void {
  current.value = correction;
}

/** Return who corrects on this phone: the viewer's seat, else its first seat, else the host without a seat (null). */
export function findCorrector(store: TableStore): Corrector | undefined {
  const viewer = findSeat(store.seat.value);
  if (viewer !== undefined) return viewer;
  return store.seats.value[0] ?? (store.host.value ? null : undefined);
}

export function buildPayload({ edits, undo, redo }: CorrectionDraft): DraftPayload {
  if (undo !== undefined) return { type: "undo", drops: [undo] };
  if (redo !== undefined) return { type: "redo", undo: redo };
  return { type: "correction", edits: [...edits] };
}

/** Return the number of an added entry, 2 of "+2"; 0 for an entry of the log. */
function readOwnNumber(ref: string): number {
  return ref.startsWith("+") ? Number(ref.slice(1)) : 0;
}

const listInserts = (edits: readonly Edit[]) => edits.filter(({ type }) => type === "insert");

/** Replace the action of `ref`. An entry that the draft itself added is changed in place. */
export function replaceAction(edits: readonly Edit[], ref: string, action: Payload): Edit[] {
  const insertNumber = readOwnNumber(ref);
  if (insertNumber) {
    const meant = listInserts(edits)[insertNumber - 1];
    return edits.map((edit) => (edit === meant && edit.type === "insert" ? { ...edit, action } : edit));
  }
  return [...without(edits, [ref]), { type: "replace", ref, action }];
}

/** Drop entries of the log. */
export function dropEntries(edits: readonly Edit[], refs: readonly string[]): Edit[] {
  const logged = refs.filter((ref) => !readOwnNumber(ref));
  return [...without(edits, logged), ...logged.map((ref): Edit => ({ type: "drop", ref }))];
}

/** Add an entry right after `after`. @returns the edits, and the ref of the added entry. */
export function insertEntry(
  edits: readonly Edit[],
  after: string,
  action: Payload,
  seat: number | undefined,
): { edits: Edit[]; ref: string } {
  const made: Edit = { type: "insert", after, action, ...(seat === undefined ? {} : { seat }) };
  return { edits: [...edits, made], ref: `+${listInserts(edits).length + 1}` };
}

/** Return the last of the entries that the draft adds in a row after an entry; the entry itself if there are none. */
export function findEnd(edits: readonly Edit[], ref: string): string {
  const added = edits.flatMap((edit) => (edit.type === "insert" ? [edit.after] : []));
  let end = ref;
  for (let at = added.indexOf(end); at >= 0; at = added.indexOf(end)) end = `+${at + 1}`;
  return end;
}

/** Remove the edits of entries. */
function without(edits: readonly Edit[], refs: readonly string[]): Edit[] {
  return edits.filter((edit) => edit.type === "insert" || !refs.includes(edit.ref));
}

/** True if two payloads are equal; a missing field equals null. */
export function isSamePayload(payload: Payload, other: Payload): boolean {
  const fields = new Set([...Object.keys(payload), ...Object.keys(other)]);
  return [...fields].every(
    (field) => JSON.stringify(payload[field] ?? null) === JSON.stringify(other[field] ?? null),
  );
}
