/** A correction while it is drawn up: it stays when the phone looks elsewhere, and goes with the seat. */

import type { Corrector } from "../net/corrections";
import { draft } from "../net/drafts";
import type { TableStore } from "../net/table";
import { seatOf } from "../net/viewpoint";
import type { DraftPayload, Edit, Payload } from "../wire";

export interface CorrectionDraft {
  table: string;
  /** Who draws it up. */
  seat: Corrector;
  /** The version of the entry that it is about: names it. */
  about: string;
  /** The edits in the order in which they were made; none for an undo or a redo. */
  edits: readonly Edit[];
  undo?: number;
  redo?: number;
  /** The newest edit; the next question is about what follows from it directly. */
  last?: { ref: string; seat?: number | undefined } | undefined;
  /** What was asked about already: nobody is led to the same question twice. */
  followed?: readonly string[];
  /** Why the entry that is asked about next does not hold. */
  why?: string | undefined;
}

const drawn = draft<CorrectionDraft>();

/** The correction that is being drawn up at a table. */
export function correctionDraftAt(table: string): CorrectionDraft | null {
  return drawn.value?.table === table ? drawn.value : null;
}

export function keepCorrectionDraft(correction: CorrectionDraft | null): void {
  drawn.value = correction;
}

/** As whom this phone corrects: the seat it looks from, else its first one, else the host without one. */
export function correctorOf(store: TableStore): Corrector | undefined {
  const looks = seatOf(store.seat.value);
  if (looks !== undefined) return looks;
  return store.seats.value[0] ?? (store.host.value ? null : undefined);
}

/** What is sent. */
export function payloadOf({ edits, undo, redo }: CorrectionDraft): DraftPayload {
  if (undo !== undefined) return { type: "undo", drops: [undo] };
  if (redo !== undefined) return { type: "redo", undo: redo };
  return { type: "correction", edits: [...edits] };
}

/** The number of an entry that the draft puts in: 2 of "+2". */
function ownNumber(ref: string): number {
  return ref.startsWith("+") ? Number(ref.slice(1)) : 0;
}

const inserts = (edits: readonly Edit[]) => edits.filter(({ type }) => type === "insert");

/** Something else happened at `ref`. What the draft itself put in is changed where it stands. */
export function replaced(edits: readonly Edit[], ref: string, action: Payload): Edit[] {
  const own = ownNumber(ref);
  if (own) {
    const meant = inserts(edits)[own - 1];
    return edits.map((edit) => (edit === meant && edit.type === "insert" ? { ...edit, action } : edit));
  }
  return [...without(edits, ref), { type: "replace", ref, action }];
}

/** The entry did not happen. */
export function dropped(edits: readonly Edit[], refs: readonly string[]): Edit[] {
  return refs.reduce<Edit[]>(
    (all, ref) => {
      if (ownNumber(ref)) return all;
      return [...without(all, ref), { type: "drop", ref }];
    },
    [...edits],
  );
}

/** Something more happened right after `ref`. @returns the edits, and the ref of what was put in. */
export function inserted(
  edits: readonly Edit[],
  after: string,
  action: Payload,
  seat: number | undefined,
): { edits: Edit[]; ref: string } {
  const made: Edit = { type: "insert", after, action, ...(seat === undefined ? {} : { seat }) };
  return { edits: [...edits, made], ref: `+${inserts(edits).length + 1}` };
}

/** The last of what the draft puts in behind an entry, one after the other; the entry itself where it puts in none. */
export function endOf(edits: readonly Edit[], ref: string): string {
  const added = edits.flatMap((edit) => (edit.type === "insert" ? [edit.after] : []));
  let end = ref;
  for (let at = added.indexOf(end); at >= 0; at = added.indexOf(end)) end = `+${at + 1}`;
  return end;
}

/** Without what the draft says of an entry so far. */
function without(edits: readonly Edit[], ref: string): Edit[] {
  return edits.filter((edit) => edit.type === "insert" || edit.ref !== ref);
}

/** Whether two payloads say the same; a field left out and null are one. */
export function same(one: Payload, other: Payload): boolean {
  const fields = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...fields].every(
    (field) => JSON.stringify(one[field] ?? null) === JSON.stringify(other[field] ?? null),
  );
}
