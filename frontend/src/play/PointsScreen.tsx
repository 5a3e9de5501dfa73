import { useEffect, useState } from "preact/hooks";
import { PlayStrip } from "../frame/strips/PlayStrip";
import { t } from "../i18n";
import { api } from "../net/api";
import { createDraftSignal } from "../net/drafts";
import { describeError } from "../net/errors";
import type { TableStore } from "../net/table";
import type { GameArt } from "../pieces/assets";
import { useArt } from "../pieces/useArt";
import { back, go } from "../router";
import { Goals } from "../scores/Goals";
import { LineList, nameTurn } from "../scores/LineList";
import { describeLeader, describeResult } from "../scores/results";
import { ScoreTable } from "../scores/ScoreTable";
import { listAllLines, listStandings, sortProjected } from "../scores/scores";
import { useCategories } from "../scores/useCategories";
import { findNewestScored } from "../scoring/scored";
import { findOwnSeat } from "../seats/people";
import { listSupplies } from "../seats/supplies";
import type { TableScreenProps } from "../session/tableProps";
import { Button } from "../ui/Button";
import { Heading } from "../ui/Heading";
import { Prompt } from "../ui/Prompt";
import { Row, Rows } from "../ui/Rows";
import { Screen } from "../ui/Screen";
import { Stamp } from "../ui/Stamp";
import { useTitle } from "../ui/useTitle";
import type { ScoreLine, View, Watched } from "../wire";
import "../scores/scores.css";

/** The projection at a version, from the knowledge of one seat. */
interface Projected {
  table: string;
  seat: Watched;
  v: number;
  lines: readonly ScoreLine[];
}

/** Forgotten with the seat: the next person at this phone must not see what this seat knows. */
const projected = createDraftSignal<Projected>();

/** Return the projected lines, if they were fetched at this version for the seat that is shown. */
export function listProjectedLines({ id, seat, version }: TableStore): readonly ScoreLine[] | null {
  const projection = projected.value;
  const fits = projection?.table === id && projection.seat === seat.value && projection.v === version.value.v;
  return fits ? projection.lines : null;
}

interface PointsScreenProps extends TableScreenProps {
  /** True to show the projection. */
  ended: boolean;
}

/** All points by category and every line, newest first; or the projection. */
export function PointsScreen({ store, document, view, ended: isRequested }: PointsScreenProps) {
  const ended = isRequested && mayProject(view);
  const { id } = store;
  const { game } = document.table;
  const categories = useCategories(document.table);
  const art = useArt(game);
  const extra = listProjectedLines(store);
  const [failed, setFailed] = useState("");
  const v = store.version.value.v;
  const seat = store.seat.value;
  const lines = ended ? sortProjected(extra ?? []) : listAllLines(view);
  const standings = listStandings(document, view, ended ? (extra ?? []) : []);
  const unknown = standings.some((row) => row.unknown.length);
  const incomes = ended ? [] : Object.values(view.incomes ?? {});
  useTitle(t(ended ? "points.ended_title" : "points.title"));

  // biome-ignore lint/correctness/useExhaustiveDependencies: each version has a projection of its own
  useEffect(() => {
    if (!ended || listProjectedLines(store)) return;
    api.projection(id, seat).then(
      (answer) => {
        projected.value = { table: id, seat, v: answer.v, lines: answer.lines };
        setFailed("");
      },
      (error: unknown) => setFailed(describeError(error)),
    );
  }, [ended, store, id, seat, v]);

  const open = (line: ScoreLine) => go(["t", id, "line", String(line.n)]);
  return (
    <Screen
      top={
        <Heading
          title={t(ended ? "points.ended_title" : "points.title")}
          onBack={() => back(ended ? ["t", id, "points"] : ["t", id])}
        >
          <span class="second-line heading-end">{nameTurn(game, view.turn)}</span>
        </Heading>
      }
      strip={<PlayStrip store={store} document={document} />}
      sheet={
        <Prompt
          title={
            view.outcome
              ? describeResult(document, view.outcome, findOwnSeat(store))
              : describeLeader(standings) || t("points.title")
          }
          second={
            failed ||
            (unknown
              ? t(`${game}.unknown`)
              : lines.length
                ? t(ended ? "points.ended_about" : "points.tap")
                : undefined)
          }
        >
          <Button onPress={() => go(["t", id])}>{t("points.board")}</Button>
          {ended ? (
            <Button onPress={() => go(["t", id, "points"])}>{t("points.now")}</Button>
          ) : mayProject(view) ? (
            <Button onPress={() => go(["t", id, "points", "ended"])}>{t("points.ended")}</Button>
          ) : null}
        </Prompt>
      }
    >
      <div class="card points-table">
        <ScoreTable
          game={game}
          categories={categories}
          standings={standings}
          caption={t("points.by_kind")}
          goals={view.goals}
          art={art}
        />
      </div>
      {ended ? null : <Supplies document={document} art={art} />}
      <Goals game={game} view={view} art={art} />
      {ended ? null : (
        <div class="editor-buttons points-ways">
          <Button onPress={() => go(["t", id, "timeline"])}>{t("corrections.timeline")}</Button>
          {findNewestScored(view) ? (
            <Button onPress={() => go(["t", id, "scoring"])}>{t("points.scoring")}</Button>
          ) : null}
          {store.host.value && store.seats.value.length ? (
            <Button onPress={() => go(["t", id, "adjust"])}>{t("corrections.adjust")}</Button>
          ) : null}
        </div>
      )}
      {incomes.length ? (
        <>
          <h2 class="sub-head points-head">{t(`${game}.income`)}</h2>
          <LineList
            document={document}
            lines={incomes}
            label={t(`${game}.income`)}
            onOpen={({ seat }) => go(["t", id, "income", String(seat)])}
          />
        </>
      ) : null}
      <h2 class="sub-head points-head">{t(ended ? "points.ended_lines" : "points.lines")}</h2>
      {lines.length ? (
        <LineList document={document} lines={lines} label={t("points.lines")} onOpen={open} />
      ) : (
        <p class="second-line">{t(ended && !extra ? "common.loading" : "points.none")}</p>
      )}
    </Screen>
  );
}

/** What each seat has of the pieces that decide how the game goes on; a seat without any is left out. */
function Supplies({ document, art }: Pick<PointsScreenProps, "document"> & { art: GameArt | null }) {
  const rows = Object.entries(document.table.seats)
    .map(([seat, { name, colour }]) => ({
      ...{ seat, name, colour },
      words: listSupplies(document, art, seat).map(({ words }) => words),
    }))
    .filter(({ words }) => words.length);
  if (!rows.length) return null;
  return (
    <Rows label={t("points.supplies")}>
      {rows.map(({ seat, name, colour, words }) => (
        <Row key={seat} lead={<Stamp colour={colour} />} title={name} second={words.join(" · ")} />
      ))}
    </Rows>
  );
}

/** True if the table allows the projection. */
function mayProject(view: View): boolean {
  return !view.outcome && view.options?.projection !== "off";
}
