// @vitest-environment node

import { expect, test } from "vitest";
import { loadDocument, loadView } from "../testing/played";
import type { ScoreLine, Timeline } from "../wire";
import { spreadLabels } from "./CourseChart";
import {
  computeStep,
  convertStep,
  findNextScoring,
  findNextTurn,
  findScore,
  findStepOfTurn,
  listChanges,
  listCourses,
  listTicks,
  listTurns,
  wasCorrected,
} from "./course";

const SEATS = { 0: { name: "Anna", colour: "red" }, 1: { name: "Ben", colour: "blue" } };

function line(n: number, turn: number, seat: number, points: number): ScoreLine {
  return { n, turn, seat, points, category: "road", reason: "carcassonne.road", rule: "7" };
}

const LINES = [
  line(1, 3, 0, 4),
  line(2, 5, 1, 4),
  line(3, 5, 1, 2),
  line(4, 9, 0, 1),
  line(5, 9, 0, 1),
  line(6, 12, 0, 3),
];

test("a course has one entry for each turn in which the seat scored", () => {
  const [anna, ben] = listCourses(SEATS, [...LINES].reverse());
  expect(anna?.steps).toEqual([
    { turn: 3, score: 4 },
    { turn: 9, score: 6 },
    { turn: 12, score: 9 },
  ]);
  expect(ben).toMatchObject({ name: "Ben", colour: "blue", score: 6, steps: [{ turn: 5, score: 6 }] });
  expect(listTurns([anna, ben].flatMap((line) => line ?? []))).toEqual([3, 5, 9, 12]);
});

test("the courses of a recorded game end at its scores", () => {
  const view = loadView("over");
  const courses = listCourses(loadDocument("over").table.seats, Object.values(view.lines ?? {}));
  expect(courses.map(({ score }) => score)).toEqual(view.outcome?.scores);
  for (const course of courses) expect(findScore(course, view.turn)).toBe(course.score);
});

test("the lead changes when another seat leads alone, not on a tie", () => {
  expect(listChanges(listCourses(SEATS, LINES))).toEqual([
    { turn: 3, seat: 0, score: 4, next: 0 },
    { turn: 5, seat: 1, score: 6, next: 4, from: 0 },
    { turn: 12, seat: 0, score: 9, next: 6, from: 1 },
  ]);
});

test.each([
  [6, 2],
  [31, 20],
  [59, 20],
  [61, 50],
  [140, 50],
])("an axis up to %i points has steps of %i", (most, size) => {
  expect(computeStep(most)).toBe(size);
});

test("labels do not overlap and stay inside", () => {
  const level = [0, 1, 2].map((seat) => ({ seat, at: 10 }));
  const heights = [...spreadLabels(level, 18, 8, 150).values()].sort((first, second) => first - second);
  expect(heights).toEqual([8, 26, 44]);
  expect(spreadLabels([{ seat: 0, at: 40 }], 18, 8, 150).get(0)).toBe(40);
});

/** Start, two turns of two entries each; the first turn's tile was corrected, one entry undone and redone. */
const TIMELINE: Timeline = {
  v: 8,
  entries: [
    { v: 1, kind: "start", turn: 1 },
    { v: 2, kind: "action", turn: 1, status: "corrected" },
    { v: 3, kind: "action", turn: 1 },
    { v: 4, kind: "action", turn: 2, status: "undone" },
    { v: 5, kind: "undo", turn: 2 },
    { v: 6, kind: "action", turn: 2 },
    { v: 7, kind: "correction", turn: 2 },
    { v: 8, kind: "action", turn: 2 },
  ],
};

test("ticks mark changes of the past; as corrected, the corrected entries", () => {
  expect(listTicks(TIMELINE, "played")).toEqual([
    { step: 5, kind: "undo" },
    { step: 7, kind: "correction" },
  ]);
  expect(listTicks(TIMELINE, "corrected")).toEqual([{ step: 2, kind: "correction" }]);
  expect(listTicks(null, "played")).toEqual([]);
});

test("a step converted to the other mode counts only effective entries", () => {
  expect(convertStep(TIMELINE, "corrected", 8)).toBe(5);
  expect(convertStep(TIMELINE, "corrected", 5)).toBe(3);
  expect(convertStep(TIMELINE, "played", 4)).toBe(6);
  expect(findStepOfTurn(TIMELINE, "played", 1)).toBe(3);
  expect(findStepOfTurn(TIMELINE, "corrected", 2)).toBe(5);
  expect(findStepOfTurn(TIMELINE, "played", 9)).toBeUndefined();
});

/** As above, with the step of each effective entry: a correction inserted a tile between the two turns and dropped the
 * last.
 */
const TOLD: Timeline = {
  v: 9,
  entries: [
    { v: 1, kind: "start", turn: 1, place: 1 },
    { v: 2, kind: "action", turn: 1, place: 2 },
    { v: 3, kind: "action", turn: 1, place: 3 },
    { v: 6, kind: "action", turn: 2, place: 5 },
    { v: 7, kind: "correction", turn: 2, added: [{ ref: "7.1", place: 4 }] },
    { v: 8, kind: "action", turn: 2, place: 6 },
    { v: 9, kind: "action", turn: 2, status: "dropped" },
  ],
};

test("inserted entries have their step among the others", () => {
  expect([1, 2, 3, 6, 8].map((v) => convertStep(TOLD, "corrected", v))).toEqual([1, 2, 3, 5, 6]);
  expect([7, 9].map((v) => convertStep(TOLD, "corrected", v))).toEqual([5, 6]);
  expect([1, 2, 3, 4, 5, 6].map((step) => convertStep(TOLD, "played", step))).toEqual([1, 2, 3, 7, 6, 8]);
  expect(listTicks(TOLD, "corrected")).toEqual([{ step: 4, kind: "correction" }]);
});

test("the next turn and the next points after a step; at the end there are none", () => {
  const scored = {
    ...TIMELINE,
    entries: TIMELINE.entries.map((entry) => (entry.v === 6 ? { ...entry, points: { 0: 4 } } : entry)),
  };
  expect(findNextTurn(scored, "played", 1)).toBe(4);
  expect(findNextTurn(scored, "played", 2)).toBeUndefined();
  expect(findNextTurn(scored, "corrected", 1)).toBe(4);
  expect(findNextScoring(scored, "played", 1)).toBe(6);
  expect(findNextScoring(scored, "played", 6)).toBeUndefined();
  expect(findNextScoring(scored, "corrected", 1)).toBe(4);
});

test("there are two modes only after a correction; a direct undo is no correction", () => {
  expect(wasCorrected(TIMELINE)).toBe(true);
  expect(
    wasCorrected({ ...TIMELINE, entries: TIMELINE.entries.filter(({ kind }) => kind !== "correction") }),
  ).toBe(false);
  expect(wasCorrected(null)).toBe(false);
});
