import { seatName } from "../i18n";
import { TableStore } from "../net/table";
import { leaveTable, openTable, showTable } from "./session";

/** The store of a table; another open one is closed. @param watching as the spectator sees it, on a TV. */
export function tableOf(id: string, watching = false): TableStore {
  const known = openTable.peek();
  if (known?.id === id && known.watching === watching) return known;
  known?.close();
  const table = new TableStore(id, watching);
  seatName.value = (seat) => table.document.value?.table.seats[seat]?.name ?? String(seat + 1);
  showTable(table);
  return table;
}

/** The store of a table that this phone has just come to: one that it was sent away from before is opened anew. */
export function arriveAt(id: string): TableStore {
  const known = openTable.peek();
  if (known?.id === id && known.connection.peek().state === "closed") leaveTable();
  return tableOf(id);
}
