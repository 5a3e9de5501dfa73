import { Stock } from "../boards/Stock";
import { Things } from "../boards/Things";
import { formatNumber, t } from "../i18n";
import type { TableStore } from "../net/table";
import type { GameArt } from "../pieces/assets";
import { useArt } from "../pieces/useArt";
import { formatSigned, nameTurn } from "../scores/LineList";
import { describeKind, findGoal, findIcon, KindsLegend, ScoreTile } from "../scores/ScoreTable";
import { listStandings, type Standing } from "../scores/scores";
import { useCategories } from "../scores/useCategories";
import { findNewestScored, sumPoints } from "../scoring/scored";
import { Line } from "../ui/Icon";
import { lazy, renderNothing } from "../ui/lazy";
import { countLetters } from "../ui/letters";
import { Stamp } from "../ui/Stamp";
import type { TableDocument, View } from "../wire";
import { useFit } from "./useFit";

/** The clock of a table that shows one. */
const ClockOf = lazy(["clock"], () => import("../seats/ClockLine"), "ClockOf", renderNothing, renderNothing);

interface StandingsProps {
  store: TableStore;
  document: TableDocument;
  /** Points by seat for the scene that is shown. */
  gains: Readonly<Record<number, number>>;
}

/** The seats in the order in which they sit; by rank, with their points by kind, once the winner is known. */
export function TvStandings({ store, document, gains }: StandingsProps) {
  const { view, table } = document;
  const fit = useFit<HTMLOListElement>();
  const art = useArt(table.game);
  const ranked = listStandings(document, view ?? { turn: 0, phase: "", seats: {}, surfaces: {} });
  const rows = view?.outcome ? ranked : ranked.sort((a, b) => a.seat - b.seat);
  const order = useCategories(table);
  const kinds = [...new Set(rows.flatMap(({ by }) => Object.keys(by)))].sort(
    (a, b) => order.indexOf(a) - order.indexOf(b),
  );
  const list = (
    <ol class="tv-standings" ref={fit}>
      {rows.map((row) => {
        const isAwaited = view?.waits?.[row.seat] !== undefined && !view.outcome;
        const gain = gains[row.seat];
        return (
          <li key={row.seat} class={isAwaited ? "tv-seat tv-seat-active" : "tv-seat"}>
            <Stamp colour={row.colour} size={44} />
            <div class="tv-who">
              <p
                class="tv-name"
                style={{ "--letters": measureLongestPart(row.name) + (gain === undefined ? 0 : 6) }}
              >
                <bdi>{row.name}</bdi>
                {gain === undefined ? null : <span class="tv-gain">{formatSigned(gain)}</span>}
              </p>
              {!view ? null : view.outcome ? (
                <Kinds game={table.game} art={art} goals={view.goals} row={row} kinds={kinds} />
              ) : (
                <InPlay game={table.game} art={art} view={view} row={row} />
              )}
              {table.clock === "live" && view && !view.outcome ? (
                <ClockOf store={store} document={document} seat={row.seat} />
              ) : null}
            </div>
            {view ? (
              <p class="tv-points display">
                {formatNumber(row.score)}
                {isAwaited ? <span class="unseen">, {t("seats.active")}</span> : null}
                {row.tile && row.tile <= row.score ? <ScoreTile shows={row.tile} /> : null}
              </p>
            ) : null}
          </li>
        );
      })}
    </ol>
  );
  if (!view?.outcome) return list;
  const unnamed = kinds.filter((kind) => findGoal(kind, view.goals) === undefined); // goals are named above the boards
  return (
    <>
      {list}
      <KindsLegend game={table.game} categories={unnamed} art={art} tiles={rows.map(({ tile }) => tile)} />
    </>
  );
}

interface RowProps {
  game: string;
  art: GameArt | null;
  row: Standing;
}

/** Return the length of the longest part of a name that no line break divides. */
const measureLongestPart = (name: string) => Math.max(...name.split(/[\s-]/).map(countLetters));

/** What a seat has left, what works for it, and what the newest round gave. */
function InPlay({ game, art, view, row }: RowProps & { view: View }) {
  const seat = view.seats[row.seat];
  const round = findNewestScored(view);
  return (
    <>
      <Stock game={game} colour={row.colour} seat={seat} art={art} line="tv-stock" size={30} />
      <Things game={game} seat={seat} now={view} />
      {round ? (
        <p class="tv-small">
          {t("tv.scored", { when: nameTurn(game, round.turn), points: sumPoints(round, row.seat) })}
        </p>
      ) : null}
    </>
  );
}

/** The points of a seat by kind. */
function Kinds({ game, art, goals, row, kinds }: RowProps & { goals: View["goals"]; kinds: string[] }) {
  return (
    <p class="tv-kinds" style={{ "--kinds": kinds.length }}>
      {kinds.map((kind) => {
        const points = row.by[kind];
        if (points === undefined) return null;
        const path = findIcon(kind, art);
        const words = describeKind(game, kind, goals);
        return (
          <span key={kind}>
            {path === undefined ? null : <Line path={path} size={24} />}
            <span class={path === undefined ? "" : "unseen"}>{words} </span>
            {formatNumber(points)}
          </span>
        );
      })}
    </p>
  );
}
