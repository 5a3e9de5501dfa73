/** All layers of a surface of spots, and the surface as a still picture. */

import { UNIT } from "../camera";
import { LeftOver, ProofNumber } from "../ProofMarks";
import { NO_PLACES } from "../types";
import { ChangeLabels } from "./changes";
import { type Chart, computeBoundsAround, findPoint, listPartners } from "./chart";
import {
  AheadCrosses,
  AheadRings,
  Holders,
  Printed,
  Ring,
  SpotLabels,
  SpotMarks,
  SpotTargets,
  TrailLayer,
} from "./layers";
import { listCitedSpots, listPlacesOfProof } from "./proof";
import { Stacks } from "./stacks";
import type { SpotsProps } from "./types";
import { useNewest } from "./useNewest";

/** Smallest radius of badges and labels, in CSS px; then the bounds of their scale. */
const NUMBER_RADIUS = 11;
const [LEAST, MOST] = [0.9, 2.4];
/** Smallest scale at which numbers on pieces are drawn, in px per cell. */
const FINE = 34;

/** Return the scale of badges, so that they stay readable. */
export const computeBadgeSize = (scale: number) =>
  Math.min(MOST, Math.max(LEAST, (NUMBER_RADIUS / 12) * (UNIT / scale)));

/** True if numbers on pieces are readable at a scale. */
export const isFine = (scale: number) => scale >= FINE;

type LayersProps = Pick<
  SpotsProps,
  "art" | "chart" | "seats" | "legal" | "labels" | "quiet" | "trail" | "lit" | "proof" | "level" | "changes"
> & {
  /** What was moved just now. */
  newest?: readonly string[] | undefined;
  bigger: number;
  fine: boolean;
};

/** Return the places of a trail that are next to others without a line, with those others. */
function listPartnersOn(chart: Chart, trail: SpotsProps["trail"]): string[] {
  if (!trail) return [];
  const { from, path, to } = trail;
  const places = [from, ...(to === undefined ? [] : [...path, to])];
  const linked = places.flatMap((place) => {
    const partners = listPartners(chart, place);
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
    level,
    changes,
    newest = NO_PLACES,
    bigger,
    fine,
  } = props;
  const laid = { chart, seats, art, bigger, fine };
  const [stack] = lit;
  const marked = level && stack !== undefined ? { place: stack, level } : undefined;
  const cited = proof && listCitedSpots(proof, chart);
  return (
    <>
      <g class={cited ? "board-layers board-faint" : "board-layers"}>
        <Printed chart={chart} bigger={bigger} />
        <SpotMarks chart={chart} />
        <AheadRings chart={chart} except={legal} />
        <SpotTargets chart={chart} places={legal} quiet={quiet} fine={fine} />
        {trail ? <TrailLayer chart={chart} trail={trail} /> : null}
        {listPartnersOn(chart, trail).map((place) => (
          <Ring key={place} chart={chart} place={place} name="partner" />
        ))}
        <g class={fine ? undefined : "spots-afar"}>
          {lit.map((place) => (
            <Ring key={place} chart={chart} place={place} name="lit" />
          ))}
          {newest.map((place) => (
            <Ring key={place} chart={chart} place={place} name="newest" />
          ))}
        </g>
        <Stacks {...laid} marked={marked} />
        <AheadCrosses chart={chart} bigger={bigger} />
        <Holders chart={chart} seats={seats} bigger={bigger} />
        <SpotLabels chart={chart} places={legal} labels={labels} bigger={bigger} />
        {changes ? <ChangeLabels chart={chart} seats={seats} changes={changes} bigger={bigger} /> : null}
      </g>
      {cited && proof ? (
        <g class="proof" key={proof.n}>
          {cited.ringed.map((place) => (
            <Ring key={place} chart={chart} place={place} name="proof" />
          ))}
          <Stacks {...laid} places={cited.places} />
          {cited.leftOver.map((place) => {
            const { x, y } = findPoint(chart, place);
            return <LeftOver key={place} place={place} x={x * UNIT} y={y * UNIT} scale={bigger} />;
          })}
          {cited.numbers.map(({ place, number }) => {
            const { x, y } = findPoint(chart, place);
            const aside = chart.radius * 0.78;
            const [left, top] = [(x - aside) * UNIT, (y - aside) * UNIT];
            return <ProofNumber key={number} number={number} x={left} y={top} scale={bigger} />;
          })}
        </g>
      ) : null}
    </>
  );
}

/** Cells around the places that a picture is about, and the least part of the surface that a picture of it shows. */
const [BESIDE, SHARE] = [1, 0.45];

/** Around the middles of spots looked at closely, in cells: what is printed at its sides, above it and below it. */
const CLOSE = { side: 0.82, above: 0.96, below: 0.8 };

/** Width of the surface's printed edge, in cells. */
const EDGE = 0.25;

/** Return how wide a close look may be for its height, so that its middle stays in the middle and no edge of the surface is
 * seen. */
function computeWidest(chart: Chart, { x, width, height }: { x: number; width: number; height: number }) {
  const middle = x + width / 2;
  const reach = Math.min(middle, chart.size.x - middle) - EDGE;
  return Math.max(2 * reach, width) / height;
}

/** Return the part of the surface that a picture shows, in cells: all of it, some spots with what is printed around them,
 * or the places that it is about with what is around. */
function computePart(chart: Chart, about: readonly string[], close: readonly string[]) {
  if (close.length) {
    const points = close.map((place) => findPoint(chart, place));
    const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
    const { side, above, below } = CLOSE;
    const [x, y] = [Math.min(...xs) - side, Math.min(...ys) - above];
    return { x, y, width: Math.max(...xs) + side - x, height: Math.max(...ys) + below - y };
  }
  const margin = 0.25;
  const all = { x: -margin, y: -margin, width: chart.size.x + 2 * margin, height: chart.size.y + 2 * margin };
  if (!about.length) return all;
  const { left, top, right, bottom } = computeBoundsAround(chart, about);
  const width = Math.min(all.width, Math.max(right - left + 1 + 2 * BESIDE, SHARE * all.width));
  const height = Math.min(all.height, Math.max(bottom - top + 1 + 2 * BESIDE, SHARE * all.height));
  const within = (middle: number, length: number, from: number, whole: number) =>
    Math.min(Math.max(middle - length / 2, from), from + whole - length);
  return {
    x: within((left + right + 1) / 2, width, all.x, all.width),
    y: within((top + bottom + 1) / 2, height, all.y, all.height),
    width,
    height,
  };
}

/** Approximate width of a still picture, in CSS px; decides the size of badges. */
const STILL_WIDTH = 390;

type StillProps = Omit<LayersProps, "bigger" | "fine" | "newest"> &
  Pick<SpotsProps, "label" | "live"> & {
    /** The spots that are shown alone. */
    close?: readonly string[] | undefined;
    /** The spots that are shown with their surroundings. */
    around?: readonly string[] | undefined;
  };

/** The surface as a picture without interaction: the whole of it, or around a proof or some spots. */
export function SpotsStill(props: StillProps) {
  const { chart, label, proof, around = NO_PLACES, close = NO_PLACES, live = false } = props;
  const newest = useNewest(chart.stacks, live);
  const { x, y, width, height } = computePart(chart, proof ? listPlacesOfProof(proof, chart) : around, close);
  const scale = STILL_WIDTH / width;
  const box = [x, y, width, height];
  return (
    <svg
      class="spots-still"
      viewBox={box.map((part) => part * UNIT).join(" ")}
      style={close.length ? { "--widest": computeWidest(chart, { x, width, height }) } : undefined}
      role="img"
      aria-label={label}
    >
      <SpotsLayers
        {...props}
        newest={newest.isFresh && !proof ? newest.places : undefined}
        bigger={computeBadgeSize(scale)}
        fine={isFine(scale)}
      />
    </svg>
  );
}
