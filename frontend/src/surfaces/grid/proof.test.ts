// @vitest-environment node

import { expect, test } from "vitest";
import { loadBoard, loadView } from "../../testing/played";
import type { ScoreLine } from "../../wire";
import { parsePlace } from "./places";
import { listCited } from "./proof";

const board = loadBoard("over");
const lines = Object.values(loadView("over").lines ?? {});
const findLine = (reason: string) =>
  lines.find((line) => line.reason === `carcassonne.${reason}`) as ScoreLine;

test.each(lines.map((line) => [line.n, line] as const))(
  "proof of line %i: every counted thing has a number",
  (_, line) => {
    const cited = listCited(line, board);
    expect(cited.byPart.map((numbers) => numbers.length)).toEqual(
      (line.parts ?? []).map((part) => part.count),
    );
    expect(cited.numbers.map(({ number }) => number)).toEqual(cited.numbers.map((_entry, i) => i + 1));
    for (const { cell } of cited.cells) expect(board.tiles[cell]).toBeDefined();
  },
);

test("a pennant takes the number of its tile", () => {
  const line = lines.find((line) => line.parts?.some((part) => part.code === "pennants")) as ScoreLine;
  const [tiles = [], pennants = []] = listCited(line, board).byPart;
  expect(pennants.every((number) => tiles.includes(number))).toBe(true);
});

test("numbers run in reading order", () => {
  const { numbers } = listCited(findLine("city_open"), board);
  const order = numbers.map(({ place }) => parsePlace(place)).map(({ x, y }) => y * 1000 + x);
  expect(order).toEqual([...order].sort((a, b) => a - b));
});

test("of a road its segments are the proof, of a cloister whole tiles", () => {
  const road = listCited(findLine("road_complete"), board);
  expect(road.cells.every(({ segments }) => segments?.every((segment) => segment.startsWith("r")))).toBe(
    true,
  );
  const cloister = listCited(findLine("cloister_complete"), board);
  expect(cloister.cells).toHaveLength(9);
  expect(cloister.cells.every(({ segments }) => segments === undefined)).toBe(true);
});

test("a farm lights its fields and the cities it counts", () => {
  const line = findLine("farm");
  const kinds = new Set(
    listCited(line, board).cells.flatMap(({ segments = [] }) => segments.map((id) => id[0])),
  );
  expect(kinds).toEqual(new Set(["f", "c"]));
});
