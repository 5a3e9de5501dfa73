import { beforeAll, beforeEach, expect, test } from "vitest";
import type { GameArt } from "../../pieces/assets";
import { fetchArt as loadArt, speak } from "../../testing/played";
import type { GridView } from "../../wire";
import { EMPTY } from "../boards";
import { describeWhere } from "./landmarks";

let art: GameArt;

beforeAll(async () => {
  art = await loadArt();
});
beforeEach(() => speak());

const board = (tiles: Record<string, string>): GridView => ({
  ...EMPTY,
  tiles: Object.fromEntries(Object.entries(tiles).map(([cell, tile], n) => [cell, { tile, rotation: 0, n }])),
});
/** Return the words for a cell on a board that does not change. */
const where = (tiles: Record<string, string>, cell: string) =>
  describeWhere(art, [board(tiles), board(tiles)], cell);

test("a tile that lies there once names the place beside it, however the table grows", () => {
  const tiles = { "0,0": "B", "1,0": "V", "2,0": "V" };
  expect(where(tiles, "-1,0")).toBe("left of “cloister”");
  expect(where({ ...tiles, "0,-1": "V" }, "-1,0")).toBe("left of “cloister”");
  speak("de");
  expect(where(tiles, "-1,0")).toBe("links neben „Kloster“");
});

test("where neighbours lie there several times two of them name it, else the way from the nearest that does not", () => {
  const tiles = { "0,0": "V", "1,1": "U", "5,0": "V", "6,1": "U", "3,4": "B" };
  expect(where(tiles, "1,0")).toBe("above “straight road” and right of “curve”");
  expect(where(tiles, "5,-1")).toBe("2 to the right and 5 up from “cloister”");
  speak("de");
  expect(where(tiles, "5,-1")).toBe("von „Kloster“ aus 2 nach rechts und 5 nach oben");
});

test("what is itself to be moved names no place", () => {
  const before = board({ "0,0": "B", "1,0": "V" });
  const after = board({ "0,0": "V", "1,0": "V" });
  expect(describeWhere(art, [before, after], "0,1")).toBe("1 to the left and 1 down from “curve”");
});

test("a tile that is called by a number names no place: the castle does", () => {
  const skye = {
    ...art,
    id: "isle_of_skye",
    tiles: {
      castle: { ...art.tiles.V, name: { code: "isle_of_skye.castle_red", params: {} } },
      17: { ...art.tiles.V, name: { code: "isle_of_skye.tile", params: { id: "17" } } },
    },
  } as unknown as GameArt;
  const land = board({ "0,0": "castle", "1,0": "17" });
  expect(describeWhere(skye, [land, land], "2,0")).toBe("2 to the right from “red castle”");
});
