import { t } from "../i18n";
import { NumberOption } from "../options/NumberOption";
import { describeNumber, describeOption } from "../options/OptionsForm";
import { loadGames } from "../session/games";
import { LinkButton } from "../ui/Button";
import { useRequest } from "../ui/useRequest";
import type { Option } from "../wire";

interface CountsProps {
  game: string;
  options: readonly Option[];
  counts: Readonly<Record<string, number>>;
  onKeep: (name: string, n: number | null) => void;
}

/** Return the options of a game, its expansions' included, that are numbers of pieces in its box. */
export function useCountOptions(game: string): readonly Option[] {
  const { answer } = useRequest(game, async () => {
    const meta = (await loadGames()).find(({ id }) => id === game);
    const options = [...(meta?.options ?? []), ...(meta?.expansions ?? []).flatMap(({ options }) => options)];
    return options.filter((option) => option.in_box);
  });
  return answer ?? [];
}

/** How many of some pieces the box has: what tables begin with unless somebody chooses otherwise. */
export function Counts({ game, options, counts, onKeep }: CountsProps) {
  return (
    <>
      <p class="second-line">{t("box.counts_about")}</p>
      {options.map(({ key, values, number = [0, 0] }) => {
        const keptCount = counts[key];
        const value = keptCount ?? Number(values[0]);
        const name = describeOption(game, key);
        const words = describeNumber(game, key, String(value));
        return (
          <div key={key} data-count={key}>
            <NumberOption
              label={name}
              hint={
                keptCount === undefined && words !== undefined
                  ? t(`${game}.option_${key}_about`) // what the word stands for
                  : t("box.count_state", { state: keptCount === undefined ? "open" : "kept" })
              }
              value={value}
              words={words}
              least={number[0]}
              most={number[1]}
              onChange={(n) => onKeep(key, n)}
            />
            {keptCount === undefined ? (
              words === undefined && (
                <LinkButton
                  label={t("box.count_right_of", { name, n: value })}
                  onPress={() => onKeep(key, value)}
                >
                  {t("box.count_right", { n: value })}
                </LinkButton>
              )
            ) : (
              <LinkButton onPress={() => onKeep(key, null)}>{t("box.count_remove", { name })}</LinkButton>
            )}
          </div>
        );
      })}
    </>
  );
}
