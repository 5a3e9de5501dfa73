import { correctionsApi } from "../net/corrections";
import type { TableStore } from "../net/table";
import { useRequest } from "../ui/useRequest";
import type { Edit, EntryDetail } from "../wire";
import { findCorrector } from "./draft";

interface DetailRequest {
  /** Null: fetch nothing. */
  ref: string | null;
  where?: "at" | "after";
  /** Edits of the draft that are applied first. */
  edits?: readonly Edit[];
}

/** The game as it was at an entry; fetched again whenever the table changes. */
export function useDetail(
  store: TableStore,
  { ref, where = "at", edits = [] }: DetailRequest,
): { detail: EntryDetail | null; failed: string } {
  const { id } = store;
  const seat = findCorrector(store);
  const isAsked = ref !== null && seat !== undefined && store.connection.value.state !== "offline";
  const { current: detail, failed } = useRequest(
    JSON.stringify([id, ref, where, seat, edits]),
    () => correctionsApi.entry(id, { seat: seat as number, ref: ref as string, where, edits: [...edits] }),
    isAsked ? store.version.value.v : null,
  );
  return { detail, failed };
}
