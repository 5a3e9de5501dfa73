import { signal } from "@preact/signals";

/** Degrees that a phone lying on its screen may be off the level of the table. */
const TILT = 25;

/** iOS asks its person before it tells how the phone lies. */
type Asking = { requestPermission?: () => Promise<string> };

const lying = signal(false);

/** Whether the phone lies on its screen, as far as it tells. */
export const faceDown = lying as { readonly value: boolean; peek(): boolean };

/** Follow how the phone lies. @returns how to stop. */
export function followFaceDown(): () => void {
  const turned = ({ beta, gamma }: DeviceOrientationEvent) => {
    if (beta !== null && gamma !== null) {
      lying.value = Math.abs(beta) > 180 - TILT && Math.abs(gamma) < TILT;
    }
  };
  globalThis.addEventListener("deviceorientation", turned);
  return () => {
    globalThis.removeEventListener("deviceorientation", turned);
    lying.value = false;
  };
}

/** Ask to be told, where a phone wants to be asked; only a tap may ask. */
export function askForFaceDown(): void {
  const asking = (globalThis as { DeviceOrientationEvent?: Asking }).DeviceOrientationEvent;
  asking?.requestPermission?.().catch(() => undefined); // a phone that says no keeps the other ways to cover
}
