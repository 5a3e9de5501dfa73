import { createDraftSignal } from "../net/drafts";
import type { TableStore } from "../net/table";
import { type Amounts, listOfferings, type Offering } from "../prompts/offering";

/** Prices tapped and not sent yet. */
interface Drafted {
  /** Ids of table and offering, which the prices belong to. */
  question: string;
  amounts: Amounts;
  /** True once it was sent; it is sealed when the server confirms the same amounts. */
  sent: boolean;
}

/** Belongs to one seat: a secret that is forgotten at a handover and when its prompt closes. */
const drafted = createDraftSignal<Drafted>("prices", ({ sent }) => !sent);

export const formatQuestion = (table: string, offering: Offering) => `${table} ${offering.key}`;

export function findDrafted(question: string): Drafted | null {
  return drafted.value?.question === question ? drafted.value : null;
}

export function keepDrafted(question: string, amounts: Amounts, sent = false): void {
  drafted.value = { question, amounts, sent };
}

export function dropDrafted(): void {
  drafted.value = null;
}

/** Drop the prices if their prompt is closed. They stay while another screen is open or the phone is covered. */
export function tidyDrafted(store: TableStore): void {
  const view = store.document.peek()?.view;
  if (store.asOf.peek() !== null) return; // after a reload the open prompts are not known yet
  const open = view ? listOfferings(view).map((offering) => formatQuestion(store.id, offering)) : [];
  if (drafted.peek() && !open.includes(drafted.peek()?.question ?? "")) drafted.value = null;
}
