import { signal } from "@preact/signals";

/** A sheet that opens by itself ignores taps for this time, in ms: they were meant for the previous content. */
export const SETTLE_MS = 400;

const settling = signal(false);
let timer: ReturnType<typeof setTimeout> | undefined;

/** True if the sheet has just opened by itself. Keys work meanwhile. */
export const isSettling = settling as { readonly value: boolean };

/** Call when the sheet has opened without a touch on this phone. */
export function settle(): void {
  settling.value = true;
  clearTimeout(timer);
  timer = setTimeout(() => {
    settling.value = false;
  }, SETTLE_MS);
}
