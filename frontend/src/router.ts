import { signal } from "@preact/signals";

const damaged = signal(false);

/** True if the app was opened by an invalid link, for example a truncated one. The start screen says so. */
export const damagedLink = damaged as { readonly value: boolean };

/** Valid first parts of paths. */
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

/** Return the paths of the earlier history entries of this app, oldest first. Each entry stores its own list. */
const stepsBelow = (): readonly string[] => (history.state as { below?: string[] } | null)?.below ?? [];

/** Going back is asynchronous in browsers: the next navigation waits for it. */
let popping: { from: string; since: number; next: (() => void) | undefined } | null = null;
const POP_TIMEOUT_MS = 1_000;

const isPopping = () => popping !== null && performance.now() - popping.since < POP_TIMEOUT_MS;

function moved(): void {
  // Browsers send two events for each step: this is one of the previous step.
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

/** Return how many steps back a path was shown; 0 if it is not in the history. */
function stepsTo(path: readonly string[]): number {
  const below = stepsBelow();
  const at = below.lastIndexOf(hashOf(path));
  return at < 0 ? 0 : below.length - at;
}

const leadsTo = (path: readonly string[], current: readonly string[]) =>
  path.length < current.length && path.every((part, i) => part === current[i]);

/** Go to a path. If it is in the history, go back to it, so that the history has no loops. `replace` replaces the current
 * entry.
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

/** Go to a path directly after `base` in the history; the entries in between are removed. */
export function goOver(base: readonly string[], path: readonly string[]): void {
  const steps = stepsTo(base);
  if (steps) pop(steps, () => put(path, "pushState"));
  else put(path, "replaceState");
}

/** Go one step back, like the browser's button. `otherwise`: the path to go to if the app was opened here. */
export function back(otherwise: readonly string[]): void {
  if (isPopping()) return;
  if (stepsBelow().length) pop(1);
  else put(otherwise, "replaceState");
}

/** Wait for work, then go back if it was done, unless somebody has left this path meanwhile. @returns whether it was done. */
export async function backAfter(work: Promise<boolean>, otherwise: readonly string[]): Promise<boolean> {
  const from = route.peek();
  const isDone = await work;
  if (isDone && route.peek() === from) back(otherwise);
  return isDone;
}
