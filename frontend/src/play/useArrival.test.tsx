import { act } from "@testing-library/preact";
import { expect, test, vi } from "vitest";
import { onAPhone, showTable } from "../testing/phone";
import { loadDocument } from "../testing/played";
import { SETTLE_MS } from "../ui/settling";
import type { TableDocument } from "../wire";

onAPhone();

const pick = loadDocument("pick");
const seat = Number(Object.keys(pick.view?.waits ?? {})[0]);
/** The same table a moment earlier, while another seat is awaited. */
const waiting = (): TableDocument => {
  const document = loadDocument("pick");
  if (!document.view) throw new Error("no view");
  const { prompts: _, ...view } = document.view;
  return { ...document, view: { ...view, waits: { "0": { code: "play.over" } } } };
};
const settles = () => document.querySelector(".sheet")?.classList.contains("sheet-settling");
const after = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

test("a sheet that opens by itself ignores taps for 0.4 s", async () => {
  vi.useFakeTimers();
  const table = showTable(waiting(), seat);
  expect(settles()).toBe(false);
  await act(() => {
    table.document.value = pick;
  });
  expect(settles()).toBe(true);
  await after(SETTLE_MS - 1);
  expect(settles()).toBe(true);
  await after(1);
  expect(settles()).toBe(false);
});

test("the result of an own answer accepts taps at once, and so does an opened screen", async () => {
  const table = showTable(waiting(), seat, (played) => {
    played.pending.value = [{ id: "e", at: 0, kind: "undo", prompt: "undo", seat, version: 8 }];
  });
  await act(() => {
    table.document.value = pick;
    table.pending.value = [];
  });
  expect(settles()).toBe(false);
  showTable(pick, seat);
  expect(settles()).toBe(false);
});

test("a place that is chosen already is not answered for by a tap too many", async () => {
  vi.useFakeTimers();
  const table = showTable(waiting(), seat, (played) => {
    played.pending.value = [{ id: "e", at: 0, kind: "undo", prompt: "undo", seat, version: 8 }];
  });
  const { view } = pick;
  if (!view) throw new Error("no view");
  const walk = { kind: "move" as const, id: "walk", title: { code: "play.over" }, action: { type: "walk" } };
  const prompt = { ...walk, on: "main", moves: { "0,0": { "1,0": {} } }, source: "", preselected: "1,0" };
  await act(() => {
    table.document.value = { ...pick, view: { ...view, prompts: { walk: prompt } } };
    table.pending.value = [];
  });
  expect(settles()).toBe(true);
  await after(SETTLE_MS);
  expect(settles()).toBe(false);
});

test("a prompt that an own answer opens for the next person on the phone ignores taps for 0.4 s", async () => {
  const table = showTable(loadDocument("market"), 0, (played) => {
    played.seats.value = [0, 1];
    played.pending.value = [{ id: "e", at: 0, kind: "submit", prompt: "buy", seat: 0, version: 8 }];
  });
  await vi.waitFor(() => expect(table.container.querySelector(".market")).toBeTruthy());
  vi.useFakeTimers();
  const now = loadDocument("market");
  await act(() => {
    table.seat.value = 1;
    table.document.value = now;
    table.pending.value = [];
  });
  expect(settles()).toBe(true);
  expect(document.querySelector(".band-work")?.classList.contains("band-settling")).toBe(true);
  await after(SETTLE_MS);
  expect(settles()).toBe(false);
  expect(document.querySelector(".band-work")?.classList.contains("band-settling")).toBe(false);
});
