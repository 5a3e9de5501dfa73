/** The layers of a surface of spots, from the bottom up, in stage units (100 per cell). */

import { t } from "../../i18n";
import { SHAPES } from "../../ui/Stamp";
import type { StackedPiece } from "../../wire";
import { Content } from "../Content";
import { UNIT } from "../camera";
import type { Seats, Trail } from "../types";
import { type Chart, pointOf } from "./chart";
import { spotName } from "./words";

/** How many pieces of a stack are drawn; a badge shows the whole number. */
const DRAWN = 5;
/** Offset between a piece and the one above it, as a part of the spot's radius. */
const OFFSET = 0.26;
/** Radius of a piece's picture. */
const PICTURE = 50;
/** Longest label below a spot, in characters. Longer ones are shown in the sheet and in the text twin only. */
const LABEL = 16;

interface ChartProps {
  chart: Chart;
}

const spotAt = (chart: Chart, place: string) => {
  const { x, y } = pointOf(chart, place);
  return { x: x * UNIT, y: y * UNIT };
};

/** What is printed: background, drawing, lines and spots. */
export function Printed({ chart }: ChartProps) {
  const { size, radius, unit, drawing, ways, order } = chart;
  const path = ways
    .map(({ ends: [from, to] }) => {
      const [start, end] = [spotAt(chart, from), spotAt(chart, to)];
      return `M${start.x} ${start.y}L${end.x} ${end.y}`;
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

/** A piece with a radius of 50 around its middle: the game's picture, the shape of its seat if the picture takes the
 * seat's colour, and its value.
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
  /** Draw the stacks on these places only. */
  places?: readonly string[] | undefined;
  /** Scale of badges, so that they stay readable. */
  bigger: number;
}

/** The stacks on the spots: the top piece in full, the lower ones as far as they are visible. */
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

/** Marks of the game on spots: a dashed ring. */
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
  /** Labels below places that say more than their names. */
  labels: Readonly<Record<string, string>>;
  /** Places that may be tapped but are not highlighted. */
  quiet: readonly string[];
  bigger: number;
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
  const { x, y } = spotAt(chart, place);
  return <circle class={name} cx={x} cy={y} r={chart.radius * UNIT + 8} />;
}

/** Width of a letter of a label at most, in units of the label. */
const LETTER = 8.6;
const LABEL_HEIGHT = 38;

/** What is missing for the spots that pieces enter next: a label of two lines below each, kept inside the sheet. */
export function AheadLabels({ chart, bigger }: ChartProps & { bigger: number }) {
  const word = t("board.missing");
  return (
    <g>
      {Object.entries(chart.ahead ?? {}).map(([place, missing]) => {
        if (!missing) return null;
        const { x, y } = spotAt(chart, place);
        const width = Math.max(word.length, missing.length) * LETTER + 14;
        const half = (width * bigger) / 2;
        const within = Math.min(Math.max(x, half), chart.size.x * UNIT - half);
        const below = Math.min(y + chart.radius * UNIT + 12, chart.size.y * UNIT - LABEL_HEIGHT * bigger);
        return (
          <g
            key={place}
            class="spot-missing"
            data-missing={place}
            transform={`translate(${within} ${below})scale(${bigger})`}
          >
            <rect x={-width / 2} width={width} height={LABEL_HEIGHT} rx="8" />
            <text y="15">{word}</text>
            <text class="spot-missing-what" y="31">
              {missing}
            </text>
          </g>
        );
      })}
    </g>
  );
}

/** Spots that may be tapped: an amber disc with a dark edge. */
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

/** A move that is being chosen or sent: its source, a dotted trail, its target. */
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

/** A ring with a dark edge around a spot. */
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
