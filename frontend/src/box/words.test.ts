import { beforeEach, expect, test } from "vitest";
import { addTexts } from "../i18n";
import type { Facts } from "../pieces/boxFile";
import { projectFile } from "../testing/files";
import druids from "../testing/fixtures/druid_box.json";
import { speak } from "../testing/played";
import { describeDifferences, describePiece, nameRegion } from "./words";

const GAME = "isle_of_skye";
const KINDS = { sets: druids.sets } as unknown as Parameters<typeof describePiece>[1];
const TILE = druids.pieces.x1 as unknown as Facts;

beforeEach(() => {
  addTexts("en", projectFile("games/isle_of_skye/expansions/druids/texts/en.ftl"), [`${GAME}.druids`]);
  speak();
});

test("a tile that no list has is described from nothing", () => {
  const words = describePiece(GAME, KINDS, TILE);
  expect(words[0]).toBe("Druids");
  expect(words[1]).toMatch(/^top .*, right .*, bottom .*, left /);
  expect(words.join("; ")).not.toMatch(/\b0 ×|\bx1\b/);
});

test("a tile with one terrain on all sides says so once", () => {
  const hill = { ...TILE, edges: { N: "mountain", E: "mountain", S: "mountain", W: "mountain" } } as Facts;
  expect(describeDifferences(GAME, hill, TILE)).toContain("all sides mountain");
});

test("a region is named by its sides, unless it has all", () => {
  const region = (edges: readonly string[]) => nameRegion(GAME, { terrain: "water", edges } as never);
  expect(region(["N", "S"])).toBe("water top–bottom");
  expect(region(["N", "E", "S", "W"])).toBe("water");
  expect(region([])).toBe("water in the middle");
});

test("a symbol that a tile lacks is not counted", () => {
  const sheep = { kind: "sheep", count: 2, region: "N" };
  const without = { ...TILE, features: [] };
  expect(describeDifferences(GAME, without, { ...TILE, features: [sheep] } as Facts)).toContain("No Sheep");
});
