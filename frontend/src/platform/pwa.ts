import { signal } from "@preact/signals";

/** Loads a new version, once one is ready; else null. It is offered between turns only. `session/updates.ts` looks for it. */
export const update = signal<(() => void) | null>(null);

/** How many parts of the app (code, texts, pictures) the screen waits for in vain, as a newer version has replaced them. */
export const missingParts = signal(0);

/** Count a part as missing. @returns a function that takes it back. */
export function missPart(): () => void {
  missingParts.value += 1;
  return () => {
    missingParts.value -= 1;
  };
}

/** True if the server did not answer when it was asked last for a new version. */
export const isUnreached = signal(false);
