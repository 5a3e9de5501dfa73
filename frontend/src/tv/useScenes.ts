import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { finalLinesOf, follow, isDue, isShared, markSeen } from "../scoring/ceremony";
import { AGREED } from "../table/points/ScoreTable";
import type { ScoreLine, View } from "../wire";

/** What the room is shown for a while: lines on their boards, the beginning of the end, whoever won. */
export interface Scene {
  kind: "lines" | "intro" | "winner";
  /** It belongs to the ceremony of the end. */
  final: boolean;
  lines: readonly ScoreLine[];
  /** Which of the ceremony's steps it is, and of how many. */
  step?: { n: number; all: number };
  ms: number;
}

const INTRO_MS = 4_000;
const WINNER_MS = 40_000;
/** All scenes of one scoring together, each of them at least and at most. */
const ROUND = { all: 20_000, least: 3_000, most: 6_000 };
const FINAL = { all: 75_000, least: 2_000, most: 5_000 };

/** Lines that are shown at once: on one board those of seats that share them, else one of the same kind on each board. */
export function together(lines: readonly ScoreLine[]): ScoreLine[][] {
  const groups: ScoreLine[][] = [];
  for (const line of lines) {
    const group = groups.find(
      ([first, ...others]) =>
        first !== undefined &&
        (isShared(first, line) ||
          (line.board !== undefined &&
            first.category === line.category &&
            [first, ...others].every(({ board }) => board !== line.board))),
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

/** What was scored since the last view, but for the end and for what people agreed on. */
function freshIn(view: View, last: View): ScoreLine[] {
  const known = new Set(linesIn(last).map(({ n }) => n));
  const final = new Set(view.final_lines);
  return linesIn(view).filter(
    ({ n, turn, category }) => !known.has(n) && !final.has(n) && category !== AGREED && isRecent(turn, view),
  );
}

/** Scored in this turn or the one before: what a correction brought was long ago. */
const isRecent = (turn: number, view: View) => turn >= view.turn - 1;

function holds(scene: Scene, view: View): boolean {
  if (scene.final && !view.outcome) return false;
  return scene.lines.every((line) => {
    const now = view.lines?.[line.n] ?? view.zero_lines?.[line.n];
    return now?.points === line.points && (scene.final || isRecent(line.turn, view));
  });
}

/** The phase in which people are asked, empty where nobody is. */
const phaseOf = (view: View) =>
  Object.keys(view.waits ?? {}).some((key) => key !== "system") ? (view.stage ?? "") || "-" : "";

/**
 * What is shown to the room now, and which lines of the end are not told yet. What a round gave is shown until its time
 * is up or the phase that followed it is over; the end step by step, once, where this screen has followed the game.
 */
export function useScenes(
  table: string,
  view: View | undefined,
): { scene?: Scene; untold: readonly ScoreLine[] } {
  const [queue, setQueue] = useState<readonly Scene[]>([]);
  const before = useRef<View | undefined>(undefined);
  const phase = useRef("");
  const due = view !== undefined && isDue(table, view);

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
      const kept = scenes.filter((scene) => holds(scene, view));
      const round = fresh.length
        ? scenesOf(fresh, false)
        : kept.filter(({ final }) => !final && !(isOver && !view.outcome));
      const begun = kept.filter(({ final }) => final);
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

  if (!due) return { ...(scene ? { scene } : {}), untold: [] };
  const later = queue.slice(1).flatMap((one) => (one.final ? one.lines : []));
  return scene ? { scene, untold: later } : { untold: finalLinesOf(view) };
}
