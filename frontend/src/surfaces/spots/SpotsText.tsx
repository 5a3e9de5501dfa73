import { t } from "../../i18n";
import { Button } from "../../ui/Button";
import { TextFrame } from "../TextFrame";
import { NO_PLACES } from "../types";
import type { SpotsProps } from "./types";
import { describeSpot, isMore, nameSpot, titleSpot } from "./words";

/** The surface as text: every spot with its pieces, and a button on each that may be chosen. */
export function SpotsText(props: SpotsProps & { onPicture: () => void }) {
  const { art, chart, seats, label, legal = NO_PLACES, words = {}, trail, onCell, onPicture } = props;
  const table = { game: art.id, chart, seats };

  return (
    <TextFrame label={label} onPicture={onPicture}>
      <ul class="board-cells">
        {chart.order.map((place) => {
          const name = nameSpot(chart, place);
          const chosen = place === trail?.from ? "from" : place === trail?.to ? "to" : undefined;
          return (
            <li key={place} data-spot={place}>
              <span>
                {t("board.cell", { place: titleSpot(chart, place), words: describeSpot(table, place) })}
                {chosen ? (
                  <>
                    {" "}
                    <strong aria-live="polite">{t(`board.chosen_${chosen}`)}</strong>
                  </>
                ) : null}
              </span>
              {legal.includes(place) && place !== trail?.to ? (
                <Button
                  onPress={() => onCell?.(place, "text")}
                  label={t("board.choose_here", {
                    place: name,
                    what: isMore(words[place], chart, place) ? words[place] : "none",
                  })}
                >
                  {isMore(words[place], chart, place) ? words[place] : t("board.choose")}
                </Button>
              ) : null}
            </li>
          );
        })}
      </ul>
    </TextFrame>
  );
}
