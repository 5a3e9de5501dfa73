import { useEffect, useState } from "preact/hooks";
import { buildConnectionStrip } from "../frame/strips/ConnectionStrip";
import { fetchPutRightList, isCorrection } from "../frame/strips/putRightLists";
import { formatNumber, say, t } from "../i18n";
import type { ReceivedNarration, TableStore } from "../net/table";
import { Sentence } from "../pieces/Sentence";
import { describeLine, describePlace, describeSum, formatSigned, nameTurn } from "../scores/LineList";
import { describeEnd, describeResult } from "../scores/results";
import { describeKind } from "../scores/ScoreTable";
import { findNewestScored } from "../scoring/scored";
import { describeAwaited, listNews, readColour, readName } from "../seats/people";
import { findBoardNamed, findOwner } from "../surfaces/boards";
import { Stamp } from "../ui/Stamp";
import { useRequest } from "../ui/useRequest";
import type { ScoreLine, TableDocument, View } from "../wire";
import type { Scene } from "./useScenes";

/** Texts about phones and seats, which are of interest only for a moment. */
const ABOUT_SEATS = /^table\.event_seat_/;
const MOMENT_MS = 15_000;

/** Return the news to show; news about phones makes way for that of the game. */
function useNews(store: TableStore): ReceivedNarration | undefined {
  const [passed, pass] = useState(0);
  const narrations = store.narrations.value;
  const isAboutSeats = ({ text }: ReceivedNarration) => ABOUT_SEATS.test(text.code);
  const last = narrations.filter(isAboutSeats).at(-1)?.key ?? 0;
  useEffect(() => {
    const timer = setTimeout(() => pass(last), MOMENT_MS);
    return () => clearTimeout(timer);
  }, [last]);
  return listNews(
    narrations.filter((narration) => narration.key > passed || !isAboutSeats(narration)),
    undefined,
  )[0];
}

/** True if a line is about a board that a seat has of its own. */
export const isOnOwnBoard = (view: View, { board }: ScoreLine) =>
  findOwner(view, findBoardNamed(view, board)) !== undefined;

interface StatusProps {
  store: TableStore;
  document: TableDocument;
  to: "join" | "watch";
  scene: Scene | undefined;
}

/** Whom the table waits for and what happened last; or a problem, the scene or the winner. */
export function TvStatus({ store, document, to, scene }: StatusProps) {
  const { view } = document;
  const news = useNews(store);
  const connection = buildConnectionStrip(store);
  if (connection) return <div class="tv-sentence">{connection}</div>;
  if (document.table.stalled) return <p class="tv-sentence tv-what">{t("play.stalled")}</p>;
  if (!view) return <p class="tv-sentence tv-what">{t(to === "join" ? "tv.lobby" : "tv.lobby_watch")}</p>;
  const awaited = describeAwaited(document, store.reviews.value);
  if (scene && scene.kind !== "winner")
    return <SceneWords document={document} view={view} scene={scene} awaited={awaited} />;
  if (view.outcome) {
    return (
      <p class="tv-sentence tv-over">
        <b class="tv-what">{describeResult(document, view.outcome)}</b>
        <span class="tv-before">{describeEnd(document, view, view.outcome)}</span>
      </p>
    );
  }
  const seats = Object.keys(view.waits ?? {}).flatMap((key) => document.table.seats[key] ?? []);
  return (
    <p class="tv-sentence" aria-live="polite">
      {awaited ? (
        <>
          {seats.length === 1 ? <Stamp colour={seats[0]?.colour} size={28} /> : null}
          <b class="tv-what">{awaited}</b>
        </>
      ) : null}
      <span class="tv-before">{news ? <Sentence form={() => say(news.text)} /> : ""}</span>
      {news && isCorrection(news) ? (
        <ChangedPoints document={document} table={store.id} version={news.v} />
      ) : null}
    </p>
  );
}

interface ChangedPointsProps {
  document: TableDocument;
  table: string;
  /** The version of a correction. */
  version: number;
}

/** Whose points a correction changed, before and after, as everybody may know. */
function ChangedPoints({ document, table, version }: ChangedPointsProps) {
  const { current } = useRequest(`${table} ${version}`, () => fetchPutRightList(table, version, "spectator"));
  return (
    <>
      {Object.entries(current?.points ?? {}).map(([key, change]) => (
        <span key={key} class="tv-share">
          <Stamp colour={readColour(document, Number(key))} size={28} />
          <bdi>{readName(document, Number(key))}</bdi>
          <span class="unseen">{t("corrections.from_to", change)}</span>
          <span class="display" aria-hidden="true">
            {formatNumber(change.before)} → {formatNumber(change.after)}
          </span>
        </span>
      ))}
    </>
  );
}

/** False for points in the middle of a round, where rounds are scored as a whole. */
const isScored = (view: View, { turn }: ScoreLine) =>
  !Object.keys(view.goals ?? {}).length || (findNewestScored(view)?.turn ?? 0) >= turn;

interface SceneWordsProps {
  document: TableDocument;
  view: View;
  scene: Scene;
  /** Whom the table waits for. */
  awaited: string | undefined;
}

/** What the current scene counts, and when it was scored; in the middle of a round, whom the table waits for. */
function SceneWords({ document, view, scene, awaited }: SceneWordsProps) {
  const { game } = document.table;
  const { lines, step } = scene;
  const [line] = lines;
  const kind = line && describeKind(game, line.category, view.goals);
  const isOwn = line !== undefined && isOnOwnBoard(view, line); // with its words below
  const headline = !line ? t("ceremony.title") : isOwn ? kind : describeFeature(document, lines);
  const when = step
    ? t("ceremony.step", { n: step.n, all: step.all })
    : line && isOwn
      ? isScored(view, line)
        ? t("play.scored", { when: nameTurn(game, line.turn) })
        : awaited
      : "";
  return (
    <p class="tv-sentence tv-scene" aria-live="polite">
      <b class="tv-what">{headline}</b>
      {isOwn
        ? null
        : lines.map(({ n, seat, points }) => (
            <span key={n} class="tv-share">
              <Stamp colour={readColour(document, seat)} size={28} />
              <bdi>{readName(document, seat)}</bdi> <span class="display">{formatSigned(points)}</span>
            </span>
          ))}
      <span class="tv-before">{when}</span>
    </p>
  );
}

/** Return what the lines are about: with its sum, if that is the same for all seats that share it. */
function describeFeature(document: TableDocument, lines: readonly ScoreLine[]): string {
  const [line] = lines;
  if (!line) return "";
  const areEqual = new Set(lines.map((each) => describeSum(document.table.game, each))).size === 1;
  return areEqual ? describeLine(document, line) : describePlace(document, line) || t(line.reason);
}
