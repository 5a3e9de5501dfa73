// @vitest-environment node

import { expect, test } from "vitest";
import { fetchArt, loadView } from "../../testing/played";
import type { Payload, PlacePrompt } from "../../wire";
import { EMPTY } from "../boards";
import {
  applyAction,
  buildAction,
  buildPlacement,
  findSentPlacement,
  isStillAllowed,
  layPiece,
  listRotations,
  listTargets,
  type Placing,
  toggleTarget,
  turnPiece,
} from "./placing";

const prompt = Object.values(loadView("place").prompts ?? {})[0] as PlacePrompt;
const at = (cell: string) => layPiece(prompt, cell) as Placing;

test("laid in the first rotation, turned through the legal ones and round again", () => {
  expect(listRotations(prompt, "4,0")).toEqual(["0", "2", "3"]);
  const turns = [at("4,0")];
  for (let i = 0; i < 3; i++) turns.push(turnPiece(prompt, turns.at(-1) as Placing));
  expect(turns.map(({ rotation }) => rotation)).toEqual(["0", "2", "3", "0"]);
  expect(turns[1]?.before).toBe("0");
  expect(buildPlacement(prompt, at("4,0"), 0).turns).toEqual({ on: 2, back: 3 });
});

test("where one rotation is legal nothing turns", () => {
  expect(turnPiece(prompt, at("3,2"))).toEqual(at("3,2"));
  expect(buildPlacement(prompt, at("3,2"), 0).turns).toEqual({});
});

test("a cell that is not offered takes nothing", () => {
  expect(layPiece(prompt, "99,99")).toBeNull();
});

test("a target is chosen and taken off again, and stays over a turn only where it may", () => {
  const chosen = toggleTarget(at("4,0"), "f0");
  expect(chosen.target).toBe("f0");
  expect(toggleTarget(chosen, "f0").target).toBeUndefined();
  expect(turnPiece(prompt, chosen).target).toBe("f0");
  const narrow: PlacePrompt = {
    ...prompt,
    cells: { "4,0": { "0": { f0: "cities:0" }, "1": { c0: "city_open:2" } } },
  };
  expect(turnPiece(narrow, { ...chosen, prompt: narrow.id }).target).toBeUndefined();
});

test("what is sent holds the prompt's action, the cell, the rotation and the target", () => {
  const turnedOnce = toggleTarget(turnPiece(prompt, at("4,0")), "c0");
  expect(buildAction(prompt, turnedOnce)).toEqual({
    type: "place_tile",
    x: 4,
    y: 0,
    rotation: 2,
    follower: "c0",
  });
  expect(buildAction(prompt, at("-2,-3"))).toEqual({ type: "place_tile", x: -2, y: -3, rotation: 3 });
  expect(listTargets(prompt, turnedOnce).map(([segment]) => segment)).toEqual(["c0", "f0"]);
});

test("an entry on its way is drawn as it was laid", () => {
  const placing = toggleTarget(at("4,0"), "f0");
  expect(findSentPlacement(prompt, { seat: 2, action: buildAction(prompt, placing) })).toMatchObject({
    cell: "4,0",
    rotation: 0,
    target: "f0",
    seat: 2,
    sent: true,
  });
  expect(findSentPlacement(prompt, { seat: 2, action: { type: "draw" } })).toBeUndefined();
});

test("an action that was entered is shown on the board with what it added", async () => {
  const carcassonne = await fetchArt();
  const board = { ...EMPTY, tiles: { "3,0": { tile: "D", rotation: 0, n: 7 } } };
  const placed = (action: Payload, seat?: number) => applyAction(carcassonne, board, prompt, action, seat);
  const farmer = buildAction(prompt, toggleTarget(at("4,0"), "f0"));
  expect(placed(farmer, 2)).toEqual({
    cell: "4,0",
    board: {
      ...EMPTY,
      tiles: { ...board.tiles, "4,0": { tile: prompt.piece, rotation: 0, n: 7 } },
      pieces: { "4,0/f0": { seat: 2, kind: "follower", role: "", lying: true } },
    },
  });
  expect(placed(buildAction(prompt, toggleTarget(at("4,0"), "c0")), 2)?.board.pieces).toMatchObject({
    "4,0/c0": { lying: false },
  });
  expect(placed(farmer)?.board.pieces, "whose it is, is not known").toBeUndefined();
  expect(placed(buildAction(prompt, at("4,0")), 2)?.board.pieces).toBeUndefined();
  expect(placed({ type: "draw" }, 2)).toBeUndefined();
});

test("what was laid lies no longer under another piece or where it is not offered", () => {
  const placing = toggleTarget(at("4,0"), "f0");
  expect(isStillAllowed(prompt, placing)).toBe(true);
  expect(isStillAllowed({ ...prompt, piece: "V" }, placing)).toBe(false);
  expect(isStillAllowed({ ...prompt, id: "place-28-R" }, placing)).toBe(false);
  expect(isStillAllowed({ ...prompt, cells: { "4,0": { "0": {} } } }, placing)).toBe(false);
  expect(isStillAllowed({ ...prompt, cells: {} }, placing)).toBe(false);
});
