import type { TargetedCompositionEvent, TargetedInputEvent } from "preact";
import { useRef, useState } from "preact/hooks";

type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * Return the props of a text field that corrects what is typed, as by shortening it. While a keyboard composes, as on
 * Android, the field keeps what it shows: a keyboard whose text is rewritten types it again.
 * @param correct returns the value of a typed text. @param onInput called with each value.
 */
export function useTyped(
  value: string,
  correct: (typed: string) => string,
  onInput: (value: string) => void,
) {
  const isComposing = useRef(false);
  const [composed, setComposed] = useState<string | null>(null);
  const take = (field: Field) => {
    const typed = field.value;
    const corrected = correct(typed);
    setComposed(isComposing.current ? typed : null);
    if (!isComposing.current && corrected !== typed) field.value = corrected;
    onInput(corrected);
  };
  return {
    value: composed ?? value,
    onInput: (event: TargetedInputEvent<Field>) => take(event.currentTarget),
    onCompositionStart: () => {
      isComposing.current = true;
    },
    onCompositionEnd: (event: TargetedCompositionEvent<Field>) => {
      isComposing.current = false;
      take(event.currentTarget);
    },
  };
}
