import { effect } from "@preact/signals";
import { beforeEach, expect, test } from "vitest";
import { blockStorage, fillStorage } from "../testing/brokenStorage";
import { onAnotherPage } from "../testing/otherPage";
import { forgetStored, isKept, readValue, update, writeValue } from "./storage";

const other = () => import("./storage");

beforeEach(() => {
  forgetStored("t1");
  localStorage.clear();
});

test("whoever reads a value follows it, whichever page stores it", async () => {
  const seen: unknown[] = [];
  const stop = effect(() => {
    seen.push(readValue("list.t1"));
  });
  writeValue("list.t1", [1]);
  await onAnotherPage(other, (page) => page.writeValue("list.t1", [1, 2]));
  writeValue("other.t1", 1);
  await onAnotherPage(other, (page) => page.forgetStored("t1"));
  stop();
  expect(seen).toEqual([undefined, [1], [1, 2], undefined]);
});

test("a change is made of what another page has stored, even if this one was not told", async () => {
  update<number[]>("list.t1", (list = []) => [...list, 1]);
  localStorage.setItem("tableside.list.t1", "[1,2]");
  update<number[]>("list.t1", (list = []) => [...list, 3]);
  expect(readValue("list.t1")).toEqual([1, 2, 3]);
  expect(localStorage.getItem("tableside.list.t1")).toBe("[1,2,3]");
});

test("forbidden storage throws nowhere: values last as long as the page", () => {
  blockStorage();
  expect(readValue("list.t1")).toBeUndefined();
  expect(isKept("list.t1")).toBe(true);
  writeValue("list.t1", [1]);
  update<number[]>("list.t1", (list = []) => [...list, 2]);
  expect(readValue("list.t1")).toEqual([1, 2]);
  expect(isKept("list.t1")).toBe(false);
  forgetStored("t1");
  expect(readValue("list.t1")).toBeUndefined();
});

test("a full storage keeps the newest value on this page, and takes it once there is room", () => {
  writeValue("list.t1", [1]);
  let isFull = true;
  fillStorage(() => isFull);
  update<number[]>("list.t1", (list = []) => [...list, 2]);
  expect(readValue("list.t1")).toEqual([1, 2]);
  expect(isKept("list.t1")).toBe(false);
  expect(localStorage.getItem("tableside.list.t1")).toBe("[1]");
  isFull = false;
  update<number[]>("list.t1", (list = []) => [...list, 3]);
  expect(isKept("list.t1")).toBe(true);
  expect(localStorage.getItem("tableside.list.t1")).toBe("[1,2,3]");
});

test("what the server can send again makes room for the rest, and for nothing of its kind", () => {
  writeValue("view.t1", { v: 1 });
  writeValue("pieces", []);
  fillStorage(() => localStorage.length > 1);
  writeValue("games", []);
  expect(localStorage.getItem("tableside.view.t1")).not.toBeNull();
  writeValue("outbox.t1", [1]);
  expect(Object.keys(localStorage)).toEqual(["tableside.outbox.t1"]);
  expect(isKept("outbox.t1")).toBe(true);
});
