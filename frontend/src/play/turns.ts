import type { TableStore } from "../net/table";

/** Between turns: nothing is asked of this phone, and nothing it did is on its way. */
export function mayReload(store: TableStore): boolean {
  const prompts = Object.keys(store.document.value?.view?.prompts ?? {});
  return prompts.length === 0 && store.pending.value.length === 0;
}
