/** Prompts about pieces laid out before the seats, read from a view. */

import type { Entry } from "../net/outbox";
import { findDisplay, isElsewhere, listLaidOut, listSellers } from "../surfaces/display/displays";
import { findOpenMarketPrompt, isAboutOpenMarket } from "../surfaces/display/market";
import type { AmountsPrompt, Choice, ChoosePrompt, SeatPrompt, View } from "../wire";
import { isSent } from "./ChoiceList";
import { listQuestions } from "./questions";

export type Amounts = Readonly<Record<string, number>>;

/** The prompts about the pieces before one seat: which one to mark, and at which prices to offer the others. */
export interface Offering {
  /** Key that stays the same while the prompts are open. */
  key: string;
  seat: number;
  pieces: readonly string[];
  mark?: ChoosePrompt;
  prices?: AmountsPrompt;
}

/** The mark that others see on the pieces of a seat that has chosen. */
const SEALED = "sealed";

/** Return the seats with offers that have not chosen yet. For the own seat, what it sent decides. */
export function listChoosers(view: View, ownSeat: number | undefined): Set<number> {
  return new Set(
    listSellers(view).filter((seat) => {
      const offering = listOfferings(view).find((offering) => offering.seat === seat);
      if (offering) return findSentPrices(view, offering) === undefined;
      return seat !== ownSeat && listLaidOut(view, seat).some(([, { mark }]) => mark !== SEALED);
    }),
  );
}

/** Return the pieces before a seat, in order. */
export function listOffers(view: View, seat: number): readonly string[] {
  return listLaidOut(view, seat).map(([, { piece = "" }]) => piece);
}

/** True if prices of another seat than the viewer's are open. */
export function isOpen(view: View, ownSeat: number | undefined): boolean {
  return listSellers(view).some(
    (seat) => seat !== ownSeat && listLaidOut(view, seat).some(([, { price = 0 }]) => price > 0),
  );
}

/** Return the seat before which the pieces of a prompt lie, if the prompt buys nothing. */
function findSeatAbout(view: View, prompt: SeatPrompt): number | undefined {
  if (prompt.kind !== "choose" && prompt.kind !== "amounts") return undefined;
  return isBuying(prompt) ? undefined : findDisplay(view, prompt)?.seat;
}

/** True if the prompt buys a piece for its price and has one to buy. */
function isBuying(prompt: SeatPrompt): prompt is ChoosePrompt {
  return prompt.kind === "choose" && prompt.buys === true && prompt.choices.length > 0;
}

/** Return the open prompts about laid-out pieces, by seat in turn order. */
export function listOfferings(view: View): Offering[] {
  const offeringsBySeat = new Map<number, Offering>();
  for (const prompt of Object.values(view.prompts ?? {})) {
    const seat = findSeatAbout(view, prompt);
    if (seat === undefined) continue;
    const { key = prompt.id, ...offering } = offeringsBySeat.get(seat) ?? {
      seat,
      pieces: listOffers(view, seat),
    };
    if (prompt.kind === "choose") {
      offeringsBySeat.set(seat, { ...offering, key: prompt.id, mark: prompt });
    } else if (prompt.kind === "amounts") offeringsBySeat.set(seat, { ...offering, key, prices: prompt });
  }
  return [...offeringsBySeat.values()].sort((first, second) => first.seat - second.seat);
}

/** Return the prompts that buy a piece: from another seat first, then from the open market. */
export function listBuyings(view: View): ChoosePrompt[] {
  const openMarket = findOpenMarketPrompt(view);
  const offered = Object.values(view.prompts ?? {}).filter(isBuying);
  return [...offered.filter((prompt) => prompt !== openMarket), ...(openMarket ? [openMarket] : [])];
}

/** True if the table is buying: the market is drawn in full, and the phone has no prompt of another kind. */
export function isAboutMarket(view: View): boolean {
  if (view.outcome) return false;
  if (!listSellers(view).length) return isAboutOpenMarket(view);
  return listQuestions(view).every(
    (prompt) => (prompt.kind === "choose" || prompt.kind === "amounts") && !isElsewhere(view, prompt),
  );
}

/** Return the choice that marks a piece, sent or on its way; undefined if there is none yet. */
export function findMarked(
  view: View,
  { mark }: Offering,
  pending: readonly Pick<Entry, "prompt" | "action">[],
): Choice | undefined {
  if (!mark) return undefined;
  const sent = pending.find(({ prompt }) => prompt === mark.id)?.action ?? view.answered?.[mark.id];
  if (!sent) return undefined;
  return [...mark.choices, ...(mark.decline ? [mark.decline] : [])].find((choice) => isSent(choice, sent));
}

/** Return the prices that were sent, while they may still be changed. */
export function findSentPrices(view: View, { prices }: Offering): Amounts | undefined {
  return prices && (view.answered?.[prices.id]?.[prices.field] as Amounts | undefined);
}

/** Return what is left of the common limit. */
export function countLeft(prices: AmountsPrompt, amounts: Amounts): number {
  return prices.limit - prices.amounts.reduce((sum, { id }) => sum + (amounts[id] ?? 0), 0);
}

/** Count the pieces without a price. */
export function countMissing(prices: AmountsPrompt, amounts: Amounts): number {
  return prices.amounts.filter(({ id }) => amounts[id] === undefined).length;
}

/** Return the amounts after the mark moves, if the prompt swaps them: the new piece's amount goes to the old one. */
export function swapAmounts(
  { mark, prices }: Offering,
  amounts: Amounts,
  from: string | undefined,
  to: string,
): Amounts {
  if (prices?.swaps !== mark?.id) return amounts;
  const { [to]: moved, ...rest } = amounts;
  return moved === undefined || from === undefined ? rest : { ...rest, [from]: moved };
}

export function hasSameAmounts(amounts: Amounts, other: Amounts): boolean {
  const ids = new Set([...Object.keys(amounts), ...Object.keys(other)]);
  return [...ids].every((id) => amounts[id] === other[id]);
}
