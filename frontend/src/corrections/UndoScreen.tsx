import { useEffect } from "preact/hooks";
import { t } from "../i18n";
import { findLastEntry } from "../net/timelineEntries";
import { go } from "../router";
import type { TableScreenProps } from "../session/tableProps";
import { findCorrector, keepCorrectionDraft } from "./draft";
import { useTimeline } from "./timeline";
import { Unready } from "./Unready";

/** Screen that opens the preview of undoing the seat's own last entry, also if others have acted since. */
export function UndoScreen({ store, document }: TableScreenProps) {
  const { id } = store;
  const { timeline, failed } = useTimeline(store);
  const corrector = findCorrector(store);
  const last = timeline && corrector !== undefined ? findLastEntry(timeline, corrector) : undefined;
  const v = last?.v;
  useEffect(() => {
    if (v === undefined || corrector === undefined) return;
    keepCorrectionDraft({ table: id, seat: corrector, about: String(v), edits: [], undo: v });
    go(["t", id, "correct"], true);
  }, [id, corrector, v]);
  const back = () => go(["t", id]);
  const nothing = timeline !== null && v === undefined;
  return (
    <Unready
      {...{ store, document, failed }}
      title={t("corrections.take_back_last")}
      onBack={back}
      back={t("corrections.to_table")}
      nothing={nothing ? { title: t("corrections.no_last") } : undefined}
    >
      {nothing ? null : <div class="seams" />}
    </Unready>
  );
}
