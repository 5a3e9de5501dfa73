import { signal } from "@preact/signals";

const waiting = signal<(() => void) | null>(null);

/** Loads a new version, once one is ready; else null. It is offered between turns only. */
export const update = waiting as { readonly value: (() => void) | null };

/** Keep the app on this phone, where the browser can (not over plain HTTP on a LAN address). */
export function register(): void {
  if (!("serviceWorker" in navigator)) return;
  // Precaching must not compete with the first load.
  if (document.readyState === "complete") void start();
  else addEventListener("load", () => void start(), { once: true });
}

async function start(): Promise<void> {
  let registration: ServiceWorkerRegistration;
  try {
    registration = await navigator.serviceWorker.register("/sw.js");
  } catch {
    return; // Refused or unreachable: the app works without it.
  }
  const offer = () => {
    const ready = registration.waiting;
    // Without a controller this is the first visit: nothing older is running.
    if (!ready || !navigator.serviceWorker.controller) return;
    waiting.value = () => {
      navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
      ready.postMessage({ type: "SKIP_WAITING" });
    };
  };
  offer();
  registration.addEventListener("updatefound", () => {
    registration.installing?.addEventListener("statechange", offer);
  });
}
