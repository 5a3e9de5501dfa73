import type { TableStore } from "../net/table";
import { go } from "../router";
import type { Payload } from "../wire";
import { findCorrectionDraft, findCorrector, keepCorrectionDraft, replaceAction } from "./draft";
import { useDetail } from "./useDetail";

/** Ref of the first entry, which holds what is printed on the table's boards and pieces. */
const START = "1";

/** Return the first entry as the open draft corrects it, and the way to correct it further. */
export function useStart(store: TableStore, isWanted = true) {
  const begun = findCorrectionDraft(store.id);
  // An undo and a redo take no further edits.
  const correction = begun && begun.undo === undefined && begun.redo === undefined ? begun : null;
  const corrector = findCorrector(store);
  const { detail, failed } = useDetail(store, {
    ref: isWanted ? START : null,
    edits: correction?.edits ?? [],
  });
  /** Add a change of some fields to the draft and show its preview. @returns false if that is not possible yet. */
  const correctStart = (change: Payload): boolean => {
    if (!detail?.action || corrector === undefined) return false;
    const base = correction ?? { table: store.id, seat: corrector, about: START, edits: [] };
    const edits = replaceAction(base.edits, START, { ...detail.action, ...change });
    keepCorrectionDraft({ ...base, edits, last: undefined });
    go(["t", store.id, "correct"]);
    return true;
  };
  return { correction, detail, failed, correctStart };
}
