import { useEffect, useRef } from "preact/hooks";
import { t } from "../i18n";
import { Button } from "./Button";
import { useCloseOnBack } from "./useCloseOnBack";

interface AskOnceProps {
  question: string;
  yes: string;
  onYes: () => void;
  onNo: () => void;
}

/** Confirmation in place of the button that asked for it, instead of a dialog. */
export function AskOnce({ question, yes, onYes, onNo }: AskOnceProps) {
  const words = useRef<HTMLParagraphElement>(null);
  // The button is gone, so the question takes the focus.
  useEffect(() => words.current?.focus({ preventScroll: true }), []);
  useCloseOnBack(true, onNo);
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
