import { t } from "../i18n";
import { Button } from "../ui/Button";
import { TextField } from "../ui/fields";
import { shortenText } from "../ui/letters";
import type { SeatDocument } from "../wire";
import { areSame, isVisible } from "./sameName";

/** Maximum length; the server has the same limit. */
const LONGEST = 24;

/** Return why a name cannot be used, as words for a button; undefined if it can. */
export function nameMissing(
  name: string,
  otherSeats: readonly SeatDocument[],
  isOwn = false,
): string | undefined {
  if (!isVisible(name)) return t(isOwn ? "join.missing_name" : "join.missing_name_of");
  return isTaken(name, otherSeats) ? t("join.missing_other_name") : undefined;
}

const isTaken = (name: string, otherSeats: readonly SeatDocument[]) =>
  otherSeats.some((other) => areSame(other.name, name));

/** Return the name with the first free number: "Anna 2". */
export function findOtherName(name: string, otherSeats: readonly SeatDocument[]): string {
  for (let n = 2; ; n += 1) {
    const number = ` ${n}`;
    const other = shortenText(name.trim(), LONGEST - number.length) + number;
    if (!isTaken(other, otherSeats)) return other;
  }
}

interface NameFieldProps {
  label: string;
  value: string;
  onInput: (name: string) => void;
  /** Everybody else at the table. */
  otherSeats: readonly SeatDocument[];
  /** True for the own name, which the phone may autofill. */
  isOwn?: boolean;
}

/** Field for a name. If another seat has it, the field says so and offers a similar one. */
export function NameField({ label, value, onInput, otherSeats, isOwn = false }: NameFieldProps) {
  const taken = isVisible(value) && isTaken(value, otherSeats);
  const other = taken ? findOtherName(value, otherSeats) : "";
  return (
    <div class="name-field">
      <TextField
        label={label}
        value={value}
        onInput={onInput}
        longest={LONGEST}
        full={t("join.name_full", { n: LONGEST })}
        hint={taken ? t("lobby.name_taken", { name: value.trim() }) : undefined}
        {...(isOwn ? { autocomplete: "nickname", enterKeyHint: "done" as const } : {})}
      />
      {taken ? <Button onPress={() => onInput(other)}>{t("join.name_use", { name: other })}</Button> : null}
    </div>
  );
}
