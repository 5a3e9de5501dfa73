import { beforeEach, expect, test } from "vitest";
import { addTexts } from "../../i18n";
import type { GameArt } from "../../pieces/assets";
import { nameBy } from "../../pieces/naming";
import { projectFile } from "../../testing/files";
import druids from "../../testing/fixtures/druid_box.json";
import { speak } from "../../testing/played";
import { describeTile } from "./describe";

const art = { id: "isle_of_skye", tiles: druids.tiles, extras: [] } as unknown as GameArt;

beforeEach(() => {
  nameBy(art);
  for (const language of ["en", "de"] as const) {
    addTexts(language, projectFile(`games/isle_of_skye/expansions/druids/texts/${language}.ftl`));
  }
});

test("a tile of a set says its set, cost and tablet, and what its scroll counts", () => {
  speak("en");
  expect(describeTile(art, "x1", 0)).toContain("sheep");
  expect(describeTile(art, "x1", 0)).toContain("Druids");
  expect(describeTile(art, "x1", 0)).toContain("costs 3 gold");
  expect(describeTile(art, "x1", 0)).toContain("tablet “Buy your own”");
  expect(describeTile(art, "x2", 1)).toContain("Scroll for gold");
  expect(describeTile(art, "x2", 1)).toContain("costs 0 gold");
  expect(describeTile(art, "x3", 0)).not.toContain("costs");
  speak("de");
  expect(describeTile(art, "x1", 0)).toContain("kostet 3 Gold");
  expect(describeTile(art, "x1", 0)).toContain("Tafel „Eigenes kaufen“");
  expect(describeTile(art, "x2", 1)).toContain("Schrift\u00adrolle für Gold");
  expect(describeTile(art, "x2", 1)).toContain("Druiden");
});

test("symbols that a tile is called by are not told again", () => {
  speak("en");
  expect(describeTile(art, "x1", 0).match(/sheep/gi)).toHaveLength(1);
  expect(describeTile(art, "x2", 1).match(/Scroll for gold/g)).toHaveLength(1);
});

test("a tile with one terrain on all sides says so once", () => {
  const [tile = ""] = Object.keys(art.tiles);
  const edges = ["mountain", "mountain", "mountain", "mountain"];
  const hill = { ...art, tiles: { hill: { ...art.tiles[tile], edges } } } as unknown as GameArt;
  speak("en");
  expect(describeTile(hill, "hill", 1)).toContain("All four sides mountain.");
});

test("roads are named by the sides at which they end, as the tile is rotated", () => {
  const [tile, { roads = [] } = {}] = Object.entries(art.tiles).find(
    ([, { roads }]) => roads?.length === 1 && roads[0]?.join() === "0,2",
  ) ?? [""];
  expect(roads).toHaveLength(1);
  speak("de");
  expect(describeTile(art, tile, 0)).toContain("Weg: Norden–Süden.");
  speak("en");
  expect(describeTile(art, tile, 1)).toContain("Road: east–west.");
});
