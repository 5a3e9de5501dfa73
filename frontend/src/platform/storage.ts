/** Wrapper for localStorage, which may be missing, full or forbidden. Keys get the product's prefix. */

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
    // Storage is forbidden or full.
  }
}

/** Return a stored value; undefined if there is none or it is invalid. */
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

/** Delete everything stored for a table: its keys end with its id. */
export function forgetStored(table: string): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(PREFIX) && key.endsWith(`.${table}`)) localStorage.removeItem(key);
    }
  } catch {
    // Storage is forbidden, so nothing was stored.
  }
}
