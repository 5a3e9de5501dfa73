import { useLayoutEffect, useRef } from "preact/hooks";
import type { TableStore } from "../net/table";
import { findSeat } from "../net/viewpoint";
import { listQuestions } from "../prompts/questions";
import { toCompare } from "../scoring/scored";
import { isCovered } from "../session/cover";
import { settle } from "../ui/settling";
import type { View } from "../wire";

/** Name what the sheet is about; empty if it asks for nothing. */
function findSubject(store: TableStore, view: View): { subject: string; compares: boolean } {
  const scored = toCompare(store.id, view, store.seats.value)?.scored;
  const questions = listQuestions(view).map(({ id }) => id);
  const parts = [...questions, scored ? `scored ${scored.turn}` : "", view.outcome ? "over" : ""].filter(
    Boolean,
  );
  return {
    subject: parts.length ? [store.seat.value, ...parts].join(" ") : "",
    compares: scored !== undefined,
  };
}

/** True if the first question comes with a place that is chosen already. */
function isProposing(view: View | null | undefined): boolean {
  const [first] = listQuestions(view);
  return first?.kind === "move" && first.preselected !== undefined;
}

/** Call `settle` when the sheet opens by itself. It does not after an own answer, a change of screen, a handover,
 * uncovering the phone or closing a round's review. It does if an answer leads to a prompt of another seat on this phone,
 * and if the next place is chosen already: a tap too many would answer for it.
 */
export function useArrival(store: TableStore, path: readonly string[]): void {
  const view = store.document.value?.view;
  const now = {
    at: path.join("/"),
    seat: findSeat(store.seat.value),
    sending: store.pending.value.length > 0,
    closed: !view || store.handOver.value !== null || isCovered(store),
    ...(view ? findSubject(store, view) : { subject: "", compares: false }),
  };
  const last = useRef(now);
  useLayoutEffect(() => {
    const before = last.current;
    last.current = now;
    if (now.closed || now.subject === "" || now.subject === before.subject) return;
    const hasAnswered = before.sending && before.seat === now.seat;
    const byHand = before.closed || hasAnswered || before.at !== now.at || (before.compares && !now.compares);
    if (!byHand || (hasAnswered && isProposing(view))) settle();
  });
}
