import { renderHook } from "@testing-library/preact";
import { expect, test } from "vitest";
import { useFocusKey } from "./useFocusKey";

function steps() {
  const { result, rerender } = renderHook(
    ({ step, sending }: { step: string; sending: boolean }) => useFocusKey(step, sending),
    { initialProps: { step: "lay", sending: false } },
  );
  const to = (step: string, sending = false) => {
    rerender({ step, sending });
    return result.current.focusKey;
  };
  return { to, act: () => result.current.acted(), byOwn: () => result.current.byOwn };
}

test("the focus follows an own action, not those of others", () => {
  const { to, act, byOwn } = steps();
  expect(to("ben draws")).toBe(0);
  act();
  expect(to("")).toBe(0);
  expect(to("cara draws")).toBe(1);
  expect(byOwn()).toBe(true);
  expect(to("dora draws")).toBe(1);
  expect(byOwn()).toBe(false);
});

test("a slow answer is announced as being sent, and then its result", () => {
  const { to, act, byOwn } = steps();
  act();
  expect(to("lay sending", true)).toBe(1);
  expect(to("ben draws")).toBe(2);
  expect(byOwn()).toBe(true);
  expect(to("cara draws")).toBe(2);
});

test("actions of others while an answer is being sent do not move the focus", () => {
  const { to, act } = steps();
  act();
  expect(to("build sending", true)).toBe(1);
  expect(to("build, ben is done, sending", true)).toBe(1);
  expect(to("ben draws")).toBe(2);
});

test("each answer being sent is announced once", () => {
  const { to, act } = steps();
  act();
  expect(to("first sending", true)).toBe(1);
  act();
  expect(to("second sending", true)).toBe(2);
  expect(to("done")).toBe(3);
});
