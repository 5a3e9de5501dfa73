import { useEffect } from "preact/hooks";
import { focusBoard, focusHeading } from "../ui/focusHeading";

/** Fields that take letters. */
const TYPING = "input, textarea, select, [contenteditable]";

function jump(event: KeyboardEvent): void {
  const { key, target, ctrlKey, altKey, metaKey } = event;
  if (key.toLowerCase() !== "b" || ctrlKey || altKey || metaKey || !(target instanceof Element)) return;
  if (target.closest(TYPING)) return;
  event.preventDefault();
  if (target.closest(".board, .board-text")) focusHeading();
  else focusBoard();
}

/** The key B leads to the board, and from there back to the prompt. */
export function useBoardKey(): void {
  useEffect(() => {
    addEventListener("keydown", jump);
    return () => removeEventListener("keydown", jump);
  }, []);
}
