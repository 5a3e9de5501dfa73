import { beforeEach, expect, test } from "vitest";
import { addTexts } from "../i18n";
import { speak } from "../testing/played";
import type { ScoreLine, TableDocument } from "../wire";
import { describeLine, describePart } from "./LineList";

beforeEach(() => speak("en"));

test("a part names what it counts and its further places", () => {
  addTexts("en", "carcassonne-part-slab = { $count } of { $value } on level { $level }\n", ["carcassonne"]);
  const line = { reason: "carcassonne.road_open", seat: 0 } as ScoreLine;
  const part = { code: "slab", count: 1, value: 12, points: 12, params: { value: 4, level: 2 } };
  expect(describePart("carcassonne", line, part)).toBe("1 of 4 on level 2");
});

test("what a line says follows its name with the colon of the language", () => {
  addTexts("en", "common-labelled = { $label }\u{A0}: { $words }\ncarcassonne-bet = A bet\n", [
    "lobby",
    "carcassonne",
  ]);
  const line = { reason: "carcassonne.bet", seat: 0, note: "won" } as ScoreLine;
  expect(describeLine({ table: { game: "carcassonne" } } as TableDocument, line)).toBe("A bet\u{A0}: won");
});
