/** Values of this phone in localStorage, which its pages share. Keys get the product's prefix.
 *
 * Components and signals that read a value follow it, whichever page stores it. A value that localStorage does not take,
 * because it is forbidden or full, lasts as long as this page.
 */

import { type Signal, signal, untracked } from "@preact/signals";

const PREFIX = "tableside.";
/** Values that the server can send again: they make room for the others. */
const CACHES = /^(view|pieces|games)/;

/** Words that localStorage did not take, by key; null: one that it did not delete. */
const unkept = new Map<string, string | null>();
/** A signal for each value that was read, set whenever the value changes. */
const changes = new Map<string, Signal<unknown>>();

/** Tell whoever has read a value that it changed. */
function announce(key: string): void {
  const change = changes.get(key);
  if (change) change.value = {};
}

// Functions are tested without a window.
globalThis.addEventListener?.("storage", ({ key }) => {
  if (key?.startsWith(PREFIX)) announce(key.slice(PREFIX.length));
});

/** False if a value will be gone with this page. */
export function isKept(key: string): boolean {
  const change = changes.get(key) ?? signal<unknown>();
  changes.set(key, change);
  change.value; // subscribes whoever asks
  return !unkept.has(key);
}

export function readWord(key: string): string | null {
  if (!isKept(key)) return unkept.get(key) ?? null;
  try {
    return localStorage.getItem(PREFIX + key);
  } catch {
    return null;
  }
}

export function writeWord(key: string, word: string | null): void {
  unkept.delete(key);
  if (!write(key, word) && !(makesRoom(key) && write(key, word))) unkept.set(key, word);
  announce(key);
}

function write(key: string, word: string | null): boolean {
  try {
    if (word === null) localStorage.removeItem(PREFIX + key);
    else localStorage.setItem(PREFIX + key, word);
    return true;
  } catch {
    return false;
  }
}

/** Delete the caches, unless it is one that needs room. @returns whether there were some. */
function makesRoom(key: string): boolean {
  const caches = listKeys().filter((other) => CACHES.test(other) && !unkept.has(other) && !CACHES.test(key));
  for (const cache of caches) write(cache, null);
  return caches.length > 0;
}

/** Return a stored value; undefined if there is none or it is invalid. */
export function readValue<Value>(key: string): Value | undefined {
  try {
    return (JSON.parse(readWord(key) ?? "null") as Value | null) ?? undefined;
  } catch {
    return undefined;
  }
}

export function writeValue(key: string, value: unknown): void {
  writeWord(key, value === undefined ? null : JSON.stringify(value));
}

/** Store what `change` makes of a value. Another page may have stored it since this one read it, so it is read anew. */
export function update<Value>(key: string, change: (now: Value | undefined) => Value | undefined): void {
  writeValue(key, change(untracked(() => readValue<Value>(key))));
}

/** Delete everything stored for a table: its keys end with its id. */
export function forgetStored(table: string): void {
  for (const key of listKeys()) if (key.endsWith(`.${table}`)) writeWord(key, null);
}

/** Return the keys of all values. */
function listKeys(): string[] {
  const found = [...unkept.keys()];
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(PREFIX)) found.push(key.slice(PREFIX.length));
    }
  } catch {
    // Storage is forbidden: the others are all.
  }
  return found;
}
