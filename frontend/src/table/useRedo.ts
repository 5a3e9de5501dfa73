import { useEffect, useState } from "preact/hooks";
import { correctionsApi } from "../net/corrections";
import { sentence } from "../net/errors";
import { newId } from "../net/outbox";
import type { TableStore } from "../net/table";
import { settle } from "../ui/settling";

/** Redo what a seat of this phone has just undone, until something else happens. The button may appear where the undo
 * button was, so a quick second tap is ignored.
 */
export function useRedo(store: TableStore): { redo: (() => void) | undefined; failed: string } {
  const { v } = store.version.value;
  const last = store.narrations.value.at(-1);
  const ownNarration = last?.seat !== undefined && store.seats.value.includes(last.seat) ? last : undefined;
  const undone =
    ownNarration?.v === v && ownNarration.text.code === "table.event_taken_back" ? ownNarration : undefined;
  const [sending, setSending] = useState<number | null>(null);
  const [failed, setFailed] = useState({ v: 0, words: "" });
  const at = undone?.v;
  useEffect(() => {
    if (at !== undefined) settle();
  }, [at]);
  const words = failed.v === v ? failed.words : "";
  const seat = undone?.seat;
  if (undone === undefined || seat === undefined || store.connection.value.state === "offline") {
    return { redo: undefined, failed: words };
  }
  const redo = () => {
    if (sending === undone.v) return;
    setSending(undone.v);
    correctionsApi.correct(store.id, { seat, draft: { type: "redo", undo: undone.v }, id: newId() }).then(
      () => undefined, // the update shows it
      (error: unknown) => {
        setSending(null);
        setFailed({ v, words: sentence(error) });
      },
    );
  };
  return { redo, failed: words };
}
