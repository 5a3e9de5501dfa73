import type { MendProps } from "../mend/TimelineScreen";
import { HistoryProof } from "./HistoryProof";
import { HistoryScreen } from "./HistoryScreen";

/** The evening again: `history`, and what earned a line at that step: `history/line/<n>`. */
export function History({ path, ...shared }: MendProps & { path: readonly string[] }) {
  return path[1] === "line" ? (
    <HistoryProof {...shared} n={Number(path[2])} />
  ) : (
    <HistoryScreen {...shared} />
  );
}
