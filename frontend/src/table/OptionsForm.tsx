import { has, t } from "../i18n";
import { Choice } from "../ui/Chip";
import { Switch } from "../ui/fields";
import { lazy } from "../ui/lazy";
import type { GameMeta, Option, TableInfo } from "../wire";
import type { ClockChoiceProps } from "./ClockChoice";
import { NumberOption } from "./NumberOption";

/** The choice of where times are shown, loaded when the table's options are unfolded. */
export const LazyClockChoice = lazy<ClockChoiceProps>(
  ["clock"],
  async () => (await import("./ClockChoice")).ClockChoice,
  () => <></>,
  () => <></>,
);

export type Options = Readonly<Record<string, string>>;
export type Draw = TableInfo["draw"];

/** Return the value of an option: the chosen one, else the first. */
export function chosenValue(option: Option, chosen: Options): string {
  return chosen[option.key] ?? option.values[0] ?? "";
}

/** Count the options that differ from the printed rules. */
export function changedCount(meta: GameMeta, chosen: Options): number {
  return meta.options.filter((option) => chosenValue(option, chosen) !== option.values[0]).length;
}

/** True if the option leaves a choice. */
export function isFree({ values, number }: Option): boolean {
  return values.length > 1 || number !== undefined;
}

/** Return the current value in words; a number as digits, unless the game has a word for it. */
export function valueText(game: string, option: Option, chosen: Options): string {
  const value = chosenValue(option, chosen);
  return option.number
    ? (numberWords(game, option.key, value) ?? value)
    : optionText(game, option.key, value);
}

/** Return the game's word for a number, such as "auto" for 0. */
export function numberWords(game: string, key: string, value: string): string | undefined {
  const code = `${game}.option_${key}_${value}`;
  return has(code) ? t(code) : undefined;
}

/** Return the name of an option, or of one of its values. */
export function optionText(game: string, key: string, value?: string): string {
  return t(`${game}.option_${key}${value === undefined ? "" : `_${value}`}`);
}

interface OptionsFormProps {
  meta: GameMeta;
  chosen: Options;
  onChange: (change: Record<string, string>) => void;
  /** Leave out the options that `FirstOptions` shows. */
  rest?: boolean;
}

/** The options that are asked first, beside who draws. */
export function FirstOptions(form: OptionsFormProps) {
  const first = form.meta.options.filter((option) => option.first && isFree(option));
  return (
    <>
      {first.map((option) => (
        <OptionField key={option.key} {...form} option={option} />
      ))}
    </>
  );
}

/** Rules and aids of a table, each choice with its explanation. */
export function OptionsForm({ meta, chosen, onChange, rest = false }: OptionsFormProps) {
  const free = meta.options.filter((option) => isFree(option) && !(rest && option.first));
  const groups = [
    { kind: "rule", title: t("new.rules") },
    { kind: "aid", title: t("new.aids") },
  ].map((group) => ({ ...group, options: free.filter((option) => option.kind === group.kind) }));
  return (
    <>
      {groups
        .filter(({ options }) => options.length > 0)
        .map(({ kind, title, options }) => (
          <section key={kind} class="option-group">
            <h3 class="sub-head">{title}</h3>
            {options.map((option) => (
              <OptionField key={option.key} {...{ meta, option, chosen, onChange }} />
            ))}
          </section>
        ))}
    </>
  );
}

function OptionField({ meta, option, chosen, onChange }: OptionsFormProps & { option: Option }) {
  const { key, values, number } = option;
  const value = chosenValue(option, chosen);
  if (number) {
    const [least, most] = number;
    return (
      <NumberOption
        label={optionText(meta.id, key)}
        hint={t(`${meta.id}.option_${key}_about`)}
        value={Number(value)}
        words={numberWords(meta.id, key, value)}
        least={least}
        most={most}
        onChange={(n) => onChange({ [key]: String(n) })}
      />
    );
  }
  if (values.length === 2 && values.includes("on") && values.includes("off")) {
    return (
      <Switch
        label={optionText(meta.id, key)}
        hint={t(`${meta.id}.option_${key}_${value}_about`)}
        on={value === "on"}
        onChange={(on) => onChange({ [key]: on ? "on" : "off" })}
      />
    );
  }
  return (
    <Choice
      look="rows"
      legend={optionText(meta.id, key)}
      name={`option-${key}`}
      value={value}
      choices={values.map((candidate) => ({
        value: candidate,
        label: optionText(meta.id, key, candidate),
        hint: t(`${meta.id}.option_${key}_${candidate}_about`),
      }))}
      onChoose={(picked) => onChange({ [key]: picked })}
    />
  );
}

/** Return who draws at a table: as chosen if the game allows it, else the game's first way. */
export function drawnBy({ draws }: GameMeta, chosen: Draw): Draw {
  return draws.includes(chosen) ? chosen : (draws[0] ?? "none");
}

interface DrawChoiceProps {
  meta: GameMeta;
  value: Draw;
  onChoose: (draw: Draw) => void;
}

/** Choice of who draws; nothing for a game with one way. */
export function DrawChoice({ meta, value, onChoose }: DrawChoiceProps) {
  if (meta.draws.length < 2) return null;
  return (
    <Choice
      look="rows"
      legend={t("new.draw")}
      name="draw"
      value={drawnBy(meta, value)}
      choices={meta.draws.map((draw) => ({
        value: draw,
        label: t(`new.draw_${draw}`),
        hint: t(`new.draw_${draw}_about`),
      }))}
      onChoose={onChoose}
    />
  );
}
