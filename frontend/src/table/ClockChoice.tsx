import { t } from "../i18n";
import { Choice } from "../ui/Chip";
import type { Clock } from "../wire";

const WHERE = ["off", "result", "live"] as const;

export interface ClockChoiceProps {
  value: Clock;
  onChoose: (clock: Clock) => void;
}

/** Where the times of players are shown: the same for everybody at the table. */
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
