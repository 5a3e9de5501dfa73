import type { GameArt } from "../board/assets";
import { tileName } from "../board/describe";
import { TilePicture } from "../board/TilePicture";
import { t, text } from "../i18n";
import { PieceLook } from "../look/PieceLook";
import { Stamp } from "../ui/Stamp";
import type { Choice, ChoosePrompt, OfferView, TableDocument, View } from "../wire";
import { Coin } from "./Coin";
import { isOpen, sellersOf } from "./offering";

interface MarketProps {
  art: GameArt | null;
  document: TableDocument;
  view: View;
  /** The seat that looks. */
  own: number | undefined;
  /** By which the seat may take something, if it is asked. */
  prompts?: readonly ChoosePrompt[];
  chosen?: Choice | undefined;
  onChoose?: (choice: Choice) => void;
  /** On a screen that nobody touches. */
  still?: boolean;
}

/** What lies before everybody, a row for each seat; what may be taken is a button. */
export function Market({
  art,
  document,
  view,
  own,
  prompts = [],
  chosen,
  onChoose,
  still = false,
}: MarketProps) {
  const choices = prompts.flatMap((prompt) => prompt.choices);
  const sellers = sellersOf(view);
  const others = sellers.filter((seat) => seat !== own);
  const mine = own !== undefined && sellers.includes(own) ? [own] : [];
  const takesOwn = choices.some(({ seat }) => seat === own);
  // Where nothing in it can be tapped, the keyboard reaches the whole, so that it can be scrolled.
  const reached = choices.length || still ? {} : { tabIndex: 0 };
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
              {Object.entries(view.seats[seat]?.offers ?? {}).map(([piece, offer]) => (
                <li key={piece}>
                  <Piece
                    art={art}
                    game={document.table.game}
                    piece={piece}
                    offer={offer}
                    choice={choices.find((one) => one.piece === piece && one.seat === seat)}
                    chosen={chosen}
                    onChoose={onChoose}
                    still={still}
                  />
                </li>
              ))}
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
  piece: string;
  offer: OfferView;
  choice: Choice | undefined;
  chosen: Choice | undefined;
  onChoose: ((choice: Choice) => void) | undefined;
  still: boolean;
}

function Piece({ art, game, piece, offer, choice, chosen, onChoose, still }: PieceProps) {
  const { price = 0, mark = "" } = offer;
  const name = tileName(art, piece);
  const out = choice?.unavailable;
  const note = out ?? choice?.note;
  // What is paid is less than what lies on it.
  const less = choice ? Math.max(0, price - (choice.price ?? 0)) : 0;
  const picture = (
    <>
      <span class={out ? "offer-piece offer-out" : "offer-piece"}>
        {!art ? null : choice || still ? (
          <TilePicture art={art} tile={piece} size={128} />
        ) : (
          <PieceLook art={art} piece={piece} size={128} />
        )}
        {mark && art ? <span class="unseen">{t(`${game}.mark_${mark}`)}</span> : null}
      </span>
      {price || note ? (
        <span class="market-tag">
          {price ? <Coin n={price} /> : null}
          {less || note ? (
            <span class={out ? "market-note bad" : "market-note"}>
              {less ? <span class="market-less">{t("play.market_less", { price, less })}</span> : null}
              {note ? text(note) : null}
            </span>
          ) : null}
        </span>
      ) : null}
    </>
  );
  const words = price ? t("play.market_piece", { name, price }) : name;
  if (!choice || !onChoose) {
    return (
      <span class="market-piece">
        <span class="unseen">{words}</span>
        {picture}
      </span>
    );
  }
  return (
    <button
      type="button"
      class={choice === chosen ? "market-piece market-button market-chosen" : "market-piece market-button"}
      aria-label={[
        text(choice.label),
        less ? t("play.market_instead", { price }) : "",
        note ? text(note) : "",
      ]
        .filter(Boolean)
        .join(", ")}
      aria-pressed={choice === chosen}
      aria-disabled={out !== undefined}
      data-choice={choice.id}
      onClick={() => {
        onChoose(choice);
      }}
    >
      {picture}
    </button>
  );
}
