import { useState } from "preact/hooks";
import { BoardOf } from "../boards/BoardOf";
import { PlayStrip } from "../frame/strips/PlayStrip";
import { TableBand } from "../frame/TableBand";
import { t } from "../i18n";
import { api } from "../net/api";
import { describeInvented } from "../pieces/invented";
import { useArt } from "../pieces/useArt";
import { go } from "../router";
import { describeEnd, describeResult } from "../scores/results";
import { ScoreTable } from "../scores/ScoreTable";
import { listStandings, listWinners } from "../scores/scores";
import { useCategories } from "../scores/useCategories";
import { findNextTable, isKeepsakeDue } from "../scoring/ceremony";
import { findOwnSeat, readColour } from "../seats/people";
import { findBoard, listSharedBoards } from "../surfaces/boards";
import { Button, LinkButton, MainButton } from "../ui/Button";
import { lazy, renderNothing } from "../ui/lazy";
import { Prompt } from "../ui/Prompt";
import { Screen } from "../ui/Screen";
import { ScrollRegion } from "../ui/ScrollRegion";
import { useAsk } from "../ui/useAsk";
import { useTitle } from "../ui/useTitle";
import type { Outcome } from "../wire";
import { useBoardRoom } from "./useBoardRoom";
import "../styles/table.css";
import type { TableScreenProps } from "../session/tableProps";
import "../scores/scores.css";

/** How long the table waited for each player. */
const TimesCard = lazy(
  ["clock", "past"],
  () => import("../history/TimesCard"),
  "TimesCard",
  renderNothing,
  renderNothing,
);

/** Why a game ended that nobody played to its end: said in large text on a small phone, too. */
const UNFINISHED = "table.end_unfinished";

/** The end: who won, all totals by kind, the final board, another game. */
export function ResultScreen({ store, document, view, outcome }: TableScreenProps & { outcome: Outcome }) {
  const art = useArt(document.table.game);
  const categories = useCategories(document.table);
  const { busy, failed, ask } = useAsk();
  const { id } = store;
  const links = useBoardRoom<HTMLDivElement>();
  const winners = listWinners(outcome);
  const [winner] = winners;
  const [looked, look] = useState<number | null>(null);
  const name = findBoard(view, looked ?? winner);
  const next = findNextTable(store, document);
  const title = describeResult(document, outcome, findOwnSeat(store));
  useTitle(title);

  const rematch = () => ask(api.rematch(id).then(({ table }) => go(["t", table], true)));
  return (
    <Screen
      work="board"
      top={
        <TableBand
          store={store}
          document={document}
          onSeat={listSharedBoards(view).length ? () => go(["t", id, "points"]) : look}
        />
      }
      strip={<PlayStrip store={store} document={document} />}
      sheet={
        <Prompt
          colour={winners.length === 1 ? readColour(document, winner) : undefined}
          title={title}
          second={
            failed || (
              <>
                <span class={outcome.reason === UNFINISHED ? undefined : "result-why"}>
                  {describeEnd(document, view, outcome)}{" "}
                </span>
                {describeInvented(view)}
              </>
            )
          }
          choices={
            <ScrollRegion label={t("points.by_kind")}>
              <ScoreTable
                game={document.table.game}
                categories={categories}
                standings={listStandings(document, view)}
                caption={t("points.by_kind")}
                goals={view.goals}
                art={art}
              />
              <div ref={links} class="result-links">
                <LinkButton icon="share" onPress={() => go(["t", id, "keep"])}>
                  {t("keep.title")}
                </LinkButton>
                {store.host.value && isKeepsakeDue(id) ? (
                  <LinkButton onPress={() => go(["t", id, "keepsake"])}>{t("keep.step")}</LinkButton>
                ) : null}
              </div>
              {document.table.clock === "off" ? null : (
                <div class="result-times">
                  <TimesCard table={id} document={document} />
                </div>
              )}
            </ScrollRegion>
          }
        >
          <Button onPress={() => go(["t", id, "points"])}>{t("points.all")}</Button>
          <Button onPress={() => go(["t", id, "history"])}>{t("history.again")}</Button>
          {next ? (
            <MainButton onPress={() => go(["t", next], true)}>{t("result.to_next")}</MainButton>
          ) : store.seats.value.length ? (
            <MainButton onPress={rematch} missing={busy ? t("result.opening") : undefined}>
              {t("result.again")}
            </MainButton>
          ) : null}
        </Prompt>
      }
    >
      <BoardOf document={document} art={art} name={name} surfaces={view} />
    </Screen>
  );
}
