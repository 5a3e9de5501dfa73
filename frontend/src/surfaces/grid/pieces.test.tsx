/** Pieces that a game draws itself: in the middle of a tile, side by side, and across an edge. */
import { render } from "@testing-library/preact";
import { beforeEach, expect, test } from "vitest";
import { addTexts } from "../../i18n";
import { fetchGameArt, type GameArt } from "../../pieces/assets";
import { projectFile } from "../../testing/files";
import { speak } from "../../testing/played";
import type { GridView } from "../../wire";
import { describeCell } from "./describe";
import { Pieces } from "./layers";
import { ProofLayer } from "./ProofLayer";

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
  art = await fetchGameArt("isle_of_skye");
  addTexts("en", projectFile("games/isle_of_skye/expansions/journeyman/texts/en.ftl"));
});

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

test("those on a tile that a proof cites are drawn over it, those elsewhere are not", () => {
  const line = {
    n: 1,
    seat: 0,
    turn: 1,
    points: 2,
    category: "place_a",
    reason: "x",
    rule: "x",
    segments: ["0,0"],
  };
  const proven = (board: GridView) => {
    const layer = { art, board, seats: SEATS as never, level: "L", scale: 96, line } as const;
    const { container } = render(
      <svg>
        <title>board</title>
        <ProofLayer {...layer} />
      </svg>,
    );
    return [...container.querySelectorAll(".proof [data-piece]")].map((piece) =>
      piece.getAttribute("data-piece"),
    );
  };
  expect(proven(BOARD)).toContain("0,0/journeyman");
  const elsewhere = { "1,0/journeyman": { seat: 0, kind: "journeyman", role: "journeyman" } };
  expect(proven({ ...BOARD, pieces: elsewhere })).toEqual([]);
});

test("they are read out with where they are", () => {
  const words = describeCell({ art, board: BOARD, seats: SEATS as never }, "0,0");
  expect(words).toContain(
    "Anna: journeyman. Anna: waypoint marker. Anna: road, east edge. Anna: road, south edge.",
  );
});
