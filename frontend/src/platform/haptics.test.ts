// @vitest-environment node

import { beforeEach, expect, test, vi } from "vitest";
import { giveFeedback } from "./haptics";
import { prefer } from "./preferences";

const vibrate = vi.fn();

beforeEach(() => {
  vibrate.mockReset();
  vi.stubGlobal("navigator", { vibrate, userActivation: { hasBeenActive: true } });
  prefer({ signals: "touch" });
});

test("my turn is two short pulses, a refusal one long one", () => {
  giveFeedback("turn");
  giveFeedback("refused");
  expect(vibrate.mock.calls).toEqual([[[40, 60, 40]], [[80]]]);
});

test("nothing vibrates if it is switched off or the phone was not touched yet", () => {
  prefer({ signals: "off" });
  giveFeedback("turn");
  prefer({ signals: "touch" });
  vi.stubGlobal("navigator", { vibrate, userActivation: { hasBeenActive: false } });
  giveFeedback("turn");
  expect(vibrate).not.toHaveBeenCalled();
});

test("a phone without vibration is not asked to vibrate", () => {
  vi.stubGlobal("navigator", {});
  expect(() => giveFeedback("placed")).not.toThrow();
});

test("a knock is played at my turn only, and only if it is switched on", () => {
  const vibrate = vi.fn();
  class Part {
    frequency = { exponentialRampToValueAtTime: vi.fn() };
    gain = { exponentialRampToValueAtTime: vi.fn() };
    connect = (next: unknown) => next;
    start = vibrate;
    stop = vi.fn();
  }
  vi.stubGlobal(
    "AudioContext",
    class {
      currentTime = 0;
      destination = {};
      resume = () => Promise.resolve();
    },
  );
  vi.stubGlobal("OscillatorNode", Part);
  vi.stubGlobal("GainNode", Part);
  giveFeedback("turn");
  expect(vibrate).not.toHaveBeenCalled();
  prefer({ signals: "both" });
  giveFeedback("placed");
  expect(vibrate).not.toHaveBeenCalled();
  giveFeedback("turn");
  expect(vibrate).toHaveBeenCalledTimes(1);
});
