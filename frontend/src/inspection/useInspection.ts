import { useEffect, useState } from "preact/hooks";
import { at, request } from "../net/api";
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
  const query = new URLSearchParams({ seat: String(seat), ...(cell ? { board, cell } : { tile: piece }) });
  const path = past ? "" : `${at(id)}/close-look?${query}`;
  const [answer, setAnswer] = useState<{ path: string; look: CloseLook } | null>(null);
  const [failed, setFailed] = useState("");
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the table moves it is asked again
  useEffect(() => {
    if (!path) return;
    let gone = false;
    setFailed("");
    request<CloseLook>("GET", path).then(
      (look) => {
        if (!gone) setAnswer({ path, look });
      },
      (error: unknown) => {
        if (!gone) setFailed(sentence(error));
      },
    );
    return () => {
      gone = true;
    };
  }, [path, v]);
  return { look: answer?.path === path ? answer.look : null, failed };
}
