import { useEffect, useState } from "preact/hooks";
import { answered, at, client } from "../net/client";
import { sentence } from "../net/errors";
import type { TableStore } from "../net/table";
import type { Inspected } from "../table/inspected";
import type { CloseLook } from "../wire";

/** What the server has to say of a tile or a place; null until then, and of what is past. */
export function useInspection(
  store: TableStore,
  what: Inspected,
): { look: CloseLook | null; failed: string } {
  const { id } = store;
  const seat = store.seat.value;
  const { v } = store.version.value;
  const { piece = "", board = "", cell = "", past = false } = what;
  // What is asked, as one word: a hook compares it.
  const asked = past ? "" : JSON.stringify([id, seat, piece, board, cell]);
  const [answer, setAnswer] = useState<{ asked: string; look: CloseLook } | null>(null);
  const [failed, setFailed] = useState("");
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the table moves it is asked again
  useEffect(() => {
    if (!asked) return;
    let gone = false;
    setFailed("");
    const query = { seat, ...(cell ? { board, cell } : { tile: piece }) };
    answered(client.GET("/api/tables/{table_id}/close-look", { params: { ...at(id), query } })).then(
      (look) => {
        if (!gone) setAnswer({ asked, look });
      },
      (error: unknown) => {
        if (!gone) setFailed(sentence(error));
      },
    );
    return () => {
      gone = true;
    };
  }, [asked, v]);
  return { look: answer?.asked === asked ? answer.look : null, failed };
}
