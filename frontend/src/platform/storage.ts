/** localStorage that may be missing, full or forbidden: play goes on without it. Keys get the product's prefix. */

const PREFIX = "tableside.";

export function storedWord(key: string): string | null {
  try {
    return localStorage.getItem(PREFIX + key);
  } catch {
    return null;
  }
}

export function storeWord(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(PREFIX + key);
    else localStorage.setItem(PREFIX + key, value);
  } catch {
    // Forbidden or full: it lives in memory only.
  }
}

/** What `store` kept, or undefined; a broken value counts as none. */
export function stored<Value>(key: string): Value | undefined {
  const word = storedWord(key);
  if (word === null) return undefined;
  try {
    return JSON.parse(word) as Value;
  } catch {
    return undefined;
  }
}

export function store(key: string, value: unknown): void {
  storeWord(key, value === undefined ? null : JSON.stringify(value));
}

/** Nothing is kept of a table any more: keys of one end with its id. */
export function forgetStored(table: string): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(PREFIX) && key.endsWith(`.${table}`)) localStorage.removeItem(key);
    }
  } catch {
    // Forbidden: nothing was kept.
  }
}
