import { useEffect } from "preact/hooks";
import { t, text } from "../i18n";
import { draftSignal } from "../net/drafts";
import { isCovered } from "../session/cover";
import { openTable } from "../session/session";
import { Button } from "../ui/Button";
import { Icon } from "../ui/Icon";
import { Row, Rows } from "../ui/Rows";
import type { AmountsPrompt, Payload } from "../wire";
import { Sentence } from "./Sentence";
import "./Steppers.css";

type Amounts = Readonly<Record<string, number>>;

/** A range wider than `WIDE` has buttons for steps of `FAR`, too. */
const WIDE = 20;
const FAR = 5;

/** Amounts that are set but not sent yet. Forgotten with their prompt, because they may be a secret. */
const set = draftSignal<{ prompt: string; amounts: Amounts }>();

interface SteppersProps {
  /** Ids of table and prompt: what was set belongs to this prompt alone. */
  question: string;
  prompt: AmountsPrompt;
  /** The answer sent before, while it may still be changed. */
  sentAnswer: Payload | undefined;
}

/** Return the amounts that are set on this phone, else the sent ones, else the minimum. */
export function amountsOf({ question, prompt, sentAnswer }: SteppersProps): Amounts {
  if (set.value?.prompt === question) return set.value.amounts;
  const before = (sentAnswer?.[prompt.field] ?? {}) as Amounts;
  return Object.fromEntries(prompt.amounts.map(({ id, least = 0 }) => [id, before[id] ?? least]));
}

/** Return what is left of the common limit. */
export function leftOf(prompt: AmountsPrompt, amounts: Amounts): number {
  return prompt.limit - Object.values(amounts).reduce((sum, amount) => sum + amount, 0);
}

/** A stepper for each named thing, within its bounds and the common limit. */
export function Steppers(props: SteppersProps) {
  const { question, prompt } = props;
  const amounts = amountsOf(props);
  const remaining = leftOf(prompt, amounts);
  useEffect(
    () => () => {
      const table = openTable.value;
      // Covering the phone for a moment must not lose what was set.
      if (!table || !isCovered(table)) set.value = null;
    },
    [],
  );
  const change = (id: string, by: number) => {
    set.value = { prompt: question, amounts: { ...amounts, [id]: (amounts[id] ?? 0) + by } };
  };
  return (
    <div>
      <Rows label={text(prompt.title)}>
        {prompt.amounts.map(({ id, label, least = 0, most }) => {
          const amount = amounts[id] ?? least;
          const name = text(label);
          const can = Math.min(most - amount, remaining);
          const wide = most - least > WIDE;
          const step = (by: number) => (
            <Step
              to={by < 0 ? "minus" : "plus"}
              by={Math.abs(by)}
              label={t(by < 0 ? "play.less" : "play.more", { name })}
              off={by < 0 ? amount + by < least : by > can}
              onPress={() => change(id, by)}
            />
          );
          return (
            <Row
              key={id}
              title={<Sentence form={() => text(label)} />}
              end={
                <span class="stepper">
                  {wide ? step(-FAR) : null}
                  {step(-1)}
                  <output class="display" aria-label={name}>
                    {amount}
                  </output>
                  {step(1)}
                  {wide ? step(FAR) : null}
                </span>
              }
            />
          );
        })}
      </Rows>
      {prompt.amounts.length > 1 ? (
        <p class="second-line" aria-live="polite">
          {t("play.amount_left", { n: remaining })}
        </p>
      ) : null}
    </div>
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

export function Step({ to, by = 1, label, off, onPress }: StepProps) {
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

/** Button that sends the current amounts. */
export function SendAmounts(props: SteppersProps & { onSend: (amounts: Amounts) => void }) {
  const amounts = amountsOf(props);
  return (
    <Button kind="main" onPress={() => props.onSend(amounts)}>
      {t(props.sentAnswer === undefined ? "play.done" : "play.change")}
    </Button>
  );
}
