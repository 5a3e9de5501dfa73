import { expect, test } from "vitest";
import type { ChoosePrompt, MovePrompt } from "../wire";
import {
  buildAnswers,
  buildMoveAction,
  findMoving,
  findStaying,
  isPreselected,
  readMoving,
} from "./answering";

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
  const chosen = findMoving(JOURNEY, { prompt: "journey-1", target: "2,0", source: "0,0" });
  const ending = { id: "none", label: { code: "" }, payload: { track: "" } };
  expect(buildMoveAction(JOURNEY, chosen, ending)).toEqual({
    type: "pick_up",
    nth: 1,
    place: "2,0",
    track: "",
  });
  expect(readMoving(JOURNEY, { type: "pick_up", nth: 1, place: "2,0" })).toEqual(chosen);
});

test("a target that the prompt has chosen stands until another one, or none, is chosen", () => {
  const targets = { "0,0": { "2,0": {}, "3,0": {} } };
  const journey: MovePrompt = { ...JOURNEY, moves: targets, preselected: "2,0" };
  expect(findMoving(journey, undefined).target).toBe("2,0");
  expect(findMoving(journey, { prompt: "journey-0", target: "3,0" }).target).toBe("2,0");
  expect(findMoving(journey, { prompt: "journey-1", target: "3,0" }).target).toBe("3,0");
  expect(findMoving(journey, { prompt: "journey-1" }).target).toBeUndefined();
  expect(isPreselected(journey, { prompt: "journey-0" })).toBe(true);
  expect(isPreselected(journey, { prompt: "journey-1" })).toBe(false);
});

test("what a piece does where it is is no place, unless the piece has one place", () => {
  const own = { "0,0": { "0,0": { ending: "stop" }, "2,0": {} } };
  const endings = { stop: [{ id: "stop", label: { code: "" }, payload: {} }] };
  const handlers = { submit: () => undefined, setMoving: () => undefined };
  const legal = (prompt: MovePrompt) => buildAnswers({ surfaces: {} }, prompt, undefined, handlers)?.legal;
  const journey: MovePrompt = { ...JOURNEY, moves: own, endings };
  const { source: _, ...walk } = journey;
  expect([...(legal(journey) ?? [])].sort()).toEqual(["0,0", "2,0"]);
  expect(findStaying(journey, findMoving(journey, undefined))).toBeUndefined();
  expect(legal(walk)).toEqual(["2,0"]);
  expect(findStaying(walk, findMoving(walk, undefined))?.id).toBe("stop");
});

test("choices on a board have labels there, unless their gains are drawn beside it", () => {
  const makeChoice = (id: string, gains?: { code: string }[]) => ({
    id,
    label: { code: "" },
    payload: {},
    places: [id],
    ...(gains ? { gains } : {}),
  });
  const handlers = { submit: () => undefined, setMoving: () => undefined };
  const listLabels = (...choices: ChoosePrompt["choices"]) => {
    const prompt = {
      kind: "choose",
      id: "",
      title: { code: "" },
      action: { type: "" },
      on: "0",
      choices,
    } as const;
    return Object.keys(buildAnswers({ surfaces: {} }, prompt, undefined, handlers)?.labels ?? {});
  };
  expect(listLabels(makeChoice("1,0"), makeChoice("1,1"))).toEqual(["1,0", "1,1"]);
  expect(listLabels(makeChoice("1,0", [{ code: "" }]), makeChoice("1,1"))).toEqual([]);
});
