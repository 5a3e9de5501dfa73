import { computed, signal } from "@preact/signals";

/** What Chromium hands out where the app can be installed. */
interface InstallEvent extends Event {
  prompt: () => Promise<unknown>;
}

const offered = signal<InstallEvent | null>(null);
const installed = signal(false);

/** Ask to install the app; null where the browser has a way of its own, or none. */
export const install = computed(() => {
  const offer = offered.value;
  return offer && (() => void offer.prompt());
});

/** Listen for what the browser offers, early: it offers once. */
export function followInstall(): void {
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault(); // offered in the settings, not over the game
    offered.value = event as InstallEvent;
  });
  addEventListener("appinstalled", () => {
    offered.value = null;
    installed.value = true;
  });
}

/** Opened from the home screen, or just put there. */
export function isInstalled(): boolean {
  const apple = "standalone" in navigator && navigator.standalone === true;
  return installed.value || apple || matchMedia("(display-mode: standalone)").matches;
}

/** An iPhone or iPad; newer iPads call themselves Macs, and have fingers. */
export function isIos(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
}
