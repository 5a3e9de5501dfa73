import { t } from "../i18n";
import { back, go } from "../router";
import { useGames } from "../session/games";
import { Button } from "../ui/Button";
import { Heading } from "../ui/Heading";
import { Prompt } from "../ui/Prompt";
import { Screen } from "../ui/Screen";
import { useRequest } from "../ui/useRequest";
import { useTexts } from "../ui/useTexts";
import { useTitle } from "../ui/useTitle";
import type { PlayerStatistics } from "../wire";
import { describeWon, listAllRooms, Numbers } from "./NumbersTable";
import { Duels, StreaksCard } from "./PersonParts";
import { libraryFilter, shelf } from "./shelf";
import "./Library.css";

/** Statistics of one person: games, wins, points, streaks and opponents, by game and number of players. */
export function PersonScreen({ person }: { person: string }) {
  const { answer, failed, refused } = useRequest(person, () => shelf.person(person));
  const name = answer?.streaks.name ?? "";
  useTitle(name || t("library.numbers"));
  useGames(); // for `listAllRooms`
  const rows = answer?.rows ?? [];
  const games = [...new Set(rows.map(({ game }) => game))];
  const texts = useTexts(...new Set(games.flatMap(listAllRooms)));
  const { plays = 0, wins = 0 } = answer?.streaks ?? {};
  const early = answer?.unfinished ? t("library.early_left_out", { n: answer.unfinished }) : "";
  const toGames = () => {
    libraryFilter.value = { person: answer?.streaks.person };
    go(["library"]);
  };
  return (
    <Screen
      top={<Heading title={name || t("library.numbers")} onBack={() => back(["library", "numbers"])} />}
      sheet={
        <Prompt
          title={
            answer
              ? t("library.person_title", { plays, wins })
              : t(refused ? "library.person_none" : "common.loading")
          }
          second={failed || [describeWon({ plays, wins }), early].filter(Boolean).join(" · ")}
        >
          <Button onPress={() => go(["library", "numbers"])}>{t("library.numbers")}</Button>
          {answer ? <Button onPress={toGames}>{t("library.person_games")}</Button> : null}
        </Prompt>
      }
    >
      <div class="form">
        {answer ? <StreaksCard title={t("library.streaks")} streaks={answer.streaks} /> : null}
        {texts === "here"
          ? games.map((game) => (
              <Numbers
                key={game}
                title={t(`${game}.name`)}
                rows={listRows(rows, game)}
                of={t("library.number")}
                head={({ players }) =>
                  players ? t("library.with_players", { n: players }) : t("library.any_number")
                }
              />
            ))
          : null}
        <Duels name={name} duels={answer?.duels} />
      </div>
    </Screen>
  );
}

/** Return the rows of a game. If the other rows repeat the overall row, only that is returned. */
function listRows(rows: readonly PlayerStatistics[], game: string): PlayerStatistics[] {
  const gameRows = rows.filter((row) => row.game === game);
  const [, ...numbers] = gameRows;
  return numbers.length > 1 ? gameRows : numbers;
}
