import { expect, it } from "vitest";
import file from "../generated/boxes/isle_of_skye.json";
import art from "../generated/games/isle_of_skye.json";
import { addTexts } from "../i18n";
import type { GameArt } from "../pieces/assets";
import type { BoxFile } from "../pieces/boxFile";
import { tileName } from "../surfaces/grid/describe";
import { pieceName } from "./words";

const box = file as unknown as BoxFile;
const printed = { ...art, id: "isle_of_skye" } as unknown as GameArt;

it("a piece is called the same on the board and in the box, each by a name of its own", () => {
  addTexts(
    "en",
    "isle-of-skye-tile = tile { $id }\nisle-of-skye-castle-tile = castle tile, { $colour }\n" +
      ["blue", "yellow", "red", "bone", "green"].map((colour) => `colour-${colour} = ${colour}`).join("\n"),
  );
  const pieces = Object.keys(box.facts);
  for (const piece of pieces) expect(tileName(printed, piece)).toBe(pieceName(box, piece));
  expect(tileName(printed, "b07")).toBe("tile 7");
  expect(tileName(printed, "castle_red")).toBe("castle tile, red");
  expect(pieceName(box, "x1")).toBe("tile x1");
  expect(new Set([...pieces, "x1", "x7"].map((piece) => pieceName(box, piece))).size).toBe(pieces.length + 2);
});
