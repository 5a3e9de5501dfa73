import type { ComponentChildren } from "preact";

interface ChipProps {
  chosen?: boolean;
  onPress: () => void;
  label?: string;
  /** True while there is nothing to press it for. It keeps its place and the focus. */
  off?: boolean;
  children: ComponentChildren;
}

/** A small toggle. Chosen is amber with a dark edge. */
export function Chip({ chosen = false, onPress, label, off = false, children }: ChipProps) {
  const look = chosen ? "chip chip-chosen" : off ? "chip chip-off" : "chip";
  return (
    <button
      type="button"
      class={look}
      aria-pressed={chosen}
      aria-disabled={off || undefined}
      aria-label={label}
      onClick={off ? undefined : onPress}
    >
      {children}
    </button>
  );
}

interface ChoiceProps<Value extends string> {
  /** The group's name, for the screen reader and as its heading. */
  legend: string;
  name: string;
  value: Value;
  choices: readonly { value: Value; label: string; hint?: string | undefined; picture?: ComponentChildren }[];
  onChoose: (value: Value) => void;
  /** Stacked rows for choices that explain themselves, chips for short words. */
  look?: "chips" | "rows";
  unseenLegend?: boolean;
}

/** A choice among several: real radio buttons, so that arrow keys work. */
export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { legend, name, value, choices, onChoose, look = "chips", unseenLegend = false } = props;
  return (
    <fieldset class={`choice choice-${look}`}>
      <legend class={unseenLegend ? "unseen" : "field-label"}>{legend}</legend>
      <div class="choice-set">
        {choices.map((choice) => (
          <label key={choice.value} class={choice.value === value ? "chip chip-chosen" : "chip"}>
            <input
              class="unseen"
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChoose(choice.value)}
            />
            {choice.picture}
            <span class="choice-words">
              <span dir="auto">{choice.label}</span>
              {choice.hint ? <span class="choice-hint">{choice.hint}</span> : null}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
