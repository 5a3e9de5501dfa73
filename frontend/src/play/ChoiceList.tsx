import { text } from "../i18n";
import type { Choice, ChoosePrompt, Payload } from "../wire";

interface ChoiceListProps {
  prompt: ChoosePrompt;
  /** What was chosen so far, where it may still be changed. */
  given: Payload | undefined;
  onChoose: (choice: Choice) => void;
}

/** One of several answers, one tap each. */
export function ChoiceList({ prompt, given, onChoose }: ChoiceListProps) {
  return (
    <ul class="targets" aria-label={text(prompt.title)}>
      {prompt.choices.map((choice) => {
        const on = given !== undefined && isGiven(choice, given);
        return (
          <li key={choice.id}>
            <button
              type="button"
              class={on ? "target-choice target-choice-on" : "target-choice"}
              aria-pressed={given === undefined ? undefined : on}
              data-choice={choice.id}
              onClick={() => onChoose(choice)}
            >
              <span class="target-name">{text(choice.label)}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** Whether this is what was chosen: its fields are the ones that were sent. */
export function isGiven(choice: Choice, given: Payload): boolean {
  return Object.entries(choice.payload).every(
    ([field, value]) => JSON.stringify(given[field]) === JSON.stringify(value),
  );
}
