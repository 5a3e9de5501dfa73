/** What is asked about pieces laid out before the seats, from what a view says. */

import type { Entry } from "../net/outbox";
import { displayOf, isElsewhere, laidOutBy, sellersOf } from "../surfaces/display/displays";
import { isAboutOpenMarket, openMarketPromptOf } from "../surfaces/display/market";
import type { AmountsPrompt, Choice, ChoosePrompt, SeatPrompt, View } from "../wire";
import { isGiven } from "./ChoiceList";
import { questionsOf } from "./questions";

export type Amounts = Readonly<Record<string, number>>;

/** The questions about the pieces before one seat: which of them is marked, and for how much the others go. */
export interface Offering {
  /** Stays while the questions are open. */
  key: string;
  seat: number;
  pieces: readonly string[];
  mark?: ChoosePrompt;
  prices?: AmountsPrompt;
}

/** What lies on the pieces of a seat that has chosen, as far as others may know. */
const SEALED = "sealed";

/** Who has not chosen yet, of the seats that have something laid out. The own choice is known by what was sent. */
export function choosersOf(view: View, own: number | undefined): Set<number> {
  return new Set(
    sellersOf(view).filter((seat) => {
      const asked = offeringsOf(view).find((offering) => offering.seat === seat);
      if (asked) return sentOf(view, asked) === undefined;
      return seat !== own && laidOutBy(view, seat).some(([, { mark }]) => mark !== SEALED);
    }),
  );
}

/** The pieces before a seat, in order. */
export function offersOf(view: View, seat: number): readonly string[] {
  return laidOutBy(view, seat).map(([, { piece = "" }]) => piece);
}

/** Whether prices of others than the seat that looks lie open. */
export function isOpen(view: View, own: number | undefined): boolean {
  return sellersOf(view).some(
    (seat) => seat !== own && laidOutBy(view, seat).some(([, { price = 0 }]) => price > 0),
  );
}

/** Before whom the pieces lie that a prompt asks about, where none is to change hands. */
function aboutSeat(view: View, prompt: SeatPrompt): number | undefined {
  if (prompt.kind !== "choose" && prompt.kind !== "amounts") return undefined;
  return isBuying(prompt) ? undefined : displayOf(view, prompt)?.seat;
}

/** Whether a piece is taken for its price, and there is one to take. */
function isBuying(prompt: SeatPrompt): prompt is ChoosePrompt {
  return prompt.kind === "choose" && prompt.buys === true && prompt.choices.length > 0;
}

/** All open questions about laid-out pieces, by seat in turn order. */
export function offeringsOf(view: View): Offering[] {
  const found = new Map<number, Offering>();
  for (const prompt of Object.values(view.prompts ?? {})) {
    const seat = aboutSeat(view, prompt);
    if (seat === undefined) continue;
    const { key = prompt.id, ...known } = found.get(seat) ?? { seat, pieces: offersOf(view, seat) };
    if (prompt.kind === "choose") {
      found.set(seat, { ...known, key: prompt.id, mark: prompt });
    } else if (prompt.kind === "amounts") found.set(seat, { ...known, key, prices: prompt });
  }
  return [...found.values()].sort((one, other) => one.seat - other.seat);
}

/** The prompts by which a piece is taken for its price: of somebody, then of what lies there for everybody. */
export function buyingsOf(view: View): ChoosePrompt[] {
  const wares = openMarketPromptOf(view);
  const offered = Object.values(view.prompts ?? {}).filter(isBuying);
  return [...offered.filter((prompt) => prompt !== wares), ...(wares ? [wares] : [])];
}

/** Whether the table is about what is for sale: it is drawn in full, and the phone is asked for nothing else. */
export function isAboutMarket(view: View): boolean {
  if (view.outcome) return false;
  if (!sellersOf(view).length) return isAboutOpenMarket(view);
  return questionsOf(view).every(
    (prompt) => (prompt.kind === "choose" || prompt.kind === "amounts") && !isElsewhere(view, prompt),
  );
}

/** The choice that marks a piece, as sent or on its way; undefined: none yet. */
export function markedOf(
  view: View,
  { mark }: Offering,
  pending: readonly Pick<Entry, "prompt" | "action">[],
): Choice | undefined {
  if (!mark) return undefined;
  const sent = pending.find(({ prompt }) => prompt === mark.id)?.action ?? view.answered?.[mark.id];
  if (!sent) return undefined;
  return [...mark.choices, ...(mark.decline ? [mark.decline] : [])].find((choice) => isGiven(choice, sent));
}

/** The prices as they were sent, where they may still be changed. */
export function sentOf(view: View, { prices }: Offering): Amounts | undefined {
  return prices && (view.answered?.[prices.id]?.[prices.field] as Amounts | undefined);
}

/** What of the common purse is not laid out. */
export function leftOf(prices: AmountsPrompt, amounts: Amounts): number {
  return prices.limit - prices.amounts.reduce((sum, { id }) => sum + (amounts[id] ?? 0), 0);
}

/** How many have no price yet. */
export function missingOf(prices: AmountsPrompt, amounts: Amounts): number {
  return prices.amounts.filter(({ id }) => amounts[id] === undefined).length;
}

/** The amounts after another piece is marked, as their prompt says: what lay there goes to where the mark lay. */
export function swapped(
  { mark, prices }: Offering,
  amounts: Amounts,
  from: string | undefined,
  to: string,
): Amounts {
  if (prices?.swaps !== mark?.id) return amounts;
  const { [to]: moved, ...rest } = amounts;
  return moved === undefined || from === undefined ? rest : { ...rest, [from]: moved };
}

export function same(one: Amounts, other: Amounts): boolean {
  const ids = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...ids].every((id) => one[id] === other[id]);
}
