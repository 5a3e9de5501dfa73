import { useEffect, useState } from "preact/hooks";
import { Board } from "../board/Board";
import { tileName } from "../board/describe";
import type { Draft } from "../board/types";
import { boardOf, lyingOn, ownerOf } from "../board/whose";
import { cover } from "../hand/cover";
import { t, text } from "../i18n";
import { draft } from "../net/drafts";
import type { TableStore } from "../net/table";
import { go } from "../router";
import { Button } from "../ui/Button";
import { ActionBar, Prompt } from "../ui/Prompt";
import { Screen } from "../ui/Screen";
import { SeatsBand } from "../ui/SeatsBand";
import { useTitle } from "../ui/useTitle";
import type { Payload, PlacePrompt, SeatPrompt, TableDocument, View } from "../wire";
import { feel } from "./feel";
import { PhaseBar } from "./PhaseBar";
import { PlayStrip } from "./PlayStrip";
import { nameOf, pillsOf } from "./people";
import {
  actionOf,
  draftOf,
  laid,
  onlyCell,
  type Placing,
  sentDraft,
  stillLies,
  toggled,
  turned,
} from "./placing";
import type { Doings } from "./sheets/content";
import { sheetOf } from "./sheets/sheet";
import { ownSeat, promptOf, stepOf } from "./step";
import { TableMenu } from "./TableMenu";
import { useArt } from "./useArt";
import { useFeel } from "./useFeel";
import { useFocusKey } from "./useFocusKey";
import { useLate } from "./useLate";
import { useRedo } from "./useRedo";
import { useSetAside } from "./useSetAside";
import { acts, useUndo } from "./useUndo";
import { Whose } from "./Whose";
import "./play.css";

/** What is on its way for longer than this is said to be. */
const LATE = 300;
const NOTHING: readonly string[] = [];

/** Which question was turned to, and where pieces in hand lie for now: kept while somebody looks elsewhere. */
const chosen = draft<{ table: string; wanted?: string; placings: Readonly<Record<string, Placing>> }>();

function chosenAt(table: string) {
  return chosen.value?.table === table ? chosen.value : { table, placings: {} };
}

function laidFor(table: string, prompt: PlacePrompt, view: View): Placing | null {
  const placing = chosenAt(table).placings[prompt.id];
  if (placing && stillLies(prompt, placing)) return placing;
  const cell = onlyCell(prompt, lyingOn(view, prompt.board ?? "main"));
  return cell === undefined ? null : laid(prompt, cell);
}

interface TableScreenProps {
  store: TableStore;
  document: TableDocument;
  view: View;
}

/** The table while it is played: seats, strip, board, and the sheet with what this phone may do now. */
export function TableScreen({ store, document, view }: TableScreenProps) {
  const art = useArt(document.table.game);
  const seat = ownSeat(store.seat.value);
  const { wanted } = chosenAt(store.id);
  const prompt = promptOf(document, wanted);
  const place = prompt?.kind === "place" ? prompt : undefined;
  const rejection = store.rejected.value;
  const pending = store.pending.value;
  const onItsWay = pending.find((entry) => entry.prompt === prompt?.id);

  const placing = place ? laidFor(store.id, place, view) : null;
  const setChosen = (next: Placing | null) => {
    if (!place) return;
    const { [place.id]: _, ...others } = chosenAt(store.id).placings;
    chosen.value = { ...chosenAt(store.id), placings: next ? { ...others, [place.id]: next } : others };
  };
  const [lit, setLit] = useState<readonly string[]>(NOTHING);
  const [looked, setLooked] = useState<number | undefined>();
  const own = place?.board ?? boardOf(view, seat);
  const shown = looked === undefined ? own : boardOf(view, looked);
  const owner = shown === own ? undefined : ownerOf(shown);
  const undoable = useUndo(store, document);
  const { redo, failed: notPutBack } = useRedo(store);
  const setAside = useSetAside(view, prompt?.id);

  // What is on its way looks as it did when it was sent, until that takes long.
  const late = useLate(pending[0]?.id, LATE) || store.connection.value.state === "offline";
  const step = stepOf({ document, rejection, pending: late ? pending : [], wanted });
  const open = Object.keys(view.prompts ?? {}).join();
  const waits = Object.keys(view.waits ?? {}).join();
  const stage = `${prompt?.id ?? waits} ${step.kind} ${placing ? "laid" : ""}`;
  const { focusKey, byOwn, acted } = useFocusKey(pending.length && !late ? "" : stage);
  useFeel(prompt?.id, byOwn, rejection !== null);
  useTitle(prompt ? text(prompt.title) : "");

  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever lit up belongs to the step before
  useEffect(() => setLit(NOTHING), [prompt?.id, waits]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question is about the own board
  useEffect(() => setLooked(undefined), [prompt?.id]);
  useEffect(() => {
    // A question that is asked again, after an undo, begins anew.
    const asked = open.split(",");
    const { placings } = chosenAt(store.id);
    const kept = Object.entries(placings).filter(([id]) => asked.includes(id));
    if (kept.length < Object.keys(placings).length) {
      chosen.value = { ...chosenAt(store.id), placings: Object.fromEntries(kept) };
    }
  }, [open, store.id]);

  const submit = (action: Payload, to: SeatPrompt | undefined = prompt) => {
    if (!to || seat === undefined) return;
    if (!store.submit(to.id, seat, action)) return;
    acts(store, seat);
    acted();
    feel("placed");
  };
  const show = (places: readonly string[], whose = seat) => {
    setLooked(whose);
    setLit(places);
  };
  const doings: Doings = {
    submit,
    unlisted: () => go(["t", store.id, "unlisted"]),
    undo:
      undoable === undefined
        ? undefined
        : () => {
            if (store.undo(undoable)) acted();
          },
    redo:
      redo === undefined
        ? undefined
        : () => {
            redo();
            acted();
          },
    turn: () => {
      if (place && placing) setChosen(turned(place, placing));
    },
    toggle: (segment) => {
      if (placing) setChosen(toggled(placing, segment));
    },
    lift: () => {
      setChosen(null);
      acted();
    },
    turnTo: (wanted) => {
      chosen.value = { ...chosenAt(store.id), wanted };
    },
    confirm: () => {
      if (place && placing) submit(actionOf(place, placing));
    },
    show,
    again: () => {
      if (rejection && store.again(rejection)) acted();
    },
    dismiss: () => {
      setChosen(null);
      store.dismiss();
      acted();
    },
  };

  const choose = (cell: string, from: "picture" | "text") => {
    if (!place) return;
    setLit(NOTHING);
    setChosen(laid(place, cell));
    if (from === "text") acted();
  };

  const board = lyingOn(view, shown);
  const notice =
    setAside === undefined ? notPutBack || undefined : t("play.set_aside", { tile: tileName(art, setAside) });
  const sheet = sheetOf(step, { store, document, art, board, placing, notice, doings });
  // Whoever looks at somebody else's board sees that: the answer waits at the own one.
  const away = owner !== undefined && seat !== undefined;
  const bar = away ? <Button onPress={() => setLooked(undefined)}>{t("play.own_board")}</Button> : sheet.bar;
  return (
    <Screen
      work="board"
      top={
        <SeatsBand
          pills={pillsOf(document, store.presence.value, ownerOf(shown))}
          onSeat={(of) => {
            if (ownerOf(boardOf(view, of)) === undefined) go(["t", store.id, "points"]);
            else show(NOTHING, of);
          }}
        >
          <TableMenu store={store} />
        </SeatsBand>
      }
      strip={<PlayStrip store={store} document={document} onShow={show} />}
      phase={<PhaseBar document={document} view={view} own={seat} />}
      sheet={
        <Prompt
          colour={sheet.colour}
          title={sheet.title}
          second={sheet.second}
          tone={sheet.tone ?? "plain"}
          aside={
            store.secret.value ? (
              <Button icon="eye" onPress={() => cover(store)}>
                {t("cover.now")}
              </Button>
            ) : (
              sheet.aside
            )
          }
          focusKey={focusKey}
          bar={bar ? <ActionBar>{bar}</ActionBar> : undefined}
        >
          {away ? null : sheet.choices}
        </Prompt>
      }
    >
      {owner === undefined ? null : <Whose document={document} seat={owner} />}
      {art ? (
        <Board
          key={shown}
          art={art}
          board={board}
          seats={document.table.seats}
          label={boardWords()}
          legal={place && owner === undefined && !onItsWay && !rejection ? Object.keys(place.cells) : NOTHING}
          draft={rejection || owner !== undefined ? undefined : draftNow()}
          lit={lit}
          onCell={choose}
          onTurn={doings.turn}
          onTarget={doings.toggle}
          onConfirm={doings.confirm}
          onBack={doings.lift}
        />
      ) : (
        <div class="seams" />
      )}
      <p class="unseen" aria-live="polite">
        {prompt && !byOwn ? text(prompt.title) : ""}
      </p>
    </Screen>
  );

  function boardWords(): string {
    const tiles = Object.keys(board.tiles).length;
    const of = ownerOf(shown);
    if (of === undefined) return t("board.label", { tiles });
    return `${t("play.territory_of", { name: nameOf(document, of) })}: ${t("board.label", { tiles })}`;
  }

  function draftNow(): Draft | undefined {
    if (!place || seat === undefined) return undefined;
    if (onItsWay) return sentDraft(place, onItsWay);
    return placing ? draftOf(place, placing, seat) : undefined;
  }
}
