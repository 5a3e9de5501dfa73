import { useEffect, useState } from "preact/hooks";
import { PlayStrip } from "../frame/strips/PlayStrip";
import { say, t } from "../i18n";
import { correctionsApi } from "../net/corrections";
import { describeError } from "../net/errors";
import type { TableStore } from "../net/table";
import { Sentence } from "../pieces/Sentence";
import { useArt } from "../pieces/useArt";
import { go, goOver } from "../router";
import { describeOwner } from "../scores/LineList";
import { findOwnSeat, nameHost, readColour, readName } from "../seats/people";
import type { TableScreenProps } from "../session/tableProps";
import { AskOnce } from "../ui/AskOnce";
import { Button, MainButton } from "../ui/Button";
import { describeFailure } from "../ui/failedTitle";
import { Heading } from "../ui/Heading";
import { handleAnswer } from "../ui/handleAnswer";
import { Prompt } from "../ui/Prompt";
import { Screen } from "../ui/Screen";
import { useRequest } from "../ui/useRequest";
import { useSend } from "../ui/useSend";
import { useTitle } from "../ui/useTitle";
import type { Preview, RefusedEntry, TableDocument, Timeline } from "../wire";
import { findAwaited } from "./AnswerScreen";
import { Changes } from "./Changes";
import {
  buildPayload,
  type CorrectionDraft,
  dropEntries,
  findCorrectionDraft,
  findEnd,
  keepCorrectionDraft,
} from "./draft";
import { describeCrossed, describeNarrations } from "./TimelineScreen";
import {
  findEntry,
  findLaying,
  findNeighbour,
  listFromHereOn,
  readNarrations,
  readRef,
  useTimeline,
} from "./timeline";
import "./corrections.css";

/** Preview of the draft: what it would change, or which later entry does not hold with it. */
export function PreviewScreen({ store, document, view }: TableScreenProps) {
  const { id } = store;
  const correction = findCorrectionDraft(id);
  useTitle(t("corrections.preview"));
  if (!correction) return <MissingDraft store={store} document={document} />;
  return <Draft key={correction.about} {...{ store, document, view, correction }} />;
}

/** Shown if the draft is gone: it was discarded, or the seat has changed. */
function MissingDraft({ store, document }: Omit<TableScreenProps, "view">) {
  const back = () => go(["t", store.id, "timeline"], true);
  return (
    <Screen
      top={<Heading title={t("corrections.preview")} onBack={back} />}
      strip={<PlayStrip store={store} document={document} quiet />}
      sheet={
        <Prompt title={t("corrections.no_draft")}>
          <MainButton onPress={back}>{t("corrections.timeline")}</MainButton>
        </Prompt>
      }
    >
      <p class="second-line">{t("corrections.no_draft_about")}</p>
    </Screen>
  );
}

function Draft({ store, document, view, correction }: TableScreenProps & { correction: CorrectionDraft }) {
  const { id } = store;
  const { timeline } = useTimeline(store);
  const art = useArt(document.table.game);
  const draft = buildPayload(correction);
  const draftKey = JSON.stringify(draft);
  const { sending, error: failure, send: sendOnce } = useSend();
  const offline = store.connection.value.state === "offline";
  const { current: preview, failed } = useRequest(
    draftKey,
    () => correctionsApi.preview(id, { seat: correction.seat, draft }),
    offline || sending ? null : store.version.value.v,
  );
  const isFollowing = useFollow(store, correction, preview, timeline);

  const send = () => {
    sendOnce(
      draft,
      (requestId) => correctionsApi.correct(id, { seat: correction.seat, draft, id: requestId }),
      ({ version, proposal }) => {
        if (version !== undefined) goOver(["t", id], ["t", id, "right", String(version)]);
        else if (proposal !== undefined) goOver(["t", id], ["t", id, "proposal", proposal]);
      },
      () => keepCorrectionDraft(null),
    );
  };
  const back = () => go(["t", id, "timeline"], true);
  const discard = () => {
    keepCorrectionDraft(null);
    back();
  };
  const missing = offline ? t("client.no_connection") : sending ? t("play.sending") : undefined;
  const open = openDraft(correction, timeline);
  const refused = isFollowing ? undefined : preview?.refused;
  const sealed = refused !== undefined && isSealed(document, timeline, refused.ref);
  const validPreview = preview && !preview.refused ? preview : null;
  const [isCutting, setCutting] = useState(false);
  const laying = timeline ? findLaying(correction.edits, timeline) : undefined;
  const { title, second, tone } = describeHead();
  return (
    <Screen
      top={<Heading title={t("corrections.preview")} onBack={back} />}
      strip={<PlayStrip store={store} document={document} quiet />}
      sheet={
        <Prompt
          colour={readColour(document, correction.seat ?? undefined)}
          title={title}
          second={second}
          tone={tone}
          focusKey={draftKey}
          choices={
            refused && timeline && open ? (
              <OtherWays
                {...{ store, document, correction: open, timeline, refused, isCutting, setCutting }}
              />
            ) : null
          }
        >
          {isCutting ? null : <Button onPress={discard}>{t("corrections.throw_away")}</Button>}
          {isCutting || sealed ? null : refused && open ? (
            <MainButton
              onPress={() => {
                keepCorrectionDraft(open);
                go(["t", id, "correct", "at", refused.ref]);
              }}
            >
              {t("corrections.too")}
            </MainButton>
          ) : validPreview ? (
            <MainButton missing={missing} onPress={send}>
              {describeMain(document, validPreview)}
            </MainButton>
          ) : null}
        </Prompt>
      }
    >
      {refused ? (
        <Refused document={document} timeline={timeline} refused={refused} />
      ) : validPreview ? (
        <Changes document={document} view={view} art={art} preview={validPreview} own={findOwnSeat(store)}>
          {laying === undefined ? null : (
            <Button icon="turn" onPress={() => go(["t", id, "correct", "at", laying])}>
              {t("corrections.lay_otherwise")}
            </Button>
          )}
        </Changes>
      ) : (
        <p class="second-line">{failed ? "" : t("common.loading")}</p>
      )}
    </Screen>
  );

  function describeHead(): { title: string; second?: string | undefined; tone: "plain" | "bad" } {
    if (offline) return { title: t("client.no_connection"), second: t("corrections.offline"), tone: "plain" };
    if (failure !== null)
      return {
        title: describeFailure(failure, "play.not_possible"),
        second: describeError(failure),
        tone: "bad",
      };
    if (failed) return { title: t("play.not_possible"), second: failed, tone: "bad" };
    if (refused)
      return {
        title: t("corrections.does_not_hold"),
        second: t(sealed ? "correction.sealed" : "corrections.does_not_hold_about"),
        tone: "bad",
      };
    if (!validPreview) return { title: t("common.loading"), tone: "plain" };
    return { ...describeAsk(document, validPreview), tone: "plain" };
  }
}

/** Return true if the server refuses drafts that touch the entry: it is somebody else's in a game with secrets. What the
 * app drew cannot be corrected either, but may be dropped.
 */
function isSealed(document: TableDocument, timeline: Timeline | null, ref: string): boolean {
  const spoken = findEntry(timeline, ref);
  const isAppDraw = spoken?.entry.actor === "chance" && document.table.draw === "app";
  return spoken !== undefined && spoken.can_correct !== true && !isAppDraw;
}

/** Return the draft in a form that can take more edits: the undo of an action becomes a drop. Null for a redo and for the
 * undo of a correction, which hold as a whole or not at all.
 */
function openDraft(correction: CorrectionDraft, timeline: Timeline | null): CorrectionDraft | null {
  if (correction.redo !== undefined) return null;
  if (correction.undo === undefined) return correction;
  const ref = String(correction.undo);
  if (findEntry(timeline, ref)?.entry.kind !== "action") return null;
  const { undo: _, ...rest } = correction;
  return { ...rest, edits: dropEntries([], [ref]) };
}

/** Return the question that is asked once everything holds. */
function describeAsk(document: TableDocument, preview: Preview): { title: string; second: string } {
  const holds = preview.dropped
    ? t("corrections.dropped", { n: preview.dropped })
    : t("corrections.all_hold");
  if (preview.own)
    return {
      title: t(`corrections.for_you_${preview.kind}`),
      second: `${t("corrections.own_only")} ${holds}`,
    };
  const second = preview.crossed ? `${holds} ${describeCrossed(document, "crossed")}` : holds;
  if (preview.asks_host) return { title: t("corrections.ask_host", { name: nameHost(document) }), second };
  return { title: t(`corrections.for_everyone_${preview.kind}`), second };
}

function describeMain(document: TableDocument, preview: Preview): string {
  if (preview.asks_host) return t("corrections.propose", { name: nameHost(document) });
  return t(`corrections.do_${preview.kind}`);
}

/**
 * Go on to the question that follows directly from the newest edit: where a renamed tile was laid, or what was done after
 * an added draw. @returns whether it leads there.
 */
function useFollow(
  store: TableStore,
  correction: CorrectionDraft,
  preview: Preview | null,
  timeline: Timeline | null,
): boolean {
  const next = findNextQuestion(correction, preview, timeline);
  const added = preview?.refused && correction.last?.ref.startsWith("+") ? correction.last : null;
  const { id } = store;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the draft and its outcome stand for the question
  useEffect(() => {
    const { last: _, ...rest } = correction;
    if (next) {
      keepCorrectionDraft({ ...rest, why: next.why });
      go(["t", id, "correct", "at", next.ref], true);
      return;
    }
    if (!added) return;
    const { seat, edits } = correction;
    return handleAnswer(
      correctionsApi.entry(id, { seat, ref: added.ref, where: "after", edits: [...edits] }),
      (detail) => {
        keepCorrectionDraft(rest);
        if (findAwaited(detail) === added.seat) go(["t", id, "correct", "after", added.ref], true);
      },
      () => keepCorrectionDraft(rest),
    );
  }, [id, correction, next?.ref, added?.ref]);
  return next !== null || added !== null;
}

/** Return the entry after the changed one, if it is of the same seat and turn and no longer holds. */
function findNextQuestion(
  { last, followed = [] }: CorrectionDraft,
  preview: Preview | null,
  timeline: Timeline | null,
): { ref: string; why: string | undefined } | null {
  const refused = preview?.refused;
  if (!refused || !last || !timeline || followed.includes(refused.ref)) return null;
  const changed = findEntry(timeline, last.ref);
  const next = changed && findNeighbour(timeline, changed.v, 1);
  const follows =
    next !== undefined &&
    readRef(next) === refused.ref &&
    next.seat === changed?.seat &&
    next.turn === changed?.turn;
  return follows ? { ref: refused.ref, why: refused.why && say(refused.why) } : null;
}

interface RefusedProps {
  document: TableDocument;
  timeline: Timeline | null;
  refused: RefusedEntry;
}

/** The first later entry that no longer holds, and why. */
function Refused({ document, timeline, refused }: RefusedProps) {
  const spoken = findEntry(timeline, refused.ref);
  const { seat } = refused;
  const name = seat === undefined ? "" : readName(document, seat);
  return (
    <div class="card prose">
      <p class="second-line">
        {spoken?.turn && seat !== undefined ? describeOwner(document, seat, spoken.turn) : name}
      </p>
      <p>
        <b>
          <Sentence form={() => describeNarrations(spoken && readNarrations(spoken), spoken?.kind)} />
        </b>
      </p>
      <p class="bad">
        <Sentence form={() => (refused.why ? say(refused.why) : t("correction.does_not_hold"))} />
      </p>
    </div>
  );
}

interface OtherWaysProps {
  store: TableStore;
  document: TableDocument;
  correction: CorrectionDraft;
  timeline: Timeline;
  refused: RefusedEntry;
  /** It is being asked whether to drop everything from here on. No other answer is offered meanwhile. */
  isCutting: boolean;
  setCutting: (isCutting: boolean) => void;
}

/** Further ways to handle a refused entry: drop it, add one before it, drop everything from here on. */
function OtherWays({
  store,
  document,
  correction,
  timeline,
  refused,
  isCutting,
  setCutting,
}: OtherWaysProps) {
  const { id } = store;
  const spoken = findEntry(timeline, refused.ref);
  const droppedRefs = correction.edits.flatMap((edit) => (edit.type === "drop" ? [edit.ref] : []));
  const before = spoken && findNeighbour(timeline, spoken.v, -1, droppedRefs);
  const rest = listFromHereOn(timeline, refused.ref);
  const drop = (refs: readonly string[]) => {
    setCutting(false);
    keepCorrectionDraft({ ...correction, edits: dropEntries(correction.edits, refs), last: undefined });
  };
  if (isCutting) {
    return (
      <AskOnce
        question={t("corrections.cut_ask", { n: rest.length })}
        yes={t("corrections.cut_yes", { n: rest.length })}
        onNo={() => setCutting(false)}
        onYes={() => drop(rest)}
      />
    );
  }
  return (
    <div class="editor-buttons">
      {isSealed(document, timeline, refused.ref) ? null : (
        <Button onPress={() => drop([refused.ref])}>{t("corrections.not_happened_too")}</Button>
      )}
      {before ? (
        <Button onPress={() => go(["t", id, "correct", "after", findEnd(correction.edits, readRef(before))])}>
          {t("corrections.missing_before")}
        </Button>
      ) : null}
      {rest.some((ref) => isSealed(document, timeline, ref)) ? null : (
        <Button onPress={() => setCutting(true)}>{t("corrections.cut", { n: rest.length })}</Button>
      )}
    </div>
  );
}
