import type { ComponentChildren } from "preact";
import { duration, listed, roomsOf, t, text } from "../i18n";
import type { TableStore } from "../net/table";
import { useInvite } from "../people/InviteCard";
import { whereaboutsOf } from "../people/whereabouts";
import { inventedWords } from "../pieces/invented";
import { gainsOf, withheld } from "../scoring/ceremony";
import { newestScored, pointsOf } from "../scoring/scored";
import { Winners } from "../scoring/Winners";
import type { ClockProps } from "../table/ClockLine";
import { lineWords, signed, turnWords } from "../table/LineList";
import { awaitedWords, nameOf, newsOf } from "../table/people";
import { resultWords } from "../table/points/results";
import { goalWords, kindWords, ScoreTile } from "../table/points/ScoreTable";
import { type Standing, standingsOf } from "../table/points/scores";
import { Sentence } from "../table/Sentence";
import { Stock } from "../table/Stock";
import { connectionStrip } from "../table/strips/ConnectionStrip";
import { Things } from "../table/Things";
import { useArt } from "../table/useArt";
import { CodeWords, QrCode } from "../ui/CodeCard";
import { lazy } from "../ui/lazy";
import { Stamp } from "../ui/Stamp";
import { useTexts } from "../ui/useTexts";
import { useTitle } from "../ui/useTitle";
import type { SeatDocument, SeatView, TableDocument, View } from "../wire";
import { TvGoals } from "./TvGoals";
import { TvRound } from "./TvRound";
import { TvWork } from "./TvWork";
import { useFit } from "./useFit";
import { usePixelShift } from "./usePixelShift";
import { type Scene, useScenes } from "./useScenes";
import "./tv.css";
import "./work.css";

/** The clock of a table that shows one. */
const ClockOf = lazy<ClockProps & { seat: number }>(
  ["clock"],
  async () => (await import("../table/ClockLine")).ClockOf,
  () => <></>,
  () => <></>,
);

interface TvProps {
  store: TableStore;
  /** The kind of code that opened the TV; it shows the same kind. */
  to: "join" | "watch";
}

/** The spectator's view of a table for a TV, readable from four metres and without buttons. */
export function TvScreen({ store, to }: TvProps) {
  const document = store.document.value;
  const texts = useTexts(...(document ? roomsOf(document.table) : []));
  useTitle(document ? t(`${document.table.game}.name`) : "");
  const [x, y] = usePixelShift();
  return (
    <main class="tv" style={{ transform: `translate(${x}px, ${y}px)` }}>
      {document && texts === "here" ? (
        <Table store={store} document={document} opened={to} />
      ) : (
        <p class="tv-sentence">{t("common.loading")}</p>
      )}
    </main>
  );
}

interface TableProps {
  store: TableStore;
  document: TableDocument;
}

function Table({ store, document, opened }: TableProps & { opened: "join" | "watch" }) {
  const { table } = document;
  const { scene, hidden } = useScenes(store.id, document.view);
  // Nothing that the ceremony reveals is shown before it.
  const visibleDocument = hasView(document) && hidden.length ? withheld(document, hidden) : document;
  const { view } = visibleDocument;
  const standingsFit = useFit<HTMLOListElement>();
  // If each seat has a board, gains are shown below the boards.
  const gains = gainsOf((scene?.lines ?? []).filter(({ board }) => board === undefined));
  // A locked table may still be watched. In the lobby, people in the room are invited to join.
  const to = table.locked ? "watch" : table.status === "lobby" ? "join" : opened;
  const invite = useInvite(store, to);
  const code = invite?.code;
  const waits = view?.waits ?? {};
  const invented = view && inventedWords(view);
  return (
    <>
      <h1 class="unseen">{t(`${table.game}.name`)}</h1>
      <section class="tv-board">
        {view ? (
          <>
            <TvGoals document={visibleDocument} view={view} counted={scene?.lines[0]?.category} />
            <div class="tv-work">
              {scene?.kind === "winner" && view.outcome ? (
                <Winners document={visibleDocument} outcome={view.outcome} />
              ) : (
                <TvWork document={visibleDocument} view={view} lines={scene?.lines ?? []} />
              )}
            </div>
          </>
        ) : (
          <QrCode svg={invite?.svg} label={qrLabel(to)} />
        )}
      </section>
      <section class="tv-side" aria-label={t("tv.title")}>
        <ol class="tv-standings" ref={standingsFit}>
          {standings(visibleDocument).map((row) => (
            <StandingRow
              key={row.seat}
              clock={
                table.clock === "live" && view && !view.outcome ? (
                  <ClockOf store={store} document={visibleDocument} seat={row.seat} />
                ) : null
              }
              game={table.game}
              row={row}
              view={view?.seats[row.seat]}
              now={view}
              gain={gains[row.seat]}
              awaited={waits[row.seat] !== undefined}
            />
          ))}
        </ol>
        {view ? <TvRound document={visibleDocument} view={view} /> : null}
        <div class={view ? "tv-invite tv-invite-small" : "tv-invite"}>
          {view ? <QrCode svg={invite?.svg} label={qrLabel(to)} /> : null}
          <div>
            <p class="tv-small">{t(`tv.${to}`)}</p>
            {code === undefined ? null : <CodeWords code={code} />}
            {view?.bag_total && !view.outcome ? (
              <p class="tv-small">{t("tv.left", { n: view.bag_total })}</p>
            ) : null}
            {invented ? <p class="tv-small">{invented}</p> : null}
          </div>
        </div>
      </section>
      <footer class="tv-foot">
        <StatusLine store={store} document={visibleDocument} to={to} scene={scene} />
        <Phones store={store} document={visibleDocument} />
      </footer>
    </>
  );
}

const hasView = (document: TableDocument): document is TableDocument & { view: View } =>
  document.view !== undefined;

const qrLabel = (to: "join" | "watch") => t(to === "join" ? "lobby.qr" : "people.watch_qr");

/** Return the standings by points; in turn order while there are none. */
function standings(document: TableDocument): Standing[] {
  const view: View = document.view ?? { turn: 0, phase: "", seats: {}, surfaces: {} };
  return standingsOf(document, view);
}

interface StandingRowProps {
  game: string;
  row: Standing;
  view: SeatView | undefined;
  now: View | undefined;
  awaited: boolean;
  /** Points for the scene that is shown. */
  gain: number | undefined;
  /** The seat's time, if the table shows times. */
  clock: ComponentChildren;
}

function StandingRow({ game, row, view, now, awaited, gain, clock }: StandingRowProps) {
  const art = useArt(game);
  const round = now ? newestScored(now) : null;
  return (
    <li class={awaited ? "tv-seat tv-seat-active" : "tv-seat"}>
      <Stamp colour={row.colour} size={44} />
      <div class="tv-who">
        <p class="tv-name">{row.name}</p>
        <Stock game={game} colour={row.colour} seat={view} art={art} line="tv-stock" size={30} />
        {now ? <Things game={game} seat={view} now={now} /> : null}
        {round ? (
          <p class="tv-small">
            {t("tv.scored", { when: turnWords(game, round.turn), points: pointsOf(round, row.seat) })}
          </p>
        ) : null}
        {clock}
        {view?.score_tile ? <ScoreTile shows={view.score_tile} /> : null}
      </div>
      {gain === undefined ? null : <p class="tv-gain display">{signed(gain)}</p>}
      {view ? (
        <p class="tv-points display">
          {row.score}
          {awaited ? <span class="unseen">, {t("seats.active")}</span> : null}
        </p>
      ) : null}
    </li>
  );
}

/** Whom the table waits for and what happened last; or a problem, the scene or the winner. */
function StatusLine({
  store,
  document,
  to,
  scene,
}: TableProps & { to: "join" | "watch"; scene: Scene | undefined }) {
  const { view } = document;
  const connection = connectionStrip(store);
  if (connection) return <div class="tv-sentence">{connection}</div>;
  if (document.table.stalled) return <p class="tv-sentence tv-what">{t("play.stalled")}</p>;
  if (!view) return <p class="tv-sentence tv-what">{t(to === "join" ? "tv.lobby" : "tv.lobby_watch")}</p>;
  if (scene && scene.kind !== "winner") return <SceneWords document={document} view={view} scene={scene} />;
  if (view.outcome) {
    return (
      <p class="tv-sentence tv-over">
        <b class="tv-what">{resultWords(document, view.outcome)}</b>
        <span class="tv-before">{t(view.outcome.reason)}</span>
      </p>
    );
  }
  const awaited = awaitedWords(document);
  const seats = Object.keys(view.waits ?? {}).flatMap((key) => document.table.seats[key] ?? []);
  const news = newsOf(store.narrations.value, undefined)[0];
  return (
    <p class="tv-sentence" aria-live="polite">
      {awaited ? (
        <>
          {seats.length === 1 ? <Stamp colour={seats[0]?.colour} size={28} /> : null}
          <b class="tv-what">{awaited}</b>
        </>
      ) : null}
      <span class="tv-before">{news ? <Sentence form={() => text(news.text)} /> : ""}</span>
    </p>
  );
}

/** What the current scene counts, and when it was scored. */
function SceneWords({ document, view, scene }: { document: TableDocument; view: View; scene: Scene }) {
  const { game } = document.table;
  const { lines, step } = scene;
  const [line] = lines;
  const kind = line && (goalWords(game, line.category, view.goals) ?? kindWords(game, line.category));
  const isOwn = line?.board !== undefined; // each seat has a board, with its words below
  const names = [...new Set(lines.map(({ seat }) => nameOf(document, seat)))];
  const headline = !line ? t("ceremony.title") : isOwn ? kind : `${listed(names)}: ${lineWords(game, line)}`;
  const when = step
    ? t("ceremony.step", { n: step.n, all: step.all })
    : line && isOwn
      ? t("play.scored", { when: turnWords(game, line.turn) })
      : "";
  return (
    <p class="tv-sentence tv-scene" aria-live="polite">
      <b class="tv-what">{headline}</b>
      <span class="tv-before">{when}</span>
    </p>
  );
}

/** Seats without a phone or with a silent one, grouped by the words for their state. */
function Phones({ store, document }: TableProps) {
  const seatsByWords = new Map<string, SeatDocument[]>();
  for (const [place, seat] of Object.entries(document.table.seats)) {
    const words = phoneWords(store, Number(place));
    if (words !== null) seatsByWords.set(words, [...(seatsByWords.get(words) ?? []), seat]);
  }
  return (
    <ul class="tv-phones">
      {[...seatsByWords].map(([words, seats]) => (
        <li key={words}>
          {seats.map(({ id, colour, name }) => (
            <span key={id}>
              <Stamp colour={colour} size={22} />
              <span class="unseen">{name}, </span>
            </span>
          ))}
          {words}
        </li>
      ))}
    </ul>
  );
}

function phoneWords(store: TableStore, place: number): string | null {
  const whereabouts = whereaboutsOf(store, place);
  switch (whereabouts.at) {
    case "none":
    case "none-here":
      return t("tv.no_phone");
    case "gone":
      return t("seats.gone", { time: duration(whereabouts.seconds) });
    case "away":
      return store.connection.value.state === "live" ? t("seats.away") : null;
    default:
      return null;
  }
}
