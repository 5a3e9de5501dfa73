import { signal } from "@preact/signals";

const damaged = signal(false);

/** The app was opened by a link that leads nowhere, a cut one say: the start screen tells so. */
export const damagedLink = damaged as { readonly value: boolean };

/** The first parts of paths. */
const PLACES = new Set(["new", "join", "seat", "watch", "tv", "library", "recover", "box", "settings", "t"]);

function read(): string[] {
  try {
    const path = location.hash.replace(/^#\/?/, "").split("/").filter(Boolean).map(decodeURIComponent);
    if (path[0] !== undefined && !PLACES.has(path[0])) throw new URIError(path[0]);
    damaged.value = false;
    return path;
  } catch {
    history.replaceState(null, "", "#/");
    damaged.value = true;
    return [];
  }
}

const hashOf = (path: readonly string[]) => `#/${path.map(encodeURIComponent).join("/")}`;

/** The path in the fragment: `#/t/abc/points` is ["t", "abc", "points"]; the start screen is []. */
export const route = signal<readonly string[]>(read());

/** The steps of this app below the current one, oldest first; each entry of the browser's history keeps its own. */
const stepsBelow = (): readonly string[] => (history.state as { below?: string[] } | null)?.below ?? [];

/** The browser goes back by itself, a moment after it was asked: what comes next waits for that. */
let popping: { from: string; since: number; next: (() => void) | undefined } | null = null;
const PATIENCE_MS = 1_000;

const isPopping = () => popping !== null && performance.now() - popping.since < PATIENCE_MS;

function moved(): void {
  // Browsers tell of each step twice: this is still the one before.
  if (isPopping() && popping?.from === location.hash) return;
  const next = popping?.next;
  popping = null;
  const path = read();
  if (hashOf(path) !== hashOf(route.peek())) route.value = path;
  next?.();
}
addEventListener("popstate", moved);
addEventListener("hashchange", moved);

function pop(steps: number, next?: () => void): void {
  popping = { from: location.hash, since: performance.now(), next };
  history.go(-steps);
}

function put(path: readonly string[], how: "pushState" | "replaceState"): void {
  const below = stepsBelow();
  const state = { below: how === "pushState" ? [...below, hashOf(route.peek())] : below };
  history[how](state, "", hashOf(path));
  damaged.value = false;
  route.value = path;
}

/** How many steps back a path was shown; 0: it is not below. */
function stepsTo(path: readonly string[]): number {
  const below = stepsBelow();
  const at = below.lastIndexOf(hashOf(path));
  return at < 0 ? 0 : below.length - at;
}

const leadsTo = (path: readonly string[], current: readonly string[]) =>
  path.length < current.length && path.every((part, i) => part === current[i]);

/**
 * Go to a path. Where it was shown before, that is the way back to it, so nobody walks in circles; a screen above the
 * current one takes its place. `replace` leaves no step to come back to.
 */
export function go(path: readonly string[], replace = false): void {
  if (popping && isPopping()) {
    popping.next = () => go(path, replace);
    return;
  }
  const current = route.peek();
  if (hashOf(path) === hashOf(current)) return;
  const steps = stepsTo(path);
  if (steps) pop(steps);
  else put(path, replace || leadsTo(path, current) ? "replaceState" : "pushState");
}

/** Go to a path that lies on `base`: whatever led there is over, and no step leads back to it. */
export function goOver(base: readonly string[], path: readonly string[]): void {
  const steps = stepsTo(base);
  if (steps) pop(steps, () => put(path, "pushState"));
  else put(path, "replaceState");
}

/** One step back, as the browser's own; `otherwise`: where that leads when the app was opened here. */
export function back(otherwise: readonly string[]): void {
  if (isPopping()) return;
  if (stepsBelow().length) pop(1);
  else put(otherwise, "replaceState");
}
