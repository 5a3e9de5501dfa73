import { useEffect, useState } from "preact/hooks";

/** Return `performance.now()`, anew every second. */
export function useSecond(): number {
  const [, tick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => tick((ticks) => ticks + 1), 1_000);
    return () => clearInterval(timer);
  }, []);
  return performance.now();
}
