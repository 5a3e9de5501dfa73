// @vitest-environment node

import { expect, test } from "vitest";
import { type Fixture, viewOf } from "../../testing/played";
import type { PlacePrompt } from "../../wire";
import { lyingOn } from "../boards";
import { stepped } from "../steps";
import { cellOf, nearest } from "./places";

const ARROWS = ["ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"];

function reached(cells: readonly string[]): Set<string> {
  const reachedCells = new Set(cells.slice(0, 1));
  for (const cell of reachedCells)
    for (const key of ARROWS) reachedCells.add(stepped(cell, key, cells, cellOf));
  return reachedCells;
}

test.each<Fixture>(["place", "purist"])("arrows reach every free place of %s", (name) => {
  const prompt = Object.values(viewOf(name).prompts ?? {})[0] as PlacePrompt;
  const cells = Object.keys(prompt.cells);
  expect(cells.length).toBeGreaterThan(5);
  expect(reached(cells).size).toBe(cells.length);
});

test.each<Fixture>(["late", "over", "draw"])("arrows reach every tile of %s", (name) => {
  const cells = Object.keys(lyingOn(viewOf(name), "main").tiles);
  expect(reached(cells).size).toBe(cells.length);
});

test("a step goes ahead, straight before aside, and stays at the rim", () => {
  expect(stepped("0,0", "ArrowRight", ["2,0", "1,2", "-1,0"], cellOf)).toBe("2,0");
  expect(stepped("0,0", "ArrowUp", ["0,1"], cellOf)).toBe("0,0");
  expect(nearest("0,0", ["5,5", "1,1"])).toBe("1,1");
});
