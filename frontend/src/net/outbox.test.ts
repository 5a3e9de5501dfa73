import { beforeEach, expect, test } from "vitest";
import { blockStorage, fillStorage } from "../testing/brokenStorage";
import { onAnotherPage } from "../testing/otherPage";
import { Outbox } from "./outbox";

const entry = { kind: "submit", prompt: "p1", seat: 0, version: 3, action: { type: "draw" } } as const;

beforeEach(() => localStorage.clear());

test("one unsettled entry per prompt", () => {
  const outbox = new Outbox("t1");
  expect(outbox.add(entry)?.id).toMatch(/^[0-9a-f]{32}$/);
  expect(outbox.add(entry)).toBeNull();
  expect(outbox.add({ ...entry, prompt: "p2" })).not.toBeNull();
});

test("a closed app resends with the same id", () => {
  const made = new Outbox("t1").add(entry);
  expect(new Outbox("t1").unanswered.map(({ id }) => id)).toEqual([made?.id]);
  expect(new Outbox("t2").unanswered).toEqual([]);
});

test("an acknowledged entry stays until the document has reached its version", () => {
  const outbox = new Outbox("t1");
  const made = outbox.add(entry);
  outbox.acknowledge(made?.id ?? "", 4);
  expect(outbox.unanswered).toEqual([]);
  outbox.settle(3);
  expect(outbox.entries.value).toHaveLength(1);
  outbox.settle(4);
  expect(outbox.entries.value).toEqual([]);
  expect(localStorage.getItem("tableside.outbox.t1")).toBeNull();
});

test("two pages of one phone share an outbox: neither overwrites the other's entries", async () => {
  const outbox = new Outbox("t1");
  const page = await onAnotherPage(
    () => import("./outbox"),
    ({ Outbox: Other }) => new Other("t1"),
  );
  const ours = outbox.add(entry);
  // The other page was not told.
  const theirs = page.add({ ...entry, prompt: "p2" });
  expect(new Outbox("t1").unanswered.map(({ id }) => id)).toEqual([ours?.id, theirs?.id]);
  expect(page.add(entry)).toBeNull();
});

test("an entry of one page is seen, settled and dropped by the other", async () => {
  const outbox = new Outbox("t1");
  const act = <Result>(on: (other: Outbox) => Result) =>
    onAnotherPage(
      () => import("./outbox"),
      ({ Outbox: Other }) => on(new Other("t1")),
    );
  const theirs = await act((page) => page.add(entry));
  expect(outbox.unanswered).toEqual([theirs]);
  outbox.acknowledge(theirs?.id ?? "", 4);
  await act((page) => page.settle(4));
  expect(outbox.entries.value).toEqual([]);
  const ours = outbox.add(entry);
  await act((page) => page.drop(ours?.id ?? ""));
  outbox.acknowledge(ours?.id ?? "", 5);
  expect(outbox.entries.value).toEqual([]);
});

test("an outbox that is not kept says so, and works as long as the page", () => {
  const outbox = new Outbox("t1");
  fillStorage();
  const made = outbox.add(entry);
  expect(outbox.unanswered).toEqual([made]);
  expect(outbox.isKept.value).toBe(false);
  outbox.drop(made?.id ?? "");
  expect(outbox.entries.value).toEqual([]);
  expect(outbox.isKept.value).toBe(true);
});

test("forbidden storage loses no entry while the page is open", () => {
  blockStorage();
  const outbox = new Outbox("t2");
  outbox.add(entry);
  expect(outbox.add({ ...entry, prompt: "p2" })).not.toBeNull();
  expect(outbox.unanswered).toHaveLength(2);
  expect(outbox.isKept.value).toBe(false);
});
