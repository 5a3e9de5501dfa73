// @vitest-environment node

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { pulse } from "./haptics";
import { prefer } from "./preferences";

const vibrate = vi.fn();

beforeEach(() => {
  vibrate.mockReset();
  vi.stubGlobal("navigator", { vibrate, userActivation: { hasBeenActive: true } });
  prefer({ signals: "touch" });
});
afterEach(() => vi.unstubAllGlobals());

test("my turn is two short pulses, a refusal one long one", () => {
  pulse("turn");
  pulse("refused");
  expect(vibrate.mock.calls).toEqual([[[40, 60, 40]], [[80]]]);
});

test("nothing vibrates if it is switched off or the phone was not touched yet", () => {
  prefer({ signals: "off" });
  pulse("turn");
  prefer({ signals: "touch" });
  vi.stubGlobal("navigator", { vibrate, userActivation: { hasBeenActive: false } });
  pulse("turn");
  expect(vibrate).not.toHaveBeenCalled();
});

test("a phone without vibration is not asked to vibrate", () => {
  vi.stubGlobal("navigator", {});
  expect(() => pulse("placed")).not.toThrow();
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
  pulse("turn");
  expect(vibrate).not.toHaveBeenCalled();
  prefer({ signals: "both" });
  pulse("placed");
  expect(vibrate).not.toHaveBeenCalled();
  pulse("turn");
  expect(vibrate).toHaveBeenCalledTimes(1);
});
