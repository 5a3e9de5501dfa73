import { effect, type ReadonlySignal, signal } from "@preact/signals";
import { preferences } from "../platform/preferences";
import { openTable } from "./session";

/**
 * Whether the screen is kept on. `idle`: nothing to keep it on for. `off`: not wished. `refused`: the phone says no
 * just now. `none`: the browser cannot, over plain HTTP for instance.
 */
export type Awake = "on" | "idle" | "off" | "refused" | "none";

const state = signal<Awake>("idle");
const visible = signal(true);
/** Raised when the system took the lock away, so that it is asked for again. */
const taken = signal(0);

export const awake: ReadonlySignal<Awake> = state;

/** Keep the screen on while a table is played and looked at, from now on. @returns how to stop. */
export function followAwake(): () => void {
  const seen = () => {
    visible.value = document.visibilityState === "visible";
  };
  seen();
  document.addEventListener("visibilitychange", seen);
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
    document.removeEventListener("visibilitychange", seen);
  };
}

/** Ask for the lock. @returns how to let it go, also before it is there. */
function hold(): () => void {
  let over = false;
  let lock: WakeLockSentinel | null = null;
  navigator.wakeLock.request("screen").then(
    (got) => {
      if (over) {
        void got.release();
        return;
      }
      lock = got;
      state.value = "on";
      // The system takes it when the page is hidden; on return it is asked for by then being visible.
      got.addEventListener("release", () => {
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
