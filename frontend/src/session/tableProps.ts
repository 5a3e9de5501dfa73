import type { TableStore } from "../net/table";
import type { TableDocument, View } from "../wire";

export interface TableScreenProps {
  store: TableStore;
  document: TableDocument;
  view: View;
}

/** What the screens of a running or finished game get: the table, and the path behind its id. */
export interface TablePathProps {
  store: TableStore;
  path: readonly string[];
}
