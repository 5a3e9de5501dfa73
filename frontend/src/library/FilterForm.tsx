import { t } from "../i18n";
import { Chip } from "../ui/Chip";
import type { Person } from "../wire";
import { libraryFilter } from "./filters";
import { NativeField } from "./NativeField";
import type { LibraryFilter } from "./shelf";

interface FilterFormProps {
  games: readonly string[];
  people: readonly Person[];
}

/** Filters by game, person and day, folded at first. */
export function FilterForm({ games, people }: FilterFormProps) {
  const { game, person, from, to } = libraryFilter.value;
  const change = (part: LibraryFilter) => {
    libraryFilter.value = { ...libraryFilter.value, ...part };
  };
  const chosen = [
    game === undefined ? "" : t(`${game}.name`),
    people.find((entry) => entry.person === person)?.name ?? "",
    from || to ? t("library.some_days") : "",
  ].filter(Boolean);
  return (
    <details class="fold">
      <summary>
        <span class="row-words row-title">
          {chosen.length ? t("library.only", { what: chosen.join(", ") }) : t("library.all")}
        </span>
      </summary>
      <div class="filters">
        {games.length > 1 ? (
          <div class="choice-set">
            {games.map((option) => (
              <Chip
                key={option}
                chosen={option === game}
                onPress={() => change({ game: option === game ? undefined : option })}
              >
                {t(`${option}.name`)}
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
              {name}
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
    </details>
  );
}
