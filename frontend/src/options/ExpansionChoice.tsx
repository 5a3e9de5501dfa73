import { has, joinWords, t } from "../i18n";
import { readValue, update } from "../platform/storage";
import { Switch } from "../ui/fields";
import type { GameMeta, Option } from "../wire";
import {
  describeOption,
  describeValue,
  findChosenValue,
  isFree,
  OptionFields,
  type Options,
} from "./OptionsForm";
import { extendMeta, listOwnOptions } from "./playedWith";

type Usual = Readonly<Record<string, readonly string[]>>;
const USUAL = "expansions";

/** Return the expansions that this phone opened its last table of the game with, as far as they are offered. */
export function findUsualExpansions({ id, expansions }: GameMeta): string[] {
  const usual = readValue<Usual>(USUAL)?.[id];
  return expansions.map(({ id }) => id).filter((id) => Array.isArray(usual) && usual.includes(id));
}

export function keepUsualExpansions(game: string, expansions: readonly string[]): void {
  update<Usual>(USUAL, (usual) => ({ ...usual, [game]: expansions }));
}

export function toggleExpansion(expansions: readonly string[], id: string, on: boolean): string[] {
  const others = expansions.filter((other) => other !== id);
  return on ? [...others, id] : others;
}

/** Return how many people can play, and which further expansion lets more of them play. */
export function describeSeats(bare: GameMeta, expansions: readonly string[], options: Options): string {
  const { id, min_seats: min, max_seats: max } = extendMeta(bare, expansions, options);
  const seatsWith = (box: string) => extendMeta(bare, [...expansions, box], options).max_seats;
  const larger = bare.expansions.find((expansion) => seatsWith(expansion.id) > max)?.id;
  return larger === undefined
    ? t("new.people", { min, max })
    : t("new.people_more", { min, max, most: seatsWith(larger), box: t(`${id}.${larger}.name`) });
}

interface ExpansionChoiceProps {
  /** The game with what the chosen expansions bring. */
  meta: GameMeta;
  expansions: readonly string[];
  /** The texts of the chosen expansions are loaded. */
  texts: boolean;
  chosen: Options;
  onToggle: (id: string, on: boolean) => void;
  onChange: (change: Record<string, string>) => void;
}

/** The expansions of a game as switches, the rules of each chosen one folded below it. */
export function ExpansionChoice(props: ExpansionChoiceProps) {
  const { meta, expansions, texts, chosen, onToggle, onChange } = props;
  if (meta.expansions.length === 0) return null;
  return (
    <section class="rows">
      <h2 class="field-label">{t("new.expansions")}</h2>
      {meta.expansions.map((expansion) => {
        const { id, tiles } = expansion;
        const on = expansions.includes(id);
        const options = on && texts ? listOwnOptions(expansion, expansions).filter(isFree) : [];
        const box = t(`${meta.id}.${id}.name`);
        const about = `${meta.id}.${id}.about`;
        return (
          <div key={id}>
            <Switch
              label={box}
              hint={has(about) ? t(about, { tiles }) : undefined}
              on={on}
              onChange={(on) => onToggle(id, on)}
            />
            {options.length ? (
              <details class="fold">
                <summary>
                  <div class="row-words">
                    <h3 class="row-title">{t("new.box_rules", { box })}</h3>
                    <p class="second-line">
                      {joinWords(options.map((option) => describeChoice(meta.id, option, chosen)))}
                    </p>
                  </div>
                </summary>
                <OptionFields meta={{ ...meta, options }} chosen={chosen} onChange={onChange} />
              </details>
            ) : null}
          </div>
        );
      })}
    </section>
  );
}

/** Return what an option is about, with its value if that is not the printed rule. */
function describeChoice(game: string, option: Option, chosen: Options): string {
  const name = describeOption(game, option.key);
  const isPrinted = findChosenValue(option, chosen) === option.values[0];
  return isPrinted ? name : t("common.labelled", { label: name, words: describeValue(game, option, chosen) });
}
