import { useEffect, useState } from "preact/hooks";

/** Ms between two attempts without an answer. */
const PAUSE = 5_000;

/**
 * Count tries of something that may fail: the next one comes when the network is back, after a pause, and when asked.
 * @param failed whether the last try did. @returns the number of tries, and what makes the next one come now.
 */
export function useRetry(failed: boolean): [number, () => void] {
  const [tries, setTries] = useState(0);
  const again = () => setTries((before) => before + 1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try that fails waits anew
  useEffect(() => {
    if (!failed) return;
    const timer = setInterval(again, PAUSE);
    addEventListener("online", again);
    return () => {
      clearInterval(timer);
      removeEventListener("online", again);
    };
  }, [failed, tries]);
  return [tries, again];
}
