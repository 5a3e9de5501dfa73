import decodeQR from "qr/decode.js";
import { CameraError, type CameraProblem, closeCamera, openCamera } from "../platform/camera";

/** Pause between two looks at the camera's picture in ms: a slow phone stays usable meanwhile. */
const PAUSE = 100;
/** Side in px of the square that is searched; larger pictures are made smaller. */
const MOST = 800;

interface Listeners {
  onStart: (track: MediaStreamTrack) => void;
  /** Called for each picture with a QR code, with its text. */
  onRead: (text: string) => void;
  onFail: (problem: CameraProblem) => void;
}

/** Show the camera's picture in a video and look for QR codes in it. @returns a function that stops both. */
export function scan(video: HTMLVideoElement, { onStart, onRead, onFail }: Listeners): () => void {
  let stream: MediaStream | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  const canvas = document.createElement("canvas");
  const stop = () => {
    isOver = true;
    clearTimeout(timer);
    if (stream) closeCamera(stream);
    video.srcObject = null;
  };
  const fail = (problem: CameraProblem) => {
    if (isOver) return;
    stop();
    onFail(problem);
  };
  const look = () => {
    const text = readPicture(video, canvas);
    if (text !== null) onRead(text);
    if (!isOver) timer = setTimeout(look, PAUSE);
  };
  const start = async () => {
    const opened = await openCamera();
    stream = opened;
    if (isOver) return closeCamera(opened);
    const [track] = opened.getVideoTracks();
    track?.addEventListener("ended", () => fail("busy"));
    video.srcObject = opened;
    await video.play();
    if (isOver) return;
    if (track) onStart(track);
    look();
  };
  start().catch((error: unknown) => fail(error instanceof CameraError ? error.problem : "busy"));
  return stop;
}

/** Return the text of a QR code in the middle square of the video, which is what its box shows; null if there is none. */
function readPicture(video: HTMLVideoElement, canvas: HTMLCanvasElement): string | null {
  const { videoWidth: width, videoHeight: height } = video;
  const side = Math.min(width, height);
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!side || !context) return null;
  canvas.width = canvas.height = Math.min(side, MOST);
  const searched = canvas.width;
  context.drawImage(video, (width - side) / 2, (height - side) / 2, side, side, 0, 0, searched, searched);
  try {
    return decodeQR(context.getImageData(0, 0, searched, searched));
  } catch {
    return null; // No code, or one that cannot be read: the next picture may be better.
  }
}
