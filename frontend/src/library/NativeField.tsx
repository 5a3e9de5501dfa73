import { useId } from "preact/hooks";

interface NativeFieldProps {
  label: string;
  type: "date" | "time" | "number";
  value: string;
  onValue: (value: string) => void;
  min?: number | string;
  max?: number | string;
}

/** A field with a native picker of the phone: a day, a time, a number. */
export function NativeField({ label, type, value, onValue, min, max }: NativeFieldProps) {
  const id = useId();
  return (
    <div class="field">
      <label class="field-label" for={id}>
        {label}
      </label>
      <input
        id={id}
        class="text-field"
        type={type}
        value={value}
        min={min}
        max={max}
        inputMode={type === "number" ? "numeric" : undefined}
        onInput={(event) => onValue(event.currentTarget.value)}
      />
    </div>
  );
}
