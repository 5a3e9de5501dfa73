import { useEffect, useRef } from "preact/hooks";
import { feel } from "../platform/haptics";

/** My turn is felt when it comes by what others did; a refusal always. */
export function useFeel(prompt: string | undefined, byOwn: boolean, refused: boolean): void {
  const last = useRef(prompt);
  useEffect(() => {
    if (prompt !== undefined && prompt !== last.current && !byOwn) feel("turn");
    last.current = prompt;
  }, [prompt, byOwn]);
  useEffect(() => {
    if (refused) feel("refused");
  }, [refused]);
}
