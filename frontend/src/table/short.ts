import { useEffect, useState } from "preact/hooks";

/** A small phone, held upright: the board needs what room there is. As in table.css. */
const SHORT = "(max-height: 700px) and (orientation: portrait)";

/** Whether this is one now. */
export const isShort = () => matchMedia(SHORT).matches;

/** The same, and told again when it changes. */
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
