/** Stacks of pieces on spots, in stage units: on each other, side by side, or numbered from the top. */

import { type GameArt, type PieceParts, showsSeat } from "../../pieces/assets";
import { SHAPES } from "../../ui/Stamp";
import type { StackedPiece } from "../../wire";
import { Content } from "../Content";
import { UNIT } from "../camera";
import type { Seats } from "../types";
import { type Chart, pointOf, radiusOf } from "./chart";

/** How many pieces of a stack are drawn; a badge shows the whole number. Numbered stacks are drawn whole. */
const DRAWN = 5;
/** Offset between a piece and the one above it, as a part of the spot's radius. */
const OFFSET = 0.26;
/** Radius of a spot in the units of a piece's picture. */
const PICTURE = 50;
/** Largest scale of numbered stacks. */
const ENLARGED = 1.3;
/** Defaults, in units of the picture. */
const STEP = 26;
const SHAPE = [0, 0, 2.3] as const;

/** Pictures of pieces, and the positions of their parts. */
export type Pictures = Pick<GameArt, "pieces" | "parts">;

const placedAt = ([x, y, scale]: readonly [number, number, number]) => `translate(${x} ${y})scale(${scale})`;

interface PieceProps {
  piece: StackedPiece;
  seats: Seats;
  art: Pictures;
  /** The number in a numbered stack; 0 if it would be unreadable. */
  level?: number | undefined;
}

/** Picture and parts of a piece as it lies there; `turned`: the picture of the standing one is turned; `shaped`: it has
 * the shape of its seat.
 */
function pictureOf({ pieces, parts }: Pictures, { kind, lying = false }: StackedPiece) {
  const tipped = `${kind}_lying`;
  const shownKind = lying && pieces[tipped] !== undefined ? tipped : kind;
  const has: PieceParts = parts[shownKind] ?? {};
  return {
    picture: pieces[shownKind],
    parts: has,
    turned: lying && shownKind === kind,
    shaped: showsSeat({ pieces }, shownKind),
  };
}

/**
 * A piece around its middle, where a spot has a radius of 50: the game's picture, its seat's shape if that has its
 * seat's colour, and what is on it.
 */
function StackPiece({ piece, seats, art, level }: PieceProps) {
  const { kind, seat, value = 0, face_down = false } = piece;
  const { picture, parts, turned, shaped } = pictureOf(art, piece);
  const colour = seat === undefined ? undefined : seats[seat]?.colour;
  const shape = colour === undefined ? undefined : SHAPES[colour];
  const numbered = level !== undefined;
  const showsValue = value && !numbered;
  const { number } = parts;
  return (
    <g class={colour ? `spot-piece seat-${colour}` : "spot-piece"} data-kind={kind}>
      <g transform={turned ? "rotate(90)scale(.7 1)" : undefined}>
        {picture ? <Content source={picture} /> : <circle class="spot-piece-plain" r="46" />}
        {shape && shaped ? (
          <path
            class="spot-piece-shape"
            d={shape.path}
            transform={showsValue ? "translate(0 -19)scale(1.5)" : placedAt(parts.shape ?? SHAPE)}
          />
        ) : null}
      </g>
      {face_down && !numbered ? <circle class="spot-piece-back" r="37" /> : null}
      {showsValue ? (
        <text class="spot-piece-value" y="31">
          {value}
        </text>
      ) : null}
      {level && number ? (
        <text class="spot-piece-level" transform={placedAt(number)}>
          {level}
        </text>
      ) : null}
      {level && value ? (
        <g
          class={face_down ? "spot-piece-chip spot-piece-chip-hidden" : "spot-piece-chip"}
          transform="translate(-78 12)"
        >
          <rect x="-15" y="-15" width="30" height="30" rx="4" />
          <text y="10">{value}</text>
        </g>
      ) : null}
    </g>
  );
}

interface StacksProps {
  chart: Chart;
  seats: Seats;
  art: Pictures;
  /** Draw the stacks on these places only. */
  places?: readonly string[] | undefined;
  /** Scale of badges, so that they stay readable. */
  bigger: number;
  /** Large enough to read numbers on pieces. */
  fine: boolean;
}

/** The stacks on the spots: the top piece in full, the lower ones as far as they are visible. */
export function Stacks({ places, ...rest }: StacksProps) {
  const { chart } = rest;
  return (
    <g>
      {(places ?? chart.order).map((place) =>
        chart.stacks[place]?.length ? (
          chart.spots[place]?.figure ? (
            <NumberedStack key={place} {...rest} place={place} />
          ) : (
            <Stack key={place} {...rest} place={place} />
          )
        ) : null,
      )}
    </g>
  );
}

type StackProps = Omit<StacksProps, "places"> & { place: string };

/** Return the radius of each of several equal circles that touch each other in a ring inside a circle of radius 1. */
function shareOf(crowd: number): number {
  const half = Math.sin(Math.PI / crowd);
  return crowd > 1 ? half / (1 + half) : 1;
}

function Stack({ chart, seats, art, bigger, place }: StackProps) {
  const radius = chart.radius * UNIT;
  const stack = chart.stacks[place] ?? [];
  const { x, y } = pointOf(chart, place);
  const [left, top] = [x * UNIT, y * UNIT];
  const drawn = stack.slice(0, DRAWN).reverse();
  const crowd = chart.stacked ? 1 : drawn.length;
  const share = shareOf(crowd);
  const scale = (radius * 0.98 * share) / PICTURE;
  const at = (i: number) => {
    if (chart.stacked) return [left, top - i * radius * OFFSET];
    const turn = crowd === 2 ? i * Math.PI : (i / crowd) * 2 * Math.PI - Math.PI / 2;
    const far = crowd > 1 ? radius * (1 - share) : 0;
    return [left + far * Math.cos(turn), top + far * Math.sin(turn)];
  };
  return (
    <g data-stack={place} data-count={stack.length}>
      {drawn.map((piece, i) => (
        <g key={i} transform={`translate(${at(i).join(" ")})scale(${scale})`}>
          <StackPiece piece={piece} seats={seats} art={art} />
        </g>
      ))}
      {stack.length > (chart.stacked ? 1 : DRAWN) ? (
        <Badge x={left + radius * 0.8} y={top + radius * 0.62} bigger={bigger} words={String(stack.length)} />
      ) : null}
    </g>
  );
}

/** A numbered stack: pieces below each other, the first on top, with the printed figure in a badge. */
function NumberedStack({ chart, seats, art, bigger, fine, place }: StackProps) {
  const stack = chart.stacks[place] ?? [];
  const { x, y } = pointOf(chart, place);
  const room = radiusOf(chart, place) / (1.4 * chart.radius);
  const scale = ((chart.radius * UNIT) / PICTURE) * Math.min(ENLARGED, Math.max(1, room));
  const [first] = stack;
  const step = (first && pictureOf(art, first).parts.step) || STEP;
  const top = (-(stack.length - 1) * step) / 2;
  return (
    <g data-stack={place} data-count={stack.length}>
      <g transform={`translate(${x * UNIT} ${y * UNIT})scale(${scale})`}>
        {stack
          .map((piece, i) => (
            <g key={i} transform={`translate(0 ${top + i * step})`}>
              <StackPiece piece={piece} seats={seats} art={art} level={fine ? i + 1 : 0} />
            </g>
          ))
          .reverse()}
      </g>
      <Badge
        x={x * UNIT + 62 * scale}
        y={y * UNIT + (top - 30) * scale}
        bigger={bigger}
        words={chart.spots[place]?.figure ?? ""}
      />
    </g>
  );
}

function Badge({ x, y, bigger, words }: { x: number; y: number; bigger: number; words: string }) {
  return (
    <g class="spot-count" transform={`translate(${x} ${y})scale(${bigger})`}>
      <circle r="12" />
      <text y="5.2">{words}</text>
    </g>
  );
}
