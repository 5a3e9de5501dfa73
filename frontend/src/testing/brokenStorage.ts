import { onTestFinished } from "vitest";

/** Replace localStorage until the end of the test. */
function replaceStorage(get: () => Storage): void {
  const own = Object.getOwnPropertyDescriptor(globalThis, "localStorage");
  Object.defineProperty(globalThis, "localStorage", { configurable: true, get });
  onTestFinished(() => {
    if (own) Object.defineProperty(globalThis, "localStorage", own);
    else Reflect.deleteProperty(globalThis, "localStorage");
  });
}

/** Make the browser forbid storage: asking for `localStorage` throws. */
export function blockStorage(): void {
  replaceStorage(() => {
    throw new DOMException("denied", "SecurityError");
  });
}

/** Make storage full: it takes no value of a key while `isFull` says so. */
export function fillStorage(isFull: (key: string) => boolean = () => true): void {
  const real = localStorage;
  const setItem = (key: string, word: string) => {
    if (isFull(key)) throw new DOMException("full", "QuotaExceededError");
    real.setItem(key, word);
  };
  const full = new Proxy(real, {
    get: (storage, name) => {
      if (name === "setItem") return setItem;
      const value: unknown = Reflect.get(storage, name);
      return typeof value === "function" ? value.bind(storage) : value;
    },
  });
  replaceStorage(() => full);
}
