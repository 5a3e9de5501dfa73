import type { TableStore } from "../net/table";

/** Where a seat's phone is. `none`: the seat has no phone and is played from another one; `none-here`: from this one.
 * `unknown`: this phone has no socket, so it does not know.
 */
export type Whereabouts =
  | { at: "here" | "phone" | "away" | "unknown" | "none" | "none-here" }
  | { at: "gone"; seconds: number };

export function findWhereabouts(store: TableStore, place: number): Whereabouts {
  const mine = store.seats.value.includes(place);
  const table = store.document.value?.table;
  if (!table?.seats[place]?.phone) return { at: mine ? "none-here" : "none" };
  if (mine) return { at: "here" };
  const { state } = store.connection.value;
  if (state === "polling" || state === "offline" || table.status === "finished") return { at: "unknown" };
  const silent = store.presence.value[place];
  if (silent === undefined) return { at: "away" };
  return silent === 0 ? { at: "phone" } : { at: "gone", seconds: silent };
}
