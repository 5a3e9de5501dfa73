import type { TableScreenProps } from "../session/tableProps";
import { HistoryProof } from "./HistoryProof";
import { HistoryScreen } from "./HistoryScreen";

/** The replay: `history`; from a version on, `history/at/<version>`; proof of a score line at the shown step,
 * `history/line/<n>`. */
export function History({ path, ...shared }: TableScreenProps & { path: readonly string[] }) {
  return path[1] === "line" ? (
    <HistoryProof {...shared} n={Number(path[2])} />
  ) : (
    <HistoryScreen {...shared} from={path[1] === "at" ? Number(path[2]) : undefined} />
  );
}
