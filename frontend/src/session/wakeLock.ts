import { effect, type ReadonlySignal, signal } from "@preact/signals";
import { preferences } from "../platform/preferences";
import { openTable } from "./session";

/** State of the wake lock. `idle`: no running game. `off`: switched off in the settings. `refused`: the phone refuses it
 * now. `none`: the browser does not support it, for example over plain HTTP.
 */
export type Awake = "on" | "idle" | "off" | "refused" | "none";

const state = signal<Awake>("wakeLock" in navigator ? "idle" : "none");
const visible = signal(true);
/** Incremented when the system released the lock, so that it is requested again. */
const taken = signal(0);

export const awake: ReadonlySignal<Awake> = state;

/** Keep the screen on while a running table is visible. @returns a function that stops it. */
export function followAwake(): () => void {
  const onVisible = () => {
    visible.value = document.visibilityState === "visible";
  };
  onVisible();
  document.addEventListener("visibilitychange", onVisible);
  const unfollow = effect(() => {
    void taken.value;
    const played = openTable.value?.document.value?.table.status === "playing";
    if (!("wakeLock" in navigator)) state.value = "none";
    else if (!preferences.value.awake) state.value = "off";
    else if (!played) state.value = "idle";
    else if (visible.value) return hold();
    return undefined;
  });
  return () => {
    unfollow();
    document.removeEventListener("visibilitychange", onVisible);
  };
}

/** Request the lock. @returns a function that releases it, also before it is granted. */
function hold(): () => void {
  let over = false;
  let lock: WakeLockSentinel | null = null;
  navigator.wakeLock.request("screen").then(
    (sentinel) => {
      if (over) {
        void sentinel.release();
        return;
      }
      lock = sentinel;
      state.value = "on";
      // The system releases it when the page is hidden; becoming visible requests it again.
      sentinel.addEventListener("release", () => {
        if (over) return;
        state.value = "refused";
        if (document.visibilityState === "visible") taken.value += 1;
      });
    },
    () => {
      if (!over) state.value = "refused";
    },
  );
  return () => {
    over = true;
    if (state.peek() === "on") state.value = "idle";
    void lock?.release();
  };
}
