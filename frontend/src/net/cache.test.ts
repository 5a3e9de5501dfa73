import { beforeEach, expect, test } from "vitest";
import { tableDocument } from "../testing/fakeSocket";
import { forgetView, keepView, keptView } from "./cache";

const kept = { at: 1, v: 2, r: 0, seat: 0, document: tableDocument() };

beforeEach(() => localStorage.clear());

test("the views of the last three tables are kept", () => {
  for (const table of ["a", "b", "c", "a", "d"]) keepView(table, kept);
  expect(["a", "b", "c", "d"].map((table) => keptView(table) !== undefined)).toEqual([
    true,
    false,
    true,
    true,
  ]);
});

test("a forgotten view leaves nothing", () => {
  keepView("a", kept);
  forgetView("a");
  expect(localStorage.length).toBe(0);
});
