import { beforeEach, expect, test } from "vitest";
import { addTexts } from "../../i18n";
import type { GameArt } from "../../pieces/assets";
import { projectFile } from "../../testing/files";
import druids from "../../testing/fixtures/druid_box.json";
import { speak } from "../../testing/played";
import { tileWords } from "./describe";

const art = { id: "isle_of_skye", tiles: druids.tiles } as unknown as GameArt;

beforeEach(() => {
  for (const language of ["en", "de"] as const) {
    addTexts(language, projectFile(`games/isle_of_skye/expansions/druids/texts/${language}.ftl`));
  }
});

test("a tile of a set says its set, cost and tablet, and what its scroll counts", () => {
  speak("en");
  expect(tileWords(art, "x1", 0)).toContain("Sheep");
  expect(tileWords(art, "x1", 0)).toContain("Druids");
  expect(tileWords(art, "x1", 0)).toContain("costs 3 gold");
  expect(tileWords(art, "x1", 0)).toContain("tablet “Buy your own”");
  expect(tileWords(art, "x2", 1)).toContain("Scroll: gold");
  expect(tileWords(art, "x2", 1)).toContain("costs 0 gold");
  expect(tileWords(art, "x3", 0)).not.toContain("costs");
  speak("de");
  expect(tileWords(art, "x1", 0)).toContain("kostet 3 Gold");
  expect(tileWords(art, "x1", 0)).toContain("Tafel „Eigenes kaufen“");
  expect(tileWords(art, "x2", 1)).toContain("Rolle: Gold");
  expect(tileWords(art, "x2", 1)).toContain("Druiden");
});
