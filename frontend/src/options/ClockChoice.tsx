import { t } from "../i18n";
import { Choice } from "../ui/Chip";
import type { Clock } from "../wire";

const WHERE = ["off", "result", "live"] as const;

interface ClockChoiceProps {
  value: Clock;
  onChoose: (clock: Clock) => void;
}

/** Choice of where the time per player is shown; it applies to everybody at the table. */
export function ClockChoice({ value, onChoose }: ClockChoiceProps) {
  return (
    <Choice
      look="rows"
      legend={t("clock.title")}
      name="clock"
      value={value}
      choices={WHERE.map((where) => ({
        value: where,
        label: t(`clock.${where}`),
        hint: t(`clock.${where}_about`),
      }))}
      onChoose={onChoose}
    />
  );
}
