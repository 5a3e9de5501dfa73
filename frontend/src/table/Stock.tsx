import { t } from "../i18n";
import { PiecePicture } from "../surfaces/grid/PiecePicture";
import type { SeatView } from "../wire";
import { isEffect } from "./Things";
import type { useArt } from "./useArt";

/** Up to this many pieces are drawn one by one; more are shown as a number. */
const COUNTABLE = 8;

interface StockProps {
  game: string;
  colour: string;
  seat: SeatView | undefined;
  art: ReturnType<typeof useArt>;
  /** Class of the line of each kind, and the height of its pictures. */
  line: string;
  size: number;
}

/** The stock of a seat by kind: pieces as pictures, amounts as a sentence. */
export function Stock({ game, colour, seat, art, line, size }: StockProps) {
  if (!art) return null;
  const stock = Object.entries(seat?.stock ?? {}).filter(([kind]) => !isEffect(art, kind));
  return (
    <>
      {stock.map(([kind, n]) => (
        <p key={kind} class={line}>
          <span class="unseen">{t(`${game}.stock_${kind}`, { n })}</span>
          {art.stock[kind]?.kind === "amount" ? (
            <span aria-hidden="true">{t(`${game}.stock_${kind}`, { n })}</span>
          ) : n > COUNTABLE ? (
            <span aria-hidden="true">{t("tv.stock", { n })}</span>
          ) : (
            Array.from({ length: n }, (_, i) => (
              <PiecePicture key={i} colour={colour} size={size} picture={art.pieces[kind]} />
            ))
          )}
        </p>
      ))}
    </>
  );
}
