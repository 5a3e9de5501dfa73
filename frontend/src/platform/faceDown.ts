import { signal } from "@preact/signals";

/** Tilt in degrees up to which a phone counts as lying face down. */
const TILT = 25;

/** iOS needs a permission to report the orientation. */
type Asking = { requestPermission?: () => Promise<string> };

const lying = signal(false);

/** True while the phone lies face down, if it reports its orientation. */
export const faceDown = lying as { readonly value: boolean; peek(): boolean };

/** Follow the orientation. @returns a function that stops it. */
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

/** Request the permission if the phone needs one; this must be called from a tap. */
export function askForFaceDown(): void {
  const asking = (globalThis as { DeviceOrientationEvent?: Asking }).DeviceOrientationEvent;
  asking?.requestPermission?.().catch(() => undefined); // without the permission the other ways to cover still work
}
