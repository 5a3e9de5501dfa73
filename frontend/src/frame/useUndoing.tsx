import { useState } from "preact/hooks";
import { t } from "../i18n";
import { correctionsApi } from "../net/corrections";
import type { TableStore } from "../net/table";
import { findSeat } from "../net/viewpoint";
import type { SheetContent } from "../prompts/sheets/content";
import { readColour } from "../seats/people";
import { Button, MainButton } from "../ui/Button";
import { useCloseOnBack } from "../ui/useCloseOnBack";
import type { TableDocument } from "../wire";

/** The undo of this phone, and the question that it asks first. */
interface Undoing {
  undo: (() => void) | undefined;
  /** Shown instead of the sheet. */
  question: SheetContent | undefined;
}

/** The undo of the newest action of this phone. An undo into an earlier round takes the whole table back, so it asks first.
 * @param onSent called once the undo is sent.
 */
export function useUndoing(store: TableStore, document: TableDocument, onSent: () => void): Undoing {
  const seat = document.undo === undefined ? undefined : (document.undo_seat ?? findSeat(store.seat.value));
  const { v } = store.version.value;
  const [asking, setAsking] = useState<{ v: number; seat: number } | null>(null);
  const send = (of: number) => {
    setAsking(null);
    if (store.undo(of)) onSent();
  };
  const undo = async (of: number) => {
    const at = store.version.peek().v;
    const isFar = await isOfRoundBefore(store, document, of);
    if (store.version.peek().v !== at) return; // the undo would be about another action by now
    if (isFar) setAsking({ v: at, seat: of });
    else send(of);
  };
  const isAsked = asking !== null && asking.v === v && asking.seat === seat;
  useCloseOnBack(isAsked, () => setAsking(null));
  return {
    undo: seat === undefined ? undefined : () => (canBeFar(document) ? void undo(seat) : send(seat)),
    question: isAsked
      ? {
          colour: readColour(document, asking.seat),
          title: t("play.undo_round"),
          second: t("play.undo_round_about"),
          bar: (
            <>
              <Button onPress={() => setAsking(null)}>{t("common.cancel")}</Button>
              <MainButton onPress={() => send(asking.seat)}>{t("common.undo")}</MainButton>
            </>
          ),
        }
      : undefined,
  };
}

function canBeFar({ view }: TableDocument): boolean {
  return view?.rounds !== undefined && view.turn > 1;
}

/** True if the action to undo was entered in an earlier round. False if the timeline cannot be loaded. */
async function isOfRoundBefore(
  store: TableStore,
  { view, undo }: TableDocument,
  seat: number,
): Promise<boolean> {
  const { entries } = await correctionsApi.timeline(store.id, seat).catch(() => ({ entries: [] }));
  const entry = entries.find(({ v }) => v === undo);
  return entry?.turn !== undefined && view !== undefined && entry.turn < view.turn;
}
