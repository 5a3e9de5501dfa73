import { useState } from "preact/hooks";
import { say, t } from "../i18n";
import { createDraftSignal } from "../net/drafts";
import { findAsideOpener } from "../prompts/asides";
import { isSent } from "../prompts/ChoiceList";
import { listBuyings } from "../prompts/offering";
import { Undo } from "../prompts/sheets/bar";
import { readColour } from "../seats/people";
import { findSeller, listSellers } from "../surfaces/display/displays";
import { findOpenMarketPrompt, listSpaces } from "../surfaces/display/market";
import { Button, MainButton } from "../ui/Button";
import type { Choice, ChoosePrompt } from "../wire";
import { OpenMarket } from "./OpenMarket";
import type { Part, Shared } from "./pricing";
import { type Purchase, SeatMarket } from "./SeatMarket";

/** The piece of the open market that is tapped but not bought yet; kept while another screen is open. Belongs to one
 * prompt of one table. */
const tapped = createDraftSignal<{ question: string; id: string }>("purchase");

const joinParts = (...parts: readonly string[]) => parts.filter(Boolean).join(" · ");

/** Sheet and work of prompts to buy a piece. A piece before a seat is bought by its price tag. A piece of the open market,
 * where pictures are small, is tapped to see it large, and bought with the main button.
 */
export function useBuying(props: Shared & { prompts: readonly ChoosePrompt[] }): Part {
  const { prompts, store, document, view, art, ownSeat, doings, send, toMarket } = props;
  const [short, setShort] = useState<Choice | null>(null);
  const [first, ...more] = prompts;
  if (!first || ownSeat === undefined) return { sheet: { title: "" }, work: null };
  const { game } = document.table;
  const openMarket = findOpenMarketPrompt(view);
  const question = openMarket && `${store.id} ${openMarket.id}`;
  const picked = openMarket?.choices.find(
    ({ id, unavailable }) => question === tapped.value?.question && id === tapped.value?.id && !unavailable,
  );
  const declinable = prompts.find(({ decline }) => decline);
  const able = prompts.some(({ choices }) => choices.some(({ unavailable }) => !unavailable));
  const [[kind, purse] = ["", undefined]] = Object.entries(view.seats[ownSeat]?.stock ?? {});
  // What a piece costs that nobody has entered is not known: it may be affordable if its space is.
  const mayEnter =
    openMarket !== undefined &&
    listSpaces(view).some(
      ({ lies, extra = 0 }) => lies === "untold" && (purse === undefined || extra <= purse),
    );
  const inHand = purse === undefined ? "" : t(`${game}.stock_${kind}`, { n: purse });
  const toggle = (choice: Choice) => {
    setShort(choice.unavailable ? choice : null);
    if (choice.unavailable || !question) return;
    tapped.value = picked === choice ? null : { question, id: choice.id };
  };
  const buy = (prompt: ChoosePrompt, choice: Choice) => {
    setShort(choice.unavailable ? choice : null);
    // The prompt may have changed while the close look was open.
    const { view: now } = store.document.peek() ?? {};
    const isAsked = now && listBuyings(now).some(({ id }) => id === prompt.id);
    if (isAsked && !choice.unavailable) send(prompt, { ...prompt.action, ...choice.payload });
  };
  const describePurchase = (prompt: ChoosePrompt, { price = 0 }: Choice) =>
    t(`${game}.do_${prompt.action.type}`, { price });
  /** Return the amount left after buying; pieces before the own seat are paid with what lies on them. */
  const describeRest = ({ price = 0 }: Choice, seller?: number) =>
    seller === ownSeat || purse === undefined ? "" : t("play.market_after", { n: purse - price });
  const buildPurchase = (prompt: ChoosePrompt, choice: Choice): Purchase => {
    const note = choice.unavailable ?? choice.note;
    const seller = findSeller(view, prompt, choice);
    return {
      choice,
      seller,
      verb: t(`${game}.tag_${prompt.action.type}`),
      words: describePurchase(prompt, choice),
      note: note ? say(note) : seller === ownSeat ? t("play.market_own_pays") : "",
      after: choice.unavailable ? "" : describeRest(choice, seller),
      amountWords:
        seller === ownSeat ? t("play.market_own_pays") : joinParts(inHand, describeRest(choice, seller)),
      sent: store.pending.value.some(
        ({ prompt: to, action }) => to === prompt.id && action !== undefined && isSent(choice, action),
      ),
      buy: () => buy(prompt, choice),
    };
  };
  return {
    sheet: {
      colour: readColour(document, ownSeat),
      title: able || mayEnter ? say(first.title) : t("play.market_none"),
      second: <span aria-live="polite">{second()}</span>,
      bar: (
        <>
          <Undo doings={doings} />
          {toMarket}
          {declinable?.decline ? (
            <Button
              kind={able || mayEnter ? "second" : "main"}
              onPress={() => send(declinable, { ...declinable.action, ...declinable.decline?.payload })}
            >
              {say(declinable.decline.label)}
            </Button>
          ) : null}
          {openMarket && picked ? (
            <MainButton onPress={() => buy(openMarket, picked)}>
              {describePurchase(openMarket, picked)}
            </MainButton>
          ) : null}
        </>
      ),
    },
    work: (
      <>
        {listSellers(view).length ? (
          <SeatMarket
            art={art}
            document={document}
            view={view}
            ownSeat={ownSeat}
            purchases={prompts
              .filter((prompt) => prompt !== openMarket)
              .flatMap((prompt) => prompt.choices.map((choice) => buildPurchase(prompt, choice)))}
          />
        ) : null}
        {openMarket ? (
          <OpenMarket
            art={art}
            view={view}
            prompt={openMarket}
            chosen={picked?.id}
            onChoose={toggle}
            onAside={findAsideOpener(store, view)}
          />
        ) : null}
      </>
    ),
  };

  /** Return why a piece cannot be bought; else what is in hand, and what to do or what will be left. */
  function second(): string {
    if (short?.unavailable) return say(short.unavailable);
    if (!picked && more.length) return more.map(({ title }) => say(title)).join(" ");
    if (!able) return mayEnter ? joinParts(inHand, t("play.market_enter")) : t("play.market_pass");
    if (toMarket && !picked) return inHand; // another board is shown: there is no price to tap
    const hint = picked
      ? describeRest(picked)
      : t(first === openMarket ? "play.market_tap" : "play.market_tap_price");
    return joinParts(inHand, hint);
  }
}
