import { useLayoutEffect, useRef } from "preact/hooks";
import type { TableStore } from "../net/table";
import { toCompare } from "../scoring/scored";
import { isCovered } from "../session/cover";
import { questionsOf } from "../table/questions";
import { ownSeat } from "../table/step";
import { settle } from "../ui/settling";
import type { View } from "../wire";

/** What the sheet is about; empty where it asks for nothing. */
function subjectOf(store: TableStore, view: View): { subject: string; compares: boolean } {
  const scored = toCompare(store.id, view, store.seats.value)?.scored;
  const questions = questionsOf(view).map(({ id }) => id);
  const parts = [...questions, scored ? `scored ${scored.turn}` : "", view.outcome ? "over" : ""].filter(
    Boolean,
  );
  return {
    subject: parts.length ? [store.seat.value, ...parts].join(" ") : "",
    compares: scored !== undefined,
  };
}

/**
 * Lets the sheet settle where it opens by itself: not after an own answer, nor where somebody went to another screen,
 * took the phone, uncovered it or closed the review of a round. What an answer opens for the next person at the same
 * phone opens by itself.
 */
export function useArrival(store: TableStore, path: readonly string[]): void {
  const view = store.document.value?.view;
  const now = {
    at: path.join("/"),
    seat: ownSeat(store.seat.value),
    sending: store.pending.value.length > 0,
    closed: !view || store.handOver.value !== null || isCovered(store),
    ...(view ? subjectOf(store, view) : { subject: "", compares: false }),
  };
  const last = useRef(now);
  useLayoutEffect(() => {
    const before = last.current;
    last.current = now;
    if (now.closed || now.subject === "" || now.subject === before.subject) return;
    const answered = before.sending && before.seat === now.seat;
    const byHand = before.closed || answered || before.at !== now.at || (before.compares && !now.compares);
    if (!byHand) settle();
  });
}
