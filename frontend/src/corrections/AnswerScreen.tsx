import { signal } from "@preact/signals";
import { useMemo, useState } from "preact/hooks";
import { BoardOf } from "../boards/BoardOf";
import { PlayStrip } from "../frame/strips/PlayStrip";
import { useFocusKey } from "../frame/useFocusKey";
import { say, t } from "../i18n";
import { createDraftSignal } from "../net/drafts";
import type { TableStore } from "../net/table";
import type { Facts } from "../pieces/boxFile";
import { Sentence } from "../pieces/Sentence";
import { useArt } from "../pieces/useArt";
import { buildAnswers, type Moving, readMoving } from "../prompts/answering";
import { PromptTitle } from "../prompts/PromptTitle";
import type { Doings, SheetStore } from "../prompts/sheets/content";
import { buildSheet } from "../prompts/sheets/sheet";
import { findPrompt, type Step } from "../prompts/step";
import { go } from "../router";
import { nameTurn } from "../scores/LineList";
import { readName } from "../seats/people";
import type { TableScreenProps } from "../session/tableProps";
import { findBoard, findGrid } from "../surfaces/boards";
import {
  buildAction,
  buildPlacement,
  findLaidBefore,
  layPiece,
  type Placing,
  toggleTarget,
  turnPiece,
} from "../surfaces/grid/placing";
import { MainButton } from "../ui/Button";
import { Heading } from "../ui/Heading";
import { lazy } from "../ui/lazy";
import { Prompt } from "../ui/Prompt";
import { Screen } from "../ui/Screen";
import { type Placed, useDraft } from "../ui/useDraft";
import { useHeadingFocus } from "../ui/useHeadingFocus";
import { useTitle } from "../ui/useTitle";
import type { EntryDetail, Payload, SeatPrompt } from "../wire";
import { AdjustAgain } from "./AdjustForm";
import type { AnswerFrame } from "./answerFrame";
import {
  type CorrectionDraft,
  dropEntries,
  findCorrectionDraft,
  findCorrector,
  insertEntry,
  isSamePayload,
  keepCorrectionDraft,
  replaceAction,
} from "./draft";
import { StartForm } from "./StartForm";
import { describeNarrations } from "./TimelineScreen";
import { findEnteredDraw, findEntry, readNarrations, readRef, useTimeline } from "./timeline";
import { Unready } from "./Unready";
import { useDetail } from "./useDetail";
import "../styles/table.css";
import "./corrections.css";

/** Form for what is printed on a piece that was added at the table, in games whose boxes differ. */
const Correction = lazy(["box"], () => import("../box/Correction"), "Correction");

interface AnswerProps extends TableScreenProps {
  where: "at" | "after";
  entry: string;
}

/** Screen that asks what really happened, with the controls that entered it and the board of that moment. */
export function AnswerScreen({ store, document, view, where, entry: ref }: AnswerProps) {
  const { id } = store;
  const { timeline } = useTimeline(store);
  const correction = findCorrectionDraft(id);
  const edits = correction?.edits ?? [];
  const { detail, failed } = useDetail(store, { ref, where, edits });
  const spoken = findEntry(timeline, ref);
  const offline = store.connection.value.state === "offline";
  const turn = spoken?.turn ?? detail?.view.turn;
  const title = turn
    ? t(where === "at" ? "corrections.correct_turn" : "corrections.missing_after", {
        when: nameTurn(document.table.game, turn),
      })
    : t("corrections.preview");
  useTitle(title);
  const back = () => {
    if (correction) go(["t", id, "correct"]);
    else go(ref.startsWith("+") ? ["t", id, "timeline"] : ["t", id, "entry", ref]);
  };

  /** Add the answer to the draft and show its preview. */
  const answer = (action: Payload, seat: number | undefined) => {
    const corrector = findCorrector(store);
    if (corrector === undefined) return;
    const begun: CorrectionDraft = correction ?? { table: id, seat: corrector, about: ref, edits: [] };
    const base = { ...begun, followed: [...(begun.followed ?? []), ref] };
    if (where === "at") {
      keepCorrectionDraft({ ...base, edits: replaceAction(edits, ref, action), last: { ref } });
    } else {
      const made = insertEntry(edits, ref, action, seat);
      keepCorrectionDraft({ ...base, edits: made.edits, last: { ref: made.ref, seat } });
    }
    go(["t", id, "correct"], correction !== null);
  };
  /** Where the draft leaves nothing to answer: the entry goes as well. */
  const drop =
    correction && where === "at"
      ? () => {
          keepCorrectionDraft({ ...correction, edits: dropEntries(edits, [ref]), last: { ref } });
          go(["t", id, "correct"], true);
        }
      : undefined;
  const drawn =
    where === "at" && timeline && spoken && readRef(spoken.entry) === ref && detail
      ? findEnteredDraw(timeline, spoken.entry, document.table, detail)
      : undefined;
  const otherTile = drawn && (() => go(["t", id, "correct", "at", readRef(drawn)], true));
  const shared = {
    store,
    document,
    detail,
    where,
    onAnswer: answer,
    frame: { title, back },
    why: correction?.why && t("corrections.lay_again", { why: correction.why }),
    otherTile,
  };
  if (!detail || offline) {
    return (
      <Unready {...{ store, document, title, failed }} onBack={back} work="board" quiet>
        <div class="seams" />
      </Unready>
    );
  }
  const type = where === "at" ? detail.action?.type : undefined;
  if (type === "start_table") return <StartForm {...shared} action={detail.action ?? {}} />;
  if (detail.action?.facts && where === "at") {
    const { action } = detail;
    const piece = String(action.tile);
    return (
      <Correction
        key={ref}
        {...{ store, document, piece, title }}
        before={(view.pieces?.[piece] ?? action.facts) as Facts} // the facts of the view are complete
        onBack={back}
        onAnswer={(facts) => answer({ ...action, facts }, undefined)}
      />
    );
  }
  if (type === "adjust_score") return <AdjustAgain {...shared} action={detail.action ?? {}} />;
  return (
    <Controls
      key={`${where} ${ref}`}
      at={`${id} ${where} ${ref}`}
      {...shared}
      drop={drop}
      tell={() => describeNarrations(spoken && readNarrations(spoken), spoken?.kind)}
      drafted={edits.length > 0}
      detail={detail}
    />
  );
}

/** What is laid or moved in an answer that is not given yet. */
interface Answered {
  placing: Placing | null;
  moving: Moving | undefined;
}
const answered = createDraftSignal<Placed<Answered>>("answered");

interface ControlsProps extends AnswerFrame {
  /** The place of the app: table and entry. */
  at: string;
  where: "at" | "after";
  /** A draft exists already: an unchanged answer leads back to it. */
  drafted: boolean;
  detail: EntryDetail;
  why: string | undefined;
  otherTile: (() => void) | undefined;
  drop: (() => void) | undefined;
  /** The entry in words. */
  tell: () => string;
}

function findPromptThen({ view, prompt }: EntryDetail, where: "at" | "after"): SeatPrompt | undefined {
  const prompts = view.prompts ?? {};
  if (where === "at") return prompt === undefined ? undefined : prompts[prompt];
  return findPrompt({ table: null as never, view });
}

function Controls(props: ControlsProps) {
  const { store, document, detail, at, where, drafted, onAnswer, frame, why, otherTile, drop, tell } = props;
  const art = useArt(document.table.game);
  useHeadingFocus();
  const prompt = findPromptThen(detail, where);
  const place = prompt?.kind === "place" ? prompt : undefined;
  const seat = detail.seat ?? findAwaited(detail);
  const { draft, change, forget } = useDraft<Answered>(answered, at, () => ({
    placing: place && detail.action ? findLaidBefore(place, detail.action) : null,
    moving: prompt?.kind === "move" && detail.action ? readMoving(prompt, detail.action) : undefined,
  }));
  const { placing, moving } = draft;
  const setMoving = (next: Moving | undefined) => change({ ...draft, moving: next });
  const [lit, setLit] = useState<readonly string[]>([]);
  const [notice, setNotice] = useState(why);
  const { focusKey, acted } = useFocusKey(placing ? "laid" : "open");
  const past = usePast(store, seat);
  const submit = (action: Payload) => {
    const unchanged = where === "at" && detail.action !== undefined && isSamePayload(action, detail.action);
    if (unchanged && !drafted) {
      setNotice(t("corrections.unchanged"));
      return;
    }
    forget();
    if (unchanged) frame.back();
    else onAnswer(action, seat);
  };
  const answers = buildAnswers(detail.view, prompt, moving, { submit, setMoving });
  /** Place otherwise: what was said of the last answer is no longer true. */
  const changePlacing = (next: Placing | null) => {
    change({ ...draft, placing: next });
    setNotice(why);
  };
  const doings: Doings = {
    submit,
    undo: otherTile ?? null,
    turn: (back) => {
      if (place && placing) changePlacing(turnPiece(place, placing, back));
    },
    toggle: (segment) => {
      if (placing) changePlacing(toggleTarget(placing, segment));
    },
    change: changePlacing,
    lift: () => {
      changePlacing(null);
      answers?.back?.();
      acted();
    },
    confirm: () => {
      if (place && placing) submit(buildAction(place, placing));
      answers?.confirm?.();
    },
    show: setLit,
    resend: () => undefined,
    dismiss: () => undefined,
  };
  const name = place?.board ?? answers?.on ?? findBoard(detail.view, seat);
  const board = findGrid(detail.view, name);
  const free =
    prompt?.kind === "choose" || prompt?.kind === "amounts" || prompt?.kind === "move" ? prompt : undefined;
  const answersAtEntry = free && detail.action ? { [free.id]: detail.action } : {};
  const documentAtEntry = { ...document, view: { ...detail.view, answered: answersAtEntry } };
  const whose = seat === undefined ? "" : readName(document, seat);
  const askable = prompt && prompt.kind !== "draw" ? prompt : undefined;
  const sheet = askable
    ? buildSheet({ kind: askable.kind, prompt: askable } as Step, {
        store: past,
        document: documentAtEntry,
        art,
        board,
        placing,
        moving,
        notice: undefined,
        doings,
      })
    : {
        title: t(drop ? "corrections.no_longer_asked" : "corrections.no_controls"),
        second: drop ? (
          <Sentence form={() => [tell(), why].filter(Boolean).join(" ")} />
        ) : (
          t("corrections.no_controls_about")
        ),
        bar: drop ? <MainButton onPress={drop}>{t("corrections.not_happened_too")}</MainButton> : undefined,
      };
  return (
    <Screen
      work="board"
      top={
        <Heading
          title={frame.title}
          onBack={() => {
            forget();
            frame.back();
          }}
        />
      }
      strip={<PlayStrip store={store} document={document} quiet />}
      sheet={
        <Prompt
          colour={sheet.colour}
          title={<PromptTitle prompt={askable} title={sheet.title} />}
          second={askable ? (notice ?? t("corrections.was_asked", { name: whose })) : sheet.second}
          aside={sheet.aside}
          focusKey={focusKey}
          choices={sheet.choices}
        >
          {sheet.bar}
        </Prompt>
      }
    >
      <BoardOf
        past
        document={document}
        art={art}
        name={name}
        surfaces={detail.view}
        label={t("corrections.board_then")}
        legal={answers?.legal ?? (place ? Object.keys(place.cells) : [])}
        words={answers?.words}
        labels={answers?.labels}
        badges={answers?.badges}
        quiet={answers?.quiet}
        tentative={answers?.tentative}
        trail={answers?.trail}
        placement={place && placing && seat !== undefined ? buildPlacement(place, placing, seat) : undefined}
        lit={lit}
        onCell={(cell) => {
          answers?.choose(cell);
          if (place) changePlacing(layPiece(place, cell));
        }}
        onTurn={doings.turn}
        onTarget={doings.toggle}
        onConfirm={doings.confirm}
        onBack={doings.lift}
      />
      <p class="unseen" aria-live="polite">
        {prompt ? say(prompt.title) : ""}
      </p>
    </Screen>
  );
}

/** Return the seat that the table waited for. */
export function findAwaited({ view }: EntryDetail): number | undefined {
  const [key] = Object.keys(view.waits ?? {});
  const seat = Number(key);
  return key === undefined || Number.isNaN(seat) ? undefined : seat;
}

/** Return a store for sheets of the past, with the prompted seat as the viewer. */
function usePast(store: TableStore, seat: number | undefined): SheetStore {
  return useMemo(
    () => ({
      id: store.id,
      seat: signal(seat ?? ("spectator" as const)),
      seats: signal(seat === undefined ? [] : [seat]),
      connection: store.connection,
      unconfirmed: store.unconfirmed,
      narrations: store.narrations,
      since: store.since,
      presence: store.presence,
      reviews: store.reviews,
      apart: signal(false),
      secret: signal(false),
      handTo: () => undefined,
    }),
    [store, seat],
  );
}
