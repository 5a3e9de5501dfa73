/** What two pages of one phone store at the same time: each change stays, and both pages show both. */
import { beforeEach, expect, test } from "vitest";
import { makeTableDocument } from "../testing/fakeSocket";
import { onAnotherPage } from "../testing/otherPage";
import type { ScoreLine, View } from "../wire";

const load = async () => ({
  ...(await import("../box/boardDrafts")),
  ...(await import("../net/cache")),
  ...(await import("../frame/strips/piecesToCheck")),
  ...(await import("../frame/strips/putRightLists")),
  ...(await import("../frame/strips/unkept")),
  ...(await import("../session/session")),
  ...(await import("./preferences")),
  ceremony: await import("../scoring/ceremony"),
  scored: await import("../scoring/scored"),
  stored: (await import("./storage")).readValue,
});
type Page = Awaited<ReturnType<typeof load>>;

const line = { n: 1, seat: 0, turn: 1, category: "place_a", points: 3, reason: "x" } as unknown as ScoreLine;
const ofRound = { goals: { a: {} }, lines: { 1: line } } as unknown as View;
const SCORED = { turn: 1, lines: [line] };
const view = { at: 1, v: 1, r: 0, seat: 0, document: makeTableDocument() };

/** By name: what this page does, what the other one does, and what both read afterwards. */
const CASES: Record<string, [(page: Page) => void, (page: Page) => void, (page: Page) => unknown, unknown]> =
  {
    "tables that are watched": [
      (page) => page.watch("t1", true),
      (page) => page.watch("t2", true),
      (page) => ["t1", "t2"].map(page.watches),
      [true, true],
    ],
    preferences: [
      (page) => page.prefer({ hints: false }),
      (page) => page.prefer({ hand: "left" }),
      ({ preferences }) => [preferences.value.hints, preferences.value.hand],
      [false, "left"],
    ],
    "steps ticked off on the real table": [
      (page) => page.tickSteps("t1", 5, [0]),
      (page) => page.tickSteps("t1", 7, "over"),
      (page) => page.readMarks("t1"),
      { 5: [0], 7: "over" },
    ],
    "seats that have reviewed a round": [
      (page) => page.scored.findRight("t1", SCORED, 0),
      (page) => page.scored.findRight("t1", SCORED, 1),
      (page) => page.scored.toCompare("t1", ofRound, [0, 1, 2])?.seats,
      [2],
    ],
    "pieces that are offered no more": [
      (page) => page.leavePieces("t1", ["a"]),
      (page) => page.leaveBoard("t1", "b"),
      (page) => page.stored("left.t1"),
      ["a", "board/b"],
    ],
    "pieces that nobody is asked about any more": [
      (page) => page.askNoMore("t1", "a"),
      (page) => page.askNoMore("t1", "b"),
      (page) => page.stored("checked.t1"),
      ["a", "b"],
    ],
    "views of tables": [
      (page) => page.keepView("t1", view),
      (page) => page.keepView("t2", view),
      (page) => page.stored("views"),
      ["t2", "t1"],
    ],
    "a board that is being copied out": [
      (page) => page.keepUnsavedBoard("box/a", { text: "1", base: "" }),
      (page) => page.keepUnsavedBoard("box/a", { text: "2", base: "" }),
      (page) => page.findUnsavedBoard("box/a")?.text,
      "2",
    ],
    "how far the ceremony was seen": [
      (page) => page.ceremony.markRevealed("t1"),
      (page) => page.ceremony.markSeen("t1"),
      (page) => page.stored("ceremony.t1"),
      "seen",
    ],
  };

beforeEach(() => localStorage.clear());

test.each(Object.entries(CASES))("%s", async (_, [ours, theirs, read, expected]) => {
  const page = await load();
  // Both pages have read what there is before either stores anything.
  read(page);
  const other = await onAnotherPage(load, (loaded) => {
    read(loaded);
    return loaded;
  });
  ours(page);
  await onAnotherPage(async () => other, theirs);
  expect(read(page)).toEqual(expected);
  expect(read(other)).toEqual(expected);
});

test("a page that is behind takes nothing back", async () => {
  const { ceremony, stored } = await load();
  ceremony.follow("t1");
  await onAnotherPage(load, (page) => page.ceremony.markSeen("t1"));
  ceremony.markRevealed("t1");
  expect(stored("ceremony.t1")).toBe("seen");
});
