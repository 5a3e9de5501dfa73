import { signal } from "@preact/signals";

/** So long a sheet that opened by itself takes no tap, in ms: a finger on its way was meant for what was there before. */
export const SETTLE_MS = 400;

const settling = signal(false);
let timer: ReturnType<typeof setTimeout> | undefined;

/** Whether the sheet has just opened by itself. Keys work meanwhile. */
export const isSettling = settling as { readonly value: boolean };

/** The sheet has opened without anybody having touched this phone for it. */
export function settle(): void {
  settling.value = true;
  clearTimeout(timer);
  timer = setTimeout(() => {
    settling.value = false;
  }, SETTLE_MS);
}
