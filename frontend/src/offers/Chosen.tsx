import { t } from "../i18n";
import { Icon } from "../ui/Icon";
import { Stamp } from "../ui/Stamp";
import type { TableDocument } from "../wire";

interface ChosenProps {
  document: TableDocument;
  seats: readonly number[];
  /** Who is still choosing. */
  open: ReadonlySet<number>;
  /** Whose offer is entered just now, and how to turn to another one. */
  current?: number;
  onSeat?: (seat: number) => void;
}

/** Who has chosen and who has not: nothing else is known of the others. */
export function Chosen({ document, seats, open, current, onSeat }: ChosenProps) {
  const chosen = onSeat ? "play.offer_entered" : "play.offer_done";
  return (
    <ul class="chosen" aria-label={t("play.offer_who")}>
      {seats.map((seat) => {
        const { name = "", colour } = document.table.seats[seat] ?? {};
        const done = !open.has(seat);
        const inside = (
          <>
            <span class="chosen-stamp">
              <Stamp colour={colour} size={28} />
              <span class={done ? "chosen-sign chosen-done" : "chosen-sign"}>
                <Icon name={done ? "check" : "clock"} size={14} />
              </span>
            </span>
            <span class="chosen-words">
              <b>{name}</b>
              <span class="second-line">{t(done ? chosen : "play.offer_open")}</span>
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
          </li>
        );
      })}
    </ul>
  );
}
