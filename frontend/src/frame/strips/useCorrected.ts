import { useEffect } from "preact/hooks";
import type { TableStore } from "../../net/table";
import { catchUp, findFollowedUntil, follow, isPlain } from "./putRightLists";

/** Open a put-right list for each correction, on phones with a seat. Versions that this phone missed are asked for.
 */
export function useCorrected(store: TableStore): void {
  const { id } = store;
  const { v } = store.version.value;
  const seat = store.seat.value;
  const narrations = store.narrations.value;
  const sits = store.seats.value.length > 0 || store.host.value;
  const isCurrent = store.document.value !== null && store.asOf.value === null;
  const live = isCurrent && store.connection.value.state !== "offline";
  useEffect(() => {
    if (!live || !sits) return;
    const since = findFollowedUntil(id);
    if (since === undefined || v < since || isPlain(id, v, narrations)) follow(id, v);
    else if (v > since) catchUp(id, since, seat).catch(() => undefined); // asked again with the next version
  }, [id, v, seat, narrations, sits, live]);
}
