import { useState } from "preact/hooks";
import { t, text } from "../i18n";
import { draftSignal } from "../net/drafts";
import { sellerOf, sellersOf } from "../surfaces/display/displays";
import { openMarketPromptOf } from "../surfaces/display/market";
import { asideOpener } from "../table/asides";
import { isSent } from "../table/ChoiceList";
import { buyingsOf } from "../table/offering";
import { colourOf } from "../table/people";
import { Undo } from "../table/sheets/bar";
import { Button } from "../ui/Button";
import type { Choice, ChoosePrompt } from "../wire";
import { OpenMarket } from "./OpenMarket";
import type { Part, Shared } from "./pricing";
import { type Purchase, SeatMarket } from "./SeatMarket";

/** The piece of the open market that is tapped but not bought yet; kept while another screen is open. Belongs to one
 * prompt of one table. */
const tapped = draftSignal<{ question: string; id: string }>();

const beside = (...parts: readonly string[]) => parts.filter(Boolean).join(" · ");

/** Sheet and work of prompts to buy a piece. A piece before a seat is bought by its price tag. A piece of the open market,
 * where pictures are small, is tapped to see it large, and bought with the main button.
 */
export function useBuying({
  prompts,
  store,
  document,
  view,
  art,
  ownSeat,
  doings,
  send,
}: Shared & { prompts: readonly ChoosePrompt[] }): Part {
  const [short, setShort] = useState<Choice | null>(null);
  const [first, ...more] = prompts;
  if (!first || ownSeat === undefined) return { sheet: { title: "" }, work: null };
  const { game } = document.table;
  const openMarket = openMarketPromptOf(view);
  const question = openMarket && `${store.id} ${openMarket.id}`;
  const picked = openMarket?.choices.find(
    ({ id, unavailable }) => question === tapped.value?.question && id === tapped.value?.id && !unavailable,
  );
  const declinable = prompts.find(({ decline }) => decline);
  const able = prompts.some(({ choices }) => choices.some(({ unavailable }) => !unavailable));
  const [[kind, purse] = ["", undefined]] = Object.entries(view.seats[ownSeat]?.stock ?? {});
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
    const isAsked = now && buyingsOf(now).some(({ id }) => id === prompt.id);
    if (isAsked && !choice.unavailable) send(prompt, { ...prompt.action, ...choice.payload });
  };
  const wordsOf = (prompt: ChoosePrompt, { price = 0 }: Choice) =>
    t(`${game}.do_${prompt.action.type}`, { price });
  /** Return the amount left after buying; pieces before the own seat are paid with what lies on them. */
  const afterOf = ({ price = 0 }: Choice, seller?: number) =>
    seller === ownSeat || purse === undefined ? "" : t("play.market_after", { n: purse - price });
  const purchaseOf = (prompt: ChoosePrompt, choice: Choice): Purchase => {
    const note = choice.unavailable ?? choice.note;
    const seller = sellerOf(view, prompt, choice);
    return {
      choice,
      seller,
      verb: t(`${game}.tag_${prompt.action.type}`),
      words: wordsOf(prompt, choice),
      note: note ? text(note) : seller === ownSeat ? t("play.market_own_pays") : "",
      after: choice.unavailable ? "" : afterOf(choice, seller),
      amountWords: seller === ownSeat ? t("play.market_own_pays") : beside(inHand, afterOf(choice, seller)),
      sent: store.pending.value.some(
        ({ prompt: to, action }) => to === prompt.id && action !== undefined && isSent(choice, action),
      ),
      buy: () => buy(prompt, choice),
    };
  };
  return {
    sheet: {
      colour: colourOf(document, ownSeat),
      title: able ? text(first.title) : t("play.market_none"),
      second: <span aria-live="polite">{second()}</span>,
      bar: (
        <>
          <Undo doings={doings} />
          {declinable?.decline ? (
            <Button
              kind={able ? "second" : "main"}
              onPress={() => send(declinable, { ...declinable.action, ...declinable.decline?.payload })}
            >
              {text(declinable.decline.label)}
            </Button>
          ) : null}
          {openMarket && picked ? (
            <Button kind="main" onPress={() => buy(openMarket, picked)}>
              {wordsOf(openMarket, picked)}
            </Button>
          ) : null}
        </>
      ),
    },
    work: (
      <>
        {sellersOf(view).length ? (
          <SeatMarket
            art={art}
            document={document}
            view={view}
            ownSeat={ownSeat}
            purchases={prompts
              .filter((prompt) => prompt !== openMarket)
              .flatMap((prompt) => prompt.choices.map((choice) => purchaseOf(prompt, choice)))}
          />
        ) : null}
        {openMarket ? (
          <OpenMarket
            art={art}
            view={view}
            prompt={openMarket}
            chosen={picked?.id}
            onChoose={toggle}
            onAside={asideOpener(store, view)}
          />
        ) : null}
      </>
    ),
  };

  /** Return why a piece cannot be bought; else what is in hand, and what to do or what will be left. */
  function second(): string {
    if (short?.unavailable) return text(short.unavailable);
    if (!picked && more.length) return more.map(({ title }) => text(title)).join(" ");
    if (!able) return t("play.market_pass");
    const hint = picked
      ? afterOf(picked)
      : t(first === openMarket ? "play.market_tap" : "play.market_tap_price");
    return beside(inHand, hint);
  }
}
