import { useState } from "preact/hooks";
import { Board } from "../board/Board";
import { t } from "../i18n";
import { api } from "../net/api";
import { sentence } from "../net/errors";
import type { TableStore } from "../net/table";
import { go } from "../router";
import { Button } from "../ui/Button";
import { ActionBar, Prompt } from "../ui/Prompt";
import { Screen } from "../ui/Screen";
import { SeatsBand } from "../ui/SeatsBand";
import { useTitle } from "../ui/useTitle";
import type { Outcome, TableDocument, View } from "../wire";
import { PlayStrip } from "./PlayStrip";
import { colourOf, nameOf, pillsOf } from "./people";
import { Reading } from "./Reading";
import { ScoreTable } from "./ScoreTable";
import { standingsOf, winnersOf } from "./scores";
import { TableMenu } from "./TableMenu";
import { useArt } from "./useArt";
import { useCategories } from "./useCategories";
import "./play.css";
import "./points.css";

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
  const board = view.boards.main ?? { tiles: {} };
  const { next } = document.table;
  const title = resultWords(document, outcome);
  useTitle(title);

  const rematch = () => {
    setAsking(true);
    api.rematch(id).then(
      ({ table }) => go(["t", table]),
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
        <SeatsBand pills={pillsOf(document, store.presence.value)} onSeat={() => go(["t", id, "points"])}>
          <TableMenu store={store} />
        </SeatsBand>
      }
      strip={<PlayStrip store={store} document={document} />}
      sheet={
        <Prompt
          colour={colourOf(document, winner)}
          title={title}
          second={failed || t(outcome.reason)}
          bar={
            <ActionBar>
              <Button onPress={() => go(["t", id, "points"])}>{t("points.all")}</Button>
              <Button onPress={() => go(["t", id, "history"])}>{t("history.again")}</Button>
              {next ? (
                <Button kind="main" onPress={() => go(["t", next])}>
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
              art={art}
            />
            <Button kind="link" icon="share" onPress={() => go(["t", id, "keep"])}>
              {t("keep.title")}
            </Button>
          </Reading>
        </Prompt>
      }
    >
      {art ? (
        <Board
          art={art}
          board={board}
          seats={document.table.seats}
          label={t("board.label", { tiles: Object.keys(board.tiles).length })}
        />
      ) : (
        <div class="seams" />
      )}
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

/** "Anna", "Anna and Ben", "Anna, Ben and Cara" */
function namesOf(names: readonly string[]): string {
  const [last = "", ...rest] = [...names].reverse();
  return rest.length ? t("result.names", { first: rest.reverse().join(", "), last }) : last;
}
