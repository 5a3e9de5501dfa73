import { expect, test } from "vitest";
import type { PlacePrompt } from "../../wire";
import {
  buildAction,
  findAddedKind,
  findBackPoints,
  layPiece,
  listAddableKinds,
  listTargets,
  toggleTarget,
  withBack,
  withKind,
} from "./placing";

const PROMPT: PlacePrompt = {
  kind: "place",
  id: "place-1",
  title: { code: "carcassonne.prompt_draw" },
  action: { type: "place_tile" },
  piece: "IN",
  cells: { "1,0": { "0": { c0: "", r0: "" } }, "2,0": { "0": {} } },
  field: "follower",
  stock: 3,
  kind_field: "figure",
  further: [
    { kind: "big", stock: 1, as_plain: true },
    { kind: "builder", stock: 1, cells: { "1,0": { "0": { r0: "" } } } },
  ],
  taking_back: { field: "back", cell: "0,0", kind: "abbot", place: "0,0/m0", points: { "1,0": 5 } },
};
const at = (cell: string) => {
  const placing = layPiece(PROMPT, cell);
  if (!placing) throw new Error(cell);
  return placing;
};

test("kinds with a target are offered, the plain one first", () => {
  expect(listAddableKinds(PROMPT, at("1,0"))).toEqual(["", "big", "builder"]);
  expect(listAddableKinds(PROMPT, at("2,0"))).toEqual([]);
  expect(findAddedKind(PROMPT, at("1,0"))).toBe("");
});

test("without a plain piece in hand those that are set like one keep their targets", () => {
  const without = { ...PROMPT, stock: 0 };
  expect(listAddableKinds(without, at("1,0"))).toEqual(["big", "builder"]);
  expect(findAddedKind(without, at("1,0"))).toBe("big");
});

test("a kind has its own targets, and is named in the action", () => {
  const placing = withKind(PROMPT, toggleTarget(at("1,0"), "c0"), "builder");
  expect(listTargets(PROMPT, placing).map(([segment]) => segment)).toEqual(["r0"]);
  expect(placing.target, "its only one is taken at once").toBe("r0");
  expect(buildAction(PROMPT, placing)).toEqual({
    type: "place_tile",
    x: 1,
    y: 0,
    rotation: 0,
    follower: "r0",
    figure: "builder",
  });
});

test("a plain piece is not named", () => {
  expect(buildAction(PROMPT, toggleTarget(at("1,0"), "r0"))).not.toHaveProperty("figure");
});

test("taking back says its points, and takes the place of a target", () => {
  expect(findBackPoints(PROMPT, at("1,0"))).toBe(5);
  expect(findBackPoints(PROMPT, at("2,0"))).toBeUndefined();
  const back = withBack(toggleTarget(at("1,0"), "r0"));
  expect(buildAction(PROMPT, back)).toEqual({ type: "place_tile", x: 1, y: 0, rotation: 0, back: "0,0" });
  expect(withBack(back).back).toBeUndefined();
  expect(toggleTarget(back, "c0").back).toBeUndefined();
});
