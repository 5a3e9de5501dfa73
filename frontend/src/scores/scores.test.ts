// @vitest-environment node

import { expect, test } from "vitest";
import { loadDocument, loadView } from "../testing/played";
import type { ScoreLine } from "../wire";
import {
  countLeftOver,
  countMajority,
  describeRuns,
  listAllLines,
  listLines,
  listStandings,
  listWinners,
  sortProjected,
} from "./scores";

const document = loadDocument("over");
const view = loadView("over");

test("standings: best first, kinds add up to the total", () => {
  const standings = listStandings(document, view);
  expect(standings.map(({ name, rank, score }) => [rank, name, score])).toEqual([
    [1, "Cara", 41],
    [2, "Deniz", 29],
    [3, "Ben", 21],
    [4, "Anna", 14],
  ]);
  for (const { by, score } of standings) {
    expect(Object.values(by).reduce((sum, points) => sum + points, 0)).toBe(score);
  }
});

test("equal totals share a rank, and the next one is left out", () => {
  const { outcome: _, ...level } = structuredClone(view);
  for (const seat of ["0", "1"]) level.seats[seat] = { score: 41 };
  expect(listStandings(document, level).map(({ rank }) => rank)).toEqual([1, 1, 1, 4]);
  expect(listWinners({ scores: [41, 41, 41, 29], ranks: [1, 1, 1, 4], reason: "" })).toEqual([0, 1, 2]);
});

test("at the end the ranks are those of the result, where gold may have decided", () => {
  const ended = structuredClone(view);
  if (ended.outcome) ended.outcome = { ...ended.outcome, ranks: [4, 3, 2, 1] };
  expect(listStandings(document, ended).map(({ rank, seat }) => [rank, seat])).toEqual([
    [1, 3],
    [2, 2],
    [3, 1],
    [4, 0],
  ]);
});

test("an unknown amount leaves everybody without a rank", () => {
  const extra = [{ seat: 1, points: 0, category: "gold", unknown: true } as ScoreLine];
  const standings = listStandings(document, view, extra);
  expect(standings.map(({ rank, unknown }) => [rank, unknown])).toEqual([
    [0, []],
    [0, ["gold"]],
    [0, []],
    [0, []],
  ]);
});

test("projected lines count into totals and categories", () => {
  const extra = [{ seat: 0, points: 30, category: "farm" } as ScoreLine];
  const [first] = listStandings(document, view, extra);
  expect(first).toMatchObject({ name: "Anna", score: 44, by: { farm: 33 } });
});

test("projected lines without points change no standing and come last", () => {
  const gives = [0, 1].map((n) => ({ n, seat: 0, points: 30, category: "farm", turn: 4 }) as ScoreLine);
  const nothing = {
    n: -1,
    seat: 0,
    points: 0,
    category: "place_a",
    turn: 4,
    why: { code: "x" },
  } as ScoreLine;
  const extra = [...gives, nothing];
  expect(listStandings(document, view, extra)).toEqual(listStandings(document, view, gives));
  expect(sortProjected(extra).map(({ n }) => n)).toEqual([1, 0, -1]);
});

test("zero lines are listed with the lines of their turn", () => {
  const line = (n: number, turn: number) => ({ n, turn }) as ScoreLine;
  const lines = { 0: line(0, 1), 1: line(1, 1), 2: line(2, 2) };
  const zeros = { "-1": line(-1, 1), "-2": line(-2, 2), "-3": line(-3, 2) };
  const all = listAllLines({ ...view, lines, zero_lines: zeros });
  expect(all.map(({ n }) => n)).toEqual([2, -2, -3, 1, 0, -1]);
});

test("lines are listed newest first", () => {
  const numbers = listLines(view).map(({ n }) => n);
  expect(numbers).toEqual([...numbers].sort((a, b) => b - a));
  expect(numbers).toHaveLength(Object.keys(view.lines ?? {}).length);
});

test("followers are counted by seat, most first; left-over places by reason", () => {
  const line = {
    majority: { a: 1, b: 2, c: 2 },
    left_over: [{ reason: "x" }, { reason: "y" }, { reason: "x" }],
  };
  expect(countMajority(line as unknown as ScoreLine)).toEqual([
    { seat: 2, count: 2 },
    { seat: 1, count: 1 },
  ]);
  expect(countLeftOver(line as unknown as ScoreLine)).toEqual([
    { reason: "x", count: 2 },
    { reason: "y", count: 1 },
  ]);
});

test("numbers are written as ranges", () => {
  expect(describeRuns([1, 2, 3, 5])).toBe("1–3, 5");
  expect(describeRuns([4, 4])).toBe("4");
  expect(describeRuns([])).toBe("");
});
