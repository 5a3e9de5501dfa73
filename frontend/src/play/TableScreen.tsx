import { useEffect, useState } from "preact/hooks";
import { Board } from "../board/Board";
import type { Draft } from "../board/types";
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
import type { Payload, PlacePrompt, TableDocument, View } from "../wire";
import { feel } from "./feel";
import { PlayStrip } from "./PlayStrip";
import { pillsOf } from "./people";
import { actionOf, draftOf, laid, type Placing, sentDraft, stillLies, toggled, turned } from "./placing";
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
import "./play.css";

/** What is on its way for longer than this is said to be. */
const LATE = 300;
const NOTHING: readonly string[] = [];

/** Where the piece in hand lies for now: kept while somebody looks at the points or turns to the settings. */
const chosen = draft<{ table: string; placing: Placing | null }>();

function laidFor(table: string, prompt: PlacePrompt): Placing | null {
  const { placing = null } = chosen.value?.table === table ? chosen.value : {};
  return placing && stillLies(prompt, placing) ? placing : null;
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
  const prompt = promptOf(document);
  const place = prompt?.kind === "place" ? prompt : undefined;
  const rejection = store.rejected.value;
  const pending = store.pending.value;
  const onItsWay = pending.find((entry) => entry.prompt === prompt?.id);

  const placing = place ? laidFor(store.id, place) : null;
  const setChosen = (next: Placing | null) => {
    chosen.value = { table: store.id, placing: next };
  };
  const [lit, setLit] = useState<readonly string[]>(NOTHING);
  const undoable = useUndo(store, document);
  const { redo, failed: notPutBack } = useRedo(store);
  const setAside = useSetAside(view, prompt?.id);

  // What is on its way looks as it did when it was sent, until that takes long.
  const late = useLate(pending[0]?.id, LATE) || store.connection.value.state === "offline";
  const step = stepOf({ document, rejection, pending: late ? pending : [] });
  const waits = Object.keys(view.waits ?? {}).join();
  const stage = `${prompt?.id ?? waits} ${step.kind} ${placing ? "laid" : ""}`;
  const { focusKey, byOwn, acted } = useFocusKey(pending.length && !late ? "" : stage);
  useFeel(prompt?.id, byOwn, rejection !== null);
  useTitle(prompt ? text(prompt.title) : "");

  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever lit up belongs to the step before
  useEffect(() => setLit(NOTHING), [prompt?.id, waits]);
  useEffect(() => {
    // A question that is asked again, after an undo, begins anew.
    if (chosen.peek()?.placing?.prompt !== prompt?.id) chosen.value = null;
  }, [prompt?.id]);

  const submit = (action: Payload) => {
    if (!prompt || seat === undefined) return;
    if (!store.submit(prompt.id, seat, action)) return;
    acts(store, seat);
    acted();
    feel("placed");
  };
  const doings: Doings = {
    submit,
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
    confirm: () => {
      if (place && placing) submit(actionOf(place, placing));
    },
    show: setLit,
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

  const board = view.boards.main ?? { tiles: {} };
  const notice =
    setAside === undefined
      ? notPutBack || undefined
      : t("play.set_aside", { tile: t(art?.tiles[setAside]?.name ?? setAside) });
  const sheet = sheetOf(step, { store, document, art, board, placing, notice, doings });
  return (
    <Screen
      work="board"
      top={
        <SeatsBand
          pills={pillsOf(document, store.presence.value)}
          onSeat={() => go(["t", store.id, "points"])}
        >
          <TableMenu store={store} />
        </SeatsBand>
      }
      strip={<PlayStrip store={store} document={document} onShow={setLit} />}
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
          bar={sheet.bar ? <ActionBar>{sheet.bar}</ActionBar> : undefined}
        >
          {sheet.choices}
        </Prompt>
      }
    >
      {art ? (
        <Board
          art={art}
          board={board}
          seats={document.table.seats}
          label={t("board.label", { tiles: Object.keys(board.tiles).length })}
          legal={place && !onItsWay && !rejection ? Object.keys(place.cells) : NOTHING}
          draft={rejection ? undefined : draftNow()}
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

  function draftNow(): Draft | undefined {
    if (!place || seat === undefined) return undefined;
    if (onItsWay) return sentDraft(place, onItsWay);
    return placing ? draftOf(place, placing, seat) : undefined;
  }
}
