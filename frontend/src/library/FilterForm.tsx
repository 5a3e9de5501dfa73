import { t } from "../i18n";
import { games as metas } from "../session/games";
import { Chip } from "../ui/Chip";
import { Fold } from "../ui/Fold";
import type { Person } from "../wire";
import { NativeField } from "./NativeField";
import { type LibraryFilter, libraryFilter } from "./shelf";

/** In the place of expansions: tables without any. */
export const NO_EXPANSION = "none";

interface FilterFormProps {
  games: readonly string[];
  people: readonly Person[];
}

/** Filters by game, its expansions, person and day, folded at first. */
export function FilterForm({ games, people }: FilterFormProps) {
  const { game, expansions = [], person, from, to } = libraryFilter.value;
  const boxes = metas.value?.find(({ id }) => id === game)?.expansions ?? [];
  const toggle = (box: string) => {
    const others = expansions.filter((id) => id !== box && (id === NO_EXPANSION) === (box === NO_EXPANSION));
    const next = expansions.includes(box) ? others : [...others, box];
    change({ expansions: next.length ? next : undefined });
  };
  const nameBox = (box: string) =>
    box === NO_EXPANSION ? t("library.no_expansion") : t(`${game}.${box}.name`);
  const change = (part: LibraryFilter) => {
    libraryFilter.value = { ...libraryFilter.value, ...part };
  };
  const chosen = [
    game === undefined ? "" : t(`${game}.name`),
    ...expansions.map(nameBox),
    people.find((entry) => entry.person === person)?.name ?? "",
    from || to ? t("library.some_days") : "",
  ].filter(Boolean);
  return (
    <Fold title={chosen.length ? t("library.only", { what: chosen.join(", ") }) : t("library.all")}>
      <div class="filters">
        {games.length > 1 ? (
          <div class="choice-set">
            {games.map((option) => (
              <Chip
                key={option}
                chosen={option === game}
                onPress={() => change({ game: option === game ? undefined : option, expansions: undefined })}
              >
                {t(`${option}.name`)}
              </Chip>
            ))}
          </div>
        ) : null}
        {boxes.length ? (
          <div class="choice-set">
            {[NO_EXPANSION, ...boxes.map(({ id }) => id)].map((box) => (
              <Chip key={box} chosen={expansions.includes(box)} onPress={() => toggle(box)}>
                {nameBox(box)}
              </Chip>
            ))}
          </div>
        ) : null}
        <div class="choice-set">
          {people.map(({ person: key, name }) => (
            <Chip
              key={key}
              chosen={key === person}
              onPress={() => change({ person: key === person ? undefined : key })}
            >
              <bdi>{name}</bdi>
            </Chip>
          ))}
        </div>
        <div class="filter-days">
          <NativeField
            type="date"
            label={t("library.from")}
            value={from ?? ""}
            onValue={(day) => change({ from: day || undefined })}
          />
          <NativeField
            type="date"
            label={t("library.to")}
            value={to ?? ""}
            onValue={(day) => change({ to: day || undefined })}
          />
        </div>
      </div>
    </Fold>
  );
}
