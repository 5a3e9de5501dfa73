import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { CoverButton } from "../handover/CoverButton";
import { t, text } from "../i18n";
import { OpenMarket } from "../market/OpenMarket";
import { draftSignal } from "../net/drafts";
import type { TableStore } from "../net/table";
import { seatOf } from "../net/viewpoint";
import { pulse } from "../platform/haptics";
import { go } from "../router";
import { boardOf, boardWith, isBare, lyingOn, ownerOf } from "../surfaces/boards";
import { hasOpenMarket } from "../surfaces/display/market";
import { tileName } from "../surfaces/grid/describe";
import {
  actionOf,
  isStillAllowed,
  laid,
  onlyCell,
  type Placing,
  placementOf,
  sentPlacement,
  toggled,
  turned,
} from "../surfaces/grid/placing";
import type { TilePlacement } from "../surfaces/grid/types";
import { answersOn, type Moving, sentTrail } from "../table/answering";
import { asideOpenerFromMarket, useBackAtMarket } from "../table/asides";
import { BoardOf } from "../table/BoardOf";
import { PhaseBar } from "../table/PhaseBar";
import { GoalsSoFar } from "../table/points/Goals";
import { asidesOf, questionsOf } from "../table/questions";
import type { Doings } from "../table/sheets/content";
import { sheetOf } from "../table/sheets/sheet";
import { promptOf, stepOf } from "../table/step";
import { PlayStrip } from "../table/strips/PlayStrip";
import { TableBand } from "../table/TableBand";
import { useArt } from "../table/useArt";
import { useFocusKey } from "../table/useFocusKey";
import { useHaptics } from "../table/useHaptics";
import { useLate } from "../table/useLate";
import { useRedo } from "../table/useRedo";
import { acts } from "../table/useUndo";
import { useUndoing } from "../table/useUndoing";
import { Button } from "../ui/Button";
import { focusBoard } from "../ui/focusHeading";
import { ActionBar, Prompt } from "../ui/Prompt";
import { Screen } from "../ui/Screen";
import { useTitle } from "../ui/useTitle";
import type { Choice, GridView, Payload, PlacePrompt, SeatPrompt, TableDocument, View } from "../wire";
import { Beside, useRoomBeside } from "./Beside";
import { useSetAside } from "./useSetAside";
import "../table/table.css";

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
const chosen = draftSignal<Chosen>();

function chosenBy(table: string, seat: number | undefined): Chosen {
  const { value } = chosen;
  return value?.table === table && value.seat === seat ? value : { table, seat, placings: {} };
}

function laidFor({ placings }: Chosen, prompt: PlacePrompt, view: View): Placing | null {
  const placing = placings[prompt.id];
  if (placing && isStillAllowed(prompt, placing)) return placing;
  const cell = onlyCell(prompt, lyingOn(view, prompt.board ?? "main"));
  return cell === undefined ? null : laid(prompt, cell);
}

/** Return the choices of a prompt that are about pieces on a board, by cell. */
function choicesOn(prompt: SeatPrompt | undefined, { tiles }: GridView): Map<string, Choice> {
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

interface TableScreenProps {
  store: TableStore;
  document: TableDocument;
  view: View;
}

/** The table while it is played: seats, strip, board, and the sheet with the prompt of this phone. */
export function TableScreen({ store, document, view }: TableScreenProps) {
  const art = useArt(document.table.game);
  const seat = seatOf(store.seat.value);
  const { chosenPrompt } = chosenBy(store.id, seat);
  const prompt = promptOf(document, chosenPrompt);
  const place = prompt?.kind === "place" ? prompt : undefined;
  const rejection = store.rejected.value;
  // An aside about the market does not answer the seat's own prompt.
  const asides = asidesOf(view).map(({ id }) => id);
  const pending = store.pending.value.filter(({ prompt }) => !asides.includes(prompt));
  const onItsWay = pending.find((entry) => entry.prompt === prompt?.id);

  const placing = place ? laidFor(chosenBy(store.id, seat), place, view) : null;
  const setChosen = (next: Placing | null) => {
    if (!place) return;
    const now = chosenBy(store.id, seat);
    const { [place.id]: _, ...rest } = now.placings;
    chosen.value = { ...now, placings: next ? { ...rest, [place.id]: next } : rest };
  };
  const [lit, setLit] = useState<readonly string[]>(NOTHING);
  const [looked, setLooked] = useState<number | undefined>();
  const [atMarket, setAtMarket] = useState(useBackAtMarket(store, view));
  const { moving } = chosenBy(store.id, seat);
  const setMoving = (next: Moving) => {
    chosen.value = { ...chosenBy(store.id, seat), moving: next };
  };
  const submit = (action: Payload, to: SeatPrompt | undefined = prompt) => {
    if (!to || seat === undefined) return;
    if (!store.submit(to.id, seat, action)) return;
    acts(store, seat);
    acted();
    pulse("placed");
  };
  const answers = answersOn(view, prompt, moving, { submit, setMoving });
  const ownBoard = place?.board ?? answers?.on ?? boardOf(view, seat);
  const base = looked === undefined ? ownBoard : boardOf(view, looked);
  const shownBoard = lit.length ? boardWith(art, view, base, lit) : base;
  const owner = shownBoard === ownBoard ? undefined : ownerOf(view, shownBoard);
  const beside = useRoomBeside();
  const { redo, failed: notPutBack } = useRedo(store);
  const setAside = useSetAside(view, prompt?.id);

  // While an entry is being sent, the step stays as it is until sending takes long.
  const late = useLate(pending[0]?.id, LATE) || store.connection.value.state === "offline";
  const step = stepOf({ document, rejection, pending: late ? pending : [], chosenPrompt });
  const open = questionsOf(view)
    .map(({ id }) => id)
    .join();
  const waits = Object.keys(view.waits ?? {}).join();
  const questionKey = prompt && `${seat} ${prompt.id}`;
  const stage = `${questionKey ?? waits} ${step.kind} ${placing ? "laid" : ""}`;
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
  useTitle(prompt ? text(prompt.title) : "");

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
  useEffect(() => {
    // A prompt that comes back after an undo starts without its old placing.
    const ids = open.split(",");
    const now = chosenBy(store.id, seat);
    const stillOpen = Object.entries(now.placings).filter(([id]) => ids.includes(id));
    if (stillOpen.length < Object.keys(now.placings).length) {
      chosen.value = { ...now, placings: Object.fromEntries(stillOpen) };
    }
  }, [open, store.id, seat]);

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
      redo === undefined
        ? undefined
        : () => {
            redo();
            acted();
          },
    turn: (back) => {
      if (place && placing) setChosen(turned(place, placing, back));
    },
    toggle: (segment) => {
      if (placing) setChosen(toggled(placing, segment));
    },
    lift: () => {
      setChosen(null);
      answers?.back?.();
      acted();
    },
    turnTo: (chosenPrompt) => {
      chosen.value = { ...chosenBy(store.id, seat), chosenPrompt };
    },
    confirm: () => {
      if (place && placing) submit(actionOf(place, placing));
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
    setChosen(laid(place, cell));
    if (from === "text") acted();
  };

  const board = lyingOn(view, shownBoard);
  const onBoard = useMemo(() => choicesOn(prompt, board), [prompt, board]);
  const tappable = useMemo(
    () => (place ? Object.keys(place.cells) : onBoard.size ? [...onBoard.keys()] : NOTHING),
    [place, onBoard],
  );
  const legal = answers?.legal ?? tappable;
  const notice =
    setAside === undefined ? notPutBack || undefined : t("play.set_aside", { tile: tileName(art, setAside) });
  const sheet = question ?? sheetOf(step, { store, document, art, board, placing, moving, notice, doings });
  // While another board is shown, the bar only leads back to the own one.
  const away = (owner !== undefined || atMarket) && seat !== undefined;
  const bar = away ? (
    <Button
      onPress={() => {
        setLooked(undefined);
        setAtMarket(false);
      }}
    >
      {t("play.own_board")}
    </Button>
  ) : (
    sheet.bar
  );
  // Before the first piece is laid, show the goals.
  const before = !away && !place && hasNoPieces(view) && Object.keys(view.goals ?? {}).length > 0;
  return (
    <Screen
      work={before || atMarket ? "page" : "board"}
      top={
        <TableBand
          store={store}
          document={document}
          shownSeat={ownerOf(view, shownBoard)}
          onSeat={(of) => {
            if (ownerOf(view, boardOf(view, of)) === undefined) go(["t", store.id, "points"]);
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
          market={
            hasOpenMarket(view) ? { isShown: atMarket, onTurn: () => setAtMarket(!atMarket) } : undefined
          }
        />
      }
      sheet={
        <Prompt
          colour={sheet.colour}
          title={sheet.title}
          second={sheet.second}
          tone={sheet.tone ?? "plain"}
          aside={prompt?.kind === "amounts" ? <CoverButton store={store} /> : sheet.aside}
          focusKey={focusKey}
          bar={bar ? <ActionBar>{bar}</ActionBar> : undefined}
        >
          {beside || (!away && sheet.choices) ? (
            <>
              {away ? null : sheet.choices}
              {beside ? <Beside store={store} document={document} view={view} /> : null}
            </>
          ) : null}
        </Prompt>
      }
    >
      {atMarket ? (
        <OpenMarket art={art} view={view} onAside={asideOpenerFromMarket(store, view)} />
      ) : before ? (
        <GoalsSoFar game={document.table.game} view={view} art={art} />
      ) : (
        <BoardOf
          document={document}
          art={art}
          name={shownBoard}
          ownSeat={seat}
          surfaces={view}
          view={view}
          words={answers?.words}
          labels={answers?.labels}
          badges={answers?.badges}
          quiet={answers?.quiet}
          tentative={answers?.tentative}
          trail={rejection || owner !== undefined ? undefined : trailNow()}
          legal={owner === undefined && !onItsWay && !rejection ? legal : NOTHING}
          placement={rejection || owner !== undefined ? undefined : draftNow()}
          lit={lit.length ? lit : answers?.about}
          live
          onCell={choose}
          onTurn={doings.turn}
          onTarget={doings.toggle}
          onConfirm={doings.confirm}
          onBack={doings.lift}
        />
      )}
      <p class="unseen" aria-live="polite">
        {prompt && (!byOwn || keysToBoard) ? text(prompt.title) : ""}
      </p>
    </Screen>
  );

  function trailNow() {
    return onItsWay ? sentTrail(prompt, onItsWay) : answers?.trail;
  }

  function draftNow(): TilePlacement | undefined {
    if (!place || seat === undefined) return undefined;
    if (onItsWay) return sentPlacement(place, onItsWay);
    return placing ? placementOf(place, placing, seat) : undefined;
  }
}
