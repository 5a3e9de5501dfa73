import { PieceLook } from "../boards/PieceLook";
import { t } from "../i18n";
import type { Reviews } from "../net/presence";
import type { GameArt } from "../pieces/assets";
import { listOffers } from "../prompts/offering";
import { Icon } from "../ui/Icon";
import { Stamp } from "../ui/Stamp";
import type { TableDocument, View } from "../wire";

interface ChosenProps {
  document: TableDocument;
  seats: readonly number[];
  /** The seats that are still choosing. */
  open: ReadonlySet<number>;
  /** Those whose phone still shows a review, with its turn. */
  reviews?: Reviews;
  /** The seat whose offer is being entered, and how to turn to another one. */
  current?: number;
  onSeat?: (seat: number) => void;
  /** Shows everybody's drawn pieces beside the names; `art` is null while the pictures are being loaded. */
  drawn?: { view: View; art: GameArt | null };
}

/** Who has chosen and who has not, with the drawn pieces. Nothing else is known of the other seats. */
export function Chosen({ document, seats, open, reviews = {}, current, onSeat, drawn }: ChosenProps) {
  const chosen = onSeat ? "play.offer_entered" : "play.offer_done";
  return (
    <ul class={drawn ? "chosen chosen-drawn" : "chosen"} aria-label={t("play.offer_who")}>
      {seats.map((seat) => {
        const { name = "", colour } = document.table.seats[seat] ?? {};
        const hasChosen = !open.has(seat);
        const turn = reviews[seat];
        const inside = (
          <>
            <span class="chosen-stamp">
              <Stamp colour={colour} size={28} />
              <span class={hasChosen ? "chosen-sign chosen-done" : "chosen-sign"}>
                <Icon name={hasChosen ? "check" : "clock"} size={14} />
              </span>
            </span>
            <span class="chosen-words">
              <b>{name}</b>
              <span class="second-line">
                {hasChosen ? t(chosen) : turn ? t("play.offer_reviews", { turn }) : t("play.offer_open")}
              </span>
            </span>
          </>
        );
        return (
          <li key={seat}>
            {onSeat ? (
              <button
                type="button"
                class="chosen-seat chosen-button"
                aria-pressed={seat === current}
                onClick={() => onSeat(seat)}
              >
                {inside}
              </button>
            ) : (
              <span class="chosen-seat">{inside}</span>
            )}
            {drawn ? (
              <ul class="chosen-pieces" aria-label={t("play.offer_drawn", { name })}>
                {listOffers(drawn.view, seat).map((piece) => (
                  <li key={piece} data-drawn={piece}>
                    <PieceLook art={drawn.art} piece={piece} size={96} />
                  </li>
                ))}
              </ul>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}
