import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { BoardOf } from "../boards/BoardOf";
import { useTurnedBoard } from "../boards/BoardTabs";
import { Beside, useRoomBeside } from "../frame/Beside";
import { findUncovering, hasPhaseBar, PhaseBar } from "../frame/PhaseBar";
import { PlayStrip } from "../frame/strips/PlayStrip";
import { TableBand } from "../frame/TableBand";
import { useBoardKey } from "../frame/useBoardKey";
import { useFocusKey } from "../frame/useFocusKey";
import { useHaptics } from "../frame/useHaptics";
import { useLate } from "../frame/useLate";
import { useRedo } from "../frame/useRedo";
import { useUndoing } from "../frame/useUndoing";
import { CoverButton } from "../handover/CoverButton";
import { say, t } from "../i18n";
import { OpenMarket } from "../market/OpenMarket";
import { createDraftSignal } from "../net/drafts";
import { findSeat } from "../net/viewpoint";
import { useArt } from "../pieces/useArt";
import { giveFeedback } from "../platform/haptics";
import { buildAnswers, findMoving, findSentPlaces, findSentTrail, type Moving } from "../prompts/answering";
import { findAsideOpenerFromMarket, useBackAtMarket } from "../prompts/asides";
import { PromptTitle } from "../prompts/PromptTitle";
import { listAsides, listQuestions } from "../prompts/questions";
import type { Doings } from "../prompts/sheets/content";
import { buildSheet } from "../prompts/sheets/sheet";
import { useMapSlot } from "../prompts/short";
import { findPrompt, findStep } from "../prompts/step";
import { go } from "../router";
import { Goals } from "../scores/Goals";
import { findBoard, findBoardWith, findGrid, findOwner, isBare } from "../surfaces/boards";
import { hasOpenMarket } from "../surfaces/display/market";
import { nameTile } from "../surfaces/grid/describe";
import {
  buildAction,
  buildPlacement,
  findOnlyCell,
  findSentPlacement,
  isStillAllowed,
  layPiece,
  type Placing,
  toggleTarget,
  turnPiece,
  withTarget,
} from "../surfaces/grid/placing";
import type { TilePlacement } from "../surfaces/grid/types";
import { Button } from "../ui/Button";
import { focusBoard } from "../ui/focusHeading";
import { Prompt } from "../ui/Prompt";
import { Screen } from "../ui/Screen";
import { settle } from "../ui/settling";
import { useTitle } from "../ui/useTitle";
import type { Choice, GridView, Payload, PlacePrompt, SeatPrompt, View } from "../wire";
import { useSetAside } from "./useSetAside";
import "../styles/table.css";
import type { TableScreenProps } from "../session/tableProps";
import { useCloseOnBack } from "../ui/useCloseOnBack";

/** After this time, in ms, the sheet says that an answer is being sent. */
const LATE = 300;
const NOTHING: readonly string[] = [];

/** The chosen prompt and the unsent placings, kept while another screen is open. */
interface Chosen {
  table: string;
  /** The seat, because prompts of two seats on one phone may have the same id. */
  seat: number | undefined;
  chosenPrompt?: string;
  placings: Readonly<Record<string, Placing>>;
  moving?: Moving;
}
const chosen = createDraftSignal<Chosen>("answer");

function findChosen(table: string, seat: number | undefined): Chosen {
  const { value } = chosen;
  return value?.table === table && value.seat === seat ? value : { table, seat, placings: {} };
}

function findLaid({ placings }: Chosen, prompt: PlacePrompt, view: View): Placing | null {
  const placing = placings[prompt.id];
  if (placing && isStillAllowed(prompt, placing)) return placing;
  const cell = findOnlyCell(prompt, findGrid(view, prompt.board ?? "main"));
  return cell === undefined ? null : layPiece(prompt, cell);
}

/** Return the choices of a prompt that are about pieces on a board, by cell. */
function listChoices(prompt: SeatPrompt | undefined, { tiles }: GridView): Map<string, Choice> {
  const choices = prompt?.kind === "choose" ? prompt.choices : [];
  return new Map(
    choices.flatMap((choice) =>
      choice.piece && !choice.unavailable && tiles[choice.id]?.tile === choice.piece
        ? [[choice.id, choice] as const]
        : [],
    ),
  );
}

/** True if nothing lies on any surface yet. */
function hasNoPieces({ surfaces }: View): boolean {
  return Object.values(surfaces).every((surface) => surface.kind === "display" || isBare(surface));
}

/** The table while it is played: seats, strip, board, and the sheet with the prompt of this phone. */
export function TableScreen({ store, document, view }: TableScreenProps) {
  const art = useArt(document.table.game);
  const seat = findSeat(store.seat.value);
  const draft = findChosen(store.id, seat);
  const { chosenPrompt, moving } = draft;
  const prompt = findPrompt(document, chosenPrompt);
  const place = prompt?.kind === "place" ? prompt : undefined;
  const rejection = store.rejected.value;
  // An aside about the market does not answer the seat's own prompt.
  const asides = listAsides(view).map(({ id }) => id);
  const pending = store.pending.value.filter(({ prompt }) => !asides.includes(prompt));
  const onItsWay = pending.find((entry) => entry.prompt === prompt?.id);

  const placing = place ? findLaid(draft, place, view) : null;
  const setChosen = (next: Placing | null) => {
    if (!place) return;
    const now = findChosen(store.id, seat);
    const { [place.id]: _, ...rest } = now.placings;
    chosen.value = { ...now, placings: next ? { ...rest, [place.id]: next } : rest };
  };
  const [lit, setLit] = useState<readonly string[]>(NOTHING);
  const [looked, setLooked] = useState<number | undefined>();
  const [atMarket, setAtMarket] = useState(useBackAtMarket(store, view));
  const setMoving = (next: Moving) => {
    chosen.value = { ...findChosen(store.id, seat), moving: next };
    if (next.target !== undefined) acted();
  };
  const submit = (action: Payload, to: SeatPrompt | undefined = prompt) => {
    if (!to || seat === undefined) return;
    if (!store.submit(to.id, seat, action)) return;
    acted();
    giveFeedback("placed");
  };
  const answers = buildAnswers(view, prompt, moving, { submit, setMoving });
  const ownBoard = place?.board ?? answers?.on ?? findBoard(view, seat);
  const base = looked === undefined ? ownBoard : findBoard(view, looked);
  const shownBoard = lit.length ? findBoardWith(art, view, base, lit) : base;
  const owner = shownBoard === ownBoard ? undefined : findOwner(view, shownBoard);
  const beside = useRoomBeside();
  const { redo, failed: notPutBack } = useRedo(store);
  const setAside = useSetAside(view, prompt?.id);
  const tabs = useTurnedBoard(view, shownBoard, [prompt?.id, ...(answers?.legal ?? []), ...lit].join(" "));
  const isTurned = tabs.at !== shownBoard;

  // While an entry is being sent, the step stays as it is until sending takes long.
  const [waiting] = pending;
  const isOffline = store.connection.value.state === "offline";
  const late = useLate(waiting?.id, LATE) || isOffline;
  const step = findStep({ document, rejection, pending: late ? pending : [], chosenPrompt });
  const open = listQuestions(view)
    .map(({ id }) => id)
    .join();
  const waits = Object.keys(view.waits ?? {}).join();
  const questionKey = prompt && `${seat} ${prompt.id}`;
  const target = prompt?.kind === "move" ? findMoving(prompt, moving).target : undefined;
  const stage = `${questionKey ?? waits} ${step.kind} ${placing ? "laid" : ""}${target ?? ""}`;
  const { focusKey, byOwn, byKeys, acted } = useFocusKey(
    pending.length && !late ? "" : stage,
    pending.length > 0,
  );
  // A draw by keyboard is followed by a placement by keyboard: move the focus to the board.
  const keysToBoard = byOwn && byKeys && step.kind === "place" && !placing;
  useLayoutEffect(() => {
    if (focusKey && keysToBoard) focusBoard();
  }, [focusKey, keysToBoard]);
  const { undo, question } = useUndoing(store, document, acted);
  useHaptics(questionKey, byOwn, rejection !== null);
  useBoardKey();
  const slot = useMapSlot();
  useTitle(prompt ? say(prompt.title) : "");

  // biome-ignore lint/correctness/useExhaustiveDependencies: highlights belong to the step before
  useEffect(() => setLit(NOTHING), [questionKey, waits]);
  const lastAsked = useRef(questionKey);
  useEffect(() => {
    if (lastAsked.current === questionKey) return; // the screen chose its first board itself
    lastAsked.current = questionKey;
    // A new prompt turns back to the own board.
    setLooked(undefined);
    setAtMarket(false);
  }, [questionKey]);
  const isConfirmed = store.asOf.value === null;
  useEffect(() => {
    if (!isConfirmed) return; // after a reload the open prompts are not known yet
    // A prompt that comes back after an undo starts without its old placing.
    const ids = open.split(",");
    const now = findChosen(store.id, seat);
    const stillOpen = Object.entries(now.placings).filter(([id]) => ids.includes(id));
    if (stillOpen.length < Object.keys(now.placings).length) {
      chosen.value = { ...now, placings: Object.fromEntries(stillOpen) };
    }
  }, [open, isConfirmed, store.id, seat]);

  const show = (places: readonly string[], whose = seat) => {
    setAtMarket(false);
    setLooked(whose);
    setLit(places);
  };
  const doings: Doings = {
    submit,
    unlisted: (to) => go(["t", store.id, "unlisted", to]),
    undo,
    redo:
      redo &&
      (() => {
        redo();
        acted();
      }),
    withdraw: isOffline && waiting && waiting.acked === undefined ? () => store.withdraw(waiting) : undefined,
    turn: (back) => {
      if (place && placing) setChosen(turnPiece(place, placing, back));
    },
    toggle: (segment) => {
      if (placing) setChosen(toggleTarget(placing, segment));
    },
    claim: (target) => {
      if (place && placing) submit(buildAction(place, withTarget(placing, target)));
    },
    change: setChosen,
    lift: () => {
      setChosen(null);
      answers?.back?.();
      acted();
    },
    turnTo: (chosenPrompt) => {
      chosen.value = { ...findChosen(store.id, seat), chosenPrompt };
    },
    confirm: () => {
      if (place && placing) submit(buildAction(place, placing));
      answers?.confirm?.();
    },
    show,
    resend: () => {
      if (rejection && store.resend(rejection)) acted();
    },
    dismiss: () => {
      setChosen(null);
      answers?.back?.();
      store.dismiss();
      acted();
    },
  };

  const choose = (cell: string, from: "picture" | "text") => {
    if (answers) {
      setLit(NOTHING);
      answers.choose(cell);
      if (from === "text") acted();
      return;
    }
    const choice = onBoard.get(cell);
    if (choice && prompt) submit({ ...prompt.action, ...choice.payload });
    if (!place) return;
    setLit(NOTHING);
    setChosen(layPiece(place, cell));
    if (from === "text") acted();
    // The sheet may have grown to below the finger, with answers that finish.
    else if (place.field) settle();
  };

  const board = findGrid(view, shownBoard);
  const onBoard = useMemo(() => listChoices(prompt, board), [prompt, board]);
  const tappable = useMemo(
    () => (place ? Object.keys(place.cells) : onBoard.size ? [...onBoard.keys()] : NOTHING),
    [place, onBoard],
  );
  const legal = answers?.legal ?? tappable;
  const mayTap = owner === undefined && !onItsWay && !rejection;
  const notice =
    setAside === undefined ? notPutBack || undefined : t("play.set_aside", { tile: nameTile(art, setAside) });
  const sheet =
    question ?? buildSheet(step, { store, document, art, board, placing, moving, notice, doings });
  // While another board is shown, the bar only leads back to the own one.
  const away =
    (owner !== undefined || atMarket || (isTurned && (!!place || prompt?.kind === "move"))) &&
    seat !== undefined;
  const toOwnBoard = () => {
    setLooked(undefined);
    setAtMarket(false);
    tabs.turnTo(null);
  };
  useCloseOnBack(away, toOwnBoard);
  // Before the first piece is laid, show the goals.
  const hasGoals = Object.keys(view.goals ?? {}).length > 0;
  const before = !away && !place && hasNoPieces(view) && hasGoals;
  // Where the app has drawn them, they are new when the first piece is laid.
  const laysFirst =
    place !== undefined && hasGoals && findOnlyCell(place, findGrid(view, ownBoard)) !== undefined;
  return (
    <Screen
      work={before || atMarket ? "page" : "board"}
      top={
        <TableBand
          store={store}
          document={document}
          shownSeat={findOwner(view, shownBoard)}
          onSeat={(of) => {
            if (findOwner(view, findBoard(view, of)) === undefined) go(["t", store.id, "points"]);
            else show(NOTHING, of);
          }}
        />
      }
      strip={<PlayStrip store={store} document={document} onShow={show} atMarket={atMarket} />}
      phase={
        <PhaseBar
          document={document}
          view={view}
          ownSeat={seat}
          onHidden={findUncovering(store, view)}
          market={
            hasOpenMarket(view) ? { isShown: atMarket, onTurn: () => setAtMarket(!atMarket) } : undefined
          }
          turned={atMarket || before ? undefined : tabs}
        />
      }
      sheet={
        <Prompt
          colour={sheet.colour}
          title={<PromptTitle prompt={prompt} title={sheet.title} />}
          second={sheet.second}
          tone={sheet.tone ?? "plain"}
          aside={prompt?.kind === "amounts" ? <CoverButton store={store} /> : sheet.aside}
          focusKey={focusKey}
          {...(slot ? { slot } : {})}
          choices={
            beside || (!away && sheet.choices) ? (
              <>
                {away ? null : sheet.choices}
                {laysFirst && !away ? (
                  <div class="goals-drawn">
                    <Goals game={document.table.game} view={view} art={art} />
                  </div>
                ) : null}
                {beside ? <Beside store={store} document={document} view={view} /> : null}
              </>
            ) : null
          }
        >
          {away ? <Button onPress={toOwnBoard}>{t("play.own_board")}</Button> : sheet.bar}
        </Prompt>
      }
    >
      {atMarket ? (
        <OpenMarket art={art} view={view} onAside={findAsideOpenerFromMarket(store, view)} />
      ) : before ? (
        <Goals game={document.table.game} view={view} art={art} />
      ) : (
        <BoardOf
          document={document}
          art={art}
          name={shownBoard}
          ownSeat={seat}
          turned={tabs}
          tabsElsewhere={hasPhaseBar(view)}
          surfaces={view}
          view={view}
          words={answers?.words}
          labels={mayTap ? answers?.labels : undefined}
          badges={mayTap ? answers?.badges : undefined}
          wide={beside}
          quiet={answers?.quiet}
          tentative={answers?.tentative}
          changes={answers?.changes}
          level={lit.length ? undefined : answers?.level}
          trail={rejection || owner !== undefined ? undefined : trailNow()}
          legal={mayTap ? legal : NOTHING}
          placement={rejection || owner !== undefined ? undefined : draftNow()}
          lit={lit.length ? lit : late && onItsWay ? findSentPlaces(prompt, onItsWay) : answers?.about}
          live
          onCell={choose}
          onTurn={doings.turn}
          onTarget={doings.toggle}
          onConfirm={doings.confirm}
          onBack={doings.lift}
        />
      )}
      <p class="unseen" aria-live="polite">
        {prompt && (!byOwn || keysToBoard) ? sheet.title : ""}
      </p>
    </Screen>
  );

  function trailNow() {
    return onItsWay ? findSentTrail(prompt, onItsWay) : answers?.trail;
  }

  function draftNow(): TilePlacement | undefined {
    if (!place || seat === undefined) return undefined;
    if (onItsWay) return findSentPlacement(place, onItsWay);
    return placing ? buildPlacement(place, placing, seat) : undefined;
  }
}
