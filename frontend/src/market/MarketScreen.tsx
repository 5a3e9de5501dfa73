import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { CoverButton } from "../handover/CoverButton";
import { t } from "../i18n";
import type { TableStore } from "../net/table";
import { seatOf } from "../net/viewpoint";
import { pulse } from "../platform/haptics";
import { go } from "../router";
import { boardOf, lyingOn } from "../surfaces/boards";
import { sellersOf } from "../surfaces/display/displays";
import { hasOpenMarket, isAboutOpenMarket, openMarketName } from "../surfaces/display/market";
import { asideOpenerFromMarket, useBackAtMarket } from "../table/asides";
import { BoardOf } from "../table/BoardOf";
import { buyingsOf, isOpen, offeringsOf, sentOf } from "../table/offering";
import { PhaseBar } from "../table/PhaseBar";
import { asidesOf, questionsOf } from "../table/questions";
import type { Doings, SheetContent } from "../table/sheets/content";
import { sheetOf } from "../table/sheets/sheet";
import { type Step, stepOf } from "../table/step";
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
import { ActionBar, Prompt } from "../ui/Prompt";
import { Screen } from "../ui/Screen";
import { useTitle } from "../ui/useTitle";
import type { TableDocument, View } from "../wire";
import { useBuying } from "./buying";
import { OpenMarket } from "./OpenMarket";
import type { Send } from "./pricing";
import { usePricing } from "./pricing";
import { Sealed } from "./Sealed";
import { SeatMarket } from "./SeatMarket";
import { useReveal } from "./useReveal";
import "../table/table.css";
import "./market.css";

/** After this time, in ms, the sheet says that an answer is being sent. */
const LATE = 300;

export interface MarketScreenProps {
  store: TableStore;
  document: TableDocument;
  view: View;
}

/** What the person looks at instead of the seat's own work: a seat's board, or the open market. */
type Looked = number | "market";

/** The market: marks and prices are chosen in secret, then the screens are lifted, then pieces are bought. */
export function MarketScreen({ store, document, view }: MarketScreenProps) {
  const art = useArt(document.table.game);
  const ownSeat = seatOf(store.seat.value);
  const rejection = store.rejected.value;
  // An aside about the market does not answer the seat's own prompt.
  const asides = asidesOf(view).map(({ id }) => id);
  const pending = store.pending.value.filter(({ prompt }) => !asides.includes(prompt));
  const late = useLate(pending[0]?.id, LATE) || store.connection.value.state === "offline";
  const step = stepOf({ document, rejection, pending: late ? pending : [] });
  const offerings = offeringsOf(view);
  const buying = buyingsOf(view);
  const isBack = useBackAtMarket(store, view);
  const [looked, look] = useState<Looked | null>(isBack ? "market" : null);

  const { redo, failed: notPutBack } = useRedo(store);
  const questions = questionsOf(view);
  const questionIds = questions.map(({ id }) => id).join();
  const waits = Object.keys(view.waits ?? {}).join();
  const { focusKey, byOwn, acted } = useFocusKey(
    pending.length && !late ? "" : `${questionIds || waits} ${step.kind}`,
    pending.length > 0,
  );
  const { undo, question } = useUndoing(store, document, acted);
  useHaptics(questionIds || undefined, byOwn, rejection !== null);
  useReveal(view, ownSeat);

  const send: Send = (prompt, action) => {
    if (ownSeat === undefined || !store.submit(prompt.id, ownSeat, action)) return false;
    acts(store, ownSeat);
    acted();
    pulse("placed");
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
  const onlyOpenMarket = isAboutOpenMarket(view) && !sellersOf(view).length;
  const name = boardOf(view, seat ?? ownSeat);
  const board = lyingOn(view, name);
  const situation = { store, document, art, board, placing: null, notice: notPutBack || undefined, doings };
  const shared = { store, document, view, art, ownSeat, doings, send };
  const pricing = usePricing({ ...shared, offerings });
  const market = useBuying({ ...shared, prompts: buying });

  const stuck = step.kind === "refused" || step.kind === "sending";
  const mine = stuck ? null : offerings.length ? pricing : buying.length ? market : null;
  const sheet: SheetContent = question ?? mine?.sheet ?? sheetOf(step as Step, situation);
  useTitle(sheet.title);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new prompt is about what is laid out
  useEffect(() => look(null), [questionIds]);

  // A new page starts scrolled to the top.
  const end = useRef<HTMLParagraphElement>(null);
  const sealed = offerings.every((offering) => sentOf(view, offering) !== undefined);
  const page = [looked, offerings.length > 0, sealed, ...buying.map(({ id }) => id)].join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `page` stands for the content
  useLayoutEffect(() => end.current?.parentElement?.scrollTo({ top: 0 }), [page]);

  const openMarket = <OpenMarket art={art} view={view} onAside={asideOpenerFromMarket(store, view)} />;
  const work = () => {
    if (seat !== undefined) {
      return (
        <BoardOf document={document} art={art} name={name} ownSeat={ownSeat} surfaces={view} view={view} />
      );
    }
    if (looked === "market") return openMarket;
    if (offerings.length) return pricing.work;
    if (buying.length) return market.work;
    if (onlyOpenMarket) return openMarket;
    if (!isOpen(view, ownSeat) && questions.length)
      return <Sealed art={art} {...{ document, view, ownSeat }} />;
    return <SeatMarket art={art} document={document} view={view} ownSeat={ownSeat} />;
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
          market={
            hasOpenMarket(view) && !onlyOpenMarket
              ? { isShown: looked === "market", onTurn: () => look(looked === "market" ? null : "market") }
              : undefined
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
          bar={
            <ActionBar>
              {looked === null ? null : (
                <Button onPress={() => look(null)}>
                  {onlyOpenMarket ? openMarketName(view) : t("play.market")}
                </Button>
              )}
              {sheet.bar}
            </ActionBar>
          }
        >
          {sheet.choices}
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
