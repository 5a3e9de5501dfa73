import { useEffect, useState } from "preact/hooks";
import { correctionsApi } from "../net/corrections";
import { describeError } from "../net/errors";
import { UNDONE } from "../net/narrations";
import type { TableStore } from "../net/table";
import { settle } from "../ui/settling";
import { useRequestId } from "../ui/useRequestId";

/** Redo what a seat of this phone has just undone, until something else happens. The button may appear where the undo
 * button was, so a quick second tap is ignored.
 */
export function useRedo(store: TableStore): { redo: (() => void) | undefined; failed: string } {
  const { v } = store.version.value;
  const last = store.narrations.value.at(-1);
  const ownNarration = last?.seat !== undefined && store.seats.value.includes(last.seat) ? last : undefined;
  const undone = ownNarration?.v === v && ownNarration.text.code === UNDONE ? ownNarration : undefined;
  const [sending, setSending] = useState<number | null>(null);
  const [failed, setFailed] = useState({ v: 0, words: "" });
  const at = undone?.v;
  const request = useRequestId();
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
    const draft = { type: "redo", undo: undone.v } as const;
    correctionsApi.correct(store.id, { seat, draft, id: request.findId(draft) }).then(
      () => undefined, // the update shows it
      (error: unknown) => {
        setSending(null);
        setFailed({ v, words: describeError(error) });
        request.failed(error);
      },
    );
  };
  return { redo, failed: words };
}
