/** The points turn by turn, computed from score lines, and positions on the replay's slider. */

import { listSteps } from "../corrections/timeline";
import type { Seats } from "../surfaces/types";
import type { ScoreLine, Timeline, TimelineEntry } from "../wire";
import type { How } from "./replay";

/** The points of a seat: one entry for each turn in which they changed, with the points after it. */
export interface Course {
  seat: number;
  name: string;
  colour: string;
  steps: readonly { turn: number; score: number }[];
  /** The points after the last turn. */
  score: number;
}

/** Return the course of every seat, in turn order. */
export function listCourses(seats: Seats, lines: readonly ScoreLine[]): Course[] {
  const ordered = [...lines].sort((first, second) => first.turn - second.turn || first.n - second.n);
  return Object.entries(seats).map(([key, { name, colour }]) => {
    const seat = Number(key);
    const steps = new Map<number, number>();
    let score = 0;
    for (const line of ordered) {
      if (line.seat !== seat) continue;
      score += line.points;
      steps.set(line.turn, score);
    }
    return {
      seat,
      name,
      colour,
      score,
      steps: [...steps].map(([turn, points]) => ({ turn, score: points })),
    };
  });
}

/** Return the points of a seat after a turn. */
export function findScore({ steps }: Course, turn: number): number {
  return steps.filter((step) => step.turn <= turn).at(-1)?.score ?? 0;
}

/** Return the turns in which any seat's points changed. */
export function listTurns(courses: readonly Course[]): number[] {
  const turns = courses.flatMap(({ steps }) => steps.map(({ turn }) => turn));
  return [...new Set(turns)].sort((first, second) => first - second);
}

/** A turn after which another seat was the sole leader. */
export interface Change {
  turn: number;
  seat: number;
  score: number;
  /** The sole leader before; undefined for the first change. */
  from?: number;
  /** The points of the next best. */
  next: number;
}

/** Return the changes of the lead, oldest first. */
export function listChanges(courses: readonly Course[]): Change[] {
  const changes: Change[] = [];
  for (const turn of listTurns(courses)) {
    const [best, second] = courses
      .map((course) => ({ seat: course.seat, score: findScore(course, turn) }))
      .sort((first, second) => second.score - first.score);
    const from = changes.at(-1)?.seat;
    if (!best || best.score === second?.score || best.seat === from) continue;
    changes.push({
      turn,
      seat: best.seat,
      score: best.score,
      next: second?.score ?? 0,
      ...(from === undefined ? {} : { from }),
    });
  }
  return changes;
}

/** Return the smallest round step (1, 2, 5, 10 …) with at most three steps up to `most`. */
export function computeStep(most: number): number {
  for (let size = 1; ; size *= 10) {
    for (const factor of [1, 2, 5]) {
      if (most <= 3 * factor * size) return factor * size;
    }
  }
}

/** A mark on the slider where the past was changed. */
export interface Tick {
  step: number;
  kind: "correction" | "undo";
}

const isPlayed = ({ kind }: TimelineEntry) => kind === "start" || kind === "action";

/** Return the ticks: as played, corrections and undos; as corrected, the entries that were corrected. */
export function listTicks(timeline: Timeline | null, how: How): Tick[] {
  if (!timeline) return [];
  if (how === "corrected") {
    return listSteps(timeline).flatMap(({ place, corrected }): Tick[] =>
      corrected ? [{ step: place, kind: "correction" }] : [],
    );
  }
  return timeline.entries.flatMap(({ v, kind }): Tick[] => {
    if (kind === "undo") return [{ step: v, kind }];
    return kind === "correction" || kind === "redo" ? [{ step: v, kind: "correction" }] : [];
  });
}

/** Convert a step between "as played" and "as corrected". An entry that no longer counts maps to the one before it. */
export function convertStep(timeline: Timeline | null, how: How, step: number): number {
  if (!timeline) return step;
  const steps = listSteps(timeline);
  if (how === "played") return (steps.find(({ place }) => place >= step) ?? steps.at(-1))?.v ?? step;
  const before = steps.filter(({ v, added }) => v <= step && !added);
  return before.sort((first, second) => first.v - second.v).at(-1)?.place ?? 1;
}

/** Return the last step of a turn. */
export function findStepOfTurn(timeline: Timeline | null, how: How, turn: number): number | undefined {
  const last = timeline?.entries.filter((entry) => isPlayed(entry) && entry.turn === turn).at(-1);
  if (!last) return undefined;
  return how === "played" ? last.v : convertStep(timeline, "corrected", last.v);
}

/** Return the first step of the next turn. */
export function findNextTurn(timeline: Timeline | null, how: How, turn: number): number | undefined {
  const turns = timeline?.entries.flatMap((entry) =>
    isPlayed(entry) && (entry.turn ?? 0) > turn ? [entry.turn ?? 0] : [],
  );
  const last = turns?.length ? findStepOfTurn(timeline, how, turn) : undefined;
  return last === undefined ? undefined : last + 1;
}

/** Return the next step that scored points. */
export function findNextScoring(timeline: Timeline | null, how: How, step: number): number | undefined {
  return timeline?.entries
    .filter((entry) => isPlayed(entry) && Object.keys(entry.points ?? {}).length > 0)
    .map(({ v }) => (how === "played" ? v : convertStep(timeline, "corrected", v)))
    .find((at) => at > step);
}

/** True if the past was ever corrected, so that "as played" and "as corrected" differ. */
export function wasCorrected(timeline: Timeline | null): boolean {
  return timeline?.entries.some(({ kind }) => kind === "correction") ?? false;
}
