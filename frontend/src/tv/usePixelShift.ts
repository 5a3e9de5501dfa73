import { useEffect, useState } from "preact/hooks";

const MINUTE = 60_000;
/** 2 px a minute round a small square: no pixel of a TV shows the same edge all evening. */
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

/** Where the picture stands now, px. */
export function usePixelShift(): readonly [number, number] {
  const [at, setAt] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setAt((now) => (now + 1) % PATH.length), MINUTE);
    return () => clearInterval(timer);
  }, []);
  return PATH[at] ?? PATH[0];
}
