/** Pieces that a game draws itself: in the middle of a tile, side by side, and across an edge. */
import { cleanup, render } from "@testing-library/preact";
import { afterEach, beforeEach, expect, test } from "vitest";
import { addTexts } from "../../i18n";
import { type GameArt, gameArt } from "../../pieces/assets";
import { projectFile } from "../../testing/files";
import { speak } from "../../testing/played";
import type { GridView } from "../../wire";
import { cellWords } from "./describe";
import { Pieces } from "./layers";

let art: GameArt;
const SEATS = [{ name: "Anna", colour: "red" }];
const BOARD: GridView = {
  kind: "grid",
  name: { code: "" },
  seat: 0,
  tiles: { "0,0": { tile: "b01", rotation: 0, n: 1 }, "1,0": { tile: "b02", rotation: 0, n: 2 } },
  pieces: {
    "0,0/journeyman": { seat: 0, kind: "journeyman", role: "journeyman" },
    "0,0/waypoint": { seat: 0, kind: "waypoint", role: "waypoint" },
    "0,0|E": { seat: 0, kind: "road", role: "road" },
    "0,0|S": { seat: 0, kind: "road", role: "road" },
  },
};

beforeEach(async () => {
  speak();
  art = await gameArt("isle_of_skye");
  addTexts("en", projectFile("games/isle_of_skye/expansions/journeyman/texts/en.ftl"));
});
afterEach(cleanup);

test("pieces of a tile stand side by side, one on an edge lies across it", () => {
  const { container } = render(
    <svg>
      <title>board</title>
      <Pieces art={art} tiles={BOARD.tiles} pieces={BOARD.pieces ?? {}} seats={SEATS as never} level="L" />
    </svg>,
  );
  const where = (place: string) =>
    container
      .querySelector(`[data-piece="${place}"] > g`)
      ?.getAttribute("transform")
      ?.replace(/scale\([^)]*\)/, " ");
  expect([where("0,0/journeyman"), where("0,0/waypoint")]).toEqual([
    "translate(33 50) ",
    "translate(67 50) ",
  ]);
  expect([where("0,0|E"), where("0,0|S")]).toEqual(["translate(100 50) ", "translate(50 100) rotate(90)"]);
  expect(container.querySelectorAll(".piece-drawn.seat-red")).toHaveLength(4);
});

test("they are read out with where they are", () => {
  const words = cellWords({ art, board: BOARD, seats: SEATS as never }, "0,0");
  expect(words).toContain(
    "Anna: journeyman. Anna: waypoint marker. Anna: road, east edge. Anna: road, south edge.",
  );
});
