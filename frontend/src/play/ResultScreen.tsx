import { useState } from "preact/hooks";
import type { TimesProps } from "../history/TimesCard";
import { t } from "../i18n";
import { api } from "../net/api";
import { sentence } from "../net/errors";
import type { TableStore } from "../net/table";
import { inventedWords } from "../pieces/invented";
import { go } from "../router";
import { watches } from "../session/session";
import { boardOf, sharedBoards } from "../surfaces/boards";
import { BoardOf } from "../table/BoardOf";
import { colourOf } from "../table/people";
import { resultWords, tieWords } from "../table/points/results";
import { ScoreTable } from "../table/points/ScoreTable";
import { standingsOf, winnersOf } from "../table/points/scores";
import { useCategories } from "../table/points/useCategories";
import { PlayStrip } from "../table/strips/PlayStrip";
import { TableBand } from "../table/TableBand";
import { useArt } from "../table/useArt";
import { Button } from "../ui/Button";
import { lazy } from "../ui/lazy";
import { ActionBar, Prompt } from "../ui/Prompt";
import { Screen } from "../ui/Screen";
import { ScrollRegion } from "../ui/ScrollRegion";
import { useTitle } from "../ui/useTitle";
import type { Outcome, TableDocument, View } from "../wire";
import "../table/table.css";
import "../table/points/points.css";

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
  const categories = useCategories(document.table);
  const [asking, setAsking] = useState(false);
  const [failed, setFailed] = useState("");
  const { id } = store;
  const [winner] = winnersOf(outcome);
  const [looked, look] = useState<number | null>(null);
  const name = boardOf(view, looked ?? winner);
  // Somebody who only imported the table has no seat in the rematch.
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
          onSeat={sharedBoards(view).length ? () => go(["t", id, "points"]) : look}
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
          <ScrollRegion label={t("points.by_kind")}>
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
          </ScrollRegion>
        </Prompt>
      }
    >
      <BoardOf document={document} art={art} name={name} surfaces={view} />
    </Screen>
  );
}
