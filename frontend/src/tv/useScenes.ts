import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { AGREED } from "../scores/ScoreTable";
import { isShared } from "../scores/scores";
import { follow, groupSteps, isDue, listFinalLines, markSeen } from "../scoring/ceremony";
import type { ScoreLine, View } from "../wire";

/** A scene that the TV shows for a while: score lines on their boards, the intro of the ceremony, the winner. */
export interface Scene {
  kind: "lines" | "intro" | "winner";
  /** True for scenes of the ceremony. */
  final: boolean;
  lines: readonly ScoreLine[];
  /** Number of the ceremony's step, and of all steps. */
  step?: { n: number; all: number };
  ms: number;
}

/** How long before a step of the ceremony its number is told to phones, in ms: they show it no later. */
const AHEAD_MS = 1_000;
const INTRO_MS = 4_000;
const WINNER_MS = 40_000;
/** Durations of one scoring, in ms: of all scenes together, and bounds for each. */
const ROUND = { all: 20_000, least: 3_000, most: 6_000 };
const FINAL = { all: 75_000, least: 2_000, most: 5_000 };

/** Group the lines that are shown at once: shared ones on one board, else one of the same category on each board. */
export function groupTogether(lines: readonly ScoreLine[]): ScoreLine[][] {
  const groups: ScoreLine[][] = [];
  for (const line of lines) {
    const group = groups.find(
      ([first, ...rest]) =>
        first !== undefined &&
        (isShared(first, line) ||
          (line.board !== undefined &&
            first.category === line.category &&
            [first, ...rest].every(({ board }) => board !== line.board))),
    );
    if (group) group.push(line);
    else groups.push([line]);
  }
  return groups;
}

/** Part of a scene's duration that one has in which nobody overtakes anybody. */
const UNCHANGED = 0.5;

/** Return for each group of final lines whether somebody is overtaken by it, or caught up with. */
function findOvertakings(view: View, groups: readonly (readonly ScoreLine[])[]): boolean[] {
  const totals = Object.entries(view.seats).map(([seat, { score }]) => {
    const final = groups.flat().filter((line) => line.seat === Number(seat));
    return final.reduce((total, { points }) => total - points, score);
  });
  const order = () => totals.flatMap((a, i) => totals.slice(i + 1).map((b) => Math.sign(a - b))).join();
  return groups.map((group) => {
    const before = order();
    for (const { seat, points } of group) totals[seat] = (totals[seat] ?? 0) + points;
    return order() !== before;
  });
}

/** Return the scenes of these lines. `view`: of the end; scenes that change no rank are shorter there. */
function listScenes(lines: readonly ScoreLine[], view?: View): Scene[] {
  const groups = groupTogether(lines);
  const final = view !== undefined;
  const weights = final
    ? findOvertakings(view, groups).map((overtakes) => (overtakes ? 1 : UNCHANGED))
    : groups.map(() => 1);
  const { all, least, most } = final ? FINAL : ROUND;
  const ms = Math.min(most, all / weights.reduce((sum, weight) => sum + weight, 0));
  return groups.map((group, i) => ({
    kind: "lines",
    final,
    lines: group,
    ms: Math.max(least, ms * (weights[i] ?? 1)),
    ...(final ? { step: { n: i + 1, all: groups.length } } : {}),
  }));
}

function listEndScenes(view: View): Scene[] {
  return [
    { kind: "intro", final: true, lines: [], ms: INTRO_MS },
    ...listScenes(listFinalLines(view), view),
    { kind: "winner", final: true, lines: [], ms: WINNER_MS },
  ];
}

const listLinesOfView = (view: View): ScoreLine[] => [
  ...Object.values(view.lines ?? {}),
  ...Object.values(view.zero_lines ?? {}),
];

/** Return the lines scored since the last view, without final scoring and adjustments. */
function listFresh(view: View, last: View): ScoreLine[] {
  const numbers = new Set(listLinesOfView(last).map(({ n }) => n));
  const final = new Set(view.final_lines);
  return listLinesOfView(view).filter(
    ({ n, turn, category }) =>
      !numbers.has(n) && !final.has(n) && category !== AGREED && isRecent(turn, view),
  );
}

/** True if scored in this turn or the one before. Lines that a correction added to the past are older. */
const isRecent = (turn: number, view: View) => turn >= view.turn - 1;

/** Return the step of the phones' ceremony that has everything which the next scene reveals; 0: it reveals nothing. */
function stepAfter(view: View | undefined, [scene, next, ...later]: readonly Scene[]): number {
  if (!view || !scene?.final || !next) return 0;
  const steps = groupSteps(listFinalLines(view));
  if (next.kind === "winner") return steps.length + 1;
  const hidden = new Set(later.flatMap(({ lines }) => lines.map(({ n }) => n)));
  return steps.reduce((last, step, i) => (step.some(({ n }) => !hidden.has(n)) ? i + 1 : last), 0);
}

function holds(scene: Scene, view: View): boolean {
  if (scene.final && !view.outcome) return false;
  return scene.lines.every((line) => {
    const now = view.lines?.[line.n] ?? view.zero_lines?.[line.n];
    return now?.points === line.points && (scene.final || isRecent(line.turn, view));
  });
}

/** Return the phase in which seats have prompts; empty if nobody has one. */
const readPhase = (view: View) =>
  Object.keys(view.waits ?? {}).some((key) => key !== "system") ? (view.stage ?? "") || "-" : "";

/** Return the scene to show now, and the final lines that are not revealed yet. A round's scoring is shown until its time is
 * up or the following phase is over. The ceremony is shown once, if this screen has followed the game; `showStep` is
 * called before each of its steps, and with 0 at its end.
 */
export function useScenes(
  table: string,
  view: View | undefined,
  showStep: (step: number) => void,
): { scene?: Scene; hidden: readonly ScoreLine[] } {
  const [queue, setQueue] = useState<readonly Scene[]>([]);
  const before = useRef<View | undefined>(undefined);
  const phase = useRef("");
  const isCeremonyDue = view !== undefined && isDue(table, view);

  useLayoutEffect(() => {
    const last = before.current;
    before.current = view;
    if (!view) return;
    if (!view.outcome) follow(table);
    const fresh = last ? listFresh(view, last) : [];
    const now = readPhase(view);
    const isOver = phase.current !== "" && now !== "" && now !== phase.current;
    phase.current = fresh.length ? "" : phase.current || now;
    setQueue((scenes) => {
      const remaining = scenes.filter((scene) => holds(scene, view));
      const round = fresh.length
        ? listScenes(fresh)
        : remaining.filter(({ final }) => !final && !(isOver && !view.outcome));
      const begun = remaining.filter(({ final }) => final);
      const end = begun.length || !isDue(table, view) ? begun : listEndScenes(view);
      return [...round, ...end];
    });
  }, [view, table]);

  const [scene] = queue;
  useEffect(() => {
    if (!scene) return;
    if (scene.kind === "winner") markSeen(table);
    const timer = setTimeout(() => setQueue((scenes) => scenes.slice(1)), scene.ms);
    return () => clearTimeout(timer);
  }, [scene, table]);

  const shown = useRef(0);
  const upcoming = stepAfter(view, queue);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the scene's time that runs
  useEffect(() => {
    const show = (step: number) => {
      shown.current = step;
      showStep(step);
    };
    if (!scene?.final && shown.current) show(0);
    if (!scene || !upcoming) return;
    const timer = setTimeout(() => show(upcoming), scene.ms - AHEAD_MS);
    return () => clearTimeout(timer);
  }, [scene]);

  if (!isCeremonyDue) return { ...(scene ? { scene } : {}), hidden: [] };
  const later = queue.slice(1).flatMap((next) => (next.final ? next.lines : []));
  return scene ? { scene, hidden: later } : { hidden: listFinalLines(view) };
}
