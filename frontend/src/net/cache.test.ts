import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { makeTableDocument } from "../testing/fakeSocket";
import { forgetView, Keeper, keepView, readKeptView } from "./cache";

const view = { at: 1, v: 2, r: 0, seat: 0, document: makeTableDocument() };

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

test("the views of the last three tables are kept", () => {
  for (const table of ["a", "b", "c", "a", "d"]) keepView(table, view);
  expect(["a", "b", "c", "d"].map((table) => readKeptView(table) !== undefined)).toEqual([
    true,
    false,
    true,
    true,
  ]);
});

test("a forgotten view leaves nothing", () => {
  keepView("a", view);
  forgetView("a");
  expect(localStorage.length).toBe(0);
});

test("a hidden app stores its view at once, until it is stopped", () => {
  const keeper = new Keeper("a", () => view);
  const hide = () => document.dispatchEvent(new Event("visibilitychange"));
  hide();
  expect(readKeptView("a")).toBeUndefined(); // it is in sight
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  hide();
  expect(readKeptView("a")).toEqual(view);
  keeper.forget();
  keeper.stop();
  hide();
  expect(readKeptView("a")).toBeUndefined();
});
