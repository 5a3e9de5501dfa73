import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { TableStore } from "../net/table";
import { seatOf } from "../net/viewpoint";
import type { TableDocument } from "../wire";

/** The last action of this phone: its seat, and its version once that is known. */
const last = signal<{ table: string; seat: number; v: number | null } | null>(null);

/** Remember that a seat of this phone has just acted. */
export function acts(store: TableStore, seat: number): void {
  last.value = { table: store.id, seat, v: null };
}

/** Return the seat whose last action can be undone here: the viewer's, if the document says so; else another seat of this
 * phone, as long as nothing has happened since it acted.
 */
export function useUndo(store: TableStore, document: TableDocument): number | undefined {
  const { v } = store.version.value;
  const waiting = store.pending.value.length > 0;
  const current = last.value?.table === store.id ? last.value : null;
  useEffect(() => {
    if (current && current.v === null && !waiting) last.value = { ...current, v };
  }, [current, waiting, v]);

  const seat = seatOf(store.seat.value);
  if (seat === undefined) return undefined;
  if (document.undo !== undefined) return seat;
  const mine = current !== null && current.seat !== seat && store.seats.value.includes(current.seat);
  // While a secret view is shown, another person holds the phone.
  const same = current?.v === v && !store.secret.value && !document.view?.outcome;
  return mine && same ? current.seat : undefined;
}
