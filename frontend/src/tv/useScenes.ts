import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { finalLinesOf, follow, isDue, isShared, markSeen } from "../scoring/ceremony";
import { AGREED } from "../table/points/ScoreTable";
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

const INTRO_MS = 4_000;
const WINNER_MS = 40_000;
/** Durations of one scoring, in ms: of all scenes together, and bounds for each. */
const ROUND = { all: 20_000, least: 3_000, most: 6_000 };
const FINAL = { all: 75_000, least: 2_000, most: 5_000 };

/** Group the lines that are shown at once: shared ones on one board, else one of the same category on each board. */
export function together(lines: readonly ScoreLine[]): ScoreLine[][] {
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

function scenesOf(lines: readonly ScoreLine[], final: boolean): Scene[] {
  const groups = together(lines);
  const { all, least, most } = final ? FINAL : ROUND;
  const ms = Math.min(most, Math.max(least, all / groups.length));
  return groups.map((group, i) => ({
    kind: "lines",
    final,
    lines: group,
    ms,
    ...(final ? { step: { n: i + 1, all: groups.length } } : {}),
  }));
}

function endOf(view: View): Scene[] {
  return [
    { kind: "intro", final: true, lines: [], ms: INTRO_MS },
    ...scenesOf(finalLinesOf(view), true),
    { kind: "winner", final: true, lines: [], ms: WINNER_MS },
  ];
}

const linesIn = (view: View): ScoreLine[] => [
  ...Object.values(view.lines ?? {}),
  ...Object.values(view.zero_lines ?? {}),
];

/** Return the lines scored since the last view, without final scoring and adjustments. */
function freshIn(view: View, last: View): ScoreLine[] {
  const numbers = new Set(linesIn(last).map(({ n }) => n));
  const final = new Set(view.final_lines);
  return linesIn(view).filter(
    ({ n, turn, category }) =>
      !numbers.has(n) && !final.has(n) && category !== AGREED && isRecent(turn, view),
  );
}

/** True if scored in this turn or the one before. Lines that a correction added to the past are older. */
const isRecent = (turn: number, view: View) => turn >= view.turn - 1;

function holds(scene: Scene, view: View): boolean {
  if (scene.final && !view.outcome) return false;
  return scene.lines.every((line) => {
    const now = view.lines?.[line.n] ?? view.zero_lines?.[line.n];
    return now?.points === line.points && (scene.final || isRecent(line.turn, view));
  });
}

/** Return the phase in which seats have prompts; empty if nobody has one. */
const phaseOf = (view: View) =>
  Object.keys(view.waits ?? {}).some((key) => key !== "system") ? (view.stage ?? "") || "-" : "";

/** Return the scene to show now, and the final lines that are not revealed yet. A round's scoring is shown until its time is
 * up or the following phase is over. The ceremony is shown once, if this screen has followed the game.
 */
export function useScenes(
  table: string,
  view: View | undefined,
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
    const fresh = last ? freshIn(view, last) : [];
    const now = phaseOf(view);
    const isOver = phase.current !== "" && now !== "" && now !== phase.current;
    phase.current = fresh.length ? "" : phase.current || now;
    setQueue((scenes) => {
      const remaining = scenes.filter((scene) => holds(scene, view));
      const round = fresh.length
        ? scenesOf(fresh, false)
        : remaining.filter(({ final }) => !final && !(isOver && !view.outcome));
      const begun = remaining.filter(({ final }) => final);
      const end = begun.length || !isDue(table, view) ? begun : endOf(view);
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

  if (!isCeremonyDue) return { ...(scene ? { scene } : {}), hidden: [] };
  const later = queue.slice(1).flatMap((next) => (next.final ? next.lines : []));
  return scene ? { scene, hidden: later } : { hidden: finalLinesOf(view) };
}
