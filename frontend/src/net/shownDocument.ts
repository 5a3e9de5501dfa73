import { type ReadonlySignal, signal } from "@preact/signals";
import type { TableDocument, Watched } from "../wire";
import type { StoredView } from "./cache";

/** The document that this phone shows, and how new it is. */
export class ShownDocument {
  readonly #document = signal<TableDocument | null>(null);
  readonly #version = signal({ v: -1, r: -1 });
  readonly #seat = signal<Watched>("spectator");
  readonly #asOf = signal<number | null>(null);
  readonly #since = signal<number | null>(null);
  #isBare = false;

  readonly document: ReadonlySignal<TableDocument | null> = this.#document;
  readonly version: ReadonlySignal<{ v: number; r: number }> = this.#version;
  readonly seat: ReadonlySignal<Watched> = this.#seat;
  readonly asOf: ReadonlySignal<number | null> = this.#asOf;
  /** When the newest entry was made, ms of `performance.now()`; null: the server has not said so yet. */
  readonly since: ReadonlySignal<number | null> = this.#since;

  /** @param storedView the last known view, if there is one. */
  constructor(storedView: StoredView | undefined) {
    if (!storedView) return;
    this.#document.value = storedView.document;
    this.#version.value = { v: storedView.v, r: storedView.r };
    this.#seat.value = storedView.seat;
    this.#asOf.value = storedView.at;
  }

  /** True while only the public part of the document is left, until the next whole one arrives. */
  get isBare(): boolean {
    return this.#isBare;
  }

  /** The document to store: whole and confirmed by the server, else null. */
  get confirmed(): StoredView | null {
    const document = this.#document.peek();
    if (document === null || this.#isBare || this.#asOf.peek() !== null) return null;
    return { at: Date.now(), ...this.#version.peek(), seat: this.#seat.peek(), document };
  }

  /** True if (`v`, `r`) is newer than the shown document. Versions are compared first, then lobby revisions. */
  isOlderThan(v: number, r: number): boolean {
    const have = this.#version.peek();
    return v > have.v || (v === have.v && r > have.r);
  }

  /**
   * Show a whole document.
   * @param requestedViewer the viewer whose view this phone requested.
   * @param waited seconds since its newest entry.
   * @returns false if the document is an old viewer's.
   */
  replace(
    v: number,
    r: number,
    seat: Watched,
    document: TableDocument,
    requestedViewer: Watched,
    waited: number,
  ): boolean {
    // It was sent before the server knew of the new viewer.
    if (this.#isBare && seat !== requestedViewer) return false;
    this.#isBare = false;
    this.#seat.value = seat;
    this.renew(v, r, document);
    this.hasWaited(waited);
    return true;
  }

  /** Set the time of the newest entry, in seconds before now. */
  hasWaited(seconds: number): void {
    this.#since.value = performance.now() - seconds * 1_000;
  }

  /** Replace the document by a newer one of the same viewer. A newer entry counts as made just now. */
  renew(v: number, r: number, document: TableDocument): void {
    if (v > this.#version.peek().v) this.hasWaited(0);
    this.#document.value = document;
    this.#version.value = { v, r };
    this.#asOf.value = null;
  }

  /** Apply a JSON Merge Patch (RFC 7396). @returns `unfit` if there is no document that it belongs to. */
  patch(v: number, r: number, patch: Record<string, unknown>): "patched" | "known" | "unfit" {
    const before = this.#document.peek();
    if (before === null || this.#isBare || this.#asOf.peek() !== null) return "unfit";
    if (!this.isOlderThan(v, r)) return "known";
    // A seat that moves to another phone also makes an entry, but the table waits on.
    const moved = patch.view === undefined && r > this.#version.peek().r;
    const since = this.#since.peek();
    this.renew(v, r, mergePatch(before, patch) as TableDocument);
    if (moved) this.#since.value = since;
    return "patched";
  }

  /** Forget what a seat may know. */
  stripSecrets(): void {
    const before = this.#document.peek();
    this.#isBare = true;
    this.#document.value = before && { table: before.table };
    this.#seat.value = "spectator";
    this.#asOf.value = null;
  }

  /** Forget everything. */
  clear(): void {
    this.#document.value = null;
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** JSON Merge Patch (RFC 7396). Parts that the patch does not touch stay the same objects. */
export function mergePatch(target: unknown, patch: unknown): unknown {
  if (!isObject(patch)) return patch;
  const merged: Record<string, unknown> = isObject(target) ? { ...target } : {};
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) delete merged[key];
    else merged[key] = mergePatch(merged[key], value);
  }
  return merged;
}
