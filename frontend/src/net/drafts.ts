import { effect, type Signal, signal } from "@preact/signals";

const PREFIX = "tableside.draft.";
const drafts: Signal<unknown>[] = [];

/**
 * Create a signal for unfinished input that outlives its screen. It may be a secret of the seat that entered it.
 * @param name keeps it in the session storage, which survives a reload but not closing the tab.
 * @param isUnsent what it is false for is kept no longer.
 */
export function createDraftSignal<Value>(name?: string, isUnsent = (_: Value) => true): Signal<Value | null> {
  const made = signal<Value | null>(null);
  drafts.push(made as Signal<unknown>);
  if (name) keep(PREFIX + name, made, isUnsent);
  return made;
}

/** Take the stored value, then store every change. Storage may be forbidden or full: then it stays in memory only. */
function keep<Value>(key: string, draft: Signal<Value | null>, isUnsent: (value: Value) => boolean): void {
  try {
    draft.value = JSON.parse(sessionStorage.getItem(key) ?? "null") as Value | null;
  } catch {}
  effect(() => {
    const { value } = draft;
    try {
      if (value !== null && isUnsent(value)) sessionStorage.setItem(key, JSON.stringify(value));
      else sessionStorage.removeItem(key);
    } catch {}
  });
}

/** Clear every draft signal, because somebody else may look at this phone now. */
export function forgetDrafts(): void {
  for (const made of drafts) made.value = null;
}
