import { beforeEach, expect, test } from "vitest";
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
