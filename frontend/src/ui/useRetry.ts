import { useEffect, useState } from "preact/hooks";

/** Pause between two failed attempts, in ms. */
const PAUSE = 3_000;

/** Count attempts at something that may fail. The next one comes when the network or the person is back, after a pause, or
 * on request.
 * @param failed whether the last attempt failed. @returns the number of attempts, and a function that starts the next one.
 */
export function useRetry(failed: boolean): [number, () => void] {
  const [tries, setTries] = useState(0);
  const retry = () => setTries((before) => before + 1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try that fails waits anew
  useEffect(() => {
    if (!failed) return;
    const whenSeen = () => document.hidden || retry();
    const timer = setInterval(retry, PAUSE);
    addEventListener("online", retry);
    document.addEventListener("visibilitychange", whenSeen);
    return () => {
      clearInterval(timer);
      removeEventListener("online", retry);
      document.removeEventListener("visibilitychange", whenSeen);
    };
  }, [failed, tries]);
  return [tries, retry];
}
