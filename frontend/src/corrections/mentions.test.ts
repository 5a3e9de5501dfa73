// @vitest-environment node

import { expect, it } from "vitest";
import type { Timeline } from "../wire";
import { findFirstMention } from "./timeline";

const x1 = { code: "game.tile", params: { id: "x1" } };
const says = (tile: unknown) => [{ text: { code: "game.event", params: { seat: 0, tile } } }];

it("a piece is first mentioned where it was added, unless that was undone", () => {
  const timeline = {
    v: 5,
    entries: [
      { v: 1, ref: "1", kind: "start", narrations: [{ text: { code: "game.started" } }] },
      { v: 2, ref: "2", kind: "action", narrations: says(x1), status: "undone" },
      { v: 3 },
      {
        v: 4,
        ref: "4",
        kind: "action",
        narrations: says({ ...x1, params: { id: "x2" } }),
        can_correct: true,
      },
      { v: 5, ref: "5", kind: "action", narrations: says(x1), can_correct: true },
      { v: 6, ref: "6", kind: "action", narrations: says(x1) },
    ],
  } as unknown as Timeline;
  expect(findFirstMention(timeline, x1)).toEqual({ ref: "5", can_correct: true });
  const corrected = {
    v: 7,
    entries: [
      {
        v: 2,
        ref: "2",
        kind: "action",
        seat: 1,
        narrations: says(x1),
        now: says({ ...x1, params: { id: "x2" } }),
      },
      {
        v: 7,
        ref: "",
        kind: "correction",
        seat: 0,
        added: [
          { ref: "7.1", seat: 0, narrations: says(x1), status: "dropped" },
          { ref: "7.2", seat: 2, narrations: says(x1), can_correct: true },
        ],
      },
    ],
  } as unknown as Timeline;
  expect(findFirstMention(corrected, x1)).toEqual({ ref: "7.2", seat: 2, can_correct: true });
  expect(findFirstMention(timeline, { code: "game.tile", params: { id: "x9" } })).toBeUndefined();
});
