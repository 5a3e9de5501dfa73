import { signal } from "@preact/signals";

const damaged = signal(false);

/** True if the app was opened by an invalid link, for example a truncated one. The start screen says so. */
export const damagedLink = damaged as { readonly value: boolean };

/** Valid first parts of paths. */
const PLACES = new Set("new join seat scan watch tv library recover box settings t".split(" "));
/** Places of one table or one game, which the next part of the path names. */
const NAMED = new Set(["watch", "tv", "box", "t"]);

const isComplete = ([first, second]: readonly string[]) =>
  first === undefined || (PLACES.has(first) && (second !== undefined || !NAMED.has(first)));

function read(): string[] {
  try {
    // Apps that pass a link on may write its # as %23, and people leave it out.
    const beside = decodeURIComponent(location.pathname).replace(/^\/(#\/)?/, "");
    if (!location.hash && PLACES.has(beside.split("/")[0] ?? ""))
      history.replaceState(null, "", `/#/${beside}`);
    const path = location.hash.replace(/^#\/?/, "").split("/").filter(Boolean).map(decodeURIComponent);
    if (!isComplete(path)) throw new URIError(path[0]);
    damaged.value = false;
    return path;
  } catch {
    history.replaceState(null, "", "#/");
    damaged.value = true;
    return [];
  }
}

const formatHash = (path: readonly string[]) => `#/${path.map(encodeURIComponent).join("/")}`;

/** The path in the fragment: `#/t/abc/points` is ["t", "abc", "points"]; the start screen is []. */
export const route = signal<readonly string[]>(read());

/** State of a history entry of this app. */
interface Step {
  /** The paths of the earlier entries, oldest first. */
  below?: readonly string[];
  /** How many overlays lie on the screen at this entry. */
  overlays?: number;
}
const step = (): Step => (history.state as Step | null) ?? {};
const readStepsBelow = (): readonly string[] => step().below ?? [];
const countOverlays = () => step().overlays ?? 0;

/** Going back is asynchronous in browsers: the next navigation waits for it. `tidies`: only entries of closed overlays go. */
let popping: { from: number; since: number; next: (() => void) | undefined; tidies: boolean } | null = null;
const POP_TIMEOUT_MS = 1_000;

const isPopping = () => popping !== null && performance.now() - popping.since < POP_TIMEOUT_MS;

/** Functions that close the open overlays, lowest first. */
const overlays: (() => void)[] = [];

function closeOverlays(left = 0): void {
  for (const close of overlays.splice(left).reverse()) close();
}

/** Register an overlay, such as a menu: the browser's Back calls `close` instead of leaving the screen.
 * @returns a function that unregisters it once it is closed.
 */
export function openOverlay(close: () => void): () => void {
  overlays.push(close);
  queueMicrotask(settle);
  return () => {
    const at = overlays.indexOf(close);
    if (at >= 0) overlays.splice(at, 1);
    queueMicrotask(settle);
  };
}

/** Give each open overlay an entry of the history, and remove those of closed ones. A reload closes all. */
function settle(): void {
  if (isPopping()) return; // `moved` settles
  if (countOverlays() > overlays.length) pop(countOverlays() - overlays.length, undefined, true);
  while (countOverlays() < overlays.length) {
    const here = location.hash || "#/";
    history.pushState({ below: [...readStepsBelow(), here], overlays: countOverlays() + 1 }, "", here);
  }
}

function handleMove(): void {
  // Browsers send two events for each step: this is one of the previous step.
  if (isPopping() && popping?.from === readStepsBelow().length) return;
  if (!isPopping()) popping = null;
  const next = popping?.next;
  if (!popping) closeOverlays(countOverlays());
  popping = null;
  const path = read();
  if (formatHash(path) !== formatHash(route.peek())) route.value = path;
  next?.();
  settle();
}
addEventListener("popstate", handleMove);
addEventListener("hashchange", handleMove);
settle();

function pop(steps: number, next?: () => void, tidies = false): void {
  popping = { from: readStepsBelow().length, since: performance.now(), next, tidies };
  history.go(-steps);
}

function put(path: readonly string[], how: "pushState" | "replaceState"): void {
  const below = readStepsBelow();
  const state: Step = { below: how === "pushState" ? [...below, formatHash(route.peek())] : below };
  history[how](state, "", formatHash(path));
  damaged.value = false;
  route.value = path;
}

/** Return how many steps back a path was shown; 0 if it is not in the history. */
function countStepsTo(path: readonly string[]): number {
  const below = readStepsBelow();
  const at = below.lastIndexOf(formatHash(path));
  return at < 0 ? 0 : below.length - at;
}

const leadsTo = (path: readonly string[], current: readonly string[]) =>
  path.length < current.length && path.every((part, i) => part === current[i]);

/** Close the overlays, then replace the entry of the screen. */
function replace(path: readonly string[]): void {
  const depth = countOverlays();
  closeOverlays();
  if (depth) pop(depth, () => put(path, "replaceState"));
  else put(path, "replaceState");
}

/** Go to a path. If it is in the history, go back to it, so that the history has no loops. `instead` replaces the current
 * entry.
 */
export function go(path: readonly string[], instead = false): void {
  if (popping && isPopping()) {
    popping.next = () => go(path, instead);
    return;
  }
  const current = route.peek();
  if (formatHash(path) === formatHash(current)) return;
  const steps = countStepsTo(path);
  const depth = countOverlays();
  if (!steps && (instead || leadsTo(path, current))) {
    replace(path);
    return;
  }
  closeOverlays();
  if (steps) pop(steps);
  else if (depth > 1) pop(depth - 1, () => put(path, "replaceState"));
  else put(path, depth ? "replaceState" : "pushState"); // the entry of an overlay becomes the screen's
}

/** Go to a path directly after `base` in the history; the entries in between are removed. */
export function goOver(base: readonly string[], path: readonly string[]): void {
  const steps = countStepsTo(base);
  if (!steps) {
    replace(path);
    return;
  }
  closeOverlays();
  pop(steps, () => put(path, "pushState"));
}

/** Go back to the screen before this one. `otherwise`: the path to go to if the app was opened here. */
export function back(otherwise: readonly string[]): void {
  if (popping && isPopping()) {
    if (popping.tidies) popping.next = () => back(otherwise);
    return;
  }
  const steps = countOverlays() + 1;
  if (readStepsBelow().length < steps) {
    replace(otherwise);
    return;
  }
  closeOverlays();
  pop(steps);
}

/** Wait for work, then go back if it was done, unless somebody has left this path meanwhile. @returns whether it was done. */
export async function backAfter(work: Promise<boolean>, otherwise: readonly string[]): Promise<boolean> {
  const from = route.peek();
  const isDone = await work;
  if (isDone && route.peek() === from) back(otherwise);
  return isDone;
}
