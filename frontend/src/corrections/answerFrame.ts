import type { TableStore } from "../net/table";
import type { Payload, TableDocument } from "../wire";

/** Props that all forms share in which an earlier answer is given anew. */
export interface AnswerFrame {
  store: TableStore;
  document: TableDocument;
  frame: { title: string; back: () => void };
  onAnswer: (action: Payload, seat: number | undefined) => void;
}
