import { computed, signal } from "@preact/signals";

/** Event of Chromium when the app can be installed. */
interface InstallEvent extends Event {
  prompt: () => Promise<unknown>;
}

const offered = signal<InstallEvent | null>(null);
const installed = signal(false);

/** Prompts to install the app; null if the browser offers no such prompt. */
export const install = computed(() => {
  const offer = offered.value;
  return offer && (() => void offer.prompt());
});

/** Listen for the browser's offer to install. Call it early, because the event comes once. */
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

/** True if the app was opened from the home screen or has just been installed. */
export function isInstalled(): boolean {
  const apple = "standalone" in navigator && navigator.standalone === true;
  return installed.value || apple || matchMedia("(display-mode: standalone)").matches;
}

/** True on an iPhone or iPad. Newer iPads report as Macs, but have touch screens. */
export function isIos(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
}
