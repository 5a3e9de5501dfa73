import { describe, expect, it } from "vitest";
import { fetchForm, isMosaic, type MosaicForm } from "../pieces/boardForms";
import { joinSpots, listBorder, readRows, resizeRow, stepKind, withCorner, withRows } from "./mosaicFacts";

const loaded = await fetchForm("dolmengoetter", "dolmengoetter-board/1");
if (!isMosaic(loaded)) throw new Error("no form");
const form: MosaicForm = loaded;

/** Two squares side by side: six spots, all on the border. */
const board = {
  schema: "dolmengoetter-board/1",
  [form.cells]: [
    { id: "c1", row: 1, col: 1, size: 4, [form.spots]: ["a", "b", "e", "d"] },
    { id: "c2", row: 1, col: 2, size: 4, [form.spots]: ["b", "c", "f", "e"] },
    { id: "c3", row: 2, col: 1, size: 6, [form.spots]: [] },
    { id: "c4", row: 2, col: 2, size: 8, [form.spots]: [] },
  ],
  [form.spots]: ["a", "b", "c", "d", "e", "f"].map((id) => ({
    id,
    [form.sign]: { b: "U", e: "U", c: "F" }[id] ?? null,
    [form.corner]: id === "c",
  })),
  [form.derived[0] as string]: [["a", "b"]],
};

const signs = (of: Parameters<typeof listBorder>[1]) =>
  Object.fromEntries(listBorder(form, of).map(({ id, sign }) => [id, sign]));

describe("rows of cells", () => {
  it("are read from a board and from a sketch", () => {
    const rows = [
      [4, 4],
      [6, 8],
    ];
    expect(readRows(form, board)).toEqual(rows);
    expect(readRows(form, withRows(board, rows))).toEqual(rows);
    expect(readRows(form, { [form.cells]: [{ row: 1, col: 2, size: 4 }] })).toBeNull();
    expect(readRows(form, { [form.cells]: [{ size: 4 }] })).toBeNull();
    expect(readRows(form, null)).toBeNull();
  });

  it("go through the kinds by taps, and grow and shrink at their end", () => {
    expect(stepKind(form, [[4], [8]], 0, 0)).toEqual([[6], [8]]);
    expect(stepKind(form, [[4], [8]], 1, 0)).toEqual([[4], [4]]);
    expect(resizeRow([[4, 6], [8]], 0, 1)).toEqual([[4, 6, 6], [8]]);
    expect(resizeRow([[4, 6], [8]], 0, -1)).toEqual([[4], [8]]);
  });
});

describe("spots of the border", () => {
  it("are listed clockwise from the first cell, whatever they are joined to", () => {
    const clockwise = ["a", "b", "c", "f", "e", "d"];
    expect(listBorder(form, board).map(({ id }) => id)).toEqual(clockwise);
    expect(listBorder(form, joinSpots(form, board, "c", "f")).map(({ id }) => id)).toEqual(clockwise);
    expect(listBorder(form, withCorner(form, board, "e")).map(({ id }) => id)).toEqual(clockwise);
  });

  it("are joined by a sign that no other pair has; former partners lose theirs", () => {
    const after = joinSpots(form, board, "a", "b");
    expect(signs(after)).toEqual({ a: "U", b: "U", c: "F", d: null, e: null, f: null });
    expect((form.derived[0] as string) in after).toBe(false);
    const more = joinSpots(form, after, "d", "e");
    expect(signs(more).d).toBe(signs(more).e);
    expect(signs(more).d).not.toBe("U");
  });

  it("are corners or not", () => {
    const corner = withCorner(form, board, "b");
    expect(signs(corner)).toMatchObject({ b: "F", e: null });
    expect(signs(withCorner(form, corner, "b")).b).toBeNull();
    expect(signs(joinSpots(form, corner, "b", "c"))).toMatchObject({ b: "U", c: "U" });
  });
});
