import { PieceLook } from "../boards/PieceLook";
import { say, t } from "../i18n";
import type { GameArt } from "../pieces/assets";
import { isOpen } from "../prompts/offering";
import { listLaidOut, listSellers } from "../surfaces/display/displays";
import { nameTile } from "../surfaces/grid/describe";
import { Stamp } from "../ui/Stamp";
import type { Choice, Slot, TableDocument, View } from "../wire";
import { Coin } from "./Coin";
import "./market.css";
import "./SeatMarket.css";

/** How a piece of the market is bought. */
export interface Purchase {
  choice: Choice;
  seller: number | undefined;
  /** Words on the price tag, and words of a button of its own. */
  verb: string;
  words: string;
  /** Note about it: why it cannot be bought, where it fits, what pays for it. */
  note: string;
  /** The amount left after buying it; empty if nothing is paid from hand. */
  after: string;
  /** The amount now and the amount left. */
  amountWords: string;
  /** True while the purchase is being sent. */
  sent: boolean;
  buy: () => void;
}

interface MarketProps {
  art: GameArt | null;
  document: TableDocument;
  view: View;
  /** The viewer's seat. */
  ownSeat: number | undefined;
  /** Several people play on this phone: "you" could be any of them. */
  isShared?: boolean;
  /** What the seat may buy, if it has a prompt. */
  purchases?: readonly Purchase[];
}

/** The pieces before all seats, a row for each: a tap on a piece opens its close look, a tap on its price tag buys it. */
export function SeatMarket({ art, document, view, ownSeat, isShared = false, purchases = [] }: MarketProps) {
  const sellers = listSellers(view);
  const otherSellers = sellers.filter((seat) => seat !== ownSeat);
  const bought = ownSeat === undefined ? [] : (view.seats[ownSeat]?.hand ?? []);
  const mine = ownSeat !== undefined && (sellers.includes(ownSeat) || bought.length) ? [ownSeat] : [];
  /** Own pieces that are not for sale to the viewer are small and come last. On a shared phone nobody knows whose they are. */
  const isOwnLast = !isShared && !purchases.some(({ seller }) => seller === ownSeat);
  // Without buttons, the list itself takes the focus, so that the keyboard can scroll it.
  const reached = purchases.length ? {} : { tabIndex: 0 };
  return (
    <ul
      class="market"
      style={{ "--rows": sellers.length }}
      aria-label={t(isOpen(view, ownSeat) ? "play.market" : "play.market_drawn")}
      {...reached}
    >
      {(isOwnLast ? [...otherSellers, ...mine] : [...mine, ...otherSellers]).map((seat) => {
        const { name = "", colour } = document.table.seats[seat] ?? {};
        return (
          <li
            key={seat}
            class={seat === ownSeat && isOwnLast ? "market-row market-own" : "market-row"}
            data-seller={seat}
          >
            <span class="market-seller">
              <Stamp colour={colour} size={28} />
              <b>
                <bdi>{seat === ownSeat && !isShared ? t("play.market_own") : name}</bdi>
              </b>
            </span>
            <ul class="market-pieces" aria-label={name}>
              {listLaidOut(view, seat).map(([place, slot]) => (
                <li key={place}>
                  <Piece
                    art={art}
                    game={document.table.game}
                    slot={slot}
                    purchase={purchases.find(
                      ({ choice, seller }) => choice.places?.includes(place) && seller === seat,
                    )}
                  />
                </li>
              ))}
              {seat === ownSeat
                ? bought.map((piece) => (
                    <li key={piece} data-bought={piece}>
                      <span class="market-piece">
                        <span class="offer-piece">
                          <PieceLook art={art} piece={piece} size={128} />
                        </span>
                        <span class="market-tag market-note">{t("play.market_bought")}</span>
                      </span>
                    </li>
                  ))
                : null}
            </ul>
          </li>
        );
      })}
    </ul>
  );
}

interface PieceProps {
  art: GameArt | null;
  game: string;
  slot: Slot;
  purchase: Purchase | undefined;
}

function Piece({ art, game, slot, purchase }: PieceProps) {
  const { piece = "", price = 0, mark = "" } = slot;
  const name = nameTile(art, piece);
  const out = purchase?.choice.unavailable;
  const answer =
    purchase && !out
      ? {
          words: purchase.words,
          second: joinParts(describeDiscount(purchase, price), purchase.amountWords),
          act: purchase.buy,
        }
      : undefined;
  return (
    <span class="market-piece">
      {purchase ? null : <span class="unseen">{price ? t("play.market_piece", { name, price }) : name}</span>}
      <span class={out ? "offer-piece offer-out" : "offer-piece"}>
        <PieceLook art={art} piece={piece} size={128} answer={answer} />
        {mark && art ? <span class="unseen">{t(`${game}.mark_${mark}`)}</span> : null}
      </span>
      {purchase ? (
        <Tag price={price} purchase={purchase} />
      ) : price ? (
        <span class="market-tag">
          <Coin n={price} />
        </span>
      ) : null}
    </span>
  );
}

/** Return how much less is paid than lies on the piece. */
const computeDiscount = ({ choice }: Purchase, price: number) => Math.max(0, price - (choice.price ?? 0));

const describeDiscount = (purchase: Purchase, price: number) =>
  computeDiscount(purchase, price) ? t("play.market_instead", { price }) : "";

const joinParts = (...parts: readonly string[]) => parts.filter(Boolean).join(", ");

/** Price tag of a piece: one tap buys it. It says why a piece cannot be bought. */
function Tag({ price, purchase }: { price: number; purchase: Purchase }) {
  const { choice, verb, note, after, sent, buy } = purchase;
  const out = choice.unavailable !== undefined;
  const less = computeDiscount(purchase, price);
  return (
    <button
      type="button"
      class={sent ? "market-tag market-buy market-sent" : "market-tag market-buy"}
      aria-disabled={out}
      data-choice={choice.id}
      onClick={buy}
    >
      <Coin n={price - less} />
      {out ? null : <b class="market-verb">{verb}</b>}
      {less ? <span class="market-less">{t("play.market_less", { price, less })}</span> : null}
      {note ? <span class={out ? "market-note bad" : "market-note"}>{note}</span> : null}
      <span class="unseen">, {joinParts(say(choice.label), describeDiscount(purchase, price), after)}</span>
    </button>
  );
}
