import { signal } from "@preact/signals";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { TableStore } from "../net/table";
import { resetPhone } from "../testing/app";
import { followPersistence } from "./persistence";
import { showTable } from "./session";

const persist = vi.fn(async () => true);
const seats = signal<number[]>([]);
let stop: () => void;

beforeEach(() => {
  resetPhone();
  persist.mockClear();
  seats.value = [];
  Object.defineProperty(navigator, "storage", { value: { persist }, configurable: true });
  showTable({ seats, close: () => undefined } as unknown as TableStore);
  stop = followPersistence();
});
afterEach(() => {
  stop();
  Reflect.deleteProperty(navigator, "storage");
});

test("the browser is asked to keep what is stored once somebody sits, and never again", () => {
  expect(persist).not.toHaveBeenCalled();
  seats.value = [0];
  expect(persist).toHaveBeenCalledTimes(1);
  seats.value = [];
  seats.value = [2];
  stop();
  stop = followPersistence();
  expect(persist).toHaveBeenCalledTimes(1);
});

test("a browser that cannot, or does not want to, is left alone", async () => {
  persist.mockRejectedValueOnce(new Error("no"));
  seats.value = [0];
  await Promise.resolve();
  stop();
  localStorage.clear();
  Reflect.deleteProperty(navigator, "storage");
  stop = followPersistence();
  expect(persist).toHaveBeenCalledTimes(1);
});
