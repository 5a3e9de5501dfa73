// @vitest-environment node

import { expect, test } from "vitest";
import { type Fixture, loadView } from "../../testing/played";
import type { PlacePrompt } from "../../wire";
import { findGrid } from "../boards";
import { stepFrom } from "../steps";
import { findNearest, parseCell } from "./places";

const ARROWS = ["ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"];

function reached(cells: readonly string[]): Set<string> {
  const reachedCells = new Set(cells.slice(0, 1));
  for (const cell of reachedCells)
    for (const key of ARROWS) reachedCells.add(stepFrom(cell, key, cells, parseCell));
  return reachedCells;
}

test.each<Fixture>(["place", "purist"])("arrows reach every free place of %s", (name) => {
  const prompt = Object.values(loadView(name).prompts ?? {})[0] as PlacePrompt;
  const cells = Object.keys(prompt.cells);
  expect(cells.length).toBeGreaterThan(5);
  expect(reached(cells).size).toBe(cells.length);
});

test.each<Fixture>(["late", "over", "draw"])("arrows reach every tile of %s", (name) => {
  const cells = Object.keys(findGrid(loadView(name), "main").tiles);
  expect(reached(cells).size).toBe(cells.length);
});

test("a step goes ahead, straight before aside, and stays at the rim", () => {
  expect(stepFrom("0,0", "ArrowRight", ["2,0", "1,2", "-1,0"], parseCell)).toBe("2,0");
  expect(stepFrom("0,0", "ArrowUp", ["0,1"], parseCell)).toBe("0,0");
  expect(findNearest("0,0", ["5,5", "1,1"])).toBe("1,1");
});
