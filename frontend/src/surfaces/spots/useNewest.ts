import { useEffect, useRef, useState } from "preact/hooks";
import { NO_PLACES } from "../types";
import type { Chart } from "./chart";

/** For this time, in ms, what has just changed is outlined. */
const LOOK_HERE = 4_000;

/** The places where pieces came, went or changed last while the chart was shown, and whether that was just now. */
export function useNewest(stacks: Chart["stacks"], live: boolean) {
  const before = useRef(stacks);
  const [places, setPlaces] = useState(NO_PLACES);
  const [isFresh, setFresh] = useState(false);
  useEffect(() => {
    const all = new Set([...Object.keys(before.current), ...Object.keys(stacks)]);
    const now = [...all].filter(
      (place) => JSON.stringify(before.current[place]) !== JSON.stringify(stacks[place]),
    );
    before.current = stacks;
    if (!live || !now.length) return;
    setPlaces(now);
    setFresh(true);
  }, [stacks, live]);
  useEffect(() => {
    if (!isFresh || !places.length) return;
    const timer = setTimeout(() => setFresh(false), LOOK_HERE);
    return () => clearTimeout(timer);
  }, [places, isFresh]);
  return { places, isFresh };
}
