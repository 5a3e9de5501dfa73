import { act } from "@testing-library/preact";
import { expect, test, vi } from "vitest";
import { onAPhone, opened } from "../testing/phone";
import { documentOf } from "../testing/played";
import { SETTLE_MS } from "../ui/settling";
import type { TableDocument } from "../wire";

onAPhone();

const pick = documentOf("pick");
const seat = Number(Object.keys(pick.view?.waits ?? {})[0]);
/** The same table a moment earlier, while another seat is awaited. */
const waiting = (): TableDocument => {
  const document = documentOf("pick");
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
  const table = opened(waiting(), seat);
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
  const table = opened(waiting(), seat, (played) => {
    played.pending.value = [{ id: "e", at: 0, kind: "undo", prompt: "undo", seat, version: 8 }];
  });
  await act(() => {
    table.document.value = pick;
    table.pending.value = [];
  });
  expect(settles()).toBe(false);
  opened(pick, seat);
  expect(settles()).toBe(false);
});

test("a prompt that an own answer opens for the next person on the phone ignores taps for 0.4 s", async () => {
  const table = opened(documentOf("market"), 0, (played) => {
    played.seats.value = [0, 1];
    played.pending.value = [{ id: "e", at: 0, kind: "submit", prompt: "buy", seat: 0, version: 8 }];
  });
  await vi.waitFor(() => expect(table.container.querySelector(".market")).toBeTruthy());
  vi.useFakeTimers();
  const now = documentOf("market");
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
