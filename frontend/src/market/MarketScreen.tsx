import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { BoardOf } from "../boards/BoardOf";
import { useTurnedBoard } from "../boards/BoardTabs";
import { Beside, useRoomBeside } from "../frame/Beside";
import { findUncovering, hasPhaseBar, PhaseBar } from "../frame/PhaseBar";
import { PlayStrip } from "../frame/strips/PlayStrip";
import { TableBand } from "../frame/TableBand";
import { useFocusKey } from "../frame/useFocusKey";
import { useHaptics } from "../frame/useHaptics";
import { useLate } from "../frame/useLate";
import { useRedo } from "../frame/useRedo";
import { useUndoing } from "../frame/useUndoing";
import { CoverButton } from "../handover/CoverButton";
import { t } from "../i18n";
import { findSeat } from "../net/viewpoint";
import { useArt } from "../pieces/useArt";
import { giveFeedback } from "../platform/haptics";
import { findAsideOpenerFromMarket, useBackAtMarket } from "../prompts/asides";
import { findSentPrices, isOpen, listBuyings, listOfferings } from "../prompts/offering";
import { listAsides, listQuestions } from "../prompts/questions";
import type { Doings, SheetContent } from "../prompts/sheets/content";
import { buildSheet } from "../prompts/sheets/sheet";
import { findStep } from "../prompts/step";
import { go } from "../router";
import type { TableScreenProps } from "../session/tableProps";
import { findBoard, findGrid } from "../surfaces/boards";
import { listSellers } from "../surfaces/display/displays";
import { hasOpenMarket, isAboutOpenMarket, openMarketName } from "../surfaces/display/market";
import { Button } from "../ui/Button";
import { Prompt } from "../ui/Prompt";
import { Screen } from "../ui/Screen";
import { useCloseOnBack } from "../ui/useCloseOnBack";
import { useTitle } from "../ui/useTitle";
import type { View } from "../wire";
import { useBuying } from "./buying";
import { OpenMarket } from "./OpenMarket";
import { type Send, usePricing } from "./pricing";
import { Sealed } from "./Sealed";
import { SeatMarket } from "./SeatMarket";
import "../styles/table.css";
import "./market.css";

/** After this time, in ms, the sheet says that an answer is being sent. */
const LATE = 300;

/** What the person looks at instead of the seat's own work: a seat's board, or the open market. */
type Looked = number | "market";

/** The market: marks and prices are chosen in secret, then the screens are lifted, then pieces are bought. */
export function MarketScreen({ store, document, view }: TableScreenProps) {
  const art = useArt(document.table.game);
  const beside = useRoomBeside();
  const ownSeat = findSeat(store.seat.value);
  const rejection = store.rejected.value;
  // An aside about the market does not answer the seat's own prompt.
  const asides = listAsides(view).map(({ id }) => id);
  const pending = store.pending.value.filter(({ prompt }) => !asides.includes(prompt));
  const late = useLate(pending[0]?.id, LATE) || store.connection.value.state === "offline";
  const step = findStep({ document, rejection, pending: late ? pending : [] });
  const offerings = listOfferings(view);
  const buying = listBuyings(view);
  const isBack = useBackAtMarket(store, view);
  const [looked, setLooked] = useState<Looked | null>(isBack ? "market" : null);

  const { redo, failed: notPutBack } = useRedo(store);
  const questions = listQuestions(view);
  const questionIds = questions.map(({ id }) => id).join();
  const waits = Object.keys(view.waits ?? {}).join();
  const { focusKey, byOwn, acted } = useFocusKey(
    pending.length && !late ? "" : `${questionIds || waits} ${step.kind}`,
    pending.length > 0,
  );
  const { undo, question } = useUndoing(store, document, acted);
  useHaptics(questionIds || undefined, byOwn, rejection !== null);
  useReveal(view, ownSeat);

  const send: Send = (prompt, action, next) => {
    if (ownSeat === undefined || !store.submit(prompt.id, ownSeat, action, ...(next ? [next] : [])))
      return false;
    acted();
    giveFeedback("placed");
    return true;
  };
  const doings: Doings = {
    submit: (action) => {
      const [prompt] = questions;
      if (prompt) send(prompt, action);
    },
    undo,
    redo:
      redo &&
      (() => {
        redo();
        acted();
      }),
    turn: () => undefined,
    toggle: () => undefined,
    change: () => undefined,
    lift: () => undefined,
    confirm: () => undefined,
    show: () => undefined,
    unlisted: (to) => go(["t", store.id, "unlisted", to]),
    resend: () => {
      if (rejection && store.resend(rejection)) acted();
    },
    dismiss: () => {
      store.dismiss();
      acted();
    },
  };
  const seat = looked === "market" ? undefined : (looked ?? undefined);
  const onlyOpenMarket = isAboutOpenMarket(view) && !listSellers(view).length;
  const name = findBoard(view, seat ?? ownSeat);
  const tabs = useTurnedBoard(view, name, "");
  const look = (next: Looked | null) => {
    setLooked(next);
    tabs.turnTo(null);
  };
  const board = findGrid(view, name);
  const situation = { store, document, art, board, placing: null, notice: notPutBack || undefined, doings };
  const toMarket =
    looked === null ? null : (
      <Button class="button-offers" onPress={() => look(null)}>
        {onlyOpenMarket ? openMarketName(view) : t("play.market")}
      </Button>
    );
  const shared = { store, document, view, art, ownSeat, doings, send, toMarket };
  const pricing = usePricing({ ...shared, offerings });
  const market = useBuying({ ...shared, prompts: buying });

  const stuck = step.kind === "refused" || step.kind === "sending";
  const mine = stuck ? null : offerings.length ? pricing : buying.length ? market : null;
  const sheet: SheetContent = question ?? mine?.sheet ?? buildSheet(step, situation);
  useTitle(sheet.title);
  useCloseOnBack(looked !== null, () => look(null));
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new prompt is about what is laid out
  useEffect(() => look(null), [questionIds]);

  // A new page starts scrolled to the top.
  const end = useRef<HTMLParagraphElement>(null);
  const sealed = offerings.every((offering) => findSentPrices(view, offering) !== undefined);
  const page = [looked, offerings.length > 0, sealed, ...buying.map(({ id }) => id)].join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `page` stands for the content
  useLayoutEffect(() => end.current?.parentElement?.scrollTo({ top: 0 }), [page]);

  const openMarket = <OpenMarket art={art} view={view} onAside={findAsideOpenerFromMarket(store, view)} />;
  const work = () => {
    if (seat !== undefined) {
      return (
        <BoardOf
          document={document}
          art={art}
          name={name}
          ownSeat={ownSeat}
          turned={tabs}
          tabsElsewhere={hasPhaseBar(view)}
          surfaces={view}
          view={view}
        />
      );
    }
    if (looked === "market") return openMarket;
    if (offerings.length) return pricing.work;
    if (buying.length) return market.work;
    if (onlyOpenMarket) return openMarket;
    if (!isOpen(view, ownSeat) && questions.length)
      return <Sealed art={art} {...{ store, document, view, ownSeat }} />;
    return <SeatMarket {...{ art, document, view, ownSeat }} isShared={store.seats.value.length > 1} />;
  };
  return (
    <Screen
      work={seat === undefined ? "page" : "board"}
      top={
        <TableBand
          store={store}
          document={document}
          shownSeat={seat}
          onSeat={(of) => look(of === looked ? null : of)}
        />
      }
      strip={
        <PlayStrip
          store={store}
          document={document}
          onShow={(_, of) => look(of ?? null)}
          atMarket={looked === "market"}
        />
      }
      phase={
        <PhaseBar
          document={document}
          view={view}
          ownSeat={ownSeat}
          onHidden={findUncovering(store, view)}
          market={
            hasOpenMarket(view) && !onlyOpenMarket
              ? { isShown: looked === "market", onTurn: () => look(looked === "market" ? null : "market") }
              : undefined
          }
          turned={
            ownSeat === undefined
              ? undefined
              : {
                  ...tabs,
                  isAlone: true,
                  at: seat === undefined ? "" : tabs.at,
                  turnTo: (board) => {
                    setLooked(seat ?? ownSeat);
                    tabs.turnTo(board);
                  },
                }
          }
        />
      }
      sheet={
        <Prompt
          colour={sheet.colour}
          title={sheet.title}
          second={sheet.second}
          tone={sheet.tone ?? "plain"}
          aside={<CoverButton store={store} />}
          focusKey={focusKey}
          choices={
            beside ? (
              <>
                {sheet.choices}
                <Beside store={store} document={document} view={view} />
              </>
            ) : (
              sheet.choices
            )
          }
        >
          {sheet === mine?.sheet ? null : toMarket}
          {sheet.bar}
        </Prompt>
      }
    >
      {work()}
      <p class="unseen" aria-live="polite" ref={end}>
        {questionIds && !byOwn ? sheet.title : ""}
      </p>
    </Screen>
  );
}

/** Vibrate once when the hidden prices of others are revealed. */
function useReveal(view: View, ownSeat: number | undefined): void {
  const open = isOpen(view, ownSeat);
  const last = useRef(open);
  useEffect(() => {
    if (open && !last.current) giveFeedback("reveal");
    last.current = open;
  }, [open]);
}
