import { expect, test } from "vitest";
import type { MovePrompt } from "../wire";
import { moveAction, movingFor, movingOf } from "./answering";

const JOURNEY: MovePrompt = {
  kind: "move",
  id: "journey-1",
  title: { code: "isle_of_skye.prompt_pick_up" },
  action: { type: "pick_up", nth: 1 },
  on: "0",
  moves: { "0,0": { "2,0": { path: ["1,0"] } } },
  source: "",
  target: "place",
};

test("a piece with one place leaves it without naming it", () => {
  const chosen = movingFor(JOURNEY, { prompt: "journey-1", target: "2,0", source: "0,0" });
  const ending = { id: "none", label: { code: "" }, payload: { track: "" } };
  expect(moveAction(JOURNEY, chosen, ending)).toEqual({ type: "pick_up", nth: 1, place: "2,0", track: "" });
  expect(movingOf(JOURNEY, { type: "pick_up", nth: 1, place: "2,0" })).toEqual(chosen);
});
