import { useState } from "preact/hooks";
import { t } from "../i18n";
import { back, go } from "../router";
import { useGames } from "../session/games";
import { Button } from "../ui/Button";
import { Switch } from "../ui/fields";
import { Heading } from "../ui/Heading";
import { Prompt } from "../ui/Prompt";
import { Screen } from "../ui/Screen";
import { useRequest } from "../ui/useRequest";
import { useTexts } from "../ui/useTexts";
import { useTitle } from "../ui/useTitle";
import type { PlayerStatistics } from "../wire";
import { FilterForm, NO_EXPANSION } from "./FilterForm";
import { listAllRooms, Numbers } from "./NumbersTable";
import { Duels, goToPerson, PersonLink, StreaksCard } from "./PersonParts";
import { libraryFilter, shelf } from "./shelf";
import "./Library.css";
import { nameGame } from "../ui/nameGame";

/** Statistics of the finished tables, for each game and number of players. */
export function NumbersScreen() {
  const filters = libraryFilter.value;
  const [early, setEarly] = useState(false);
  const { answer, failed } = useRequest(JSON.stringify([filters, early]), () =>
    shelf.statistics(filters, early),
  );
  const { answer: all } = useRequest("all", () => shelf.library({}));
  useTitle(t("library.numbers"));
  useGames(); // for the filters and `listAllRooms`
  // People whose games were all ended early have no row; their number is shown above.
  const rows = (answer?.rows ?? []).filter(({ plays }) => plays);
  const texts = useTexts(...new Set(rows.flatMap(({ game }) => listAllRooms(game))));
  const groups =
    texts === "here" ? groupRows(rows, filters.expansions?.filter((id) => id !== NO_EXPANSION) ?? []) : [];
  return (
    <Screen
      top={<Heading title={t("library.numbers")} onBack={() => back(["library"])} />}
      sheet={
        <Prompt
          title={answer ? t("library.counted", { n: answer.tables }) : t("common.loading")}
          second={failed || describeAbout(early, answer?.unfinished)}
        >
          <Button onPress={() => go(["library"])}>{t("library.title")}</Button>
        </Prompt>
      }
    >
      <div class="form">
        {all ? <FilterForm games={all.games ?? []} people={all.people ?? []} /> : null}
        <Switch label={t("library.count_early")} on={early} onChange={setEarly} />
        {answer?.tables && answer.streaks ? (
          <StreaksCard
            title={t("library.streaks_of", { name: answer.streaks.name })}
            streaks={answer.streaks}
          >
            <Button onPress={() => goToPerson(answer.streaks?.person ?? "")}>
              {t("library.person_open", { name: answer.streaks.name })}
            </Button>
          </StreaksCard>
        ) : null}
        <Duels
          name={all?.people?.find(({ person }) => person === filters.person)?.name ?? ""}
          duels={answer?.duels}
        />
        {groups.map(([title, rows]) => (
          <Numbers
            key={title}
            title={title}
            rows={rows}
            of={t("points.who")}
            head={({ person, name }) => <PersonLink person={person} name={name} />}
          />
        ))}
        {answer && !rows.length && !answer.unfinished ? <p class="second-line">{t("library.none")}</p> : null}
      </div>
    </Screen>
  );
}

/** Say whether games that were ended early count, and how many are left out. */
function describeAbout(early: boolean, leftOut = 0): string {
  if (early) return t("library.numbers_all");
  return leftOut ? t("library.left_out", { n: leftOut }) : t("library.numbers_about");
}

/** Group rows under titles such as "Carcassonne + The River, 3 players", in the server's order. */
function groupRows(
  rows: readonly PlayerStatistics[],
  expansions: readonly string[],
): [string, PlayerStatistics[]][] {
  const groups = new Map<string, PlayerStatistics[]>();
  for (const row of rows) {
    const title = t("history.game", { game: nameGame(row.game, expansions), n: row.players });
    groups.set(title, [...(groups.get(title) ?? []), row]);
  }
  return [...groups];
}
