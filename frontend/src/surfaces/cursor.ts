/** Keyboard cursor on a surface. */

import { useState } from "preact/hooks";
import type { Point } from "./camera";
import { stepFrom } from "./steps";

export interface Cursor {
  /** The place it is at, null before the first step. */
  place: string | null;
  clear: () => void;
  /**
   * Step to the place that a key leads to, and return it.
   *
   * @param steps places that may be stepped on, in reading order.
   * @param first the place of the first step.
   */
  step: (
    key: string,
    steps: readonly string[],
    first: string | undefined,
    at: (place: string) => Point,
  ) => string | undefined;
}

export function useCursor(): Cursor {
  const [place, setPlace] = useState<string | null>(null);
  return {
    place,
    clear: () => setPlace(null),
    step(key, steps, first, at) {
      const start = place ?? first;
      if (start === undefined) return undefined;
      const isInOrder = key === "PageDown" || key === "PageUp";
      const next = steps.indexOf(start) + (key === "PageDown" ? 1 : -1);
      const to =
        place === null && steps.includes(start)
          ? start
          : isInOrder
            ? (steps.at(next % steps.length) ?? start)
            : stepFrom(start, key, steps, at);
      setPlace(to);
      return to;
    },
  };
}
