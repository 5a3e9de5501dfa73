import { t } from "../i18n";
import { Stamp } from "../ui/Stamp";
import type { SeatDocument } from "../wire";
import "./colours.css";

interface ColourChoiceProps {
  legend: string;
  /** The colours of the game, in order. */
  colours: readonly string[];
  /** Seats whose colours are taken. */
  taken: readonly SeatDocument[];
  value: string | null;
  onChoose: (colour: string) => void;
  /** The chosen colour, if another seat has taken it meanwhile. */
  lost?: string | undefined;
}

/** Choice of a seat's colour and shape. Taken ones are dimmed; screen readers read their names. */
export function ColourChoice({ legend, colours, taken, value, onChoose, lost }: ColourChoiceProps) {
  const findOwner = (colour: string) => taken.find((seat) => seat.colour === colour);
  return (
    <fieldset class="choice">
      <legend class="field-label">{legend}</legend>
      <div class="colours">
        {colours.map((colour) => {
          const owner = findOwner(colour);
          const word = t(`colour.${colour}`);
          const look = owner ? "colour colour-taken" : colour === value ? "colour chip-chosen" : "colour";
          return (
            <label key={colour} class={look}>
              <input
                class="unseen"
                type="radio"
                name="colour"
                value={colour}
                checked={colour === value}
                disabled={owner !== undefined}
                aria-label={owner ? t("join.colour_taken", { colour: word, name: owner.name }) : word}
                onChange={() => onChoose(colour)}
              />
              <Stamp colour={colour} size={28} />
              <span aria-hidden="true">{word}</span>
            </label>
          );
        })}
      </div>
      <p class="second-line" role="status">
        {lost === undefined
          ? ""
          : t("join.colour_taken", { colour: t(`colour.${lost}`), name: findOwner(lost)?.name ?? "" })}
      </p>
    </fieldset>
  );
}
