import { t } from "../i18n";
import { Coin } from "../market/Coin";
import type { GameArt } from "../pieces/assets";
import { TilePicture } from "../pieces/TilePicture";
import { isOpen, listChoosers } from "../prompts/offering";
import { listLaidOut, listSellers } from "../surfaces/display/displays";
import { nameTile } from "../surfaces/grid/describe";
import { Icon } from "../ui/Icon";
import { Stamp } from "../ui/Stamp";
import type { TableDocument, View } from "../wire";
import { useFrames } from "./useFrames";

/** What a frame needs beside its pieces, in font sizes: gaps, the line with the name, a coin beside each piece. */
const GAP = 0.7;
const HEAD = 2.2;
const COIN = 2.2;
/** Part of the width for pieces where each seller has a whole line, which begins with the name. */
const LINE = 0.76;
const MOST_PX = 256;

interface OffersProps {
  art: GameArt;
  document: TableDocument;
  view: View;
}

/** What the seats offer, as large as there is room: with the prices, or with who has chosen already. */
export function TvOffers({ art, document, view }: OffersProps) {
  const sellers = listSellers(view);
  const per = Math.max(1, ...sellers.map((seat) => listLaidOut(view, seat).length));
  const areOpen = isOpen(view, undefined);
  const choosers = listChoosers(view, undefined);
  const [ref, { columns, rows, size }] = useFrames<HTMLUListElement>(sellers.length, (frame, count, em) => {
    const width = count === 1 ? frame.width * LINE : frame.width - GAP * em;
    const height = frame.height - (count === 1 ? 0 : HEAD * em) - GAP * em;
    return Math.min(width / per - (GAP + (areOpen ? COIN : 0)) * em, height, MOST_PX);
  });
  return (
    <ul
      class="tv-offers"
      ref={ref}
      style={{ "--columns": columns, "--rows": rows, "--size": `${Math.floor(size)}px` }}
      data-lines={columns === 1 || undefined}
      aria-label={t(areOpen ? "play.market" : "play.market_drawn")}
    >
      {sellers.map((seat) => {
        const { name = "", colour } = document.table.seats[seat] ?? {};
        return (
          <li key={seat} class="tv-offer">
            <p class="tv-seller">
              <Stamp colour={colour} size={28} />
              <b>
                <bdi>{name}</bdi>
              </b>
              {areOpen ? null : (
                <span class="tv-chosen">
                  <Icon name={choosers.has(seat) ? "clock" : "check"} size={24} />
                  {t(choosers.has(seat) ? "play.offer_open" : "play.offer_done")}
                </span>
              )}
            </p>
            <ul class="tv-pieces" aria-label={name}>
              {listLaidOut(view, seat).map(([place, { piece = "", price = 0 }]) => (
                <li key={place}>
                  <span class="unseen">
                    {price
                      ? t("play.market_piece", { name: nameTile(art, piece), price })
                      : nameTile(art, piece)}
                  </span>
                  <TilePicture art={art} tile={piece} size={128} />
                  {price ? <Coin n={price} /> : null}
                </li>
              ))}
            </ul>
          </li>
        );
      })}
    </ul>
  );
}
