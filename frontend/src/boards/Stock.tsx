import { t } from "../i18n";
import type { useArt } from "../pieces/useArt";
import { PiecePicture } from "../surfaces/grid/PiecePicture";
import { countLetters } from "../ui/letters";
import type { SeatView } from "../wire";
import { isEffect } from "./Things";

/** Up to this many pieces are drawn one by one; more, and none, are shown as a number beside one picture. */
const COUNTABLE = 8;

/** Space between two kinds, in letters. */
const GAP = 1.25;

interface StockProps {
  game: string;
  colour: string;
  seat: SeatView | undefined;
  art: ReturnType<typeof useArt>;
  /** Class of the line of each kind, and the height of its pictures. */
  line: string;
  size: number;
}

/** The stock of a seat by kind: pieces as pictures, amounts as a sentence. Kinds of pieces that it has none of are left
 * out; a seat without any piece is told so once. */
export function Stock({ game, colour, seat, art, line, size }: StockProps) {
  if (!art) return null;
  const stock = Object.entries(seat?.stock ?? {}).filter(
    ([kind, n]) => !isEffect(art, kind) && (n > 0 || !art.stock[kind]?.gathered),
  );
  const isPiece = (kind: string) => art.stock[kind]?.kind !== "amount";
  const pieces = stock.filter(([kind]) => isPiece(kind));
  const shown = pieces.filter(([, n]) => n > 0);
  /** Length of all pieces in one line, in letters: a picture is as wide as two. */
  const letters = shown.reduce(
    (sum, [, n]) => sum + GAP + (n <= COUNTABLE ? 2 * n : 2 + countLetters(t("tv.stock", { n }))),
    -GAP,
  );
  const first = (shown[0] ?? pieces[0])?.[0];
  return (
    <>
      {stock.map(([kind, n]) => {
        if (isPiece(kind) && n === 0 && kind !== first) return null;
        const words = t(`${game}.stock_${kind}`, { n });
        const isAmount = art.stock[kind]?.kind === "amount";
        return (
          <p
            key={kind}
            class={line}
            style={{ "--letters": isAmount ? countLetters(words) : Math.max(letters, 1) }}
          >
            <span class="unseen">{words}</span>
            {isAmount ? (
              <span aria-hidden="true">{words}</span>
            ) : n > COUNTABLE || n === 0 ? (
              <>
                <PiecePicture colour={colour} size={size} picture={art.pieces[kind]} />
                <span aria-hidden="true">{t("tv.stock", { n })}</span>
              </>
            ) : (
              Array.from({ length: n }, (_, i) => (
                <PiecePicture key={i} colour={colour} size={size} picture={art.pieces[kind]} />
              ))
            )}
          </p>
        );
      })}
    </>
  );
}
