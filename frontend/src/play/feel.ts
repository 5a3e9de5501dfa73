import { faceDown } from "../hand/faceDown";
import { preferences } from "../preferences";

/** What is felt: my turn has come, my piece is taken, my entry was refused. In ms: on, off, on. */
const PULSES = { turn: [40, 60, 40], placed: [15], refused: [80] } as const;
/** -18 dB */
const KNOCK_GAIN = 0.126;
const KNOCK_S = 0.09;

let ears: AudioContext | undefined;

/** A touch, and at my turn a knock, as this phone wants it. Never the only sign of anything; none on its face. */
export function feel(what: keyof typeof PULSES): void {
  const wish = preferences.peek().signals;
  // A phone that nobody has touched yet may not buzz: the browser would only complain.
  if (wish === "off" || faceDown.peek() || navigator.userActivation?.hasBeenActive === false) return;
  navigator.vibrate?.([...PULSES[what]]);
  if (wish === "both" && what === "turn") knock();
}

/** Wood on wood: a low tone that is gone at once. */
function knock(): void {
  if (!("AudioContext" in globalThis)) return;
  ears ??= new AudioContext();
  void ears.resume();
  const now = ears.currentTime;
  const tone = new OscillatorNode(ears, { type: "triangle", frequency: 190 });
  const loudness = new GainNode(ears, { gain: KNOCK_GAIN });
  tone.frequency.exponentialRampToValueAtTime(90, now + KNOCK_S);
  loudness.gain.exponentialRampToValueAtTime(0.001, now + KNOCK_S);
  tone.connect(loudness).connect(ears.destination);
  tone.start(now);
  tone.stop(now + KNOCK_S);
}
