// @vitest-environment node

import { expect, test } from "vitest";
import {
  clampCamera,
  findBoardPoint,
  findLevel,
  fitCamera,
  fitForTouch,
  formatTransform,
  panCamera,
  shows,
  zoomCamera,
} from "./camera";

const size = { width: 390, height: 500 };
const small = { left: -1, top: -1, right: 2, bottom: 2 };
const large = { left: -10, top: -8, right: 12, bottom: 9 };

test("the level of detail follows the px per tile", () => {
  expect([55, 56, 95, 96].map(findLevel)).toEqual(["S", "M", "M", "L"]);
});

test("the whole board is shown, small boards not blown up", () => {
  expect(fitCamera(small, size).scale).toBeCloseTo(78);
  expect(fitCamera({ left: 0, top: 0, right: 0, bottom: 0 }, size).scale).toBe(96);
  expect(shows(fitCamera(large, size), size, large)).toBe(true);
});

test("where cells are tapped none is smaller than a thumb", () => {
  expect(fitForTouch(small, size, { x: 0, y: 0 })).toEqual(fitCamera(small, size));
  const near = fitForTouch(large, size, { x: 3, y: 2 });
  expect(near).toEqual({ x: 3.5, y: 2.5, scale: 44 });
});

test("centred on a cell at the rim, the window does not look into emptiness", () => {
  const near = fitForTouch(large, size, { x: 12, y: 9 });
  const half = size.width / near.scale / 2;
  expect(near.x + half).toBeCloseTo(large.right + 1.5);
});

test("at least one cell that can be tapped is in the window", () => {
  const shallow = { width: 320, height: 122 };
  const far = { x: 0, y: -8 };
  const near = fitForTouch(large, shallow, { x: 1, y: 9 }, far);
  expect(shows(near, shallow, { left: 0, right: 0, top: -8, bottom: -8 })).toBe(true);
  expect(fitForTouch(large, size, { x: 3, y: 2 }, { x: 4, y: 2 })).toEqual({ x: 3.5, y: 2.5, scale: 44 });
});

test("zooming keeps the point under the fingers", () => {
  const camera = { x: 2, y: 3, scale: 60 };
  const at = { x: 300, y: 120 };
  const before = findBoardPoint(camera, size, at);
  const after = findBoardPoint(zoomCamera(camera, size, 1.7, at), size, at);
  expect(after.x).toBeCloseTo(before.x);
  expect(after.y).toBeCloseTo(before.y);
  expect(zoomCamera(camera, size, 100, at).scale).toBe(220);
});

test("a pan moves the board with the finger and never out of sight", () => {
  const camera = { x: 0, y: 0, scale: 50 };
  expect(panCamera(camera, 100, -50)).toEqual({ x: -2, y: 1, scale: 50 });
  expect(clampCamera(panCamera(camera, 5000, 0), small).x).toBe(-1);
});

test("the stage's transform puts the camera's point in the middle", () => {
  expect(formatTransform({ x: 1, y: 2, scale: 50 }, size)).toBe(
    "translate(145.00px, 150.00px) scale(0.5000)",
  );
});
