import type { Tick } from "./course";

interface SliderProps {
  label: string;
  /** The step in words, for screen readers. */
  words: string;
  step: number;
  steps: number;
  /** Ticks; only those before the current step are drawn. */
  ticks: readonly Tick[];
  onStep: (step: number) => void;
}

/** Slider over the steps of the game, with ticks where the past was changed. */
export function Slider({ label, words, step, steps, ticks, onStep }: SliderProps) {
  const computePart = (at: number) => (steps > 1 ? (at - 1) / (steps - 1) : 1);
  return (
    <div class="slider" style={{ "--part": computePart(step) }}>
      <span class="slider-line" aria-hidden="true" />
      {ticks
        .filter((tick) => tick.step <= step)
        .map((tick) => (
          <span
            key={`${tick.step} ${tick.kind}`}
            class={`slider-tick slider-${tick.kind}`}
            style={{ "--part": computePart(tick.step) }}
            data-tick={tick.step}
            aria-hidden="true"
          />
        ))}
      <input
        type="range"
        class="slider-input"
        aria-label={label}
        aria-valuetext={words}
        min={1}
        max={steps}
        step={1}
        value={step}
        onInput={(event) => onStep(Number(event.currentTarget.value))}
      />
    </div>
  );
}
