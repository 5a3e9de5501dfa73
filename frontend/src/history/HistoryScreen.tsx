import { useEffect, useRef, useState } from "preact/hooks";
import { BoardOf } from "../boards/BoardOf";
import { findEntry, useTimeline } from "../corrections/timeline";
import { PlayStrip } from "../frame/strips/PlayStrip";
import { findLocale, has, say, t } from "../i18n";
import { OpenMarket } from "../market/OpenMarket";
import { SeatMarket } from "../market/SeatMarket";
import type { TableStore } from "../net/table";
import { findSeat } from "../net/viewpoint";
import { Sentence } from "../pieces/Sentence";
import { useArt } from "../pieces/useArt";
import { isOpen } from "../prompts/offering";
import { back, go } from "../router";
import { describeTurn, LineList } from "../scores/LineList";
import { describeResult } from "../scores/results";
import { listLines, listWinners } from "../scores/scores";
import { findOwnSeat, listPills, readColour, readName, tellTo } from "../seats/people";
import type { TableScreenProps } from "../session/tableProps";
import { findBoard, findBoardWith, findOwner, findSurface } from "../surfaces/boards";
import { listSellers, removePrices } from "../surfaces/display/displays";
import { hasOpenMarket, isAboutOpenMarket, openMarketName } from "../surfaces/display/market";
import { listLyingPlaces } from "../surfaces/kinds/places";
import { Button, MainButton } from "../ui/Button";
import { Chip, Choice } from "../ui/Chip";
import { Fold } from "../ui/Fold";
import { Heading } from "../ui/Heading";
import { Prompt } from "../ui/Prompt";
import { Screen } from "../ui/Screen";
import { SeatsBand } from "../ui/SeatsBand";
import { useTitle } from "../ui/useTitle";
import type { ReplayStep, TableDocument, Timeline, View } from "../wire";
import { Charts } from "./Charts";
import {
  convertStep,
  findNextScoring,
  findNextTurn,
  findStepOfTurn,
  listTicks,
  wasCorrected,
} from "./course";
import { type How, type Position, position, useReplay } from "./replay";
import { Slider } from "./Slider";
import { TimesCard } from "./TimesCard";
import "../styles/table.css";
import "../scores/scores.css";
import "../market/market.css";
import "./History.css";

/** How long a step is shown while the replay plays, in ms. */
const PACE = 900;
/** How many sentences of a step are shown: the last step of a game may have very many. */
const MAX_SENTENCES = 2;

/** Return the position of this phone: a finished game begins at its start, a running one at its newest step. */
export function readPosition(store: TableStore, view: View): Position {
  const place = position.value;
  if (place?.table === store.id) return place;
  return { table: store.id, how: "played", step: view.outcome ? 1 : store.version.value.v };
}

/** The replay, step by step: board, points and charts, with nothing that happened later. */
export function HistoryScreen(props: TableScreenProps & { from?: number | undefined }) {
  const { store, document, view: now, from } = props;
  const { id } = store;
  const lastAsked = useRef<number | undefined>(undefined);
  if (from && lastAsked.current !== from) {
    lastAsked.current = from;
    position.value = { table: id, how: "played", step: from };
  }
  const { how, step: requestedStep } = readPosition(store, now);
  const { timeline } = useTimeline(store);
  const art = useArt(document.table.game);
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(1);
  const [looked, look] = useState<number | null>(null);
  const { replayStep, isCurrent, failed } = useReplay(store, how, requestedStep);
  const steps = how === "played" ? store.version.value.v : (replayStep?.steps ?? requestedStep);
  const step = Math.min(requestedStep, steps);
  const running = playing && step < steps;
  useTitle(t("history.title"));

  const move = (to: number) => {
    position.value = { table: id, how, step: Math.max(1, Math.min(steps, to)) };
  };
  const byHand = (to: number) => {
    setPlaying(false);
    move(to);
  };
  useEffect(() => {
    if (!running || !isCurrent) return;
    const timer = setTimeout(() => move(step + 1), PACE / speed);
    return () => clearTimeout(timer);
  });
  const play = () => {
    if (!running && step >= steps) move(1);
    setPlaying(!running);
  };
  const change = (next: How) => {
    setPlaying(false);
    position.value = { table: id, how: next, step: convertStep(timeline, next, step) };
  };

  const view = replayStep?.view;
  const narrations = replayStep?.narrations ?? [];
  const own = findOwnSeat(store);
  const head = replayStep
    ? describeHead(document, timeline, replayStep, own)
    : { title: t("common.loading"), seat: undefined, turn: 0 };
  // If each seat has a board: the chosen one, else that of the acting seat, at the end that of the winner.
  const shownSeat = looked ?? head.seat ?? (view?.outcome && listWinners(view.outcome)[0]);
  const ownBoard = view ? findBoard(view, shownSeat) : "";
  const places =
    view && ownBoard === findBoard(view, narrations[0]?.seat) ? (narrations[0]?.places ?? []) : [];
  const name = view && places.length ? findBoardWith(art, view, ownBoard, places) : ownBoard;
  const owner = view && findOwner(view, name);
  const lit = listLyingPlaces(view && findSurface(view, name), places);
  const more =
    narrations.length > MAX_SENTENCES ? t("play.and_more", { n: narrations.length - MAX_SENTENCES }) : "";
  const silent = () =>
    head.seat === undefined ? describeStage() : t("history.chooses", { name: readName(document, head.seat) });
  const describeStage = () => {
    const code = `${document.table.game}.stage_${view?.stage}`;
    return view?.stage && has(code) ? t("history.stage", { stage: t(code) }) : t("history.goes_on");
  };
  const sentences = () =>
    !replayStep || narrations.length
      ? [...narrations.slice(0, MAX_SENTENCES).map(({ text }) => say(tellTo(own, text))), more]
          .filter(Boolean)
          .join(" ")
      : silent();
  const words = sentences();
  const turnJump = t(has(`${document.table.game}.turn`) ? "history.next_round" : "history.next_turn");
  /** @param to undefined at the end. */
  const renderJump = (jump: string, to: number | undefined) => (
    <Chip off={to === undefined} onPress={() => byHand(to ?? 0)}>
      {jump}
    </Chip>
  );
  const lines = view ? listLines(view) : [];
  const isOfMarket = view !== undefined && isAboutOpenMarket(view);
  return (
    <Screen
      top={
        <Heading
          title={describeDate(timeline) ?? t("history.title")}
          second={t(`${document.table.game}.name`)}
          onBack={() => back(["t", id])}
        >
          <Chip onPress={() => go(["t", id, "timeline"])}>{t("history.words")}</Chip>
        </Heading>
      }
      strip={<PlayStrip store={store} document={document} quiet />}
      sheet={
        <Prompt
          colour={readColour(document, head.seat)}
          title={head.title}
          second={failed && !isCurrent ? failed : <Sentence form={sentences} />}
          choices={
            <>
              <Slider
                label={t("history.slider")}
                words={isCurrent ? [head.title, words].join(". ") : t("common.loading")}
                step={step}
                steps={steps}
                ticks={listTicks(timeline, how)}
                onStep={byHand}
              />
              <div class="choice-set history-jumps">
                {renderJump(turnJump, findNextTurn(timeline, how, head.turn))}
                {renderJump(t("history.next_scoring"), findNextScoring(timeline, how, step))}
                <Chip
                  label={t("history.speed_of", { n: speed })}
                  onPress={() => setSpeed(speed < 4 ? speed * 2 : 1)}
                >
                  {t("history.speed", { n: speed })}
                </Chip>
              </div>
            </>
          }
        >
          <Button
            icon="previous"
            label={t(step > 1 ? "history.before" : "history.at_start")}
            onPress={() => byHand(step - 1)}
          />
          <MainButton icon={running ? "pause" : "play"} onPress={play}>
            {t(running ? "history.pause" : step < steps ? "history.play" : "history.once_more")}
          </MainButton>
          <Button
            icon="next"
            label={t(step < steps ? "history.after" : "history.at_end")}
            onPress={() => byHand(step + 1)}
          />
        </Prompt>
      }
    >
      <div class="history">
        {view && owner !== undefined ? (
          <SeatsBand
            pills={listPills({ ...document, view: { ...view, waits: {} } }, {}, owner, {
              seats: store.seats.value,
              seat: store.seat.value,
            })}
            onSeat={(seat) => look(seat === looked ? null : seat)}
          />
        ) : null}
        <div class="history-board" data-step={isCurrent ? step : undefined}>
          {view ? (
            <BoardOf
              document={document}
              art={art}
              name={name}
              surfaces={view}
              view={view}
              past
              lit={lit}
              fitsBoard
            />
          ) : (
            <div class="seams" />
          )}
        </div>
        {view ? (
          <div class="history-side">
            {wasCorrected(timeline) ? (
              <div class="history-how">
                <Choice
                  legend={t("history.how")}
                  unseenLegend
                  name="how"
                  value={how}
                  choices={[
                    { value: "played", label: t("history.as_played") },
                    { value: "corrected", label: t("history.as_corrected") },
                  ]}
                  onChoose={change}
                />
              </div>
            ) : null}
            {listSellers(view).length ? (
              <SeatMarket
                art={art}
                document={document}
                // Until prices are revealed, even the viewer's own ones are hidden.
                view={isOpen(view, findSeat(store.seat.value)) ? view : removePrices(view)}
                ownSeat={undefined}
              />
            ) : null}
            {hasOpenMarket(view) ? (
              <Fold title={openMarketName(view)} key={String(isOfMarket)} open={isOfMarket}>
                <OpenMarket art={art} view={view} />
              </Fold>
            ) : null}
            <Charts
              document={document}
              view={view}
              turn={head.turn}
              onTurn={(turn) => {
                const to = findStepOfTurn(timeline, how, turn);
                if (to !== undefined) byHand(to);
              }}
            />
            {view.outcome && document.table.clock !== "off" ? (
              <TimesCard table={id} document={document} />
            ) : null}
            {lines.length ? (
              <Fold title={t("history.lines", { n: lines.length })}>
                <LineList
                  document={document}
                  lines={lines}
                  label={t("points.lines")}
                  onOpen={({ n }) => go(["t", id, "history", "line", String(n)])}
                />
              </Fold>
            ) : null}
          </div>
        ) : null}
      </div>
      <p class="unseen" aria-live="polite">
        {running ? "" : words}
      </p>
    </Screen>
  );
}

/** Return the headline "Turn 12: Ben" with seat and turn; at the end, who has won. */
function describeHead(
  document: TableDocument,
  timeline: Timeline | null,
  { view, ref, narrations = [] }: ReplayStep,
  you: number | undefined,
) {
  const entry = ref ? findEntry(timeline, ref) : undefined;
  const seat = entry?.seat ?? narrations[0]?.seat;
  const turn = entry?.turn ?? view.turn;
  if (view.outcome) return { turn, seat: undefined, title: describeResult(document, view.outcome, you) };
  return { turn, seat, title: describeTurn(document, seat, turn) };
}

/** Return the day of the game, "Fri 13 November". */
function describeDate(timeline: Timeline | null): string | undefined {
  const at = timeline?.entries.find((entry) => entry.at)?.at;
  if (!at) return undefined;
  return new Intl.DateTimeFormat(findLocale(), { weekday: "short", day: "numeric", month: "long" }).format(
    new Date(at),
  );
}
