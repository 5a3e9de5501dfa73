import { PieceLook } from "../boards/PieceLook";
import { say, t } from "../i18n";
import type { GameArt } from "../pieces/assets";
import { type Amounts, countLeft, type Offering } from "../prompts/offering";
import { Steps } from "../prompts/Steppers";
import { Line } from "../ui/Icon";
import type { Choice } from "../wire";
import { Coin } from "./Coin";

/** How many prices have a button of their own; higher prices are reached with a stepper. */
const PRICE_BUTTONS = 8;

interface PriceRowsProps {
  art: GameArt | null;
  game: string;
  offering: Offering;
  marked: Choice | undefined;
  amounts: Amounts;
  onMark: (choice: Choice) => void;
  onPrice: (id: string, price: number) => void;
  /** Called when a tapped price exceeds the purse, with the highest price that the purse allows. */
  onShort: (can: number) => void;
}

/** The pieces before a seat; a tap gives a piece its mark or its price. */
export function PriceRows(props: PriceRowsProps) {
  const { art, game, offering, marked, amounts, onMark, onPrice, onShort } = props;
  const { mark, prices } = offering;
  const remaining = prices ? countLeft(prices, amounts) : 0;
  const deed = `${mark?.action.type ?? ""}`;
  return (
    <ul class="prices">
      {offering.pieces.map((piece) => {
        const choice = mark?.choices.find((candidate) => candidate.piece === piece);
        const amount = prices?.amounts.find((candidate) => candidate.piece === piece);
        const on = choice !== undefined && choice.id === marked?.id;
        const price = amount && !on ? amounts[amount.id] : undefined;
        const label = choice?.label ?? amount?.label;
        const name = label ? say(label) : piece;
        return (
          <li key={piece} data-offer={piece}>
            {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is no grid everywhere */}
            <div class={on ? "price-row price-row-marked" : "price-row"} role="group" aria-label={name}>
              <span class={on ? "offer-piece offer-marked" : "offer-piece"}>
                <PieceLook art={art} piece={piece} size={88} />
              </span>
              {choice ? (
                <button
                  type="button"
                  class={on ? "chip chip-chosen" : "chip"}
                  aria-pressed={on}
                  onClick={() => {
                    if (!on) onMark(choice);
                  }}
                >
                  <Line path={art?.action_icons[deed] ?? ""} size={20} />
                  {t(`${game}.do_${deed}`)}
                </button>
              ) : null}
              <span class="price-choices">
                {on ? <span class="second-line">{t(`${game}.done_${deed}`)}</span> : null}
                {amount && !on ? (
                  <Prices
                    name={name}
                    least={amount.least ?? 0}
                    most={amount.most}
                    can={remaining + (price ?? 0)}
                    price={price}
                    onPrice={(n) => onPrice(amount.id, n)}
                    onShort={onShort}
                  />
                ) : null}
              </span>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

interface PricesProps {
  name: string;
  least: number;
  most: number;
  /** The highest price that the purse allows now. */
  can: number;
  price: number | undefined;
  onPrice: (price: number) => void;
  onShort: (can: number) => void;
}

/** Buttons for the lowest prices, and a stepper if higher ones are allowed. */
function Prices({ name, least, most, can, price, onPrice, onShort }: PricesProps) {
  const last = Math.min(most, least + PRICE_BUTTONS - 1);
  const at = price ?? least - 1;
  return (
    <>
      {Array.from({ length: last - least + 1 }, (_, i) => least + i).map((n) => {
        const off = n > can;
        return (
          <button
            key={n}
            type="button"
            class={["price", n === price ? "price-chosen" : "", off ? "price-off" : ""].join(" ")}
            aria-label={t("play.offer_price", { n, name })}
            aria-pressed={n === price}
            aria-disabled={off}
            onClick={() => (off ? onShort(can) : onPrice(n))}
          >
            {n}
          </button>
        );
      })}
      {most > last ? (
        <span class="stepper">
          <Steps
            less={t("play.less", { name })}
            more={t("play.more", { name })}
            isLeast={at <= least}
            isMost={at >= Math.min(most, can)}
            onStep={(by) => onPrice(at + by)}
          >
            {at > last ? <Coin n={at} /> : null}
          </Steps>
        </span>
      ) : null}
    </>
  );
}
