import { describe, expect, it } from "vitest";
import { listBeyondWindow } from "./beyondWindow";
import { leadCamera } from "./camera";

const SIZE = { width: 320, height: 200 };
const CAMERA = { x: 0, y: 0, scale: 44 };
const at = (x: number, y: number) => ({ x, y });
const counts = (places: readonly { x: number; y: number }[], camera = CAMERA) =>
  Object.fromEntries(listBeyondWindow(places, camera, SIZE).map(({ side, count }) => [side, count]));

describe("places out of sight", () => {
  it("are counted on the side where they are", () => {
    expect(counts([at(0, 0), at(0, -4), at(1, -5), at(9, 1), at(-5, 0), at(0, 6)])).toEqual({
      up: 2,
      left: 1,
      right: 1,
      down: 1,
    });
  });

  it("are nowhere if the window shows all", () => {
    expect(counts([at(0, 0), at(1, 1)])).toEqual({});
  });

  it("are not those that the window shows close to its edge", () => {
    const near = (px: number) => at((px - SIZE.width / 2) / CAMERA.scale, 0);
    expect(counts([near(14), near(SIZE.width - 14)])).toEqual({});
    expect(counts([near(10), near(SIZE.width - 10)])).toEqual({ left: 1, right: 1 });
  });

  it("include what a chip covers, which is put where it covers least", () => {
    const [first] = listBeyondWindow([at(0, -4), at(0, -1.7)], CAMERA, SIZE);
    expect(first?.count).toBe(1);
    expect(first?.box.left).toBeLessThan(100);
    const row = [-3, -2, -1, 0, 1, 2, 3].map((x) => at(x, -1.7));
    const [full] = listBeyondWindow([at(0, -4), ...row], CAMERA, SIZE);
    expect(full?.count).toBeGreaterThan(1);
    expect(full?.points).toEqual([at(0, -4)]);
  });

  it("are counted by chips that do not cover each other", () => {
    const low = { width: 320, height: 105 };
    const places = [at(-5, 0), at(5, 0), at(0, -4), at(0, 4)];
    const boxes = listBeyondWindow(places, CAMERA, low).map(({ box }) => box);
    expect(boxes).toHaveLength(4);
    const apart = boxes.every((one, i) =>
      boxes
        .slice(i + 1)
        .every(
          (other) =>
            Math.abs(one.left - other.left) >= one.width || Math.abs(one.top - other.top) >= one.height,
        ),
    );
    expect(apart).toBe(true);
  });

  it("come into sight by their chip", () => {
    const places = [at(0, 0), at(0, -4), at(1, -5), at(0, 20)];
    const up = listBeyondWindow(places, CAMERA, SIZE).find(({ side }) => side === "up");
    const camera = leadCamera(up?.points ?? [], CAMERA, SIZE);
    expect(counts(places.slice(1, 3), camera)).toEqual({});
    const all = listBeyondWindow([at(0, 20), at(9, 40)], CAMERA, SIZE).flatMap(({ points }) => points);
    expect(leadCamera(all, CAMERA, SIZE)).toMatchObject(at(0, 20));
  });
});
