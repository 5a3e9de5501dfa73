import { computed, type ReadonlySignal } from "@preact/signals";
import { isKept, readValue, update } from "../platform/storage";
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

/**
 * The unsettled entries, oldest first, at most one per prompt. Stored, so that they survive a closed app. The pages of a
 * phone share them: each sends what has no answer, and drops what another one has settled.
 */
export class Outbox {
  readonly #key: string;
  readonly entries: ReadonlySignal<readonly Entry[]>;
  /** False while some of them will be gone with this page, because storage is forbidden or full. */
  readonly isKept: ReadonlySignal<boolean>;

  constructor(table: string) {
    this.#key = `outbox.${table}`;
    this.entries = computed(() => readValue<Entry[]>(this.#key) ?? []);
    this.isKept = computed(() => isKept(this.#key));
  }

  /** The entries that still need an answer. */
  get unanswered(): readonly Entry[] {
    return this.entries.peek().filter((entry) => entry.acked === undefined);
  }

  find(id: string): Entry | undefined {
    return this.entries.peek().find((entry) => entry.id === id);
  }

  /** @returns the entry, or null while the prompt has an unsettled one. */
  add(entry: Omit<Entry, "id" | "at">): Entry | null {
    const made = { ...entry, id: makeId(), at: Date.now() };
    this.#change((entries) =>
      entries.some((other) => other.prompt === entry.prompt) ? entries : [...entries, made],
    );
    return this.find(made.id) ?? null;
  }

  /** The server stored the entry as version `v`. It stays here until the document reaches that version. */
  acknowledge(id: string, v: number): void {
    this.#change((entries) => entries.map((entry) => (entry.id === id ? { ...entry, acked: v } : entry)));
  }

  drop(id: string): void {
    this.keep((entry) => entry.id !== id);
  }

  /** Drop the entries for which `isKept` is false. @returns how many of the dropped entries had no answer. */
  keep(isKept: (entry: Entry) => boolean): number {
    const removed = this.entries.peek().filter((entry) => !isKept(entry));
    if (removed.length) this.#change((entries) => entries.filter(isKept));
    return removed.filter((entry) => entry.acked === undefined).length;
  }

  /** Drop the acknowledged entries that the document shows from version `v` on. */
  settle(v: number): void {
    this.keep((entry) => entry.acked === undefined || entry.acked > v);
  }

  #change(change: (entries: readonly Entry[]) => readonly Entry[]): void {
    update<readonly Entry[]>(this.#key, (now = []) => {
      const entries = change(now);
      return entries.length ? entries : undefined;
    });
  }
}

/** Return 128 random bits as hex. `crypto.randomUUID` does not exist on pages loaded over plain HTTP. */
export function makeId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
