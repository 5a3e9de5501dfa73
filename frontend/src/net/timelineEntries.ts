/** Which entries of a timeline are in force. */

import type { Timeline, TimelineEntry } from "../wire";
import type { Corrector } from "./corrections";

export const isCounted = ({ status }: Pick<TimelineEntry, "status">) =>
  status === undefined || status === "counts" || status === "corrected";

export const isInForce = (entry: TimelineEntry) =>
  (entry.kind === "action" || entry.kind === "start") && isCounted(entry);

/** Return the newest entry of a seat that is in force and may be undone. */
export function findLastEntry({ entries }: Timeline, seat: Corrector): TimelineEntry | undefined {
  return entries
    .filter((entry) => isInForce(entry) && entry.can_undo === true && (entry.seat ?? null) === seat)
    .at(-1);
}
