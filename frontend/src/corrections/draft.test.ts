import { beforeEach, describe, expect, test } from "vitest";
import { openVersions, readMarks, tickSteps } from "../frame/strips/putRightLists";
import { forgetDrafts } from "../net/drafts";
import {
  buildPayload,
  dropEntries,
  findCorrectionDraft,
  findEnd,
  insertEntry,
  isSamePayload,
  keepCorrectionDraft,
  replaceAction,
} from "./draft";

const DRAW = { type: "draw_tile", tile: "V" };

beforeEach(() => localStorage.clear());

describe("a draft", () => {
  const about = { table: "t1", seat: 1, about: "12", edits: [] };

  test("has one edit per entry, the last one", () => {
    const once = replaceAction([], "12", { ...DRAW, tile: "U" });
    expect(replaceAction(once, "12", DRAW)).toEqual([{ type: "replace", ref: "12", action: DRAW }]);
    expect(dropEntries(once, ["12", "13"])).toEqual([
      { type: "drop", ref: "12" },
      { type: "drop", ref: "13" },
    ]);
  });

  test("numbers added entries, and changes them in place", () => {
    const edits = insertEntry([], "12", DRAW, 1);
    const two = insertEntry(edits.edits, edits.ref, { type: "place_tile", x: 1 }, 1);
    expect([edits.ref, two.ref]).toEqual(["+1", "+2"]);
    expect(two.edits[1]).toMatchObject({ type: "insert", after: "+1", seat: 1 });
    expect(replaceAction(two.edits, "+1", { ...DRAW, tile: "E" })).toEqual([
      { type: "insert", after: "12", action: { ...DRAW, tile: "E" }, seat: 1 },
      two.edits[1],
    ]);
  });

  test("knows the last entry that it adds after an entry", () => {
    const edits = insertEntry([], "12", DRAW, 1);
    const two = insertEntry(edits.edits, "20", DRAW, 1);
    const three = insertEntry(two.edits, edits.ref, DRAW, 1);
    expect([findEnd(three.edits, "12"), findEnd(three.edits, "20"), findEnd(three.edits, "7")]).toEqual([
      "+3",
      "+2",
      "7",
    ]);
  });

  test("is sent as correction, undo or redo", () => {
    const edits = dropEntries([], ["12"]);
    expect(buildPayload({ ...about, edits })).toEqual({ type: "correction", edits });
    expect(buildPayload({ ...about, undo: 12 })).toEqual({ type: "undo", drops: [12] });
    expect(buildPayload({ ...about, redo: 14 })).toEqual({ type: "redo", undo: 14 });
  });

  test("belongs to one table and goes with the seat", () => {
    keepCorrectionDraft(about);
    expect(findCorrectionDraft("t2")).toBeNull();
    expect(findCorrectionDraft("t1")).toEqual(about);
    forgetDrafts();
    expect(findCorrectionDraft("t1")).toBeNull();
  });

  test("a missing field equals null", () => {
    const laid = { type: "place_tile", x: 1, y: 0, rotation: 2 };
    expect(isSamePayload(laid, { ...laid, follower: null })).toBe(true);
    expect(isSamePayload(laid, { ...laid, follower: "c0" })).toBe(false);
  });
});

describe("the put-right list", () => {
  test("started lists are remembered, of ten versions at most", () => {
    tickSteps("t3", 30, [0, 2]);
    expect(openVersions("t3")).toEqual([30]);
    expect(JSON.parse(localStorage.getItem("tableside.right.t3") ?? "")).toEqual({ 30: [0, 2] });
    for (let v = 31; v < 45; v++) tickSteps("t3", v, "over");
    expect(Object.keys(readMarks("t3"))).toHaveLength(10);
  });
});
