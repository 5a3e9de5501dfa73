import { useEffect, useState } from "preact/hooks";
import { correctionsApi } from "../net/corrections";
import { AppError, sentence } from "../net/errors";
import type { TableStore } from "../net/table";
import type { Edit, EntryDetail } from "../wire";
import { correctorOf } from "./draft";

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
  const seat = correctorOf(store);
  const { v } = store.version.value;
  const online = store.connection.value.state !== "offline";
  const editsKey = JSON.stringify(edits);
  const key = `${ref} ${where} ${seat} ${editsKey}`;
  const [loaded, setLoaded] = useState<{ key: string; detail: EntryDetail | null; failed: string } | null>(
    null,
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: the table's version asks anew
  useEffect(() => {
    if (ref === null || seat === undefined || !online) return;
    let isCancelled = false;
    correctionsApi.entry(id, { seat, ref, where, edits: JSON.parse(editsKey) as Edit[] }).then(
      (detail) => {
        if (!isCancelled) setLoaded({ key, detail, failed: "" });
      },
      (error: unknown) => {
        if (isCancelled) return;
        const passing = error instanceof AppError && error.status === 0;
        setLoaded((before) => ({
          key,
          detail: passing && before?.key === key ? before.detail : null,
          failed: sentence(error),
        }));
      },
    );
    return () => {
      isCancelled = true;
    };
  }, [id, ref, where, seat, editsKey, key, online, v]);
  return loaded?.key === key ? loaded : { detail: null, failed: "" };
}
