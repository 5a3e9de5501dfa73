// @vitest-environment node

import { beforeAll, expect, test } from "vitest";
import { type GameArt, listEdges } from "../../pieces/assets";
import { fetchArt as artOf } from "../../testing/played";
import { ANY, findRotation, listTerrains, stepSide } from "./sides";

let art: GameArt;
beforeAll(async () => {
  art = await artOf();
});

test("a side steps from any through every terrain and back to any", () => {
  const terrains = listTerrains(art, Object.keys(art.tiles));
  expect([...terrains].sort()).toEqual(["city", "field", "road"]);
  let sides = ANY;
  const steps = [];
  for (let i = 0; i < 4; i++) {
    sides = stepSide(sides, 1, terrains);
    steps.push(sides[1]);
  }
  expect(steps).toEqual([...terrains, null]);
  expect(sides).toEqual(ANY);
});

test("a filter finds a tile in any rotation", () => {
  const fits = Object.keys(art.tiles).filter(
    (tile) => findRotation(art, tile, ["road", null, "city", null]) !== undefined,
  );
  expect(fits.sort()).toEqual(["J", "K", "L", "O", "P", "S", "T"].filter((tile) => fits.includes(tile)));
  for (const tile of fits) {
    const rotation = findRotation(art, tile, ["road", null, "city", null]) ?? 0;
    expect(listEdges(art, tile, rotation)[0]).toBe("road");
    expect(listEdges(art, tile, rotation)[2]).toBe("city");
  }
  const none = Object.keys(art.tiles).filter((tile) => !fits.includes(tile));
  for (const tile of none) {
    const opposite = [0, 1, 2, 3].some(
      (rotation) =>
        listEdges(art, tile, rotation)[0] === "road" && listEdges(art, tile, rotation)[2] === "city",
    );
    expect(opposite).toBe(false);
  }
  expect(fits).toContain("L");
  expect(fits).not.toContain("V");
});

test("without a filter every tile fits as it is printed", () => {
  for (const tile of Object.keys(art.tiles)) expect(findRotation(art, tile, ANY)).toBe(0);
});
