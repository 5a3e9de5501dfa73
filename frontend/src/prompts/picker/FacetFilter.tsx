import { t } from "../../i18n";
import {
  type Among,
  type ChosenFacets,
  FACETS,
  type Facet,
  isExtra,
  listOffered,
  matches,
  PLAIN,
} from "./facets";

interface FacetFilterProps {
  game: string;
  among: Among;
  /** The pieces to pick from, after all other filters. */
  choices: readonly string[];
  chosenFacets: ChosenFacets;
  onChange: (chosenFacets: ChosenFacets) => void;
}

/** Filter for pieces by cost and by their largest symbol. Once a value is chosen, the other values disappear. */
export function FacetFilter(props: FacetFilterProps) {
  return (
    <div class="facets">
      {FACETS.map((facet) => (
        <FacetRow key={facet} facet={facet} {...props} />
      ))}
    </div>
  );
}

function FacetRow(props: FacetFilterProps & { facet: Facet }) {
  const { game, among, choices, chosenFacets, facet, onChange } = props;
  const { [facet]: chosen, ...rest } = chosenFacets;
  const values =
    chosen === undefined
      ? listOffered(
          among,
          choices.filter((piece) => matches(among, piece, rest)),
          facet,
        )
      : [chosen];
  return (
    <fieldset class="facet" data-facet={facet}>
      <legend class="label">{t(facet === "cost" ? "play.facet_cost" : `${game}.facet_mark`)}</legend>
      <div class="facet-values">
        {values.map((value) => {
          const on = value === chosen;
          return (
            <button
              key={value}
              type="button"
              class={on ? "symbol-chip symbol-chip-on facet-chip" : "symbol-chip facet-chip"}
              data-value={value}
              aria-pressed={on}
              aria-label={describeValue(game, among, facet, value)}
              onClick={() => onChange(on ? rest : { ...chosenFacets, [facet]: value })}
            >
              {facet === "cost" || value === PLAIN ? (
                <span class="display">{value === PLAIN ? "–" : value}</span>
              ) : (
                <svg class="symbol-picture" viewBox="-18 -18 36 36" aria-hidden="true">
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

function describeValue(game: string, among: Among, facet: Facet, value: string): string {
  if (facet === "cost") return t(`${game}.tile_cost`, { n: Number(value) });
  if (value === PLAIN) return t(`${game}.facet_plain`);
  const [kind, word] = value.split("-") as [string, string];
  return t(`${game}.${isExtra(among, value) ? "piece_" : ""}${kind}_${word}`);
}
