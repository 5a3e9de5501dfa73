import { useEffect, useState } from "preact/hooks";
import { correctionsApi } from "../net/corrections";
import type { TableStore } from "../net/table";
import { findLastEntry } from "../net/timelineEntries";
import { findSeat } from "../net/viewpoint";
import { handleAnswer } from "../ui/handleAnswer";

/** True if the seat has an entry of its own to undo. Asks for the timeline only while `asked`. */
export function useHasEntry(store: TableStore, asked: boolean): boolean {
  const { id } = store;
  const seat = store.seat.value;
  const corrector = findSeat(seat) ?? store.seats.value[0];
  const { v } = store.version.value;
  const { undo, undo_seat: otherSeat } = store.document.value ?? {};
  const isNewest = undo !== undefined && (otherSeat ?? corrector) === corrector;
  const [answer, setAnswer] = useState({ corrector, has: false });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a newer version may have another answer
  useEffect(() => {
    if (!asked || isNewest || corrector === undefined) return;
    // Without the server it could not be undone either.
    return handleAnswer(correctionsApi.timeline(id, seat), (timeline) =>
      setAnswer({ corrector, has: findLastEntry(timeline, corrector) !== undefined }),
    );
  }, [asked, isNewest, id, seat, corrector, v]);
  return corrector !== undefined && (isNewest || (answer.has && answer.corrector === corrector));
}
