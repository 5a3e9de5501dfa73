import { useId, useState } from "preact/hooks";
import { lengthOf, shortened } from "./letters";

interface TextFieldProps {
  label: string;
  value: string;
  onInput: (value: string) => void;
  hint?: string | undefined;
  /** Maximum length, counted as on the server. */
  longest: number;
  /** Message once the maximum is reached. */
  full?: string;
  autocomplete?: string;
  enterKeyHint?: "done" | "go" | "next";
}

export function TextField(props: TextFieldProps) {
  const id = useId();
  const [cut, setCut] = useState(false);
  const isFull = lengthOf(props.value) >= props.longest || cut;
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
        value={props.value}
        autocomplete={props.autocomplete ?? "off"}
        enterkeyhint={props.enterKeyHint}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onInput={(event) => {
          const typed = event.currentTarget.value;
          const value = shortened(typed, props.longest);
          setCut(value !== typed);
          if (value !== typed) event.currentTarget.value = value;
          props.onInput(value);
        }}
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

/** Extract the code from typed or pasted text, also from a whole link: digits and capitals without 0 O 1 I L. */
export function cleanCode(typed: string): string {
  const code = typed.slice(typed.lastIndexOf("/") + 1).toUpperCase();
  return code.replace(/[^2-9A-HJKMNP-Z]/g, "").slice(0, PLACES.length);
}

interface CodeBoxesProps {
  label: string;
  /** Up to six characters. */
  value: string;
  onInput: (value: string) => void;
  hint?: string | undefined;
  /** The code is wrong, and the hint says why. */
  wrong?: boolean;
}

/**
 * Six boxes drawn over one real text field, so that pasting, dictation, autofill and screen readers work as usual.
 */
export function CodeBoxes({ label, value, onInput, hint, wrong = false }: CodeBoxesProps) {
  const id = useId();
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
          value={value}
          autocapitalize="characters"
          autocomplete="one-time-code"
          spellcheck={false}
          enterkeyhint="go"
          aria-describedby={hint ? `${id}-hint` : undefined}
          onInput={(event) => {
            const code = cleanCode(event.currentTarget.value);
            event.currentTarget.value = code;
            onInput(code);
          }}
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
