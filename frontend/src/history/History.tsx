import type { TableScreenProps } from "../table/tableProps";
import { HistoryProof } from "./HistoryProof";
import { HistoryScreen } from "./HistoryScreen";

/** The evening again: `history`, from a version on: `history/at/<version>`, and what earned a line at the step that is
 * looked at: `history/line/<n>`. */
export function History({ path, ...shared }: TableScreenProps & { path: readonly string[] }) {
  return path[1] === "line" ? (
    <HistoryProof {...shared} n={Number(path[2])} />
  ) : (
    <HistoryScreen {...shared} from={path[1] === "at" ? Number(path[2]) : undefined} />
  );
}
