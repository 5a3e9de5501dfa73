import { faceDown } from "./faceDown";
import { preferences } from "./preferences";

/** What is felt: my turn has come, my piece is taken, my entry was refused, something was uncovered. In ms: on, off, on. */
const PULSES = { turn: [40, 60, 40], placed: [15], refused: [80], reveal: [20, 30, 20, 30, 20] } as const;
/** -18 dB */
const GAIN = 0.126;
const KNOCK_S = 0.09;
const RUSTLE_S = 0.25;

let ears: AudioContext | undefined;

/** A touch, and at my turn a knock, as this phone wants it. Never the only sign of anything; none on its face. */
export function pulse(what: keyof typeof PULSES): void {
  const wish = preferences.peek().signals;
  // A phone that nobody has touched yet may not buzz: the browser would only complain.
  if (wish === "off" || faceDown.peek() || navigator.userActivation?.hasBeenActive === false) return;
  navigator.vibrate?.([...PULSES[what]]);
  if (wish !== "both" || !("AudioContext" in globalThis)) return;
  if (what === "turn") knock();
  if (what === "reveal") rustle();
}

/** Wood on wood: a low tone that is gone at once. */
function knock(): void {
  ears ??= new AudioContext();
  void ears.resume();
  const now = ears.currentTime;
  const tone = new OscillatorNode(ears, { type: "triangle", frequency: 190 });
  const loudness = new GainNode(ears, { gain: GAIN });
  tone.frequency.exponentialRampToValueAtTime(90, now + KNOCK_S);
  loudness.gain.exponentialRampToValueAtTime(0.001, now + KNOCK_S);
  tone.connect(loudness).connect(ears.destination);
  tone.start(now);
  tone.stop(now + KNOCK_S);
}

/** Paper: noise without its depths, three times a little louder and gone. */
function rustle(): void {
  ears ??= new AudioContext();
  void ears.resume();
  const now = ears.currentTime;
  const paper = ears.createBuffer(1, ears.sampleRate * RUSTLE_S, ears.sampleRate);
  const samples = paper.getChannelData(0);
  for (let i = 0; i < samples.length; i += 1) samples[i] = Math.random() * 2 - 1;
  const noise = new AudioBufferSourceNode(ears, { buffer: paper });
  const bright = new BiquadFilterNode(ears, { type: "highpass", frequency: 2400 });
  const loudness = new GainNode(ears, { gain: 0 });
  for (const [at, gain] of [
    [0.02, 0.5],
    [0.08, 0.15],
    [0.11, 1],
    [0.16, 0.2],
    [0.19, 0.6],
    [RUSTLE_S, 0],
  ] as const) {
    loudness.gain.linearRampToValueAtTime(gain * GAIN, now + at);
  }
  noise.connect(bright).connect(loudness).connect(ears.destination);
  noise.start(now);
}
