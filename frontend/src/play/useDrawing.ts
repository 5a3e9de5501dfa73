import { useEffect } from "preact/hooks";
import type { TableStore } from "../net/table";
import { toCompare } from "../scoring/scored";

/** Make the draws that nobody decides about, once the review of the last round was read on this phone. */
export function useDrawing(store: TableStore): void {
  const view = store.document.value?.view;
  const reads = !view || toCompare(store.id, view, store.seats.value) !== null;
  useEffect(() => {
    if (!reads) store.drawAtOnce();
  });
}
