import { has, t } from "../i18n";
import { Choice } from "../ui/Chip";
import { Switch } from "../ui/fields";
import { lazy, renderNothing } from "../ui/lazy";
import type { GameMeta, Option, TableInfo } from "../wire";
import { NumberOption } from "./NumberOption";

/** The choice of where times are shown, loaded when the table's options are unfolded. */
export const LazyClockChoice = lazy(
  ["clock"],
  () => import("./ClockChoice"),
  "ClockChoice",
  renderNothing,
  renderNothing,
);

export type Options = Readonly<Record<string, string>>;
export type Draw = TableInfo["draw"];

/** Return the value of an option: the chosen one, else the first. */
export function findChosenValue(option: Option, chosen: Options): string {
  return chosen[option.key] ?? option.values[0] ?? "";
}

/** Count the options that differ from the printed rules. */
export function countChanged(meta: GameMeta, chosen: Options): number {
  return meta.options.filter((option) => findChosenValue(option, chosen) !== option.values[0]).length;
}

/** True if the option leaves a choice. */
export function isFree({ values, number }: Option): boolean {
  return values.length > 1 || number !== undefined;
}

/** Return the current value in words; a number as digits, unless the game has a word for it. */
export function describeValue(game: string, option: Option, chosen: Options): string {
  const value = findChosenValue(option, chosen);
  return option.number
    ? (describeNumber(game, option.key, value) ?? value)
    : describeOption(game, option.key, value);
}

/** Return the game's word for a number, such as "auto" for 0. */
export function describeNumber(game: string, key: string, value: string): string | undefined {
  const code = `${game}.option_${key}_${value}`;
  return has(code) ? t(code) : undefined;
}

export function describeOption(game: string, key: string, value?: string): string {
  return t(`${game}.option_${key}${value === undefined ? "" : `_${value}`}`);
}

interface OptionsFormProps {
  meta: GameMeta;
  chosen: Options;
  onChange: (change: Record<string, string>) => void;
}

/** The options that are asked first, beside who draws. */
export function FirstOptions(form: OptionsFormProps) {
  const options = form.meta.options.filter((option) => option.first && isFree(option));
  return <OptionFields {...form} meta={{ ...form.meta, options }} />;
}

/** Rules and aids of a table, each choice with its explanation. */
export function OptionsForm({ meta, chosen, onChange }: OptionsFormProps) {
  return (
    <>
      {Object.entries({ rule: t("new.rules"), aid: t("new.aids") }).map(([kind, title]) => {
        const options = meta.options.filter((option) => option.kind === kind && isFree(option));
        return options.length ? (
          <section key={kind} class="option-group">
            <h3 class="sub-head">{title}</h3>
            <OptionFields {...{ meta: { ...meta, options }, chosen, onChange }} />
          </section>
        ) : null;
      })}
    </>
  );
}

/** The fields of these options, without headings. */
export function OptionFields({ meta, chosen, onChange }: OptionsFormProps) {
  return (
    <>
      {meta.options.map((option) => (
        <OptionField key={option.key} {...{ meta, option, chosen, onChange }} />
      ))}
    </>
  );
}

function OptionField({ meta, option, chosen, onChange }: OptionsFormProps & { option: Option }) {
  const { key, values, number } = option;
  const value = findChosenValue(option, chosen);
  if (number) {
    const [least, most] = number;
    return (
      <NumberOption
        label={describeOption(meta.id, key)}
        hint={t(`${meta.id}.option_${key}_about`)}
        value={Number(value)}
        words={describeNumber(meta.id, key, value)}
        least={least}
        most={most}
        onChange={(n) => onChange({ [key]: String(n) })}
      />
    );
  }
  if (values.length === 2 && values.includes("on") && values.includes("off")) {
    return (
      <Switch
        label={describeOption(meta.id, key)}
        hint={t(`${meta.id}.option_${key}_${value}_about`)}
        on={value === "on"}
        onChange={(on) => onChange({ [key]: on ? "on" : "off" })}
      />
    );
  }
  return (
    <Choice
      look="rows"
      legend={describeOption(meta.id, key)}
      name={`option-${key}`}
      value={value}
      choices={values.map((candidate) => ({
        value: candidate,
        label: describeOption(meta.id, key, candidate),
        hint: t(`${meta.id}.option_${key}_${candidate}_about`),
      }))}
      onChoose={(picked) => onChange({ [key]: picked })}
    />
  );
}

/** Return who draws at a table: as chosen if the game allows it, else the game's first way. */
export function findDrawer({ draws }: GameMeta, chosen: Draw): Draw {
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
      value={findDrawer(meta, value)}
      choices={meta.draws.map((draw) => ({
        value: draw,
        label: t(`new.draw_${draw}`),
        hint: t(`new.draw_${draw}_about`),
      }))}
      onChoose={onChoose}
    />
  );
}
