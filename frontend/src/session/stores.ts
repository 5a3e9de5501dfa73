import { seatName } from "../i18n";
import { TableStore } from "../net/table";
import { leaveTable, openTable, showTable } from "./session";

/**
 * Return the store of a table. If another one is open, it is closed. @param watching show the spectator's view, as on
 * a TV.
 */
export function openTableStore(id: string, watching = false): TableStore {
  const current = openTable.peek();
  if (current?.id === id && current.watching === watching) return current;
  current?.close();
  const table = new TableStore(id, watching);
  seatName.value = (seat) => table.document.value?.table.seats[seat]?.name ?? String(seat + 1);
  showTable(table);
  return table;
}

/** Return the store of a table that this phone has just joined. A closed one is opened anew. */
export function arriveAt(id: string): TableStore {
  const current = openTable.peek();
  if (current?.id === id && current.connection.peek().state === "closed") leaveTable();
  return openTableStore(id);
}
