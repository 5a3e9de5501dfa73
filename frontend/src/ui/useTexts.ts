import { useEffect, useState } from "preact/hooks";
import { enter, hasTexts, type Room } from "../i18n";

/** Fetch the texts of rooms and tell how far that is. Texts that are here already are here at once. */
export function useTexts(...rooms: readonly Room[]): "here" | "coming" | "failed" {
  const [broken, setBroken] = useState(false);
  const wanted = rooms.join(" ");
  useEffect(() => {
    let current = true;
    setBroken(false);
    enter(wanted.split(" ").filter(Boolean)).catch(() => current && setBroken(true));
    return () => {
      current = false;
    };
  }, [wanted]);
  if (hasTexts(rooms)) return "here";
  return broken ? "failed" : "coming";
}
