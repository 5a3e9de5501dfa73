import { useId, useState } from "preact/hooks";
import { findTableCode, NOT_IN_CODES } from "./codes";
import { countLetters, shortenText } from "./letters";
import { useTyped } from "./useTyped";

interface TextFieldProps {
  label: string;
  value: string;
  onInput: (value: string) => void;
  hint?: string | undefined;
  /** Maximum length, counted as on the server. */
  longest: number;
  /** Returns what a typed text is about, such as the code in a pasted message. */
  pick?: (typed: string) => string;
  /** Message once the maximum is reached. */
  full?: string;
  autocomplete?: string;
  enterKeyHint?: "done" | "go" | "next";
}

export function TextField(props: TextFieldProps) {
  const id = useId();
  const [cut, setCut] = useState(false);
  const correct = (typed: string) => {
    const picked = props.pick?.(typed) ?? typed;
    const value = shortenText(picked, props.longest);
    setCut(value !== picked);
    return value;
  };
  const typing = useTyped(props.value, correct, props.onInput);
  const isFull = countLetters(props.value) >= props.longest || cut;
  const hint = props.hint ?? (isFull ? props.full : undefined);
  return (
    <div class="field">
      <label class="field-label" for={id}>
        {props.label}
      </label>
      <input
        id={id}
        class="text-field"
        type="text"
        {...typing}
        autocomplete={props.autocomplete ?? "off"}
        enterkeyhint={props.enterKeyHint}
        aria-describedby={hint ? `${id}-hint` : undefined}
      />
      {hint ? (
        <p class="second-line" id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
    </div>
  );
}

interface SwitchProps {
  label: string;
  hint?: string | undefined;
  on: boolean;
  onChange: (on: boolean) => void;
}

/** A row with a switch at its end; the whole row is the target. */
export function Switch({ label, hint, on, onChange }: SwitchProps) {
  const id = useId();
  return (
    <button
      type="button"
      role="switch"
      class="switch"
      aria-checked={on}
      aria-labelledby={id}
      aria-describedby={hint ? `${id}-hint` : undefined}
      onClick={() => onChange(!on)}
    >
      <span class="row-words">
        <span id={id} class="row-title">
          {label}
        </span>
        {hint ? (
          <span id={`${id}-hint`} class="second-line">
            {hint}
          </span>
        ) : null}
      </span>
      <span class="switch-track" aria-hidden="true">
        <span class="switch-knob" />
      </span>
    </button>
  );
}

const PLACES = [0, 1, 2, 3, 4, 5];

interface CodeBoxesProps {
  label: string;
  /** Up to six characters. */
  value: string;
  onInput: (value: string) => void;
  hint?: string | undefined;
  /** Hint while a letter is typed that no code has. */
  letters?: string;
  /** The code is wrong, and the hint says why. */
  wrong?: boolean;
}

/**
 * Six boxes drawn over one real text field, so that pasting, dictation, autofill and screen readers work as usual.
 */
export function CodeBoxes({ label, value, onInput, wrong = false, ...props }: CodeBoxesProps) {
  const id = useId();
  const [foreign, setForeign] = useState(false);
  const correct = (typed: string) => {
    setForeign(NOT_IN_CODES.test(typed));
    return findTableCode(typed);
  };
  const typing = useTyped(value, correct, onInput);
  const hint = foreign && !wrong ? props.letters : props.hint;
  return (
    <div class="field">
      <label class="field-label" for={id}>
        {label}
      </label>
      <div class="code">
        <input
          id={id}
          class="code-field"
          type="text"
          data-first-focus={value === "" ? "" : undefined}
          {...typing}
          autocapitalize="characters"
          autocomplete="one-time-code"
          spellcheck={false}
          enterkeyhint="go"
          aria-describedby={hint ? `${id}-hint` : undefined}
        />
        <div class="code-boxes" aria-hidden="true">
          {PLACES.map((place) => (
            <span key={place} class={place === value.length ? "code-box code-next" : "code-box"}>
              {value[place] ?? ""}
            </span>
          ))}
        </div>
      </div>
      {hint ? (
        <p
          class={wrong ? "second-line bad" : "second-line"}
          role={wrong ? "alert" : undefined}
          id={`${id}-hint`}
        >
          {hint}
        </p>
      ) : null}
    </div>
  );
}
