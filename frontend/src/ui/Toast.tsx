import { signal } from "@preact/signals";

const FOR = 4_000;

const words = signal("");
let timer: ReturnType<typeof setTimeout> | undefined;

/** Say "Copied" or "Saved". Facts do not belong here. */
export function toast(said: string): void {
  words.value = said;
  clearTimeout(timer);
  timer = setTimeout(() => {
    words.value = "";
  }, FOR);
}

export function Toast() {
  return <div role="status">{words.value ? <p class="toast">{words.value}</p> : null}</div>;
}
