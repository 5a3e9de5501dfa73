/** The layers of a surface of spots, from the bottom up, in stage units (100 per cell). */

import { SHAPES } from "../../ui/Stamp";
import { Content } from "../Content";
import { UNIT } from "../camera";
import type { Seats, Trail } from "../types";
import { areJoined, type Chart, findPoint, readRadius } from "./chart";
import { nameSpot } from "./words";

/** Longest label below a spot, in characters. Longer ones are shown in the sheet and in the text twin only. */
const LABEL = 16;
/** Widths of ways on a plan, of a spot's radius. */
const [WAY_EDGE, WAY] = [0.46, 0.21];

interface ChartProps {
  chart: Chart;
}

const findSpotPoint = (chart: Chart, place: string) => {
  const { x, y } = findPoint(chart, place);
  return { x: x * UNIT, y: y * UNIT };
};

/** The sheet, its drawing, the lines and the spots with what is printed on them. */
export function Printed({ chart, bigger }: ChartProps & { bigger: number }) {
  const { size, radius, unit, drawing, ways, order, stacked } = chart;
  const path = ways
    .map(({ ends: [from, to] }) => {
      const [start, end] = [findSpotPoint(chart, from), findSpotPoint(chart, to)];
      return `M${start.x} ${start.y}L${end.x} ${end.y}`;
    })
    .join("");
  const width = (share: number) => (stacked ? { strokeWidth: share * radius * UNIT } : undefined);
  return (
    <g class={stacked ? "spots-plan" : undefined}>
      <rect class="spots-sheet" width={size.x * UNIT} height={size.y * UNIT} />
      {drawing ? <Content source={drawing} transform={`scale(${unit * UNIT})`} /> : null}
      <path class="spots-way-edge" d={path} style={width(WAY_EDGE)} />
      <path class="spots-way" d={path} style={width(WAY)} />
      {order.map((place) => {
        const { x, y } = findSpotPoint(chart, place);
        const { field = false } = chart.spots[place] ?? {};
        return (
          <circle
            key={place}
            class={field ? "spot spot-field" : "spot"}
            data-spot={place}
            cx={x}
            cy={y}
            r={readRadius(chart, place) * UNIT}
          />
        );
      })}
      {order.map((place) => {
        const { sign, figure } = chart.spots[place] ?? {};
        const { x, y } = findSpotPoint(chart, place);
        const scale = `translate(${x} ${y})scale(${unit * UNIT})`;
        if (sign)
          return (
            <g key={place} class="spot-sign">
              <Content source={sign} transform={scale} />
            </g>
          );
        return figure && !chart.stacks[place]?.length ? (
          <text
            key={place}
            class="spot-figure"
            transform={scale}
            y={Math.min(FIGURE, findSignTop(chart, place, bigger) / (unit * UNIT) - FIGURE_GAP)}
          >
            {figure}
          </text>
        ) : null;
      })}
    </g>
  );
}

/** Marks of the game on spots: a dashed ring. */
export function SpotMarks({ chart }: ChartProps) {
  const marked = Object.keys(chart.marks).filter((place) => place in chart.spots);
  return (
    <g>
      {marked.map((place) => {
        const { x, y } = findSpotPoint(chart, place);
        const r = readRadius(chart, place) * UNIT + 7;
        return <circle key={place} class="spot-mark" data-mark={place} cx={x} cy={y} r={r} />;
      })}
    </g>
  );
}

const CROWN = "M-7 5V-4L-3.4-.4 0-6 3.4-.4 7-4V5Z";
/** Room for each mark in the sign of who is ahead, and its height. */
const [MARK, SIGN_HEIGHT] = [19, 22];
/** Width of that sign at most, as a part of the spot's diameter, and how far down it is, as a part of the radius. */
const [SIGN_SHARE, SIGN_AT] = [0.8, 0.86];

/** Baseline of a printed figure, and its least distance from that sign. */
const [FIGURE, FIGURE_GAP] = [17, 4];

/** Return width and scale of the sign on a spot. */
function computeSign(chart: Chart, place: string, bigger: number): { width: number; scale: number } {
  const width = ((chart.holders[place]?.length ?? 0) + 1) * MARK + 4;
  return { width, scale: Math.min(bigger, (SIGN_SHARE * 2 * readRadius(chart, place) * UNIT) / width) };
}

/** Return how far below the middle of a spot its sign begins. */
function findSignTop(chart: Chart, place: string, bigger: number): number {
  if (!chart.holders[place]?.length) return Number.POSITIVE_INFINITY;
  const { scale } = computeSign(chart, place, bigger);
  return SIGN_AT * readRadius(chart, place) * UNIT - (SIGN_HEIGHT / 2) * scale;
}

/** Who is ahead on a spot: a crown with the shapes of the seats, in a sign at its lower edge. */
export function Holders({ chart, seats, bigger }: ChartProps & { seats: Seats; bigger: number }) {
  return (
    <g>
      {Object.entries(chart.holders).map(([place, holders]) => {
        const { x, y } = findSpotPoint(chart, place);
        const radius = readRadius(chart, place) * UNIT;
        const { width, scale } = computeSign(chart, place, bigger);
        const left = (i: number) => (i - holders.length / 2) * MARK;
        return (
          <g
            key={place}
            class="spot-holders"
            data-holder={place}
            transform={`translate(${x} ${y + SIGN_AT * radius})scale(${scale})`}
          >
            <rect x={-width / 2} y={-SIGN_HEIGHT / 2} width={width} height={SIGN_HEIGHT} rx="7" />
            <path class="spot-crown" d={CROWN} transform={`translate(${left(0)} 0)`} />
            {holders.map((seat, i) => {
              const colour = seats[seat]?.colour;
              const shape = colour === undefined ? undefined : SHAPES[colour];
              return shape ? (
                <path
                  key={seat}
                  class={`spot-holder seat-${colour}`}
                  d={shape.path}
                  transform={`translate(${left(i + 1)} 0)scale(.9)`}
                />
              ) : null;
            })}
          </g>
        );
      })}
    </g>
  );
}

interface TargetsProps extends ChartProps {
  places: readonly string[];
  /** Places that may be tapped but are not highlighted. */
  quiet: readonly string[];
  fine: boolean;
}

/** Spots that pieces enter next: a ring, dashed if something is missing for that. */
export function AheadRings({ chart, except }: ChartProps & { except: readonly string[] }) {
  return (
    <g>
      {Object.entries(chart.ahead ?? {}).map(([place, missing]) =>
        except.includes(place) ? null : (
          <g key={place} class={missing ? "spot-ahead spot-ahead-short" : "spot-ahead"} data-ahead={place}>
            <Circle chart={chart} place={place} name="spot-ahead-edge" />
            <Circle chart={chart} place={place} name="spot-ahead-line" />
          </g>
        ),
      )}
    </g>
  );
}

function Circle({ chart, place, name }: ChartProps & { place: string; name: string }) {
  const { x, y } = findSpotPoint(chart, place);
  return <circle class={name} cx={x} cy={y} r={readRadius(chart, place) * UNIT + 8} />;
}

/** Spots that pieces enter next and that something is missing for: a cross at the ring, over nothing that is printed. What is
 * missing is said where the spot is looked at closely.
 */
export function AheadCrosses({ chart, bigger }: ChartProps & { bigger: number }) {
  return (
    <g>
      {Object.entries(chart.ahead ?? {}).map(([place, missing]) => {
        if (!missing) return null;
        const { x, y } = findSpotPoint(chart, place);
        const aside = readRadius(chart, place) * UNIT * 0.9;
        return (
          <g
            key={place}
            class="spot-missing"
            data-missing={place}
            transform={`translate(${x + aside} ${y - aside})scale(${bigger})`}
          >
            <circle r="8" />
            <path d="M-3.2-3.2L3.2 3.2M3.2-3.2L-3.2 3.2" />
          </g>
        );
      })}
    </g>
  );
}

/** How far a target reaches beyond its spot. From afar it is drawn broader, so that it shows around a piece. */
const measureBeyond = (fine: boolean) => (fine ? 8 : 18);

/** Spots that may be tapped: an amber disc with a dark edge. */
export function SpotTargets({ chart, places, quiet, fine }: TargetsProps) {
  return (
    <g class={fine ? undefined : "spots-afar"}>
      {places.map((place) => {
        const { x, y } = findSpotPoint(chart, place);
        const radius = readRadius(chart, place) * UNIT + measureBeyond(fine);
        return (
          <g
            key={place}
            class={quiet.includes(place) ? "spot-target spot-quiet" : "spot-target"}
            data-place={place}
            transform={`translate(${x} ${y})`}
          >
            <circle class="legal-glow" r={radius} />
            <circle class="legal-edge" r={radius} />
            <circle class="legal-mark" r={radius} />
          </g>
        );
      })}
    </g>
  );
}

interface LabelsProps extends ChartProps {
  places: readonly string[];
  /** Labels below places that say more than their names. */
  labels: Readonly<Record<string, string>>;
  bigger: number;
}

/** Words below places, over everything that lies there. */
export function SpotLabels({ chart, places, labels, bigger }: LabelsProps) {
  return (
    <g>
      {places.map((place) => {
        const label = labels[place] ?? "";
        const { x, y } = findSpotPoint(chart, place);
        const below = y + readRadius(chart, place) * UNIT + measureBeyond(true) + 17 * bigger;
        return label && label.length <= LABEL && label !== nameSpot(chart, place) ? (
          <text key={place} class="spot-label" x={x} y={below} style={{ fontSize: `${15 * bigger}px` }}>
            {label}
          </text>
        ) : null;
      })}
    </g>
  );
}

/**
 * A move while it is chosen or on its way: where from, the way as dots, where to. What is joined without a line has no
 * dots between: both ends are ringed.
 */
export function TrailLayer({ chart, trail }: ChartProps & { trail: Trail }) {
  const { from, path, to, sent = false } = trail;
  const places = [from, ...(to === undefined ? [] : [...path, to])];
  const line = places
    .map((place, i) => {
      const { x, y } = findSpotPoint(chart, place);
      const leaps = i > 0 && areJoined(chart, places[i - 1] ?? "", place);
      return `${i && !leaps ? "L" : "M"}${x} ${y}`;
    })
    .join("");
  return (
    <g class={sent ? "trail draft-sent" : "trail"}>
      {line.includes("L") ? (
        <>
          <path class="trail-edge" d={line} />
          <path class="trail-line" d={line} />
        </>
      ) : null}
      {[from, ...(to === undefined ? [] : [to])].map((place) => (
        <Ring key={place} chart={chart} place={place} name="draft" />
      ))}
    </g>
  );
}

/** How much larger than an empty spot one is with what stands on it: a ring must not hide behind a figure. */
const STANDING = 1.4;

function computeRoom({ stacked, stacks, spots }: Chart, place: string): number {
  return stacked && stacks[place]?.length && !spots[place]?.figure ? STANDING : 1;
}

/** A ring with a dark edge around a spot. */
export function Ring({
  chart,
  place,
  name,
}: ChartProps & { place: string; name: "draft" | "lit" | "proof" | "cursor" | "partner" | "newest" }) {
  const { x, y } = findSpotPoint(chart, place);
  const r =
    readRadius(chart, place) * UNIT * computeRoom(chart, place) +
    (name === "cursor" || name === "partner" ? 16 : 8);
  const kind = name === "draft" ? "draft" : name === "cursor" ? "cursor" : "outline";
  const line = name === "draft" ? "draft-frame" : `${kind}-line`;
  return (
    <g class={`${kind} ${kind}-${name}`} data-ring={place} data-name={name}>
      <circle class={`${kind}-edge`} cx={x} cy={y} r={r} />
      <circle class={line} cx={x} cy={y} r={r} />
    </g>
  );
}
