import type { ComponentChildren } from "preact";
import { useCallback, useEffect } from "preact/hooks";
import { inspected } from "../boards/inspected";
import { useLongPress } from "../boards/useLongPress";
import { PlayStrip } from "../frame/strips/PlayStrip";
import { buildUrgentStrip } from "../frame/strips/urgentStrip";
import { CoverScreen } from "../handover/CoverScreen";
import { HandoverScreen } from "../handover/HandoverScreen";
import { t } from "../i18n";
import { TileSheet } from "../inspection/TileSheet";
import { findSeat } from "../net/viewpoint";
import { isAboutMarket } from "../prompts/offering";
import {
  type Finished,
  follow,
  groupSteps,
  isDue,
  listFinalLines,
  stepAt,
  withholdLines,
} from "../scoring/ceremony";
import { findNewestScored, toCompare } from "../scoring/scored";
import { isCovered } from "../session/cover";
import type { TablePathProps } from "../session/tableProps";
import { lazy } from "../ui/lazy";
import { Prompt } from "../ui/Prompt";
import { fallback, Screen } from "../ui/Screen";
import type { TableDocument } from "../wire";
import { BagScreen } from "./BagScreen";
import { GoalsScreen } from "./GoalsScreen";
import { HelpScreen } from "./HelpScreen";
import { NewsScreen } from "./NewsScreen";
import { PointsScreen } from "./PointsScreen";
import { IncomeScreen, ProofScreen } from "./ProofScreen";
import { ResultScreen } from "./ResultScreen";
import { TableScreen } from "./TableScreen";
import { useArrival } from "./useArrival";

/** A screen of a table while it loads: an empty work area. */
const renderLoading = (strip?: ComponentChildren) => (
  <Screen work="board" strip={strip} sheet={<Prompt title={t("common.loading")} />}>
    <div class="seams" />
  </Screen>
);
const renderMeanwhile = () => renderLoading();

/** Corrections, loaded when somebody opens them. */
const CorrectionScreens = lazy(
  ["past"],
  () => import("../corrections/CorrectionScreens"),
  "CorrectionScreens",
  renderMeanwhile,
);

/** Replay and charts, loaded when somebody opens them. */
const History = lazy(["past", "clock"], () => import("../history/History"), "History", renderMeanwhile);

/** The files that a finished table can be exported as. */
const Keep = lazy(["library"], () => import("../library/KeepScreen"), "KeepScreen", renderMeanwhile);

/** Place, note and photo, asked of the host. */
const KeepsakeStep = lazy(
  ["library"],
  () => import("../library/KeepsakeStep"),
  "KeepsakeStep",
  renderMeanwhile,
);

/** The market: pieces before the seats or on a display. */
const Offers = lazy(["play"], () => import("../market/MarketScreen"), "MarketScreen", renderMeanwhile);

/** Asks which piece lies on a place of the market. */
const Aside = lazy(["play"], () => import("../market/AsideScreen"), "AsideScreen", renderMeanwhile);

/** Points of a round, in games that score by rounds. */
const Scoring = lazy(["play"], () => import("../scoring/ScoringScreen"), "ScoringScreen", renderMeanwhile);

/** The ceremony, before the result. */
const Ceremony = lazy(["play"], () => import("../scoring/CeremonyScreen"), "CeremonyScreen", renderMeanwhile);

/** Form for a piece that is not in the list. */
const Unlisted = lazy(["box"], () => import("../box/UnlistedScreen"), "UnlistedScreen", renderMeanwhile);

/** The box of this table, in games whose boxes differ. */
const RunningBox = lazy(
  ["box", "past"],
  () => import("../corrections/RunningBox"),
  "RunningBox",
  renderMeanwhile,
);

/** Paths of the screens for corrections. */
const PAST = new Set([
  "timeline",
  "entry",
  "correct",
  "proposal",
  "right",
  "takeback",
  "adjust",
  "finish",
  "setting",
]);

/** Paths that show what only one seat may know. */
const OWN_PAST = new Set(["entry", "correct", "proposal"]);

/** The screen of a table that has begun, with the close look above it. */
export function PlayScreens({ store, path }: TablePathProps) {
  useLongPress();
  const document = store.document.value;
  const view = document?.view;
  const target = inspected.value;
  const handedOver = store.handOver.value !== null && path.length === 0;
  // Composing a piece is part of the answer that the table may wait for.
  const plays = path[0] === "unlisted";
  const strip = useCallback(
    () => store.document.value && buildUrgentStrip(store, store.document.value, plays),
    [store, plays],
  );
  fallback.strip = strip;
  useEffect(
    () => () => {
      if (fallback.strip === strip) fallback.strip = undefined;
    },
    [strip],
  );
  const isInspecting = target && view && !isCovered(store) && !handedOver;
  return (
    <>
      <ScreenAt store={store} path={path} />
      {isInspecting ? <TileSheet store={store} document={document} view={view} target={target} /> : null}
    </>
  );
}

function isCeremonyDue(table: string, document: TableDocument | null): document is Finished {
  return document?.view !== undefined && isDue(table, document.view);
}

/** The screens, by what follows the table in the route: nothing, `points`, `points/ended`, `scoring`, `line/<n>`, `income/<seat>`, `help`, `help/<section of the rules, or reason of points>`, `news`, `goals`, `history`, `keep`, `keepsake`, `unlisted/<prompt>`, `ware/<space>`, `box/<piece>`, `box/<piece>/check`, the past. */
function ScreenAt({ store, path }: TablePathProps) {
  const [first = "", second, third] = path;
  const newest = store.document.value;
  const concealed = isCeremonyDue(store.id, newest) ? newest : null;
  // Until the ceremony was seen, no screen shows what it reveals.
  const document = concealed
    ? withholdLines(concealed, groupSteps(listFinalLines(concealed.view)).slice(stepAt(store.id)).flat())
    : newest;
  const view = document?.view;
  const seat = store.handOver.value;
  const runs = newest?.view !== undefined && !newest.view.outcome;
  useEffect(() => {
    if (runs) follow(store.id);
  }, [runs, store.id]);
  useArrival(store, path);
  useEffect(() => store.answerAutomatically());
  // The review shows no secret, so it needs no hands of its own: what comes next lies below it, covered or not.
  const toSee = view && path.length === 0 && toCompare(store.id, view, store.seats.value);
  if (toSee && document) {
    const key = `${toSee.scored.turn} ${toSee.seats}`;
    return <Scoring key={key} store={store} document={document} view={view} {...toSee} />;
  }
  if (document && seat !== null && path.length === 0) {
    return <HandoverScreen store={store} info={document.table} seat={seat} />;
  }
  if (!document) return renderLoading();
  if (!view) return renderLoading(<PlayStrip store={store} document={document} />);
  if (isCovered(store)) return <CoverScreen store={store} info={document.table} />;
  const shared = { store, document, view };
  const ownSeat = findSeat(store.seat.value);
  if (OWN_PAST.has(first) && ownSeat !== undefined && store.seat.value !== ownSeat) {
    return <HandoverScreen store={store} info={document.table} seat={ownSeat} />;
  }
  if (first === "points") return <PointsScreen {...shared} ended={second === "ended" && !concealed} />;
  if (first === "line") return <ProofScreen {...shared} n={Number(second)} />;
  if (first === "income") return <IncomeScreen {...shared} n={Number(second)} />;
  if (first === "help") return <HelpScreen document={document} view={view} section={second} />;
  if (first === "goals") return <GoalsScreen {...shared} />;
  if (first === "news") return <NewsScreen {...shared} />;
  if (PAST.has(first)) return <CorrectionScreens {...shared} path={path} />;
  if (first === "keep" && view.outcome) return <Keep store={store} document={document} />;
  if (first === "keepsake" && view.outcome) return <KeepsakeStep store={store} document={document} />;
  if (first === "unlisted") {
    return <Unlisted store={store} game={document.table.game} view={view} prompt={second} />;
  }
  if (first === "ware" && second !== undefined) return <Aside key={second} {...shared} place={second} />;
  if (first === "box") {
    const board = second === "board" ? third : undefined;
    return (
      <RunningBox {...shared} piece={board ? undefined : second} checks={third === "check"} board={board} />
    );
  }
  if (first === "bag") return <BagScreen {...shared} />;
  if (first === "history") return <History {...shared} path={path} />;
  const scored = first === "scoring" ? findNewestScored(view) : null;
  if (scored) return <Scoring {...shared} scored={scored} seats={ownSeat === undefined ? [] : [ownSeat]} />;
  if (concealed) return <Ceremony store={store} document={concealed} />;
  if (view.outcome) return <ResultScreen {...shared} outcome={view.outcome} />;
  return isAboutMarket(view) ? <Offers {...shared} /> : <TableScreen {...shared} />;
}
