import { signal } from "@preact/signals";

const read = () => location.hash.replace(/^#\/?/, "").split("/").filter(Boolean).map(decodeURIComponent);

/** The path in the fragment: `#/t/abc/points` is ["t", "abc", "points"]; the start screen is []. */
export const route = signal<readonly string[]>(read());
addEventListener("hashchange", () => {
  route.value = read();
});

/** Go to a path. `replace` leaves no step to come back to. */
export function go(path: readonly string[], replace = false): void {
  const hash = `#/${path.map(encodeURIComponent).join("/")}`;
  if (replace) history.replaceState(null, "", hash);
  else if (location.hash !== hash) history.pushState(null, "", hash);
  route.value = path;
}
