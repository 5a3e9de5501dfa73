import { t, text } from "../i18n";
import type { GameArt } from "../pieces/assets";
import { TilePicture } from "../pieces/TilePicture";
import { laidOutBy, sellersOf } from "../surfaces/display/displays";
import { tileName } from "../surfaces/grid/describe";
import { isOpen } from "../table/offering";
import { PieceLook } from "../table/PieceLook";
import { Stamp } from "../ui/Stamp";
import type { Choice, Slot, TableDocument, View } from "../wire";
import { Coin } from "./Coin";
import "./market.css";
import "./SeatMarket.css";

/** How a piece of the market is bought. */
export interface Purchase {
  choice: Choice;
  /** Before whom it lies. */
  seller: number | undefined;
  /** What the tag says beside the price, and a button that stands alone. */
  verb: string;
  words: string;
  /** What is to say of it: why it cannot be had, where it fits, what pays for it. */
  note: string;
  /** What is left in hand after it; empty where nothing is paid from there. */
  after: string;
  /** The same beside what is in hand now. */
  told: string;
  /** It is on its way. */
  sent: boolean;
  buy: () => void;
}

interface MarketProps {
  art: GameArt | null;
  document: TableDocument;
  view: View;
  /** The seat that looks. */
  own: number | undefined;
  /** What the seat may take, if it is asked. */
  purchases?: readonly Purchase[];
  /** On a screen that nobody touches. */
  still?: boolean;
}

/** What lies before everybody, a row for each seat: a piece opens large, and its price tag buys it. */
export function SeatMarket({ art, document, view, own, purchases = [], still = false }: MarketProps) {
  const sellers = sellersOf(view);
  const others = sellers.filter((seat) => seat !== own);
  const bought = own === undefined ? [] : (view.seats[own]?.hand ?? []);
  const mine = own !== undefined && (sellers.includes(own) || bought.length) ? [own] : [];
  const takesOwn = purchases.some(({ seller }) => seller === own);
  // Where nothing in it can be tapped, the keyboard reaches the whole, so that it can be scrolled.
  const reached = purchases.length || still ? {} : { tabIndex: 0 };
  return (
    <ul
      class="market"
      style={{ "--rows": sellers.length }}
      aria-label={t(isOpen(view, own) ? "play.market" : "play.market_drawn")}
      {...reached}
    >
      {(takesOwn ? [...mine, ...others] : [...others, ...mine]).map((seat) => {
        const { name = "", colour } = document.table.seats[seat] ?? {};
        return (
          <li
            key={seat}
            class={seat === own && !takesOwn ? "market-row market-own" : "market-row"}
            data-seller={seat}
          >
            <span class="market-seller">
              <Stamp colour={colour} size={28} />
              <b>{seat === own ? t("play.market_own") : name}</b>
            </span>
            <ul class="market-pieces" aria-label={name}>
              {laidOutBy(view, seat).map(([place, slot]) => (
                <li key={place}>
                  <Piece
                    art={art}
                    game={document.table.game}
                    slot={slot}
                    purchase={purchases.find(
                      ({ choice, seller }) => choice.places?.includes(place) && seller === seat,
                    )}
                    still={still}
                  />
                </li>
              ))}
              {seat === own
                ? bought.map((piece) => (
                    <li key={piece} data-bought={piece}>
                      <span class="market-piece">
                        <span class="offer-piece">
                          {art ? <PieceLook art={art} piece={piece} size={128} /> : null}
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
  still: boolean;
}

function Piece({ art, game, slot, purchase, still }: PieceProps) {
  const { piece = "", price = 0, mark = "" } = slot;
  const name = tileName(art, piece);
  const out = purchase?.choice.unavailable;
  const answer =
    purchase && !out
      ? { words: purchase.words, second: told(insteadOf(purchase, price), purchase.told), act: purchase.buy }
      : undefined;
  return (
    <span class="market-piece">
      {purchase ? null : <span class="unseen">{price ? t("play.market_piece", { name, price }) : name}</span>}
      <span class={out ? "offer-piece offer-out" : "offer-piece"}>
        {!art ? null : still ? (
          <TilePicture art={art} tile={piece} size={128} />
        ) : (
          <PieceLook art={art} piece={piece} size={128} answer={answer} />
        )}
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

/** What is paid is less than what lies on the piece. */
const lessOf = ({ choice }: Purchase, price: number) => Math.max(0, price - (choice.price ?? 0));

const insteadOf = (purchase: Purchase, price: number) =>
  lessOf(purchase, price) ? t("play.market_instead", { price }) : "";

const told = (...parts: readonly string[]) => parts.filter(Boolean).join(", ");

/** The price tag of a piece that may be bought: one tap buys it. Where it may not, it says why. */
function Tag({ price, purchase }: { price: number; purchase: Purchase }) {
  const { choice, verb, note, after, sent, buy } = purchase;
  const out = choice.unavailable !== undefined;
  const less = lessOf(purchase, price);
  return (
    <button
      type="button"
      class={sent ? "market-tag market-buy market-sent" : "market-tag market-buy"}
      aria-label={told(`${verb}: ${text(choice.label)}`, insteadOf(purchase, price), note, after)}
      aria-disabled={out}
      data-choice={choice.id}
      onClick={buy}
    >
      <Coin n={price} />
      {out ? null : <b class="market-verb">{verb}</b>}
      {less ? <span class="market-less">{t("play.market_less", { price, less })}</span> : null}
      {note ? <span class={out ? "market-note bad" : "market-note"}>{note}</span> : null}
    </button>
  );
}
