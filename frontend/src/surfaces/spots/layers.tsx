/** The layers of a surface of spots, bottom up; everything in stage units, 100 a cell. */

import { SHAPES } from "../../ui/Stamp";
import type { StackedPiece } from "../../wire";
import { Content } from "../Content";
import { UNIT } from "../camera";
import type { Seats, Trail } from "../types";
import { type Chart, pointOf } from "./chart";
import { spotName } from "./words";

/** So many pieces of a stack are drawn; the badge says how many there are. */
const DRAWN = 5;
/** How far the next lower piece shows under the upper one, of the spot's radius. */
const OFFSET = 0.26;
/** A piece's picture has this radius. */
const PICTURE = 50;
/** Longer words do not fit below a spot: they stand in the sheet and in the text. */
const LABEL = 16;

interface ChartProps {
  chart: Chart;
}

const spotAt = (chart: Chart, place: string) => {
  const { x, y } = pointOf(chart, place);
  return { x: x * UNIT, y: y * UNIT };
};

/** The sheet, its drawing, the lines and the spots. */
export function Printed({ chart }: ChartProps) {
  const { size, radius, unit, drawing, ways, order } = chart;
  const path = ways
    .map(({ ends: [from, to] }) => {
      const [one, other] = [spotAt(chart, from), spotAt(chart, to)];
      return `M${one.x} ${one.y}L${other.x} ${other.y}`;
    })
    .join("");
  return (
    <g>
      <rect class="spots-sheet" width={size.x * UNIT} height={size.y * UNIT} />
      {drawing ? <Content source={drawing} transform={`scale(${unit * UNIT})`} /> : null}
      <path class="spots-way-edge" d={path} />
      <path class="spots-way" d={path} />
      {order.map((place) => {
        const { x, y } = spotAt(chart, place);
        return <circle key={place} class="spot" data-spot={place} cx={x} cy={y} r={radius * UNIT} />;
      })}
    </g>
  );
}

interface PiecePictureProps {
  piece: StackedPiece;
  seats: Seats;
  pictures: Readonly<Record<string, string>>;
}

/**
 * A piece around its middle, with a radius of 50: the game's picture, its seat's shape if that has its seat's colour, and
 * what is on it.
 */
function StackPiece({ piece, seats, pictures }: PiecePictureProps) {
  const { kind, seat, value = 0, lying = false, face_down = false } = piece;
  const colour = seat === undefined ? undefined : seats[seat]?.colour;
  const shape = colour === undefined ? undefined : SHAPES[colour];
  const picture = pictures[kind];
  const shaped = picture?.includes("currentColor") ?? true;
  return (
    <g class={colour ? `spot-piece seat-${colour}` : "spot-piece"} data-kind={kind}>
      <g transform={lying ? "rotate(90)scale(.7 1)" : undefined}>
        {picture ? <Content source={picture} /> : <circle class="spot-piece-plain" r="46" />}
        {shape && shaped ? (
          <path
            class="spot-piece-shape"
            d={shape.path}
            transform={value ? "translate(0 -19)scale(1.5)" : "scale(2.3)"}
          />
        ) : null}
      </g>
      {face_down ? <circle class="spot-piece-back" r="37" /> : null}
      {value ? (
        <text class="spot-piece-value" y="31">
          {value}
        </text>
      ) : null}
    </g>
  );
}

interface StacksProps extends ChartProps {
  seats: Seats;
  pictures: Readonly<Record<string, string>>;
  /** Only these, where not all are drawn. */
  places?: readonly string[] | undefined;
  /** How much larger badges are drawn, so that they can be read. */
  bigger: number;
}

/** What lies on the spots: the top of each stack in full, those below it as far as they show. */
export function Stacks({ chart, seats, pictures, places, bigger }: StacksProps) {
  const radius = chart.radius * UNIT;
  return (
    <g>
      {(places ?? chart.order).map((place) => {
        const stack = chart.stacks[place] ?? [];
        if (!stack.length) return null;
        const { x, y } = spotAt(chart, place);
        const shown = stack.slice(0, DRAWN).reverse();
        const crowd = chart.stacked ? 1 : shown.length;
        const scale = (radius * 0.94) / PICTURE / Math.sqrt(crowd);
        const at = (i: number) =>
          chart.stacked
            ? [x, y - i * radius * OFFSET]
            : [x + (i - (crowd - 1) / 2) * radius * (crowd > 1 ? 0.95 / (crowd - 1) : 0), y];
        return (
          <g key={place} data-stack={place} data-count={stack.length}>
            {shown.map((piece, i) => (
              <g key={i} transform={`translate(${at(i).join(" ")})scale(${scale})`}>
                <StackPiece piece={piece} seats={seats} pictures={pictures} />
              </g>
            ))}
            {stack.length > (chart.stacked ? 1 : DRAWN) ? (
              <g
                class="spot-count"
                transform={`translate(${x + radius * 0.8} ${y + radius * 0.62})scale(${bigger})`}
              >
                <circle r="12" />
                <text y="5.2">{stack.length}</text>
              </g>
            ) : null}
          </g>
        );
      })}
    </g>
  );
}

/** Words of the game that lie on spots: a dashed ring. */
export function SpotMarks({ chart }: ChartProps) {
  const marked = Object.keys(chart.marks).filter((place) => place in chart.spots);
  return (
    <g>
      {marked.map((place) => {
        const { x, y } = spotAt(chart, place);
        return (
          <circle key={place} class="spot-mark" data-mark={place} cx={x} cy={y} r={chart.radius * UNIT + 7} />
        );
      })}
    </g>
  );
}

interface TargetsProps extends ChartProps {
  places: readonly string[];
  /** What is written below one, where few words say more than its name. */
  labels: Readonly<Record<string, string>>;
  /** These are not what is asked for: they do not light up. */
  quiet: readonly string[];
  bigger: number;
}

/** Spots that may be tapped: an amber disc on an ink edge. */
export function SpotTargets({ chart, places, labels, quiet, bigger }: TargetsProps) {
  const radius = chart.radius * UNIT + 8;
  return (
    <g>
      {places.map((place) => {
        const { x, y } = spotAt(chart, place);
        const label = labels[place] ?? "";
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
            {label && label.length <= LABEL && label !== spotName(chart, place) ? (
              <text class="spot-label" y={radius + 17 * bigger} style={{ fontSize: `${15 * bigger}px` }}>
                {label}
              </text>
            ) : null}
          </g>
        );
      })}
    </g>
  );
}

/** A move while it is chosen or on its way: where from, the way as dots, where to. */
export function TrailLayer({ chart, trail }: ChartProps & { trail: Trail }) {
  const { from, path, to, sent = false } = trail;
  const way = [from, ...(to === undefined ? [] : [...path, to])].map((place) => spotAt(chart, place));
  const line = way.map(({ x, y }, i) => `${i ? "L" : "M"}${x} ${y}`).join("");
  return (
    <g class={sent ? "trail draft-sent" : "trail"}>
      {way.length > 1 ? (
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

/** A ring round a spot, on an ink edge. */
export function Ring({
  chart,
  place,
  name,
}: ChartProps & { place: string; name: "draft" | "lit" | "proof" | "cursor" }) {
  const { x, y } = spotAt(chart, place);
  const r = chart.radius * UNIT + (name === "cursor" ? 16 : 8);
  const kind = name === "draft" ? "draft" : name === "cursor" ? "cursor" : "outline";
  const line = name === "draft" ? "draft-frame" : `${kind}-line`;
  return (
    <g class={`${kind} ${kind}-${name}`} data-ring={place} data-name={name}>
      <circle class={`${kind}-edge`} cx={x} cy={y} r={r} />
      <circle class={line} cx={x} cy={y} r={r} />
    </g>
  );
}
