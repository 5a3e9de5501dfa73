import { useEffect, useRef } from "preact/hooks";
import { t } from "../i18n";
import { Button } from "./Button";

interface AskOnceProps {
  question: string;
  yes: string;
  onYes: () => void;
  onNo: () => void;
}

/** A question in the place of what raised it: nothing covers the screen. */
export function AskOnce({ question, yes, onYes, onNo }: AskOnceProps) {
  const words = useRef<HTMLParagraphElement>(null);
  // The button that asked is gone; the question is what to read now.
  useEffect(() => words.current?.focus({ preventScroll: true }), []);
  return (
    <>
      <p ref={words} tabIndex={-1} class="asked">
        {question}
      </p>
      <div class="editor-buttons">
        <Button onPress={onNo}>{t("common.cancel")}</Button>
        <Button onPress={onYes}>{yes}</Button>
      </div>
    </>
  );
}
