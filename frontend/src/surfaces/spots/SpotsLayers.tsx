/** All layers of a surface of spots, and the surface as a still picture. */

import { UNIT } from "../camera";
import { NO_PLACES } from "../types";
import { type Chart, partnersOf, pointOf } from "./chart";
import {
  AheadLabels,
  AheadRings,
  Holders,
  Printed,
  Ring,
  SpotLabels,
  SpotMarks,
  SpotTargets,
  TrailLayer,
} from "./layers";
import { citedSpots } from "./proof";
import { Stacks } from "./stacks";
import type { SpotsProps } from "./types";

/** Smallest radius of badges and labels, in CSS px; then the bounds of their scale. */
const NUMBER_RADIUS = 11;
const [LEAST, MOST] = [0.9, 2.4];
/** Smallest scale at which numbers on pieces are drawn, in px per cell. */
const FINE = 34;

/** Return the scale of badges, so that they stay readable. */
export const sizeOfBadges = (scale: number) =>
  Math.min(MOST, Math.max(LEAST, (NUMBER_RADIUS / 12) * (UNIT / scale)));

/** True if numbers on pieces are readable at a scale. */
export const isFine = (scale: number) => scale >= FINE;

type LayersProps = Pick<
  SpotsProps,
  "art" | "chart" | "seats" | "legal" | "labels" | "quiet" | "trail" | "lit" | "proof"
> & {
  bigger: number;
  fine: boolean;
};

/** Return the places of a trail that are next to others without a line, with those others. */
function partnersOn(chart: Chart, trail: SpotsProps["trail"]): string[] {
  if (!trail) return [];
  const { from, path, to } = trail;
  const places = [from, ...(to === undefined ? [] : [...path, to])];
  const linked = places.flatMap((place) => {
    const partners = partnersOf(chart, place);
    return partners.length ? [place, ...partners] : [];
  });
  return [...new Set(linked)];
}

/** All layers of the surface; with a proof, its places in full colour over the faint surface. */
export function SpotsLayers(props: LayersProps) {
  const {
    art,
    chart,
    seats,
    legal = NO_PLACES,
    labels = {},
    quiet = NO_PLACES,
    trail,
    lit = NO_PLACES,
    proof,
    bigger,
    fine,
  } = props;
  const laid = { chart, seats, art, bigger, fine };
  const cited = proof && citedSpots(proof, chart);
  return (
    <>
      <g class={cited ? "board-layers board-faint" : "board-layers"}>
        <Printed chart={chart} />
        <SpotMarks chart={chart} />
        <AheadRings chart={chart} except={legal} />
        <SpotTargets chart={chart} places={legal} quiet={quiet} fine={fine} />
        {trail ? <TrailLayer chart={chart} trail={trail} /> : null}
        {partnersOn(chart, trail).map((place) => (
          <Ring key={place} chart={chart} place={place} name="partner" />
        ))}
        <g class={fine ? undefined : "spots-afar"}>
          {lit.map((place) => (
            <Ring key={place} chart={chart} place={place} name="lit" />
          ))}
        </g>
        <Stacks {...laid} />
        <AheadLabels chart={chart} bigger={bigger} />
        <Holders chart={chart} seats={seats} bigger={bigger} />
        <SpotLabels chart={chart} places={legal} labels={labels} bigger={bigger} />
      </g>
      {cited && proof ? (
        <g class="proof" key={proof.n}>
          {cited.places.map((place) => (
            <Ring key={place} chart={chart} place={place} name="proof" />
          ))}
          <Stacks {...laid} places={cited.places} />
          {cited.leftOver.map((place) => {
            const { x, y } = pointOf(chart, place);
            return (
              <g
                key={place}
                class="left-over"
                data-left-over={place}
                transform={`translate(${x * UNIT} ${y * UNIT})scale(${bigger})`}
              >
                <circle r="9" />
                <path d="M-3.4-3.4L3.4 3.4M3.4-3.4L-3.4 3.4" />
              </g>
            );
          })}
          {cited.numbers.map(({ place, number }) => {
            const { x, y } = pointOf(chart, place);
            const aside = chart.radius * 0.78;
            return (
              <g
                key={number}
                class="proof-number"
                data-number={number}
                transform={`translate(${(x - aside) * UNIT} ${(y - aside) * UNIT})scale(${bigger})`}
              >
                <circle r="12" />
                <text y="5.2">{number}</text>
              </g>
            );
          })}
        </g>
      ) : null}
    </>
  );
}

/** The whole surface as a picture without interaction. */
export function SpotsStill(
  props: Omit<LayersProps, "bigger" | "fine"> & { label?: string | undefined; size?: number },
) {
  const { chart, label, size: width = 390 } = props;
  const margin = 0.25;
  const scale = width / (chart.size.x + 2 * margin);
  const box = [-margin, -margin, chart.size.x + 2 * margin, chart.size.y + 2 * margin];
  return (
    <svg
      class="spots-still"
      viewBox={box.map((part) => part * UNIT).join(" ")}
      focusable="false"
      role={label === undefined ? undefined : "img"}
      aria-label={label}
      aria-hidden={label === undefined ? true : undefined}
    >
      <SpotsLayers {...props} bigger={sizeOfBadges(scale)} fine={isFine(scale)} />
    </svg>
  );
}
