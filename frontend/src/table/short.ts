import { useEffect, useState } from "preact/hooks";

/** Media query of a small phone held upright, on which the board needs all room. As in table.css. */
const SHORT = "(max-height: 700px) and (orientation: portrait)";

/** True if the screen matches now. */
export const isShort = () => matchMedia(SHORT).matches;

/** The same as a hook, updated when it changes. */
export function useShort(): boolean {
  const [short, setShort] = useState(isShort);
  useEffect(() => {
    const list = matchMedia(SHORT);
    const changed = () => setShort(list.matches);
    changed();
    list.addEventListener("change", changed);
    return () => list.removeEventListener("change", changed);
  }, []);
  return short;
}
