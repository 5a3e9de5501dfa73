import { signal } from "@preact/signals";

const damaged = signal(false);

/** The app was opened by a link that cannot be read, a cut one say: the start screen tells so. */
export const damagedLink = damaged as { readonly value: boolean };

function read(): string[] {
  try {
    const path = location.hash.replace(/^#\/?/, "").split("/").filter(Boolean).map(decodeURIComponent);
    damaged.value = false;
    return path;
  } catch {
    history.replaceState(null, "", "#/");
    damaged.value = true;
    return [];
  }
}

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
  damaged.value = false;
  route.value = path;
}
