import { useEffect, useState } from "preact/hooks";
import { has, locale, roomsOf, t } from "../i18n";
import { AGREED, kindWords } from "../play/ScoreTable";
import { back, go } from "../router";
import { games, loadGames } from "../session";
import { Button } from "../ui/Button";
import { Switch } from "../ui/fields";
import { Heading } from "../ui/Heading";
import { ActionBar, Prompt } from "../ui/Prompt";
import { Screen } from "../ui/Screen";
import { useTexts } from "../ui/useTexts";
import { useTitle } from "../ui/useTitle";
import type { Person, PlayerStatistics } from "../wire";
import { FilterForm } from "./FilterForm";
import { wanted } from "./filters";
import { shelf } from "./shelf";
import { useAsked } from "./useAsked";
import "../play/points.css";
import "../history/History.css";
import "./Library.css";

/** What the finished tables come to: a table for each game and number of players. */
export function NumbersScreen() {
  const asked = wanted.value;
  const [early, setEarly] = useState(false);
  const { answer, failed } = useAsked(JSON.stringify([asked, early]), () => shelf.statistics(asked, early));
  const { answer: all } = useAsked("all", () => shelf.library({}));
  useTitle(t("library.numbers"));
  useEffect(() => {
    loadGames().catch(() => undefined); // the numbers stand without them
  }, []);
  const rows = answer?.rows ?? [];
  const texts = useTexts(...new Set(rows.flatMap(({ game }) => allRoomsOf(game))));
  const groups = texts === "here" ? grouped(rows) : [];
  return (
    <Screen
      top={<Heading title={t("library.numbers")} level={2} onBack={() => back(["library"])} />}
      sheet={
        <Prompt
          title={answer ? t("library.tables", { n: answer.tables }) : t("common.loading")}
          second={failed || t(early ? "library.numbers_all" : "library.numbers_about")}
          bar={
            <ActionBar>
              <Button onPress={() => go(["library"])}>{t("library.title")}</Button>
            </ActionBar>
          }
        />
      }
    >
      <div class="form">
        {all ? <FilterForm games={all.games ?? []} people={all.people ?? []} /> : null}
        <Switch label={t("library.count_early")} on={early} onChange={setEarly} />
        {answer?.duels?.length ? (
          <section class="card chart">
            <h2 class="sub-head">
              {t("library.duels", { name: asked.person ? nameOf(all?.people, asked.person) : "" })}
            </h2>
            <ul class="duels">
              {answer.duels.map((duel) => (
                <li key={duel.person}>
                  <span class="numbers-name">{duel.name}</span>
                  <span class="second-line">
                    {t("library.duel", {
                      plays: duel.plays,
                      ahead: duel.ahead ?? 0,
                      behind: duel.behind ?? 0,
                    })}
                  </span>
                </li>
              ))}
            </ul>
          </section>
        ) : null}
        {groups.map(([title, rows]) => (
          <section key={title} class="card chart">
            <h2 class="sub-head">{title}</h2>
            <Numbers caption={title} rows={rows} />
          </section>
        ))}
        {answer && !rows.length ? <p class="second-line">{t("library.none")}</p> : null}
      </div>
    </Screen>
  );
}

/** A game's texts and those of all its expansions: any of them may have brought points. */
function allRoomsOf(game: string): string[] {
  const meta = games.value?.find(({ id }) => id === game);
  return roomsOf({ game, expansions: (meta?.expansions ?? []).map(({ id }) => id) });
}

/** "Carcassonne, 3 players" and its rows, in the order in which they came. */
function grouped(rows: readonly PlayerStatistics[]): [string, PlayerStatistics[]][] {
  const groups = new Map<string, PlayerStatistics[]>();
  for (const row of rows) {
    const title = t("history.game", { game: t(`${row.game}.name`), n: row.players });
    groups.set(title, [...(groups.get(title) ?? []), row]);
  }
  return [...groups];
}

const HEADS = ["plays", "wins", "average", "best", "margin"] as const;

function Numbers({ caption, rows }: { caption: string; rows: readonly PlayerStatistics[] }) {
  const rounded = (n: number | undefined, ahead = "") =>
    n === undefined ? "–" : ahead + new Intl.NumberFormat(locale(), { maximumFractionDigits: 1 }).format(n);
  return (
    <table class="score-table numbers-table" style={{ "--columns": HEADS.length }}>
      <caption class="unseen">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span class="unseen">{t("points.who")}</span>
          </th>
          {HEADS.map((head) => (
            <th key={head} scope="col" class="label">
              {t(`library.${head}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.person}>
            <th scope="row">
              <span class="numbers-name">{row.name}</span>
              <span class="second-line">{[wonOf(row), earnedMost(row)].filter(Boolean).join(" · ")}</span>
            </th>
            <td class="display score-part">{row.plays ?? 0}</td>
            <td class="display score-part">{row.wins ?? 0}</td>
            <td class="display score-part">{rounded(row.average)}</td>
            <td class="display score-part">{rounded(row.best)}</td>
            <td class="display score-part">{rounded(row.margin, "+")}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** "won 43 %" */
function wonOf({ plays = 0, wins = 0 }: PlayerStatistics): string {
  const rate = new Intl.NumberFormat(locale(), { style: "percent" }).format(plays ? wins / plays : 0);
  return plays ? t("library.won", { rate }) : "";
}

const nameOf = (people: readonly Person[] | undefined, person: string) =>
  people?.find((one) => one.person === person)?.name ?? "";

/** "most by cities", "most by squares of four" */
function earnedMost({ game, categories }: PlayerStatistics): string {
  const best = categories?.find(({ points }) => points > 0);
  if (!best) return "";
  const { category } = best;
  const isKind = category === AGREED || has(`${game}.category_${category}`);
  return t("library.most_by", { kind: isKind ? kindWords(game, category) : t(`${game}.${category}`) });
}
