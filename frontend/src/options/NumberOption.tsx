import { t } from "../i18n";
import { Button } from "../ui/Button";
import "../styles/steppers.css";

interface NumberOptionProps {
  label: string;
  hint: string;
  value: number;
  /** The meaning of the number, if the game has a word for it. */
  words?: string | undefined;
  least: number;
  most: number;
  onChange: (value: number) => void;
}

/** A range wider than `WIDE` has buttons for steps of `FAR`, too. */
const WIDE = 20;
const FAR = 5;

/** A whole number that a table may choose. */
export function NumberOption({ label, hint, value, words, least, most, onChange }: NumberOptionProps) {
  const step = (by: number) => {
    const to = Math.min(most, Math.max(least, value + by));
    const words = t(by < 0 ? "new.fewer" : "new.more", { name: label, n: Math.abs(by) });
    return (
      <Button
        {...(Math.abs(by) === 1 ? { icon: by < 0 ? "minus" : "plus", label: words } : { label: words })}
        onPress={() => {
          if (to !== value) onChange(to);
        }}
      >
        {Math.abs(by) === 1 ? undefined : `${by < 0 ? "−" : "+"}${FAR}`}
      </Button>
    );
  };
  const wide = most - least > WIDE;
  return (
    <div class="row">
      <div class="row-words">
        <span class="row-title">{label}</span>
        <span class="second-line">{hint}</span>
      </div>
      <span class="stepper">
        {wide ? step(-FAR) : null}
        {step(-1)}
        <output class="display" aria-label={label}>
          {words ?? value}
        </output>
        {step(1)}
        {wide ? step(FAR) : null}
      </span>
    </div>
  );
}
