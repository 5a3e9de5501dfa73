/**
 * Files of tests share a worker, hence a window: a file begins with modules as new and leaves nothing behind. `vi.mock`
 * would outlast its file; `vi.spyOn` on what a module exports does not. After each test what it has rendered is removed,
 * and timers and globals are the real ones again.
 */

import { afterAll, afterEach, vi } from "vitest";

vi.resetModules();

/** Functions that undo what the file leaves behind. */
const leave: (() => void)[] = [];

for (const name of ["setTimeout", "setInterval"] as const) {
  const start = globalThis[name];
  const watched = (...parameters: unknown[]) => {
    const timer = Reflect.apply(start, globalThis, parameters);
    leave.push(() => clearTimeout(timer));
    return timer;
  };
  Object.assign(globalThis, { [name]: watched });
  leave.push(() => Object.assign(globalThis, { [name]: start }));
}

/** Patience in ms: a busy machine must not fail tests that measure no time. */
const PATIENCE = 20_000;
const { waitFor } = vi;
vi.waitFor = (callback, options) =>
  waitFor(callback, typeof options === "number" ? options : { timeout: PATIENCE, ...options });
leave.push(() => {
  vi.waitFor = waitFor;
});

if ("document" in globalThis) {
  const { cleanup, configure } = await import("@testing-library/preact");
  configure({ asyncUtilTimeout: PATIENCE });
  afterEach(cleanup);

  for (const target of [window, document]) {
    const { addEventListener } = target;
    target.addEventListener = (...parameters: Parameters<typeof addEventListener>) => {
      addEventListener.apply(target, parameters);
      leave.push(() =>
        target.removeEventListener(parameters[0], parameters[1] as EventListener, parameters[2]),
      );
    };
    leave.push(() => {
      target.addEventListener = addEventListener;
    });
  }
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

afterAll(() => {
  for (const leaveListener of leave) leaveListener();
  if (!("document" in globalThis)) return;
  (window as { happyDOM?: { setViewport(size: object): void } }).happyDOM?.setViewport({
    width: 1024,
    height: 768,
  });
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, "", "/");
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const root of [document.documentElement, document.body]) {
    for (const name of root.getAttributeNames()) root.removeAttribute(name);
  }
});
