import { useEffect, useState } from "preact/hooks";
import { listRooms, t } from "../i18n";
import type { TableStore } from "../net/table";
import { useInvite } from "../people/InviteCard";
import { describeInvented } from "../pieces/invented";
import { sumGains, withholdLines } from "../scoring/ceremony";
import { Winners } from "../scoring/Winners";
import { CodeWords, QrCode } from "../ui/CodeCard";
import { useTexts } from "../ui/useTexts";
import { useTitle } from "../ui/useTitle";
import type { Invite, ScoreLine, TableDocument, TableInfo, View } from "../wire";
import { TvPhones } from "./TvPhones";
import { TvStandings } from "./TvStandings";
import { isOnOwnBoard, TvStatus } from "./TvStatus";
import { TvWork } from "./TvWork";
import { useScenes } from "./useScenes";
import "./tv.css";
import "./work.css";
import { formatAddress } from "../net/address";
import { GoalPicture } from "../pieces/GoalPicture";
import { useArt } from "../pieces/useArt";
import { nameTurn } from "../scores/LineList";
import { KindIcon, nameCategory } from "../scores/ScoreTable";
import { readName } from "../seats/people";
import { Icon } from "../ui/Icon";
import { nameGame } from "../ui/nameGame";

interface TvProps {
  store: TableStore;
  /** The kind of code that opened the TV; it shows the same kind. */
  to: "join" | "watch";
}

/** The spectator's view of a table for a TV, readable from four metres and without buttons. */
export function TvScreen({ store, to }: TvProps) {
  const document = store.document.value;
  const texts = useTexts(...(document ? listRooms(document.table) : []));
  useTitle(document ? nameGame(document.table.game, document.table.expansions) : "");
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
  opened: "join" | "watch";
}

function Table({ store, document, opened }: TableProps) {
  const { table } = document;
  const { scene, hidden } = useScenes(store.id, document.view, (step) => store.showStep(step));
  // Nothing that the ceremony reveals is shown before it.
  const visibleDocument = hasView(document) && hidden.length ? withholdLines(document, hidden) : document;
  const { view } = visibleDocument;
  const [line] = scene?.lines ?? [];
  // If each seat has a board, gains are shown below the boards.
  const gains = sumGains((scene?.lines ?? []).filter((line) => view && !isOnOwnBoard(view, line)));
  // A locked table may still be watched. In the lobby, people in the room are invited to join.
  const to = table.locked ? "watch" : table.status === "lobby" ? "join" : opened;
  const invite = useInvite(store, to);
  // Once is enough for what nobody waits for; later it would only take room.
  const isBeginning = view === undefined || view.turn <= 1;
  const invented = view && describeInvented(view);
  return (
    <>
      <section class="tv-board">
        {view ? (
          <>
            <h1 class="unseen">{nameGame(table.game, table.expansions)}</h1>
            <TvGoals document={visibleDocument} view={view} line={line} />
            <div class="tv-work">
              {scene?.kind === "winner" && view.outcome ? (
                <Winners document={visibleDocument} outcome={view.outcome} />
              ) : (
                <TvWork document={visibleDocument} view={view} lines={scene?.lines ?? []} />
              )}
            </div>
          </>
        ) : (
          <TvLobby table={table} invite={invite} to={to} />
        )}
      </section>
      <section class="tv-side" aria-label={t("tv.title")}>
        <TvStandings store={store} document={visibleDocument} gains={gains} />
        {view && !line ? <TvRound document={visibleDocument} view={view} /> : null}
        {view ? (
          <div class="tv-invite">
            <QrCode svg={invite?.svg} label={describeQr(to)} />
            <div>
              <p class="tv-small">{t(view.outcome || to === "watch" ? "tv.watch" : "tv.join")}</p>
              {invite ? <CodeWords code={invite.code} /> : null}
              {view.bag_total && isBeginning ? (
                <p class="tv-small">{t("tv.left", { n: view.bag_total })}</p>
              ) : null}
              {invented ? <p class="tv-small">{invented}</p> : null}
            </div>
          </div>
        ) : null}
      </section>
      <footer class="tv-foot">
        <TvStatus store={store} document={visibleDocument} to={to} scene={scene} />
        {view?.outcome ? null : <TvPhones store={store} document={visibleDocument} all={isBeginning} />}
      </footer>
    </>
  );
}

const hasView = (document: TableDocument): document is TableDocument & { view: View } =>
  document.view !== undefined;

const MINUTE = 60_000;
/** Moves 2 px a minute around a small square, to protect TVs from burn-in. */
const PATH = [
  [0, 0],
  [2, 0],
  [4, 0],
  [4, 2],
  [4, 4],
  [2, 4],
  [0, 4],
  [0, 2],
] as const;

/** Return the current offset of the picture, in px. */
function usePixelShift(): readonly [number, number] {
  const [at, setAt] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setAt((now) => (now + 1) % PATH.length), MINUTE);
    return () => clearInterval(timer);
  }, []);
  return PATH[at] ?? PATH[0];
}

/** The start player and the phases of the round, marked as done, current or to come. */
function TvRound({ document, view }: { document: TableDocument; view: View }) {
  const { stages = [], stage = "", starter } = view;
  if (!stages.length || view.outcome) return null;
  const at = stages.indexOf(stage);
  return (
    <div class="tv-small">
      {starter === undefined ? null : <p>{t("play.begins", { name: readName(document, starter) })}</p>}
      <ol class="tv-stages" aria-label={t("play.phases")}>
        {stages.map((name, i) => {
          const when = i < at ? "done" : i === at ? "now" : "later";
          return (
            <li key={name} class={`tv-stage-${when}`} aria-current={i === at ? "step" : undefined}>
              {when === "done" ? <Icon name="check" size={16} /> : null}
              {t(`${document.table.game}.stage_${name}`)}
              <span class="unseen">, {t("play.phase", { when })}</span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

const describeQr = (to: "join" | "watch") => t(to === "join" ? "lobby.qr" : "people.watch_qr");

interface LobbyProps {
  table: TableInfo;
  invite: Invite | null;
  to: "join" | "watch";
}

/** Before the game: what will be played, and two ways in, to scan and to type. */
function TvLobby({ table: { game, expansions = [] }, invite, to }: LobbyProps) {
  return (
    <div class="tv-lobby">
      <h1 class="display">{t(`${game}.name`)}</h1>
      {expansions.map((id) => (
        <p key={id} class="tv-small">
          {t(`${game}.${id}.name`)}
        </p>
      ))}
      <QrCode svg={invite?.svg} label={describeQr(to)} />
      {invite ? (
        <>
          <p class="tv-small">{t("tv.address", { address: formatAddress(invite.url) })}</p>
          <CodeWords code={invite.code} />
        </>
      ) : null}
    </div>
  );
}

interface TvGoalsProps {
  document: TableDocument;
  view: View;
  /** The line whose scene is shown: its round and its goal are named. */
  line: ScoreLine | undefined;
}

/** The round and the goals of this table, with the goals of this round highlighted. */
function TvGoals({ document, view, line }: TvGoalsProps) {
  const { game } = document.table;
  const art = useArt(game);
  const goals = Object.entries(view.goals ?? {});
  if (!goals.length) return null;
  return (
    <div class="tv-goals">
      <p class="tv-round">{view.outcome ? t("tv.result") : nameTurn(game, line?.turn ?? view.turn)}</p>
      <ul aria-label={t("points.goals")}>
        {goals.map(([place, goal]) => {
          const kind = nameCategory(place);
          const isNow = line ? line.category === kind : view.goals_now?.includes(place) && !view.outcome;
          return (
            <li key={place} class={isNow ? "tv-goal tv-goal-now" : "tv-goal"}>
              <GoalPicture game={game} goal={goal} size={44} />
              <KindIcon category={kind} art={art} size={24} />
              <span class="tv-goal-name">{t(`${game}.${goal}`)}</span>
              {isNow ? <span class="unseen">, {t("points.goal_now")}</span> : null}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
