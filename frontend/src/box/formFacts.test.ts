import { describe, expect, test } from "vitest";
import type { BoardForm, FormField, FormRow } from "../pieces/boardForms";
import {
  countEnd,
  findChosenIndex,
  findItem,
  findNextItem,
  fitsForm,
  hasSameFacts,
  resizeRow,
  withChoice,
  withEndLength,
} from "./formFacts";

const label = { code: "a.b" };
const BANNER: FormField = {
  label,
  choices: [
    { label, facts: { banner: null } },
    { label, facts: { banner: { gold: 2 } } },
  ],
};
const BRIDGE: FormField = {
  label,
  choices: [
    { label, facts: { bridge: false } },
    { label, facts: { bridge: true } },
  ],
};
const START: FormField = { label, at: ["start"], choices: [{ label, facts: { move: 4 } }] };
const ROW: FormRow = {
  name: label,
  at: ["tracks", "one", "spaces"],
  item: label,
  place: "{n},0",
  fields: [BANNER, BRIDGE],
  blank: { n: 1, part: 1, bridge: false, banner: null },
  least: 2,
  most: 9,
  number: "n",
  counted: { part: "bridge" },
  end: { label, at: ["tracks", "one", "loop", "spaces"], least: 2, most: 4 },
};
const FORM: BoardForm = { rows: [ROW], around: [START] };
const space = (n: number, part: number, bridge: boolean, banner: unknown = null) => ({
  n,
  part,
  bridge,
  banner,
});
const BOARD = {
  schema: "a/1",
  tracks: {
    one: { spaces: [space(1, 1, false), space(2, 2, true), space(3, 2, false)], loop: { spaces: [2, 3] } },
  },
};
const readSpaces = (facts: unknown) => (facts as typeof BOARD).tracks.one.spaces;

describe("a board by taps", () => {
  test("finds the choice that a field has, in whatever order its keys are", () => {
    expect(findChosenIndex(BANNER, BOARD.tracks.one.spaces[0])).toBe(0);
    expect(findChosenIndex(BANNER, { banner: { gold: 2 } })).toBe(1);
    expect(findChosenIndex(BANNER, { banner: { gold: 3 } })).toBe(-1);
    expect(hasSameFacts({ a: 1, b: [{ c: 2, d: 3 }] }, { b: [{ d: 3, c: 2 }], a: 1 })).toBe(true);
    expect(hasSameFacts([1, 2], [2, 1])).toBe(false);
  });

  test("changes the tapped field, counts along the row anew, and leaves the rest", () => {
    const before = JSON.stringify(BOARD);
    const after = withChoice(BOARD, ROW, 2, BRIDGE, { label, facts: { bridge: true } });
    expect(readSpaces(after)).toEqual([space(1, 1, false), space(2, 2, true), space(3, 3, true)]);
    expect(JSON.stringify(BOARD)).toBe(before);
    const fewer = withChoice(after, ROW, 1, BRIDGE, { label, facts: { bridge: false } });
    expect(readSpaces(fewer).map(({ part }) => part)).toEqual([1, 1, 2]);
    expect(withChoice(BOARD, undefined, undefined, START, { label, facts: { move: 4 } })).toEqual({
      ...BOARD,
      start: { move: 4 },
    });
  });

  test("grows and shrinks at the end of a row, and its end moves along", () => {
    const longer = resizeRow(BOARD, ROW, 1);
    expect(readSpaces(longer)).toEqual([...BOARD.tracks.one.spaces, space(4, 2, false)]);
    expect((longer as typeof BOARD).tracks.one.loop.spaces).toEqual([3, 4]);
    expect(resizeRow(longer, ROW, -1)).toEqual(BOARD);
    const withLoop = withEndLength(BOARD, ROW, 9);
    expect((withLoop as typeof BOARD).tracks.one.loop.spaces).toEqual([1, 2, 3]);
    expect(countEnd(withLoop, ROW)).toBe(3);
  });

  test("fits a form if every row has items", () => {
    expect(fitsForm(FORM, BOARD)).toBe(true);
    expect(fitsForm(FORM, null)).toBe(false);
    expect(fitsForm(FORM, { tracks: { one: { spaces: [] } } })).toBe(false);
    expect(fitsForm(FORM, { tracks: { one: { spaces: [7, null] } } })).toBe(false);
    expect(fitsForm(FORM, { tracks: "one" })).toBe(false);
  });

  test("finds the item at a place of the picture, and the item after one", () => {
    expect(findItem(FORM, BOARD, "3,0")).toEqual([0, 2]);
    expect(findItem(FORM, BOARD, "4,0")).toBeUndefined();
    const two = { rows: [ROW, ROW] };
    expect(findNextItem(two, BOARD, [0, 0])).toEqual([0, 1]);
    expect(findNextItem(two, BOARD, [0, 2])).toEqual([1, 0]);
    expect(findNextItem(two, BOARD, [1, 2])).toBeNull();
  });
});
