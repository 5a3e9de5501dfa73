import { signal } from "@preact/signals";
import type { Refusal } from "./refusals";

/** Faults in a row after which a person may decide. */
export const TRIES = 4;
/** Pause before the next try, in ms: none after the first fault, then this long, doubled after each fault. */
const PAUSE = 2_000;
const LONGEST_PAUSE = 32_000;
/** Statuses of a server that takes nothing right now, or that a proxy cannot reach: they pass, so trying goes on. */
const PASSING = new Set([429, 502, 503, 504]);

interface Fault {
  refusal: Refusal;
  /** How many in a row. */
  count: number;
  /** When the next try is due, on the clock of `performance.now`. */
  due: number;
}

/** The faults that keep entries from being settled, by the entry's id, and when each entry is sent again. */
export class Faults {
  readonly #faults = signal<ReadonlyMap<string, Fault>>(new Map());

  /** Note what kept an entry from being settled. Without an answer there is nothing to note. */
  note(id: string, refusal: Refusal): void {
    if (refusal.status === 0) return;
    const count = (this.#faults.peek().get(id)?.count ?? 0) + 1;
    const due = performance.now() + pauseAfter(count, refusal);
    this.#faults.value = new Map([...this.#faults.peek(), [id, { refusal, count, due }]]);
  }

  /** The newest fault of an entry. */
  findFault(id: string): Refusal | undefined {
    return this.#faults.value.get(id)?.refusal;
  }

  /** True if an entry has met so many faults that a person may decide about it. */
  isLasting(id: string): boolean {
    return (this.#faults.value.get(id)?.count ?? 0) >= TRIES;
  }

  /** True if an entry may be sent now. */
  isDue(id: string): boolean {
    return (this.#faults.peek().get(id)?.due ?? 0) <= performance.now();
  }

  /** End all pauses: the server is another one, or has come back. */
  hurry(): void {
    this.#faults.value = new Map([...this.#faults.peek()].map(([id, fault]) => [id, { ...fault, due: 0 }]));
  }

  clear(): void {
    this.#faults.value = new Map();
  }
}

/** Return the pause in ms after the `count`th fault in a row; without end for one that does not pass by itself. */
function pauseAfter(count: number, { status, params = {} }: Refusal): number {
  if (count >= TRIES && !PASSING.has(status)) return Number.POSITIVE_INFINITY;
  const { seconds } = params;
  const asked = status === 429 && typeof seconds === "number" ? seconds * 1_000 : 0;
  return Math.max(asked, count > 1 ? Math.min(PAUSE * 2 ** (count - 2), LONGEST_PAUSE) : 0);
}
