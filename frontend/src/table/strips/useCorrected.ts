import { useEffect } from "preact/hooks";
import { catchUp, follow, followedUntil, isPlain } from "../../net/putRightLists";
import type { TableStore } from "../../net/table";

/** Open a put-right list for each correction, on phones with a seat. Versions that this phone missed are asked for.
 */
export function useCorrected(store: TableStore): void {
  const { id } = store;
  const { v } = store.version.value;
  const seat = store.seat.value;
  const told = store.told.value;
  const sits = store.seats.value.length > 0 || store.host.value;
  const known = store.document.value !== null && store.asOf.value === null;
  const live = known && store.connection.value.state !== "offline";
  useEffect(() => {
    if (!live || !sits) return;
    const since = followedUntil(id);
    if (since === undefined || v < since || isPlain(id, v, told)) follow(id, v);
    else if (v > since) catchUp(id, since, seat).catch(() => undefined); // asked again with the next version
  }, [id, v, seat, told, sits, live]);
}
