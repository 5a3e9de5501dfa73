/** Stacks of pieces on spots, in stage units: on each other, side by side, or numbered from the top. */

import { type GameArt, showsSeat } from "../../pieces/assets";
import { SHAPES } from "../../ui/Stamp";
import type { PieceParts } from "../../wire";
import { Content } from "../Content";
import { UNIT } from "../camera";
import type { Seats } from "../types";
import { type Chart, findPoint, type LyingPiece, readRadius } from "./chart";

/** How many pieces of a stack are drawn; a badge shows the whole number. Numbered stacks are drawn whole. */
const DRAWN = 5;
/** Offset between a piece and the one above it, as a part of the spot's radius. */
const OFFSET = 0.26;
/** Radius of a spot in the units of a piece's picture. */
const PICTURE = 50;
/** Half the width of a scored piece with its factor beside it, and how far the two are moved to be in the middle. */
const [SCORED, SCORED_SHIFT] = [78, 18];
/** Largest scale of numbered stacks. */
const ENLARGED = 1.3;
/** Defaults, in units of the picture. */
const STEP = 26;
const SHAPE = [0, 0, 2.3] as const;

type Pictures = Pick<GameArt, "pieces" | "parts">;

const formatTransform = ([x, y, scale]: readonly [number, number, number]) =>
  `translate(${x} ${y})scale(${scale})`;

interface PieceProps {
  piece: LyingPiece;
  seats: Seats;
  art: Pictures;
  /** The number in a numbered stack, for a piece whose own value is not open; 0: no numbers, they would be unreadable. */
  level?: number | undefined;
}

/** Picture and parts of a piece as it lies there; `turned`: the picture of the standing one is turned; `shaped`: it has
 * the shape of its seat.
 */
function findPicture({ pieces, parts }: Pictures, { kind, lying = false }: LyingPiece) {
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
  const { kind, seat, value = 0, times, face_down = false, waits = false } = piece;
  const { picture, parts, turned, shaped } = findPicture(art, piece);
  const colour = seat === undefined ? undefined : seats[seat]?.colour;
  const shape = colour === undefined ? undefined : SHAPES[colour];
  const numbered = level !== undefined;
  const showsValue = value && !numbered;
  const { number } = parts;
  return (
    <g
      class={`spot-piece${colour ? ` seat-${colour}` : ""}${waits ? " spot-piece-waits" : ""}`}
      data-kind={kind}
    >
      <g transform={turned ? "rotate(90)scale(.7 1)" : undefined}>
        {picture ? <Content source={picture} /> : <circle class="spot-piece-plain" r="46" />}
        {shape && shaped ? (
          <path
            class="spot-piece-shape"
            d={shape.path}
            transform={showsValue ? "translate(0 -19)scale(1.5)" : formatTransform(parts.shape ?? SHAPE)}
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
        <text class="spot-piece-level" transform={formatTransform(number)}>
          {face_down ? level : value || level}
        </text>
      ) : null}
      {numbered && value && face_down ? (
        <g class="spot-piece-chip" transform={`translate(-78 12)scale(${level ? 1 : 1.4})`}>
          <rect x="-15" y="-15" width="30" height="30" rx="4" />
          <text y="10">{value}</text>
        </g>
      ) : null}
      {level && value && times !== undefined ? (
        <text class="spot-piece-times" x="62" y="22">
          ×{times}
        </text>
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
  /** The place and the number from the top of a piece in a numbered stack that is outlined. */
  marked?: { place: string; level: number } | undefined;
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
function computeShare(crowd: number): number {
  const half = Math.sin(Math.PI / crowd);
  return crowd > 1 ? half / (1 + half) : 1;
}

function Stack({ chart, seats, art, bigger, place }: StackProps) {
  const radius = chart.radius * UNIT;
  const stack = chart.stacks[place] ?? [];
  const { x, y } = findPoint(chart, place);
  const [left, top] = [x * UNIT, y * UNIT];
  const drawn = stack.slice(0, DRAWN).reverse();
  const crowd = chart.stacked ? 1 : drawn.length;
  const share = computeShare(crowd);
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

/** A stack of pieces below each other, the first on top, with the printed figure in a badge: numbered, or with values. */
function NumberedStack({ chart, seats, art, bigger, fine, marked, place }: StackProps) {
  const stack = chart.stacks[place] ?? [];
  const { x, y } = findPoint(chart, place);
  const room = readRadius(chart, place) / (1.4 * chart.radius);
  const [first] = stack;
  const scored = first?.times !== undefined; // each piece says what its value is multiplied by
  const scale = Math.min(
    ((chart.radius * UNIT) / PICTURE) * Math.min(ENLARGED, Math.max(1, room)),
    scored ? (readRadius(chart, place) * UNIT) / SCORED : Number.POSITIVE_INFINITY,
  );
  const shift = scored ? SCORED_SHIFT * scale : 0;
  const step = (first && findPicture(art, first).parts.step) || STEP;
  const top = (-(stack.length - 1) * step) / 2;
  return (
    <g data-stack={place} data-count={stack.length}>
      <g transform={`translate(${x * UNIT - shift} ${y * UNIT})scale(${scale})`}>
        {stack
          .map((piece, i) => (
            <g key={i} transform={`translate(0 ${top + i * step})`}>
              <StackPiece piece={piece} seats={seats} art={art} level={fine || scored ? i + 1 : 0} />
            </g>
          ))
          .reverse()}
        {marked?.place === place ? (
          <LevelOutline level={marked.level} y={top + (marked.level - 1) * step} />
        ) : null}
      </g>
      {scored ? null : (
        <Badge
          x={x * UNIT + 62 * scale}
          y={y * UNIT + (top - 30) * scale}
          bigger={bigger}
          words={chart.spots[place]?.figure ?? ""}
        />
      )}
    </g>
  );
}

/** The outline of a piece in a numbered stack. `y`: the middle of the piece. */
function LevelOutline({ level, y }: { level: number; y: number }) {
  const box = { x: -62, y: y - 31, width: 124, height: 62, rx: 10 };
  return (
    <g class="outline outline-level" data-level={level}>
      <rect class="outline-edge" {...box} />
      <rect class="outline-line" {...box} />
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
