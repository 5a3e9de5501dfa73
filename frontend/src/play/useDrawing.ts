import { useEffect } from "preact/hooks";
import type { TableStore } from "../net/table";
import { toCompare } from "../scoring/scored";

/** Draws what nobody decides about, once everybody at this phone has read what the round before gave. */
export function useDrawing(store: TableStore): void {
  const view = store.document.value?.view;
  const reads = !view || toCompare(store.id, view, store.seats.value) !== null;
  useEffect(() => {
    if (!reads) store.drawAtOnce();
  });
}
