import { useEffect } from "preact/hooks";
import { t } from "../i18n";
import { findLastEntry } from "../net/timelineEntries";
import { go } from "../router";
import type { TableScreenProps } from "../session/tableProps";
import { useHeadingFocus } from "../ui/useHeadingFocus";
import { AnswerScreen } from "./AnswerScreen";
import { findCorrector, keepCorrectionDraft } from "./draft";
import { EntryScreen } from "./EntryScreen";
import { AdjustScreen, FinishScreen, SettingScreen } from "./HostScreens";
import { PreviewScreen } from "./PreviewScreen";
import { ProposalScreen } from "./ProposalScreen";
import { PutRightScreen } from "./PutRightScreen";
import { TimelineScreen } from "./TimelineScreen";
import { useTimeline } from "./timeline";
import { Unready } from "./Unready";

/**
 * The screens for a table's past, by the path after its id: `timeline`, `timeline/line/<n>`, `entry/<ref>`, `correct`,
 * `correct/at/<ref>`, `correct/after/<ref>`, `proposal/<id>`, `right/<version>`, `takeback`; for the host also `adjust`,
 * `finish`, `setting/<prompt>`.
 */
export function CorrectionScreens({ path, ...shared }: TableScreenProps & { path: readonly string[] }) {
  useHeadingFocus();
  const [first, second = "", third] = path;
  const host = shared.store.host.value && shared.store.seats.value.length > 0;
  if (first === "entry") return <EntryScreen key={second} {...shared} entry={second} />;
  if (first === "correct" && third !== undefined) {
    const where = second === "after" ? "after" : "at";
    return <AnswerScreen key={`${where} ${third}`} {...shared} where={where} entry={third} />;
  }
  if (first === "correct") return <PreviewScreen {...shared} />;
  if (first === "proposal") return <ProposalScreen key={second} {...shared} proposal={second} />;
  if (first === "right") return <PutRightScreen key={second} {...shared} version={Number(second)} />;
  if (first === "takeback") return <UndoScreen {...shared} />;
  if (first === "adjust" && host) return <AdjustScreen {...shared} />;
  if (first === "finish" && host && !shared.view.outcome) return <FinishScreen {...shared} />;
  const setting = shared.view.host_prompts?.[second];
  if (first === "setting" && host && setting) {
    return <SettingScreen key={second} {...shared} prompt={setting} />;
  }
  return <TimelineScreen {...shared} line={second === "line" ? Number(third) : undefined} />;
}

/** Screen that opens the preview of undoing the seat's own last entry, also if others have acted since. */
function UndoScreen({ store, document }: TableScreenProps) {
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
  const nothing = timeline !== null && v === undefined;
  return (
    <Unready
      {...{ store, document, failed }}
      title={t("corrections.take_back_last")}
      onBack={() => go(["t", id])}
      back={t("corrections.to_table")}
      nothing={nothing ? { title: t("corrections.no_last") } : undefined}
    >
      {nothing ? null : <div class="seams" />}
    </Unready>
  );
}
