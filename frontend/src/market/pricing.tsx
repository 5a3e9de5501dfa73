import { useEffect, useState } from "preact/hooks";
import { t, text } from "../i18n";
import type { TableStore } from "../net/table";
import type { GameArt } from "../pieces/assets";
import { sellersOf } from "../surfaces/display/displays";
import {
  type Amounts,
  choosersOf,
  hasSameAmounts,
  leftOf,
  markedOf,
  missingOf,
  type Offering,
  sentOf,
  swapped,
} from "../table/offering";
import { colourOf, nameOf } from "../table/people";
import { Undo } from "../table/sheets/bar";
import type { Doings, SheetContent } from "../table/sheets/content";
import { Button } from "../ui/Button";
import type { Choice, Payload, SeatPrompt, TableDocument, View } from "../wire";
import { Chosen } from "./Chosen";
import { draftedFor, dropDrafted, keepDrafted, questionOf, tidyDrafted } from "./drafted";
import { PriceRows } from "./PriceRows";
import { Sealed } from "./Sealed";

/** Sends an answer of the own seat. @returns whether it was accepted into the outbox. */
export type Send = (prompt: SeatPrompt, action: Payload) => boolean;

export interface Shared {
  store: TableStore;
  document: TableDocument;
  view: View;
  art: GameArt | null;
  ownSeat: number | undefined;
  doings: Doings;
  send: Send;
}

export interface Part {
  sheet: SheetContent;
  work: preact.ComponentChildren;
}

const NONE: Amounts = {};

/** Sheet and work for marks and prices of one seat at a time: the own seat in secret, or any seat if all are open. */
export function usePricing({
  offerings,
  store,
  document,
  view,
  art,
  ownSeat,
  doings,
  send,
}: Shared & { offerings: readonly Offering[] }): Part {
  const [picked, pick] = useState<number | null>(null);
  const [short, setShort] = useState<number | null>(null);
  useEffect(() => {
    tidyDrafted(store);
    return () => tidyDrafted(store);
  });
  const open = offerings.filter((offering) => sentOf(view, offering) === undefined);
  const offering = offerings.find(({ seat }) => seat === picked) ?? open[0] ?? offerings[0];
  if (!offering) return { sheet: { title: "" }, work: null };

  const { game } = document.table;
  const { mark, prices, seat } = offering;
  const secret = offerings.every((other) => other.seat === ownSeat);
  const question = questionOf(store.id, offering);
  const drafted = draftedFor(question);
  const sent = sentOf(view, offering);
  const marked = markedOf(view, offering, store.pending.value);
  const hint = (prices ?? mark)?.hint;
  // Prices that lapsed are shown only on request.
  const typed = hint && drafted?.sent ? NONE : drafted?.amounts;
  const amounts = { ...sent, ...typed };
  const colour = colourOf(document, seat);
  const settled = sent !== undefined && (!drafted || (drafted.sent && hasSameAmounts(amounts, sent)));

  const onMark = (choice: Choice) => {
    if (!mark || !send(mark, { ...mark.action, ...choice.payload })) return;
    setShort(null);
    keepDrafted(question, swapped(offering, typed ?? NONE, marked?.piece, choice.piece ?? ""));
  };
  const onPrice = (id: string, price: number) => {
    setShort(null);
    keepDrafted(question, { ...typed, [id]: price });
  };
  const seal = () => {
    if (!prices) return;
    const all = Object.fromEntries(prices.amounts.map(({ id }) => [id, amounts[id] ?? 0]));
    if (sent && hasSameAmounts(all, sent)) dropDrafted();
    else if (send(prices, { ...prices.action, [prices.field]: all })) {
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
            <Button icon="open" onPress={reopen}>
              {t("play.change")}
            </Button>
          </>
        ),
      },
      work: <Sealed art={art} document={document} view={view} ownSeat={seat} />,
    };
  }
  const missing = prices ? missingOf(prices, amounts) : 0;
  const remaining = prices ? leftOf(prices, amounts) : 0;
  const laid = prices ? prices.limit - remaining : 0;
  const seatName = {
    document,
    seats: sellersOf(view).filter((seller) => !secret || seller !== ownSeat),
    open: choosersOf(view, ownSeat),
  };
  const main = !prices ? (
    <Button missing={t(`${game}.first_${mark?.action.type}`)} leadsTo=".prices .chip" />
  ) : missing ? (
    <Button
      missing={t("play.offer_missing", { n: missing })}
      leadsTo=".price-choices:not(:has(.price-chosen))"
    />
  ) : remaining < 0 ? (
    <Button missing={t("play.offer_over", { n: -remaining })} leadsTo=".price-choices" />
  ) : (
    <Button kind="main" {...(secret ? { icon: "lock" } : {})} onPress={seal}>
      {secret
        ? t(`${game}.do_${prices.action.type}`)
        : t("play.offer_enter", { name: nameOf(document, seat) })}
    </Button>
  );
  return {
    sheet: {
      colour,
      title: text(marked && prices ? prices.title : ((mark ?? prices)?.title ?? { code: "" })),
      second: (
        <span aria-live="polite">
          {prices && short !== null
            ? t("play.offer_most", { n: short })
            : prices
              ? t("play.offer_purse", { laid, left: Math.max(0, remaining) })
              : secret
                ? t("play.offer_about")
                : ""}
        </span>
      ),
      bar: (
        <>
          <Undo doings={doings} />
          {mark?.decline && !marked ? (
            <Button onPress={() => mark.decline && onMark(mark.decline)}>{text(mark.decline.label)}</Button>
          ) : null}
          {main}
        </>
      ),
    },
    work: (
      <>
        {hint ? (
          <p class="offer-hint" role="status">
            {text(hint)}
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
