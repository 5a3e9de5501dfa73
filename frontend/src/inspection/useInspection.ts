import { useEffect, useState } from "preact/hooks";
import { at, bodyOf, client } from "../net/client";
import { sentence } from "../net/errors";
import type { TableStore } from "../net/table";
import type { Inspected } from "../table/inspected";
import type { CloseLook } from "../wire";

/** Return what the server says about a piece or a place; null while loading, and for boards of the past. */
export function useInspection(
  store: TableStore,
  target: Inspected,
): { look: CloseLook | null; failed: string } {
  const { id } = store;
  const seat = store.seat.value;
  const { v } = store.version.value;
  const { piece = "", board = "", cell = "", past = false } = target;
  // The request as a string, which a hook can compare.
  const requestKey = past ? "" : JSON.stringify([id, seat, piece, board, cell]);
  const [answer, setAnswer] = useState<{ requestKey: string; look: CloseLook } | null>(null);
  const [failed, setFailed] = useState("");
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the table moves it is requestKey again
  useEffect(() => {
    if (!requestKey) return;
    let isCancelled = false;
    setFailed("");
    const query = { seat, ...(cell ? { board, cell } : { tile: piece }) };
    bodyOf(client.GET("/api/tables/{table_id}/close-look", { params: { ...at(id), query } })).then(
      (look) => {
        if (!isCancelled) setAnswer({ requestKey, look });
      },
      (error: unknown) => {
        if (!isCancelled) setFailed(sentence(error));
      },
    );
    return () => {
      isCancelled = true;
    };
  }, [requestKey, v]);
  return { look: answer?.requestKey === requestKey ? answer.look : null, failed };
}
