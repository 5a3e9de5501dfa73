import { useEffect, useState } from "preact/hooks";
import { sentence } from "../net/errors";
import { mending } from "../net/mending";
import { newId } from "../net/outbox";
import type { TableStore } from "../net/table";

/** So long the way back is offered in the place of the way there, in ms. */
const OFFERED_FOR = 6_000;

/** Putting back what a seat of this phone has just taken back, while nothing has happened since. */
export function useRedo(store: TableStore): { redo: (() => void) | undefined; failed: string } {
  const { v } = store.version.value;
  const last = store.told.value.at(-1);
  const own = last?.seat !== undefined && store.seats.value.includes(last.seat) ? last : undefined;
  const undone = own?.v === v && own.text.code === "table.event_taken_back" ? own : undefined;
  const [over, setOver] = useState<number | null>(null);
  const [failed, setFailed] = useState({ v: 0, words: "" });
  const at = undone?.at;
  useEffect(() => {
    if (at === undefined) return;
    const timer = setTimeout(() => setOver(at), Math.max(0, at + OFFERED_FOR - Date.now()));
    return () => clearTimeout(timer);
  }, [at]);
  const words = failed.v === v ? failed.words : "";
  const { state } = store.connection.value;
  if (!undone?.seat && undone?.seat !== 0) return { redo: undefined, failed: words };
  if (over === at || state === "offline") return { redo: undefined, failed: words };
  const { seat } = undone;
  const redo = () => {
    setOver(undone.at);
    mending.correct(store.id, { seat, draft: { type: "redo", undo: undone.v }, id: newId() }).then(
      () => undefined, // the table tells it
      (error: unknown) => setFailed({ v, words: sentence(error) }),
    );
  };
  return { redo, failed: words };
}
