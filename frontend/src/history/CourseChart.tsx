import { useRef } from "preact/hooks";
import { formatNumber, t } from "../i18n";
import { useRoom } from "../surfaces/useRoom";
import { SHAPES, Stamp } from "../ui/Stamp";
import { ChartCard } from "./ChartCard";
import { type Change, type Course, computeStep, findScore, listTurns } from "./course";

/** Smallest lengths of the axes, so that the first turns do not rescale the chart. */
const MIN_TURNS = 10;
const MIN_POINTS = 6;

interface CourseProps {
  title: string;
  courses: readonly Course[];
  /** The last turn that is drawn. */
  turn: number;
  /** The number of turns, if known. */
  turns?: number | undefined;
  /** Returns the game's words for a turn: "Turn 12". */
  when: (turn: number) => string;
  /** Returns the words for the picture, which contain everybody's number. */
  label: (numbers: string) => string;
  changes?: readonly Change[];
}

/** A number turn by turn, as a chart or as a table. */
export const CourseCard = (props: CourseProps) => (
  <ChartCard title={props.title} picture={<CourseChart {...props} />} table={<CourseTable {...props} />} />
);

/** Step chart of a number turn by turn: a line for each seat with its shape and number at the end, and marks where the
 * lead changed. */
function CourseChart({ courses, turn, turns, when, label, changes = [] }: CourseProps) {
  const frame = useRef<HTMLDivElement>(null);
  const { width } = useRoom(frame); // its height changes with the text size
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  const scores = courses.flatMap(({ steps }) => steps.map(({ score }) => score));
  const most = Math.max(MIN_POINTS, ...scores);
  const least = Math.min(0, ...scores);
  const size = computeStep(most - least);
  const top = Math.ceil(most / size) * size;
  const bottom = Math.floor(least / size) * size;

  const height = 10.5 * rem;
  const left = 1.9 * rem;
  const right = width - 2.9 * rem;
  const upper = 0.8 * rem;
  const lower = height - 1.6 * rem;
  const last = Math.max(turn, turns || MIN_TURNS);
  const x = (at: number) => left + ((right - left) * at) / last;
  const y = (points: number) => lower - ((lower - upper) * (points - bottom)) / (top - bottom);
  const levels = Array.from({ length: Math.round((top - bottom) / size) + 1 }, (_, i) => bottom + i * size);
  const labels = spreadLabels(
    courses.map(({ seat, score }) => ({ seat, at: y(score) })),
    1.15 * rem,
    0.6 * rem,
    lower,
  );
  // The leader is drawn last, on top.
  const drawn = [...courses].sort((first, second) => first.score - second.score);
  return (
    <div ref={frame} class="course">
      {width > 0 ? (
        <svg
          width={width}
          height={height}
          viewBox={`0 0 ${width} ${height}`}
          role="img"
          aria-label={label(describeNumbers(courses))}
        >
          {levels.map((points) => (
            <g key={points}>
              <path class="course-rule" d={`M${left} ${y(points)}H${right}`} />
              <text class="course-number" x={left - 0.4 * rem} y={y(points)} dy="0.32em" text-anchor="end">
                {formatNumber(points)}
              </text>
            </g>
          ))}
          <path class="course-now" d={`M${x(turn)} ${upper - 6}V${lower}`} />
          {drawn.map((course) => {
            const path = formatStepPath(course, turn, x, y);
            return (
              <g key={course.seat} class={`seat-${course.colour}`} data-course={course.seat}>
                <path class="course-edge" d={path} />
                <path class="course-line" d={path} />
              </g>
            );
          })}
          {changes.map(({ turn: at, score }) => (
            <path key={at} class="course-turned" d="M0-5L5 0 0 5-5 0z" transform={shift(x(at), y(score))} />
          ))}
          {drawn.map(({ seat, colour, score }) => {
            const at = labels.get(seat) ?? y(score);
            return (
              <g key={seat} class={`seat-${colour}`}>
                <g transform={`${shift(x(turn), at)}scale(.9)`}>
                  <path
                    class="stamp-shape"
                    stroke-width="2.2"
                    stroke-linejoin="round"
                    d={SHAPES[colour]?.path}
                  />
                </g>
                <text class="course-score" x={x(turn) + 0.85 * rem} y={at} dy="0.32em">
                  {formatNumber(score)}
                </text>
              </g>
            );
          })}
          <text class="course-number" x={left} y={height - 0.3 * rem}>
            {when(1)}
          </text>
          {turn > 3 ? (
            <text class="course-number" x={x(turn)} y={height - 0.3 * rem} text-anchor="middle">
              {turn}
            </text>
          ) : null}
        </svg>
      ) : null}
    </div>
  );
}

const shift = (x: number, y: number) => `translate(${x} ${y})`;

/** Return the path of a step line: level until a turn changes the number, then vertical. */
function formatStepPath(
  { steps }: Course,
  turn: number,
  x: (turn: number) => number,
  y: (points: number) => number,
) {
  const parts = steps.map((step) => `H${x(step.turn)}V${y(step.score)}`);
  return `M${x(0)} ${y(0)}${parts.join("")}H${x(turn)}`;
}

/** Spread labels at least `least` px apart, between `ceiling` and `floor` if there is room. */
export function spreadLabels(
  labels: readonly { seat: number; at: number }[],
  least: number,
  ceiling: number,
  floor: number,
): Map<number, number> {
  const placed = [...labels].sort((first, second) => second.at - first.at || second.seat - first.seat);
  const heights: number[] = [];
  let next = floor;
  for (const { at } of placed) {
    heights.push(Math.min(at, next));
    next = (heights.at(-1) ?? 0) - least;
  }
  next = ceiling;
  for (let i = heights.length - 1; i >= 0; i -= 1) {
    heights[i] = Math.max(heights[i] ?? 0, next);
    next = (heights[i] ?? 0) + least;
  }
  return new Map(placed.map(({ seat }, i) => [seat, heights[i] ?? 0]));
}

/** Return "Ben 31, Anna 20". */
function describeNumbers(courses: readonly Course[]): string {
  return [...courses]
    .sort((first, second) => second.score - first.score)
    .map(({ name, score }) => t("history.name_points", { name, points: score }))
    .join(", ");
}

/** The same data as a table, with a row for each turn in which a number changed. */
function CourseTable({ courses, when, title }: CourseProps) {
  const turns = listTurns(courses);
  if (!turns.length) return <p class="second-line">{t("points.none")}</p>;
  return (
    <table class="course-table">
      <caption class="unseen">{title}</caption>
      <thead>
        <tr>
          <td />
          {courses.map(({ seat, name, colour }) => (
            <th key={seat} scope="col" class="label">
              <Stamp colour={colour} />
              <span class={courses.length > 3 ? "unseen" : ""}>
                <bdi>{name}</bdi>
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {turns.map((turn) => (
          <tr key={turn}>
            <th scope="row" class="display">
              {when(turn)}
            </th>
            {courses.map((course) => {
              const scored = course.steps.some((step) => step.turn === turn);
              return (
                <td key={course.seat} class={scored ? "display" : "display course-same"}>
                  {findScore(course, turn)}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
