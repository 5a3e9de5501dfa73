import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { say, t } from "../i18n";
import { createDraftSignal } from "../net/drafts";
import { Sentence } from "../pieces/Sentence";
import { isCovered } from "../session/cover";
import { openTable } from "../session/session";
import { Button } from "../ui/Button";
import { Icon } from "../ui/Icon";
import { Row, Rows } from "../ui/Rows";
import { useTyped } from "../ui/useTyped";
import type { AmountsPrompt, Payload } from "../wire";
import { type Amounts, countLeft } from "./offering";
import "../styles/steppers.css";

/** A range wider than `WIDE` has buttons for steps of `FAR`, too, and a field to type in. */
const WIDE = 20;
const FAR = 5;

/** Amounts that are set but not sent yet. Forgotten with their prompt, because they may be a secret. */
const set = createDraftSignal<{ prompt: string; amounts: Amounts }>("amounts");

interface SteppersProps {
  /** Ids of table and prompt: what was set belongs to this prompt alone. */
  question: string;
  prompt: AmountsPrompt;
  /** The answer sent before, while it may still be changed. */
  sentAnswer: Payload | undefined;
}

/** Return the amounts that are set on this phone, else the sent ones, else the minimum. */
function readAmounts({ question, prompt, sentAnswer }: SteppersProps): Amounts {
  if (set.value?.prompt === question) return set.value.amounts;
  const before = (sentAnswer?.[prompt.field] ?? {}) as Amounts;
  return Object.fromEntries(prompt.amounts.map(({ id, least = 0 }) => [id, before[id] ?? least]));
}

/** A stepper for each named thing, within its bounds and the common limit. */
export function Steppers(props: SteppersProps) {
  const { question, prompt } = props;
  const amounts = readAmounts(props);
  const remaining = countLeft(prompt, amounts);
  useEffect(
    () => () => {
      const table = openTable.value;
      // Covering the phone for a moment must not lose what was set.
      if (!table || !isCovered(table)) set.value = null;
    },
    [],
  );
  const change = (id: string, amount: number) => {
    set.value = { prompt: question, amounts: { ...amounts, [id]: amount } };
  };
  const isShared = prompt.limit < prompt.amounts.reduce((sum, { most }) => sum + most, 0);
  return (
    <div>
      <Rows label={say(prompt.title)}>
        {prompt.amounts.map(({ id, label, least = 0, most }) => {
          const amount = amounts[id] ?? least;
          const name = say(label);
          const can = Math.min(most - amount, remaining);
          const wide = most - least > WIDE;
          const step = (by: number) => (
            <Step
              to={by < 0 ? "minus" : "plus"}
              by={Math.abs(by)}
              label={t(by < 0 ? "play.less" : "play.more", { name })}
              off={by < 0 ? amount + by < least : by > can}
              onPress={() => change(id, amount + by)}
            />
          );
          return (
            <Row
              key={id}
              title={<Sentence form={() => say(label)} />}
              end={
                <span class="stepper">
                  {wide ? step(-FAR) : null}
                  {step(-1)}
                  {wide ? (
                    <NumberField
                      name={name}
                      value={amount}
                      least={least}
                      most={amount + can}
                      onValue={(value) => change(id, value)}
                    />
                  ) : (
                    <output class="display" aria-label={name}>
                      {amount}
                    </output>
                  )}
                  {step(1)}
                  {wide ? step(FAR) : null}
                </span>
              }
            />
          );
        })}
      </Rows>
      {prompt.amounts.length > 1 && isShared ? (
        <p class="second-line" aria-live="polite">
          {t("play.amount_left", { n: remaining })}
        </p>
      ) : null}
    </div>
  );
}

interface NumberFieldProps {
  name: string;
  value: number;
  least: number;
  most: number;
  onValue: (value: number) => void;
}

/** A whole number to be typed. What is outside of the bounds becomes the nearest bound. */
function NumberField({ name, value, least, most, onValue }: NumberFieldProps) {
  const [isEmpty, setEmpty] = useState(false);
  const inBounds = (digits: string) => Math.max(least, Math.min(most, Number(digits)));
  const typing = useTyped(
    isEmpty ? "" : String(value),
    (typed) => {
      const digits = typed.replace(/\D/g, "");
      return digits && String(inBounds(digits));
    },
    (digits) => {
      setEmpty(digits === "");
      onValue(inBounds(digits));
    },
  );
  return (
    <>
      <input
        class="text-field"
        type="text"
        inputMode="numeric"
        autocomplete="off"
        aria-label={name}
        {...typing}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={() => setEmpty(false)}
      />
      {/* Read out after a step, which leaves the focus on its button. */}
      <output class="unseen">{value}</output>
    </>
  );
}

interface StepProps {
  to: "minus" | "plus";
  /** The size of a step. */
  by?: number;
  label: string;
  /** True at a bound. The button stays in the tab order, so that the focus is not lost. */
  off: boolean;
  onPress: () => void;
}

function Step({ to, by = 1, label, off, onPress }: StepProps) {
  return (
    <button
      type="button"
      class={`button button-second${off ? " button-off" : ""}`}
      aria-label={by === 1 ? label : `${label}: ${by}`}
      aria-disabled={off}
      onClick={() => {
        if (!off) onPress();
      }}
    >
      {by === 1 ? <Icon name={to} /> : `${to === "minus" ? "−" : "+"}${by}`}
    </button>
  );
}

interface StepsProps {
  /** What the buttons are called. */
  less: string;
  more: string;
  /** True at a bound. */
  isLeast?: boolean;
  isMost?: boolean;
  onStep: (by: 1 | -1) => void;
  /** What stands between them. */
  children?: ComponentChildren;
}

/** A button for one less and a button for one more. */
export const Steps = ({ less, more, isLeast = false, isMost = false, onStep, children }: StepsProps) => (
  <>
    <Step to="minus" label={less} off={isLeast} onPress={() => onStep(-1)} />
    {children}
    <Step to="plus" label={more} off={isMost} onPress={() => onStep(1)} />
  </>
);

/** Button that sends the current amounts. */
export function SendAmounts(props: SteppersProps & { onSend: (amounts: Amounts) => void }) {
  const amounts = readAmounts(props);
  return (
    <Button kind={props.sentAnswer ? "second" : "main"} onPress={() => props.onSend(amounts)}>
      {t(props.sentAnswer === undefined ? "play.done" : "play.change")}
    </Button>
  );
}
