import { useEffect, useState } from "preact/hooks";
import { enter, hasTexts, type Room } from "../i18n";
import { handleAnswer } from "./handleAnswer";

/** Load the texts of rooms and return the state. Texts that are loaded already are "here" at once. */
export function useTexts(...rooms: readonly Room[]): "here" | "coming" | "failed" {
  const [broken, setBroken] = useState(false);
  const needed = rooms.join(" ");
  useEffect(() => {
    setBroken(false);
    return handleAnswer(
      enter(needed.split(" ").filter(Boolean)),
      () => undefined,
      () => setBroken(true),
    );
  }, [needed]);
  if (hasTexts(rooms)) return "here";
  return broken ? "failed" : "coming";
}
