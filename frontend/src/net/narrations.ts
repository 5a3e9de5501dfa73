import { type ReadonlySignal, signal } from "@preact/signals";
import type { Narration } from "../wire";

/** A narration with the version it came with and its order on this phone. */
export interface ReceivedNarration extends Narration {
  key: number;
  v: number;
  at: number;
}

const MAX_KEPT = 30;
/** Code of the narration of an undo. */
export const UNDONE = "table.event_undone";

/** The newest narrations of a table, as received by this phone. */
export class Narrations {
  readonly #received = signal<readonly ReceivedNarration[]>([]);
  /** Newest last. */
  readonly received: ReadonlySignal<readonly ReceivedNarration[]> = this.#received;
  #count = 0;

  add(v: number, narrations: readonly Narration[]): void {
    if (narrations.length === 0) return;
    const at = Date.now();
    const added = narrations.map((narration) => {
      this.#count += 1;
      return { ...narration, key: this.#count, v, at };
    });
    this.#received.value = [...this.#received.peek(), ...added].slice(-MAX_KEPT);
  }

  /** Forget what no longer holds once the entry of a version is undone. */
  undo(version: number): void {
    this.#received.value = this.#received.peek().filter(({ v }) => v < version);
  }

  /** Add the narrations of the newest entry on a phone that missed its update. */
  arrive(v: number, narrations: readonly Narration[]): void {
    if (this.#received.peek().at(-1)?.v !== v) this.add(v, narrations);
  }

  clear(): void {
    this.#received.value = [];
  }
}
