import { type Signal, signal } from "@preact/signals";

const drafts: Signal<unknown>[] = [];

/** Something half entered that outlives its screen: it may be a secret of the seat that entered it. */
export function draft<Value>(): Signal<Value | null> {
  const made = signal<Value | null>(null);
  drafts.push(made as Signal<unknown>);
  return made;
}

/** Somebody else looks at this phone now. */
export function forgetDrafts(): void {
  for (const made of drafts) made.value = null;
}
