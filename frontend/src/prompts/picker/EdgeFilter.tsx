import { t } from "../../i18n";
import type { GameArt } from "../../pieces/assets";
import { EDGES } from "../../surfaces/grid/places";
import { type Sides, stepSide } from "./sides";

/** The four parts of a square cut along its diagonals, and the positions of their words. */
const PARTS = [
  { path: "M0 0H96L48 48Z", x: 48, y: 20 },
  { path: "M96 0V96L48 48Z", x: 73, y: 52.5 },
  { path: "M96 96H0L48 48Z", x: 48, y: 85 },
  { path: "M0 96V0L48 48Z", x: 23, y: 52.5 },
] as const;

interface EdgeFilterProps {
  art: GameArt;
  /** What a side may be besides "any". */
  terrains: readonly string[];
  sides: Sides;
  onChange: (sides: Sides) => void;
}

/** Filter for tiles by their sides: each tap steps a side from "any" through the terrains. */
export function EdgeFilter({ art, terrains, sides, onChange }: EdgeFilterProps) {
  return (
    <fieldset class="edge-filter">
      <legend class="unseen">{t("play.filter")}</legend>
      {PARTS.map(({ path, x, y }, i) => {
        const terrain = sides[i] ?? null;
        const words = terrain === null ? t("play.any") : t(`${art.id}.terrain_${terrain}`);
        return (
          <button
            key={path}
            type="button"
            class="edge-side"
            aria-label={t("play.side", { edge: EDGES[i] as string, terrain: words })}
            onClick={() => onChange(stepSide(sides, i, terrains))}
          >
            <svg viewBox="0 0 96 96" aria-hidden="true">
              <path d={path} style={{ fill: terrain === null ? "var(--card)" : `var(--t-${terrain})` }} />
              <text x={x} y={y}>
                {terrain === null ? "?" : words}
              </text>
            </svg>
          </button>
        );
      })}
    </fieldset>
  );
}
