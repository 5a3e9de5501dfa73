import { t } from "../i18n";
import { NumberOption } from "../table/NumberOption";
import { numberWords, optionText } from "../table/OptionsForm";
import { Button } from "../ui/Button";
import type { Option } from "../wire";

interface CountsProps {
  game: string;
  options: readonly Option[];
  counts: Readonly<Record<string, number>>;
  onKeep: (name: string, n: number | null) => void;
}

/** How many of some pieces the box has: what tables begin with unless somebody chooses otherwise. */
export function Counts({ game, options, counts, onKeep }: CountsProps) {
  return (
    <>
      <p class="second-line">{t("box.counts_about")}</p>
      {options.map(({ key, values, number = [0, 0] }) => {
        const keptCount = counts[key];
        const value = keptCount ?? Number(values[0]);
        const name = optionText(game, key);
        const words = numberWords(game, key, String(value));
        return (
          <div key={key} data-count={key}>
            <NumberOption
              label={name}
              hint={t("box.count_state", { state: keptCount === undefined ? "open" : "kept" })}
              value={value}
              words={words}
              least={number[0]}
              most={number[1]}
              onChange={(n) => onKeep(key, n)}
            />
            {keptCount === undefined ? (
              words === undefined && (
                <Button kind="link" onPress={() => onKeep(key, value)}>
                  {t("box.count_right", { name, n: value })}
                </Button>
              )
            ) : (
              <Button kind="link" onPress={() => onKeep(key, null)}>
                {t("box.count_remove", { name })}
              </Button>
            )}
          </div>
        );
      })}
    </>
  );
}
