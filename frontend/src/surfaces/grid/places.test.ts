// @vitest-environment node

import { expect, test } from "vitest";
import { loadBoard } from "../../testing/played";
import { computeBounds, drawOutline, findNeighbour, listCells, parsePlace } from "./places";

test("places are cells, segments and edges", () => {
  expect(parsePlace("-2,3")).toEqual({ cell: "-2,3", x: -2, y: 3 });
  expect(parsePlace("4,-1/c0")).toEqual({ cell: "4,-1", x: 4, y: -1, segment: "c0" });
  expect(parsePlace("0,0|W")).toEqual({ cell: "0,0", x: 0, y: 0, edge: "W" });
  expect(listCells(["0,0/c0", "0,0|N", "1,0"])).toEqual(["0,0", "1,0"]);
  expect(findNeighbour("0,0", "N")).toBe("0,-1");
});

test("bounds enclose every tile of a board", () => {
  const cells = Object.keys(loadBoard("place").tiles);
  const { left, top, right, bottom } = computeBounds(cells);
  for (const { x, y } of cells.map(parsePlace)) {
    expect(x >= left && x <= right && y >= top && y <= bottom).toBe(true);
  }
  expect(computeBounds([])).toEqual({ left: 0, top: 0, right: 0, bottom: 0 });
});

test("the outline of cells runs along their free sides only", () => {
  expect(drawOutline(["0,0"])).toBe("M0 0L100 0L100 100L0 100Z");
  expect(drawOutline(["0,0", "1,0"])).toBe("M0 0L200 0L200 100L0 100Z");
});

test("an outline around a hole has two loops", () => {
  const ring = ["0,0", "1,0", "2,0", "0,1", "2,1", "0,2", "1,2", "2,2"];
  const loops = drawOutline(ring).split("Z").filter(Boolean);
  expect(loops).toHaveLength(2);
  expect(loops[1]).toContain("100 100");
});

test("an outline of cells that touch at a corner leaves no side out", () => {
  const length = (path: string) => {
    let sum = 0;
    for (const loop of path.split("Z").filter(Boolean)) {
      const points = loop
        .slice(1)
        .split("L")
        .map((point) => point.split(" ").map(Number));
      points.forEach(([x = 0, y = 0], i) => {
        const [nextX = 0, nextY = 0] = points[(i + 1) % points.length] ?? [];
        sum += Math.abs(nextX - x) + Math.abs(nextY - y);
      });
    }
    return sum;
  };
  expect(length(drawOutline(["0,0", "1,1"]))).toBe(800);
  expect(length(drawOutline(["0,0", "1,0", "1,1"]))).toBe(800);
});
