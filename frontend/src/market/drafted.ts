import { effect } from "@preact/signals";
import { draft } from "../net/drafts";
import type { TableStore } from "../net/table";
import { type Amounts, type Offering, offeringsOf } from "../table/offering";

/** Prices tapped and not sent yet. */
interface Drafted {
  /** The table's id and the offering's key: it stands for no other question. */
  question: string;
  amounts: Amounts;
  /** It is on its way: once it is what was sent before, it is closed. */
  sent: boolean;
}

/** In the tab's own storage: a reload keeps it, and a tab that is closed takes it along. */
const KEPT = "tableside.prices";

/** Of one seat: a secret that a hand-over or the end of the question takes away. */
const drafted = draft<Drafted>();

function kept(): Drafted | null {
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
    // Forbidden or full: it lives in memory only.
  }
}

drafted.value = kept();
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

/** Only what is still asked is kept: while somebody looks at the points, or the phone is covered for a moment. */
export function tidyDrafted(store: TableStore): void {
  const view = store.document.peek()?.view;
  if (store.asOf.peek() !== null) return; // after a reload: what is asked is not known yet
  const open = view ? offeringsOf(view).map((offering) => questionOf(store.id, offering)) : [];
  if (drafted.peek() && !open.includes(drafted.peek()?.question ?? "")) drafted.value = null;
}
