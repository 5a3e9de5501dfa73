import { signal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";

const FOR = 4_000;

const words = signal("");
let timer: ReturnType<typeof setTimeout> | undefined;

/** Show a short confirmation such as "Copied". Not for facts that people may need later. */
export function showToast(message: string): void {
  words.value = message;
  clearTimeout(timer);
  timer = setTimeout(() => {
    words.value = "";
  }, FOR);
}

/** The toast, in a band of its own so that it covers nothing. Its live region exists before the words, so they are read. */
export function Toast() {
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  return (
    <div class="band-toast" aria-live="polite">
      {ready && words.value ? <p class="toast">{words.value}</p> : null}
    </div>
  );
}
