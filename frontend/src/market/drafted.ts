import { effect } from "@preact/signals";
import { draftSignal } from "../net/drafts";
import type { TableStore } from "../net/table";
import { type Amounts, type Offering, offeringsOf } from "../table/offering";

/** Prices tapped and not sent yet. */
interface Drafted {
  /** Ids of table and offering, which the prices belong to. */
  question: string;
  amounts: Amounts;
  /** True once it was sent; it is sealed when the server confirms the same amounts. */
  sent: boolean;
}

/** Key in the session storage, which survives a reload but not closing the tab. */
const KEPT = "tableside.prices";

/** Belongs to one seat: a secret that is forgotten at a handover and when its prompt closes. */
const drafted = draftSignal<Drafted>();

function loadStored(): Drafted | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEPT) ?? "null") as Drafted | null;
  } catch {
    return null;
  }
}

function keep(value: Drafted | null): void {
  try {
    if (value && !value.sent) sessionStorage.setItem(KEPT, JSON.stringify(value));
    else sessionStorage.removeItem(KEPT);
  } catch {
    // Storage is forbidden or full: it stays in memory only.
  }
}

drafted.value = loadStored();
effect(() => keep(drafted.value));

export const questionOf = (table: string, offering: Offering) => `${table} ${offering.key}`;

export function draftedFor(question: string): Drafted | null {
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
  const open = view ? offeringsOf(view).map((offering) => questionOf(store.id, offering)) : [];
  if (drafted.peek() && !open.includes(drafted.peek()?.question ?? "")) drafted.value = null;
}
