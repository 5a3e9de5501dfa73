import type { Signal } from "@preact/signals";
import { useState } from "preact/hooks";

/** Unfinished input, and the place of the app that it belongs to. */
export interface Placed<Value> {
  at: string;
  value: Value;
}

/** Return the unfinished input of a place: what is kept, else what it begins with. It stays until it is forgotten. */
export function useDraft<Value>(kept: Signal<Placed<Value> | null>, at: string, begin: () => Value) {
  const [first] = useState(begin);
  const draft = kept.value?.at === at ? kept.value.value : first;
  return {
    draft,
    isUntouched: draft === first,
    change: (value: Value) => {
      kept.value = { at, value };
    },
    forget: () => {
      if (kept.peek()?.at === at) kept.value = null;
    },
  };
}
