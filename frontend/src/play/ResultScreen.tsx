import { useState } from "preact/hooks";
import { inventedWords } from "../board/invented";
import { boardOf, lyingOn } from "../board/whose";
import type { TimesProps } from "../history/TimesCard";
import { has, t } from "../i18n";
import { api } from "../net/api";
import { sentence } from "../net/errors";
import type { TableStore } from "../net/table";
import { go } from "../router";
import { watches } from "../session";
import { Button } from "../ui/Button";
import { lazy } from "../ui/lazy";
import { ActionBar, Prompt } from "../ui/Prompt";
import { Screen } from "../ui/Screen";
import { useTitle } from "../ui/useTitle";
import type { Outcome, TableDocument, View } from "../wire";
import { BoardOf } from "./BoardOf";
import { PlayStrip } from "./PlayStrip";
import { colourOf, nameOf } from "./people";
import { Reading } from "./Reading";
import { ScoreTable } from "./ScoreTable";
import { standingsOf, winnersOf } from "./scores";
import { TableBand } from "./TableBand";
import { useArt } from "./useArt";
import { useCategories } from "./useCategories";
import "./Play.css";
import "./points.css";

/** How long the table waited for each player. */
const TimesCard = lazy<TimesProps>(
  ["clock", "past"],
  async () => (await import("../history/TimesCard")).TimesCard,
  () => <></>,
  () => <></>,
);

interface ResultScreenProps {
  store: TableStore;
  document: TableDocument;
  view: View;
  outcome: Outcome;
}

/** The end: who won, all totals by kind, the final board, another game. */
export function ResultScreen({ store, document, view, outcome }: ResultScreenProps) {
  const art = useArt(document.table.game);
  const categories = useCategories(document.table.game);
  const [asking, setAsking] = useState(false);
  const [failed, setFailed] = useState("");
  const { id } = store;
  const [winner] = winnersOf(outcome);
  const [looked, look] = useState<number | null>(null);
  const name = boardOf(view, looked ?? winner);
  const board = lyingOn(view, name);
  // Who has only brought the table in sits nowhere in the next game.
  const next = store.seats.value.length || watches(id) ? document.table.next : undefined;
  const title = resultWords(document, outcome);
  useTitle(title);

  const rematch = () => {
    setAsking(true);
    api.rematch(id).then(
      ({ table }) => go(["t", table], true),
      (error: unknown) => {
        setAsking(false);
        setFailed(sentence(error));
      },
    );
  };
  return (
    <Screen
      work="board"
      top={
        <TableBand
          store={store}
          document={document}
          onSeat={view.boards.main ? () => go(["t", id, "points"]) : look}
        />
      }
      strip={<PlayStrip store={store} document={document} />}
      sheet={
        <Prompt
          colour={colourOf(document, winner)}
          title={title}
          second={
            failed ||
            [t(outcome.reason), tieWords(document, outcome), inventedWords(view)].filter(Boolean).join(" ")
          }
          bar={
            <ActionBar>
              <Button onPress={() => go(["t", id, "points"])}>{t("points.all")}</Button>
              <Button onPress={() => go(["t", id, "history"])}>{t("history.again")}</Button>
              {next ? (
                <Button kind="main" onPress={() => go(["t", next], true)}>
                  {t("result.to_next")}
                </Button>
              ) : store.seats.value.length ? (
                <Button kind="main" onPress={rematch} missing={asking ? t("result.opening") : undefined}>
                  {t("result.again")}
                </Button>
              ) : null}
            </ActionBar>
          }
        >
          <Reading label={t("points.by_kind")}>
            <ScoreTable
              game={document.table.game}
              categories={categories}
              standings={standingsOf(document, view)}
              caption={t("points.by_kind")}
              goals={view.goals}
              art={art}
            />
            <Button kind="link" icon="share" onPress={() => go(["t", id, "keep"])}>
              {t("keep.title")}
            </Button>
            {document.table.clock === "off" ? null : <TimesCard table={id} document={document} />}
          </Reading>
        </Prompt>
      }
    >
      <BoardOf document={document} art={art} name={name} board={board} />
    </Screen>
  );
}

/** "Cara wins with 41", or who shares the victory. */
export function resultWords(document: TableDocument, outcome: Outcome): string {
  const winners = winnersOf(outcome);
  return t("result.title", {
    n: winners.length,
    names: namesOf(winners.map((seat) => nameOf(document, seat))),
    points: outcome.scores[winners[0] ?? 0] ?? 0,
  });
}

/** What decided between those who have most points, in games where something does: "Anna 3, Ben 1". */
export function tieWords(document: TableDocument, { scores, tie_break: left = [] }: Outcome): string {
  const best = Math.max(...scores);
  const level = scores.flatMap((score, seat) => (score === best ? [seat] : []));
  const code = `${document.table.game}.tie_break`;
  if (level.length < 2 || !left.length || !has(code)) return "";
  const counts = level.map((seat) =>
    t("points.count_of", { name: nameOf(document, seat), count: left[seat] ?? 0 }),
  );
  return t(code, { counts: counts.join(", ") });
}

/** "Anna", "Anna and Ben", "Anna, Ben and Cara" */
export function namesOf(names: readonly string[]): string {
  const [last = "", ...rest] = [...names].reverse();
  return rest.length ? t("result.names", { first: rest.reverse().join(", "), last }) : last;
}
