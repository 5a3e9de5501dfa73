/** Table steps on plans and tracks, in words. */

import { say, t } from "../i18n";
import type { Layout, TableStep } from "../wire";

/** Return the name of a place of a plan or a track. */
function namePlace(layout: Layout, place: string): string {
  const name =
    layout.kind === "plan"
      ? (layout.spots[place] ?? layout.areas?.[place])?.name
      : layout.spaces[place]?.name;
  return name ? say(name) : place;
}

/** Return the name of a goal without what the name of the start has said: "Merchant track, space 2" → "space 1". */
function shortenGoal(from: string, goal: string): string {
  const common = from.slice(0, from.lastIndexOf(", ") + 1);
  return common && goal.startsWith(common) ? goal.slice(common.length + 1) : goal;
}

/** Return a step on a plan or a track in words; undefined for other kinds of steps. */
export function describeStackStep(game: string, layout: Layout, step: TableStep): string | undefined {
  const { what, place = "", to = "", kind = "" } = step;
  const [from, goal] = [namePlace(layout, place), namePlace(layout, to)];
  const piece = () => t(`${game}.piece_${kind}`, { form: "the", n: 1 });
  switch (what) {
    case "take_piece":
      return t("corrections.take_off", { piece: piece(), place: from });
    case "move_piece":
      return t("corrections.move_over", { piece: piece(), place: from, to: shortenGoal(from, goal) });
    case "put_piece":
      return t("corrections.put_on", { piece: piece(), to: goal });
    case "turn_piece":
    case "tip_over":
    case "stand_up":
      return t(`corrections.${what}`, { piece: piece(), place: from });
    case "mark":
    case "unmark":
      return t(`corrections.${what}_place`, { place: from, mark: t(`${game}.mark_${kind}`) });
    default:
      return undefined;
  }
}
