import { useEffect, useState } from "preact/hooks";
import { enter, hasTexts, type Room } from "../i18n";

/** Load the texts of rooms and return the state. Texts that are loaded already are "here" at once. */
export function useTexts(...rooms: readonly Room[]): "here" | "coming" | "failed" {
  const [broken, setBroken] = useState(false);
  const needed = rooms.join(" ");
  useEffect(() => {
    let current = true;
    setBroken(false);
    enter(needed.split(" ").filter(Boolean)).catch(() => current && setBroken(true));
    return () => {
      current = false;
    };
  }, [needed]);
  if (hasTexts(rooms)) return "here";
  return broken ? "failed" : "coming";
}
