import type { TableStore } from "../net/table";
import { questionsOf } from "./questions";

/** Between turns: nothing is asked of this phone, and nothing it did is on its way. */
export function mayReload(store: TableStore): boolean {
  return questionsOf(store.document.value?.view).length === 0 && store.pending.value.length === 0;
}
