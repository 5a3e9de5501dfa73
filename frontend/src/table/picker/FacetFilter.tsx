import { t } from "../../i18n";
import { FACETS, type Facet, offeredOf, type Pieces, PLAIN, shows, type Wanted } from "./facets";

interface FacetFilterProps {
  game: string;
  pieces: Pieces;
  /** The pieces among which one is picked, narrowed by everything else. */
  choices: readonly string[];
  wanted: Wanted;
  onChange: (wanted: Wanted) => void;
}

/** Narrows the choice of a piece: a tap says its cost, another one what is printed largest. Said, the rest gives way. */
export function FacetFilter(props: FacetFilterProps) {
  return (
    <div class="facets">
      {FACETS.map((facet) => (
        <FacetRow key={facet} facet={facet} {...props} />
      ))}
    </div>
  );
}

function FacetRow({ game, pieces, choices, wanted, facet, onChange }: FacetFilterProps & { facet: Facet }) {
  const { [facet]: said, ...others } = wanted;
  const values =
    said === undefined
      ? offeredOf(
          pieces,
          choices.filter((piece) => shows(pieces, piece, others)),
          facet,
        )
      : [said];
  return (
    <fieldset class="facet" data-facet={facet}>
      <legend class="label">{t(`play.facet_${facet}`)}</legend>
      <div class="facet-values">
        {values.map((value) => {
          const on = value === said;
          return (
            <button
              key={value}
              type="button"
              class={on ? "symbol-chip symbol-chip-on facet-chip" : "symbol-chip facet-chip"}
              data-value={value}
              aria-pressed={on}
              aria-label={wordsOf(game, facet, value)}
              onClick={() => onChange(on ? others : { ...wanted, [facet]: value })}
            >
              {facet === "cost" || value === PLAIN ? (
                <span class="display">{value === PLAIN ? "–" : value}</span>
              ) : (
                <svg class="symbol-picture" viewBox="-18 -18 36 36" aria-hidden="true" focusable="false">
                  <use href={`#g-${value}`} />
                </svg>
              )}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}

function wordsOf(game: string, facet: Facet, value: string): string {
  if (facet === "cost") return t(`${game}.tile_cost`, { n: Number(value) });
  if (value === PLAIN) return t("play.facet_plain");
  const [kind, word] = value.split("-") as [string, string];
  return t(kind === "tablet" ? `${game}.piece_tablet_${word}` : `${game}.${kind}_${word}`);
}
