import { useEffect, useRef } from "preact/hooks";
import { giveFeedback } from "../platform/haptics";

/** Vibrate when others' actions lead to an own prompt, and at each refusal. */
export function useHaptics(prompt: string | undefined, byOwn: boolean, refused: boolean): void {
  const last = useRef(prompt);
  useEffect(() => {
    if (prompt !== undefined && prompt !== last.current && !byOwn) giveFeedback("turn");
    last.current = prompt;
  }, [prompt, byOwn]);
  useEffect(() => {
    if (refused) giveFeedback("refused");
  }, [refused]);
}
