import { signal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";

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

/** A band of its own, so that it covers nothing. Words that are there before it are read aloud too: they come into it. */
export function Toast() {
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  return (
    <div class="band-toast" aria-live="polite">
      {ready && words.value ? <p class="toast">{words.value}</p> : null}
    </div>
  );
}
