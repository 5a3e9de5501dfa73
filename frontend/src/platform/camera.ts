/** Why there is no picture. `insecure`: browsers give cameras to secure pages only. `busy`: another app may use it. */
export type CameraProblem = "insecure" | "unsupported" | "denied" | "none" | "busy";

/** A failure of `openCamera`. */
export class CameraError extends Error {
  constructor(readonly problem: CameraProblem) {
    super(problem);
  }
}

const PROBLEMS: Readonly<Record<string, CameraProblem>> = {
  NotAllowedError: "denied",
  SecurityError: "denied",
  NotFoundError: "none",
  OverconstrainedError: "none",
  NotSupportedError: "unsupported",
};

/** True if the browser lets pages ask for a camera here. */
export const mayUseCamera = (): boolean => Boolean(navigator.mediaDevices?.getUserMedia);

/** Ask for a camera, the one at the back if there are several. @throws CameraError */
export async function openCamera(): Promise<MediaStream> {
  if (!mayUseCamera()) throw new CameraError(window.isSecureContext ? "unsupported" : "insecure");
  try {
    const video = { facingMode: "environment", width: { ideal: 1280 }, height: { ideal: 720 } };
    return await navigator.mediaDevices.getUserMedia({ video });
  } catch (error) {
    const name = error instanceof Error ? error.name : "";
    throw new CameraError(PROBLEMS[name] ?? "busy");
  }
}

/** Stop a camera: its light goes out. */
export function closeCamera(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

/** The torch is not in TypeScript's library: https://w3c.github.io/mediacapture-image/#torch */
interface Torch {
  torch?: boolean;
}

/** True if the camera has a torch that pages may switch. */
export function hasTorch(track: MediaStreamTrack): boolean {
  return ((track.getCapabilities?.() ?? {}) as Torch).torch === true;
}

/** Switch the torch. Rejects if the phone refuses. */
export function switchTorch(track: MediaStreamTrack, on: boolean): Promise<void> {
  return track.applyConstraints({ advanced: [{ torch: on } as MediaTrackConstraintSet] });
}
