import { useState } from "preact/hooks";
import { findLocale, formatNumber, t } from "../i18n";
import { back, go } from "../router";
import { useGames } from "../session/games";
import { Button, LinkButton } from "../ui/Button";
import { shareOrDownload } from "../ui/download";
import { FilePick } from "../ui/FilePick";
import { Heading } from "../ui/Heading";
import { Icon } from "../ui/Icon";
import { Prompt } from "../ui/Prompt";
import { Rows } from "../ui/Rows";
import { Screen } from "../ui/Screen";
import { Stamp } from "../ui/Stamp";
import { showToast } from "../ui/Toast";
import { useAsk } from "../ui/useAsk";
import { useRequest } from "../ui/useRequest";
import { useTitle } from "../ui/useTitle";
import type { LibraryTable } from "../wire";
import { FilterForm } from "./FilterForm";
import { formatDay, libraryFilter, shelf } from "./shelf";
import "./Library.css";
import { nameGame } from "../ui/nameGame";

/** The finished tables of this phone's profile. */
export function LibraryScreen() {
  const filters = libraryFilter.value;
  const key = JSON.stringify(filters);
  const { answer, failed } = useRequest(key, () => shelf.library(filters));
  const [more, setMore] = useState<{ key: string; tables: LibraryTable[]; cursor: string } | null>(null);
  const { busy, failed: refused, ask } = useAsk();
  useTitle(t("library.title"));
  useGames(); // for the filters

  const older = more?.key === key ? more : null;
  const tables = [...(answer?.tables ?? []), ...(older?.tables ?? [])];
  const cursor = older?.cursor ?? answer?.cursor ?? "";
  const showMore = async () => {
    const page = await shelf.library(filters, cursor);
    setMore({ key, tables: [...(older?.tables ?? []), ...page.tables], cursor: page.cursor ?? "" });
  };
  const bringIn = async (file: File) => {
    const { table, new: fresh } = await shelf.bringIn(file);
    if (!fresh) showToast(t("library.known"));
    go(["t", table]);
  };
  const startRematch = async (table: string) => go(["t", (await shelf.rematch(table)).table]);
  const takeAll = async () => {
    const isShared = await shareOrDownload(
      await shelf.sheet(filters),
      `tableside-${formatDay(new Date())}.csv`,
    );
    if (isShared) showToast(t("keep.done"));
  };
  const isFiltered = Object.values(filters).some(Boolean);
  return (
    <Screen
      top={<Heading title={t("library.title")} onBack={() => back([])} />}
      sheet={
        <Prompt
          title={refused ? t("library.refused") : t("library.prompt")}
          tone={refused ? "bad" : "plain"}
          second={refused || failed || t("library.about")}
        >
          <Button onPress={() => go(["library", "numbers"])}>{t("library.numbers")}</Button>
          <Button onPress={() => go(["library", "people"])}>{t("library.people")}</Button>
          <Button onPress={() => go(["library", "code"])}>{t("recovery.title")}</Button>
        </Prompt>
      }
    >
      <div class="form">
        {answer ? <FilterForm games={answer.games ?? []} people={answer.people ?? []} /> : null}
        {tables.length ? (
          <Rows label={t("library.title")}>
            {tables.map((table) => (
              <FinishedTable
                key={table.table}
                table={table}
                onRematch={() => void ask(startRematch(table.table))}
              />
            ))}
          </Rows>
        ) : (
          <p class="second-line">{answer ? t("library.none") : failed ? "" : t("common.loading")}</p>
        )}
        {cursor ? <Button onPress={() => void ask(showMore())}>{t("library.more")}</Button> : null}
        {tables.length ? (
          <Button icon="save" onPress={() => (busy ? undefined : void ask(takeAll()))}>
            {t(busy ? "library.busy" : isFiltered ? "library.sheet_some" : "library.sheet")}
          </Button>
        ) : null}
        <FilePick icon="plus" accept=".json,application/json" onFile={(file) => void ask(bringIn(file))}>
          {t(busy ? "library.busy" : "library.bring")}
        </FilePick>
        <p class="second-line">{t("library.bring_about")}</p>
      </div>
    </Screen>
  );
}

/** One finished table: players with points, best first. A tap opens the result. */
function FinishedTable({ table, onRematch }: { table: LibraryTable; onRematch: () => void }) {
  const seats = [...table.seats].sort((first, second) => first.rank - second.rank);
  const winners = seats.filter(({ rank }) => rank === 1).map(({ name }) => name);
  const facts = [
    nameGame(table.game, table.expansions),
    table.place ?? "",
    table.minutes ? t("common.minutes", { n: table.minutes }) : "",
    table.unfinished ? t("library.unfinished") : "",
    table.photos ? t("library.photos", { n: table.photos }) : "",
  ];
  return (
    <li class="shelf-table">
      <button type="button" class="row row-button" onClick={() => go(["t", table.table])}>
        <span class="row-words">
          <span class="row-title">{describeDay(table.started)}</span>
          <span class="second-line">{facts.filter(Boolean).join(" · ")}</span>
          {table.note ? <span class="second-line">{table.note}</span> : null}
          <span class="shelf-seats">
            {seats.map(({ name, colour, score }) => (
              <span key={name}>
                <Stamp colour={colour} size={16} />
                {winners.includes(name) ? <b dir="auto">{name}</b> : <bdi>{name}</bdi>}{" "}
                <span class="display">{formatNumber(score)}</span>
              </span>
            ))}
          </span>
        </span>
        <Icon name="next" size={20} />
      </button>
      <div class="shelf-ways">
        <LinkButton icon="redo" onPress={onRematch}>
          {t("library.again")}
        </LinkButton>
        <LinkButton icon="play" onPress={() => go(["t", table.table, "history"])}>
          {t("history.again")}
        </LinkButton>
      </div>
    </li>
  );
}

function describeDay(started: string): string {
  return new Intl.DateTimeFormat(findLocale(), { dateStyle: "full" }).format(new Date(started));
}
