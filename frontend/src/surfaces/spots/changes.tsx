/** What a choice would change at places, as small labels in the picture. */

import { say } from "../../i18n";
import { SHAPES } from "../../ui/Stamp";
import { type Point, UNIT } from "../camera";
import type { Changes, Seats } from "../types";
import { type Chart, findPoint, readRadius } from "./chart";

/** Size of a letter and of a line, of the shape of a seat, and of the room around them, in units of the label. */
const [LETTER, LINE, SHAPE, PADDING] = [7.9, 17, 20, 7];
/** Half the side of a piece, with what stands out of its spot, in radii of the spot. */
const PIECE = 1.3;
/** Half the width and the height of a stack in the middle of something drawn, in parts of its radius. */
const STACK: Point = { x: 0.42, y: 0.34 };
/** Steps by which a label gives way to pieces, in parts of the radius. */
const STEPS = [0, -0.42, 0.42, -0.84, 0.84];

interface Box {
  at: Point;
  /** Half of the width and of the height. */
  half: Point;
}

/** Return the area that two boxes have in common. */
function overlap(box: Box, other: Box): number {
  const along = (axis: "x" | "y") => {
    const reach = box.half[axis] + other.half[axis] - Math.abs(box.at[axis] - other.at[axis]);
    return Math.max(0, Math.min(reach, 2 * box.half[axis], 2 * other.half[axis]));
  };
  return along("x") * along("y");
}

/** Return the place near `at` where a label covers least; the nearest of several. */
function findFreest({ at, half }: Box, radius: number, taken: readonly Box[]): Point {
  const points = STEPS.flatMap((x) => STEPS.map((y) => ({ x: at.x + x * radius, y: at.y + y * radius })));
  const rated = points.map((point) => ({
    point,
    covered: taken.reduce((sum, box) => sum + overlap({ at: point, half }, box), 0),
    off: Math.hypot(point.x - at.x, point.y - at.y),
  }));
  rated.sort((first, second) => first.covered - second.covered || first.off - second.off);
  return rated[0]?.point ?? at;
}

/** Longest words in one line, in letters. */
const SHORT = 8;

/** Return words in two lines of about the same length, unless they are short. */
function splitInTwoLines(words: string): string[] {
  if (words.length <= SHORT) return [words];
  const gaps = [...words.matchAll(/ /g)].map(({ index }) => index);
  const off = (at: number) => Math.abs(2 * at - words.length);
  const [gap] = gaps.sort((first, second) => off(first) - off(second));
  return gap === undefined ? [words] : [words.slice(0, gap), words.slice(gap + 1)];
}

interface LabelsProps {
  chart: Chart;
  seats: Seats;
  changes: Changes;
  bigger: number;
}

export function ChangeLabels({ chart, seats, changes, bigger }: LabelsProps) {
  const taken = Object.keys(chart.stacks).flatMap((place): Box[] => {
    if (!chart.stacks[place]?.length) return [];
    const { x, y } = chart.spots[place]?.field ? STACK : { x: PIECE, y: PIECE };
    const radius = readRadius(chart, place);
    return [{ at: findPoint(chart, place), half: { x: x * radius, y: y * radius } }];
  });
  return (
    <g>
      {Object.entries(changes).map(([place, { words, seat }]) => {
        const lines = splitInTwoLines(say(words));
        const colour = seat === undefined || seat === null ? undefined : seats[seat]?.colour;
        const shape = colour === undefined ? undefined : SHAPES[colour];
        const room = shape ? SHAPE + 4 : 0;
        const width = Math.max(...lines.map((line) => line.length)) * LETTER + room + 2 * PADDING;
        const height = lines.length * LINE + 2 * PADDING;
        const left = PADDING + room - width / 2;
        const box = {
          at: findPoint(chart, place),
          half: { x: (bigger * width) / 2 / UNIT, y: (bigger * height) / 2 / UNIT },
        };
        const { x, y } = findFreest(box, readRadius(chart, place), taken);
        taken.push({ ...box, at: { x, y } });
        return (
          <g
            key={place}
            class="spot-change"
            data-change={place}
            transform={`translate(${x * UNIT} ${y * UNIT})scale(${bigger})`}
          >
            <rect x={-width / 2} y={-height / 2} width={width} height={height} rx="8" />
            {shape ? (
              <path
                class={`spot-holder seat-${colour}`}
                d={shape.path}
                transform={`translate(${left - room / 2 - 1} 0)`}
              />
            ) : null}
            {lines.map((line, i) => (
              <text key={line} x={left} y={(i + 0.76) * LINE - (lines.length * LINE) / 2}>
                {line}
              </text>
            ))}
          </g>
        );
      })}
    </g>
  );
}
