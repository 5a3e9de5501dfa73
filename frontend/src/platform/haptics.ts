import { faceDown } from "./faceDown";
import { preferences } from "./preferences";

/** Vibration patterns (on, off, on … in ms): my turn, my piece placed, my entry refused, something revealed. */
const PULSES = { turn: [40, 60, 40], placed: [15], refused: [80], reveal: [20, 30, 20, 30, 20] } as const;
/** -18 dB */
const GAIN = 0.126;
const KNOCK_S = 0.09;
const RUSTLE_S = 0.25;

let ears: AudioContext | undefined;

/** Vibrate, and knock at my turn, as set in the preferences. Never the only signal; none while the phone lies face down. */
export function giveFeedback(name: keyof typeof PULSES): void {
  const setting = preferences.peek().signals;
  // Browsers forbid vibration before the first touch.
  if (setting === "off" || faceDown.peek() || navigator.userActivation?.hasBeenActive === false) return;
  navigator.vibrate?.([...PULSES[name]]);
  if (setting !== "both" || !("AudioContext" in globalThis)) return;
  if (name === "turn") knock();
  if (name === "reveal") playRustle();
}

/** Play a knock: a short low tone. */
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

/** Play a rustle of paper: high-pass noise that swells three times. */
function playRustle(): void {
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
