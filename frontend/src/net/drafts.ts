import { type Signal, signal } from "@preact/signals";

const drafts: Signal<unknown>[] = [];

/** Create a signal for unfinished input that outlives its screen. It may be a secret of the seat that entered it. */
export function draftSignal<Value>(): Signal<Value | null> {
  const made = signal<Value | null>(null);
  drafts.push(made as Signal<unknown>);
  return made;
}

/** Clear every draft signal, because somebody else may look at this phone now. */
export function forgetDrafts(): void {
  for (const made of drafts) made.value = null;
}
