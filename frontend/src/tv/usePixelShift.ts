import { useEffect, useState } from "preact/hooks";

const MINUTE = 60_000;
/** Moves 2 px a minute around a small square, to protect TVs from burn-in. */
const PATH = [
  [0, 0],
  [2, 0],
  [4, 0],
  [4, 2],
  [4, 4],
  [2, 4],
  [0, 4],
  [0, 2],
] as const;

/** Return the current offset of the picture, in px. */
export function usePixelShift(): readonly [number, number] {
  const [at, setAt] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setAt((now) => (now + 1) % PATH.length), MINUTE);
    return () => clearInterval(timer);
  }, []);
  return PATH[at] ?? PATH[0];
}
