import { useEffect, useState } from "preact/hooks";
import { useLate } from "../frame/useLate";
import { say, t } from "../i18n";
import type { GameArt } from "../pieces/assets";
import {
  type Amounts,
  countLeft,
  countMissing,
  findMarked,
  findSentPrices,
  hasSameAmounts,
  listChoosers,
  type Offering,
  swapAmounts,
} from "../prompts/offering";
import { Undo } from "../prompts/sheets/bar";
import type { Doings, SheetContent } from "../prompts/sheets/content";
import { readColour, readName } from "../seats/people";
import type { TableScreenProps } from "../session/tableProps";
import { listSellers } from "../surfaces/display/displays";
import { Button, MainButton } from "../ui/Button";
import type { Choice, Payload, SeatPrompt } from "../wire";
import { Chosen } from "./Chosen";
import { dropDrafted, findDrafted, formatQuestion, keepDrafted, tidyDrafted } from "./drafted";
import { PriceRows } from "./PriceRows";
import { Sealed } from "./Sealed";

/** Sends an answer of the own seat, and then by itself the only one to the prompt `next`. @returns whether it was accepted
 * into the outbox. */
export type Send = (prompt: SeatPrompt, action: Payload, next?: string) => boolean;

export interface Shared extends TableScreenProps {
  art: GameArt | null;
  ownSeat: number | undefined;
  doings: Doings;
  send: Send;
  /** Button that leads back from a board; it stands after undo. */
  toMarket: preact.ComponentChildren;
}

export interface Part {
  sheet: SheetContent;
  work: preact.ComponentChildren;
}

const NONE: Amounts = {};
/** So long, in ms, the main button stays as it was when its meaning changes. */
const SETTLES = 400;

/** Sheet and work for marks and prices of one seat at a time: the own seat in secret, or any seat if all are open. */
export function usePricing(props: Shared & { offerings: readonly Offering[] }): Part {
  const { offerings, store, document, view, art, ownSeat, doings, send, toMarket } = props;
  const [picked, pick] = useState<number | null>(null);
  const [short, setShort] = useState<number | null>(null);
  useEffect(() => {
    tidyDrafted(store);
    return () => tidyDrafted(store);
  });
  const open = offerings.filter((offering) => findSentPrices(view, offering) === undefined);
  const offering = offerings.find(({ seat }) => seat === picked) ?? open[0] ?? offerings[0];
  const opens = offering?.prices?.opens || undefined;
  // A tap on its way to the button as it was shows nobody's prices.
  const isLast = useLate(opens, SETTLES);
  if (!offering) return { sheet: { title: "" }, work: null };

  const { game } = document.table;
  const { mark, prices, seat } = offering;
  const secret = offerings.every((other) => other.seat === ownSeat);
  const question = formatQuestion(store.id, offering);
  const drafted = findDrafted(question);
  const sent = findSentPrices(view, offering);
  const marked = findMarked(view, offering, store.pending.value);
  const hint = (prices ?? mark)?.hint;
  // Prices that lapsed are shown only on request.
  const typed = hint && drafted?.sent ? NONE : drafted?.amounts;
  const amounts = { ...sent, ...typed };
  const colour = readColour(document, seat);
  const settled = sent !== undefined && (!drafted || (drafted.sent && hasSameAmounts(amounts, sent)));

  const onMark = (choice: Choice) => {
    if (!mark || !send(mark, { ...mark.action, ...choice.payload })) return;
    setShort(null);
    keepDrafted(question, swapAmounts(offering, typed ?? NONE, marked?.piece, choice.piece ?? ""));
  };
  const onPrice = (id: string, price: number) => {
    setShort(null);
    keepDrafted(question, { ...typed, [id]: price });
  };
  const seal = () => {
    if (!prices) return;
    const all = Object.fromEntries(prices.amounts.map(({ id }) => [id, amounts[id] ?? 0]));
    if (sent && hasSameAmounts(all, sent)) dropDrafted();
    else if (send(prices, { ...prices.action, [prices.field]: all }, isLast ? opens : undefined)) {
      keepDrafted(question, all, true);
      pick(null);
    }
  };

  /** Undo the sealed choice in order to change it. Everybody sees that this seat has not chosen any more. */
  const reopen = () => {
    keepDrafted(question, amounts);
    doings.undo?.();
  };

  if (secret && settled) {
    return {
      sheet: {
        colour,
        title: t("play.offer_sealed"),
        second: t("play.may_change"),
        bar: (
          <>
            <Undo doings={doings} />
            {toMarket}
            <Button icon="open" onPress={reopen}>
              {t("play.change")}
            </Button>
          </>
        ),
      },
      work: <Sealed store={store} art={art} document={document} view={view} ownSeat={seat} />,
    };
  }
  const missing = prices ? countMissing(prices, amounts) : 0;
  const remaining = prices ? countLeft(prices, amounts) : 0;
  const laid = prices ? prices.limit - remaining : 0;
  const [currency] = Object.keys(view.seats[seat]?.stock ?? {});
  const amount = (n: number) => (currency ? t(`${game}.stock_${currency}`, { n }) : String(n));
  const seatName = {
    reviews: store.reviews.value,
    document,
    seats: listSellers(view).filter((seller) => !secret || seller !== ownSeat),
    open: listChoosers(view, ownSeat),
  };
  const main = !prices ? (
    <Button missing={t(`${game}.first_${mark?.action.type}`)} leadsTo=".prices .chip" />
  ) : missing ? (
    <Button
      missing={t("play.offer_missing", { n: missing })}
      leadsTo=".price-choices:has(.price):not(:has(.price-chosen))"
    />
  ) : remaining < 0 ? (
    <Button missing={t("play.offer_over", { n: -remaining })} leadsTo=".price-choices:has(.price)" />
  ) : (
    <MainButton {...(secret && !isLast ? { icon: "lock" } : {})} onPress={seal}>
      {secret
        ? t(`${game}.do_${prices.action.type}${isLast ? "_last" : ""}`)
        : t("play.offer_enter", { name: readName(document, seat) })}
    </MainButton>
  );
  return {
    sheet: {
      colour,
      title: say(marked && prices ? prices.title : ((mark ?? prices)?.title ?? { code: "" })),
      second: (
        <span aria-live="polite">
          {prices && short !== null
            ? t("play.offer_most", { n: short })
            : prices
              ? t("play.offer_purse", { laid: amount(laid), left: amount(Math.max(0, remaining)) })
              : [mark && t(`${game}.about_${mark.action.type}`), secret && t("play.offer_about")]
                  .filter(Boolean)
                  .join(" ")}
        </span>
      ),
      bar: (
        <>
          <Undo doings={doings} />
          {toMarket}
          {mark?.decline && !marked ? (
            <Button onPress={() => mark.decline && onMark(mark.decline)}>{say(mark.decline.label)}</Button>
          ) : null}
          {main}
        </>
      ),
    },
    work: (
      <>
        {hint ? (
          <p class="offer-hint" role="status">
            {say(hint)}
          </p>
        ) : null}
        {secret ? null : <Chosen {...seatName} current={seat} onSeat={pick} />}
        <PriceRows
          key={offering.key}
          art={art}
          game={game}
          offering={offering}
          marked={marked}
          amounts={amounts}
          onMark={onMark}
          onPrice={onPrice}
          onShort={setShort}
        />
        {secret ? <Chosen {...seatName} drawn={{ view, art }} /> : null}
      </>
    ),
  };
}
