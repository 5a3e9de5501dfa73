import type { TableStore } from "../net/table";
import type { Payload, TableDocument } from "../wire";

/** Props of every form that corrects an earlier answer. */
export interface AnswerFrame {
  store: TableStore;
  document: TableDocument;
  frame: { title: string; back: () => void };
  onAnswer: (action: Payload, seat: number | undefined) => void;
}
