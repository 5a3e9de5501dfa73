/** Looks for newer versions of the app, with a service worker and without one, as over plain HTTP. */

import { effect } from "@preact/signals";
import { isUnreached, missingParts, update } from "../platform/pwa";
import { followKept } from "./keptFiles";
import { openTable } from "./session";

const HOUR = 3_600_000; // ms

/** The entry script, which the build names after the content of the whole app. */
const ENTRY = /\/assets\/index-[\w-]+\.js/;
const findOwnEntry = () =>
  ENTRY.exec(document.querySelector<HTMLScriptElement>("script[type=module]")?.src ?? "")?.[0];

let worker: ServiceWorkerRegistration | undefined;

/** Keep the app on this phone where the browser can, and look for newer versions on return, on reconnecting and hourly. */
export function followUpdates(): void {
  void registerWorker();
  followKept();
  setInterval(look, HOUR);
  addEventListener("online", look);
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") look();
  });
  followReconnecting();
  effect(() => {
    if (missingParts.value) look();
  });
  effect(() => {
    const entriesWait = openTable.value?.pending.value.length;
    if (missingParts.value && update.value && !entriesWait && isFirstReload()) update.value();
  });
}

async function registerWorker(): Promise<void> {
  try {
    worker = await navigator.serviceWorker?.register("/sw.js");
  } catch {
    return; // Refused or unreachable: the app works without it.
  }
  offerWaiting();
  worker?.addEventListener("updatefound", () => {
    worker?.installing?.addEventListener("statechange", offerWaiting);
  });
}

function offerWaiting(): void {
  const ready = worker?.waiting;
  // Without a controller this is the first visit: nothing older is running.
  if (!ready || !navigator.serviceWorker.controller) return;
  update.value = () => {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
    ready.postMessage({ type: "SKIP_WAITING" });
  };
}

/** Ask the server whether there is a newer version. */
async function look(): Promise<void> {
  try {
    if (worker && navigator.serviceWorker.controller) await worker.update();
    else {
      const page = await fetch("/?newest", { cache: "no-store" }); // no service worker answers this address
      const newest = ENTRY.exec(await page.text())?.[0];
      if (newest && newest !== findOwnEntry()) update.value ??= () => location.reload();
    }
    isUnreached.value = false;
  } catch {
    isUnreached.value = true;
  }
}

/** Look when the open table is connected again: its server may have been replaced meanwhile. */
function followReconnecting(): void {
  let lost: string | undefined;
  let live: string | undefined;
  effect(() => {
    const table = openTable.value;
    const state = table?.connection.value.state;
    if (state === "live" || state === "polling") {
      if (lost === table?.id) look();
      live = table?.id;
      lost = undefined;
    } else if (live === table?.id) lost = live;
  });
}

/** Key in the session storage: the versions that this tab has left by itself. */
const LEFT = "tableside.left";

/** Note that this page leaves its version by itself. @returns false if this tab has done so before: it never does twice. */
function isFirstReload(): boolean {
  try {
    const left = (sessionStorage.getItem(LEFT) ?? "").split(" ");
    const own = findOwnEntry() ?? "";
    if (left.includes(own)) return false;
    sessionStorage.setItem(LEFT, [...left, own].join(" ").trim());
    return true;
  } catch {
    return false; // Without storage nothing would end a loop.
  }
}
