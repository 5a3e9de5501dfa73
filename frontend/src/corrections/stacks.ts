/** Steps on surfaces with stacks: what lies there once they are done, and what is to be done in words. */

import { t, text } from "../i18n";
import type { Layout, PlanView, StackedPiece, TableStep, TrackView } from "../wire";

type Stacks = Readonly<Record<string, readonly StackedPiece[]>>;

/** A piece as it lies after a step. */
function pieceOf({ kind = "", seat, value, lying, face_down }: TableStep): StackedPiece {
  return {
    kind,
    ...(seat === undefined ? {} : { seat }),
    ...(value ? { value } : {}),
    ...(lying ? { lying } : {}),
    ...(face_down ? { face_down } : {}),
  };
}

/** What lies at each place once the steps are done. On a stack a piece is taken off the top and put on the top. */
function stacksAfter(
  before: Stacks,
  steps: readonly TableStep[],
  stacked: boolean,
): Record<string, StackedPiece[]> {
  const stacks: Record<string, StackedPiece[]> = Object.fromEntries(
    Object.entries(before).map(([place, stack]) => [place, [...stack]]),
  );
  for (const step of steps) {
    const { what, place = "", to = "", kind, seat, n = 0 } = step;
    const stack = stacks[place] ?? [];
    const beside = stack.findIndex((piece) => piece.kind === kind && piece.seat === seat);
    if (what === "turn_piece") stack[stacked ? n : beside] = pieceOf(step);
    if (what === "take_piece" || what === "move_piece") stack.splice(stacked ? 0 : beside, 1);
    if (!stack.length) delete stacks[place];
    if (what === "move_piece" || what === "put_piece") stacks[to] = [pieceOf(step), ...(stacks[to] ?? [])];
  }
  return stacks;
}

/** The plan or track once the steps on it are done. */
export function spotsAfter<Spots extends PlanView | TrackView>(
  before: Spots,
  steps: readonly TableStep[],
  name: string,
): Spots {
  const here = steps.filter(({ board = "main" }) => board === name);
  const marks: Record<string, string> = { ...before.marks };
  for (const { what, place = "", kind = "" } of here) {
    if (what === "unmark") delete marks[place];
    if (what === "mark") marks[place] = kind;
  }
  return before.kind === "plan"
    ? { ...before, marks, stacks: stacksAfter(before.stacks, here, true) }
    : { ...before, marks, pieces: stacksAfter(before.pieces, here, false) };
}

/** What a place of a plan or a track is called. */
function placeName(layout: Layout, place: string): string {
  const name =
    layout.kind === "plan"
      ? (layout.spots[place] ?? layout.areas?.[place])?.name
      : layout.spaces[place]?.name;
  return name ? text(name) : place;
}

/** One step on a plan or a track in words; undefined: it is about something else. */
export function stackStepWords(game: string, layout: Layout, step: TableStep): string | undefined {
  const { what, place = "", to = "", kind = "" } = step;
  const [from, goal] = [placeName(layout, place), placeName(layout, to)];
  const piece = () => t(`${game}.piece_${kind}`, { form: "the", n: 1 });
  switch (what) {
    case "take_piece":
      return t("corrections.take_off", { piece: piece(), place: from });
    case "move_piece":
      return t("corrections.move_over", { piece: piece(), place: from, to: goal });
    case "put_piece":
      return t("corrections.put_on", { piece: piece(), to: goal });
    case "turn_piece":
      return t("corrections.turn_piece", { piece: piece(), place: from });
    case "mark":
    case "unmark":
      return t(`corrections.${what}_place`, { place: from, mark: t(`${game}.mark_${kind}`) });
    default:
      return undefined;
  }
}
