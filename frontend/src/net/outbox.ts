import { type ReadonlySignal, signal } from "@preact/signals";
import { store, stored } from "../platform/storage";
import type { Payload } from "../wire";

/** Something this phone did that the server has not settled yet. */
export interface Entry {
  /** Client action id: makes a repeat harmless. */
  id: string;
  kind: "submit" | "undo";
  /** The prompt it answers; an undo answers `undo`. */
  prompt: string;
  seat: number;
  /** The newest version this phone had seen. */
  version: number;
  action?: Payload;
  /** When the person acted, ms. */
  at: number;
  /** Acknowledged with this version, which the document has not reached yet. */
  acked?: number;
}

/** The unsettled entries, oldest first, at most one per prompt. Stored, so that they survive a closed app. */
export class Outbox {
  readonly #key: string;
  readonly #entries = signal<readonly Entry[]>([]);

  constructor(table: string) {
    this.#key = `outbox.${table}`;
    this.#entries.value = stored<Entry[]>(this.#key) ?? [];
  }

  get entries(): ReadonlySignal<readonly Entry[]> {
    return this.#entries;
  }

  /** The entries that still need an answer. */
  get unanswered(): readonly Entry[] {
    return this.#entries.peek().filter((entry) => entry.acked === undefined);
  }

  find(id: string): Entry | undefined {
    return this.#entries.peek().find((entry) => entry.id === id);
  }

  /** @returns the entry, or null while the prompt has an unsettled one. */
  add(entry: Omit<Entry, "id" | "at">): Entry | null {
    if (this.#entries.peek().some((other) => other.prompt === entry.prompt)) return null;
    const made = { ...entry, id: newId(), at: Date.now() };
    this.#keep([...this.#entries.peek(), made]);
    return made;
  }

  /** The server stored the entry as version `v`. It stays here until the document reaches that version. */
  acknowledge(id: string, v: number): void {
    this.#keep(this.#entries.peek().map((entry) => (entry.id === id ? { ...entry, acked: v } : entry)));
  }

  drop(id: string): void {
    this.#keep(this.#entries.peek().filter((entry) => entry.id !== id));
  }

  /** Drop the entries for which `isKept` is false. @returns how many of the dropped entries had no answer. */
  keep(isKept: (entry: Entry) => boolean): number {
    const removed = this.#entries.peek().filter((entry) => !isKept(entry));
    if (removed.length) this.#keep(this.#entries.peek().filter(isKept));
    return removed.filter((entry) => entry.acked === undefined).length;
  }

  /** Drop the acknowledged entries that the document shows from version `v` on. */
  settle(v: number): void {
    if (this.#entries.peek().some((entry) => entry.acked !== undefined && entry.acked <= v)) {
      this.#keep(this.#entries.peek().filter((entry) => entry.acked === undefined || entry.acked > v));
    }
  }

  #keep(entries: readonly Entry[]): void {
    this.#entries.value = entries;
    store(this.#key, entries.length ? entries : undefined);
  }
}

/** Return 128 random bits as hex. `crypto.randomUUID` does not exist on pages loaded over plain HTTP. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
