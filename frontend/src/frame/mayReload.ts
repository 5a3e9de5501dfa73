import type { TableStore } from "../net/table";
import { listQuestions } from "../prompts/questions";

/** True between turns: this phone has no open prompt and no unsettled entry. */
export function mayReload(store: TableStore): boolean {
  return listQuestions(store.document.value?.view).length === 0 && store.pending.value.length === 0;
}
