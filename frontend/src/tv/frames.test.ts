import { expect, test } from "vitest";
import { computeFrames } from "./useFrames";

const ROOM = { width: 1200, height: 600 };

test.each([2, 3, 4, 5, 6])("%s frames are arranged so that their squares are largest", (count) => {
  const computeSize = (columns: number) => Math.min(1200 / columns, 600 / Math.ceil(count / columns));
  const { columns, rows, size } = computeFrames(count, ROOM, ({ width, height }) => Math.min(width, height));
  expect(size).toBe(Math.max(...Array.from({ length: count }, (_, i) => computeSize(i + 1))));
  expect(columns * rows).toBeGreaterThanOrEqual(count);
  expect(size).toBe(computeSize(columns));
});

test("what is wide stands in lines, what is high side by side", () => {
  const wide = computeFrames(3, ROOM, ({ width, height }) => Math.min(width / 5, height));
  expect([wide.columns, wide.rows]).toEqual([1, 3]);
  const high = computeFrames(3, ROOM, ({ width, height }) => Math.min(width, height / 5));
  expect([high.columns, high.rows]).toEqual([3, 1]);
});

test("without room there is one column", () => {
  expect(computeFrames(4, { width: 0, height: 0 }, ({ width }) => width).columns).toBe(1);
});
