import { TableBoxScreen } from "../box/TableBoxScreen";
import { go } from "../router";
import type { TableScreenProps } from "../table/tableProps";
import { correctorOf } from "./draft";
import { KeepPieces } from "./KeepPieces";
import { TablePiece } from "./TablePiece";

export interface RunningBoxProps extends TableScreenProps {
  /** The one that is looked at. */
  piece: string | undefined;
  /** It has come up, and lists differ on it: only which it is is asked. */
  checks?: boolean;
}

/**
 * `#/t/<id>/box`: the pieces of a table that has begun; `#/t/<id>/box/<piece>`: what is printed on one of them;
 * `#/t/<id>/box/<piece>/check`: which of two readings it has; `#/t/<id>/box/keep`: those that the host may keep.
 */
export function RunningBox({ piece, checks = false, ...shared }: RunningBoxProps) {
  const { store, document, view } = shared;
  if (piece === "keep" && store.host.value) return <KeepPieces {...shared} />;
  if (piece !== undefined && correctorOf(store) !== undefined) {
    return <TablePiece key={`${piece} ${checks}`} {...shared} piece={piece} checks={checks} />;
  }
  const corrects = correctorOf(store) !== undefined;
  return (
    <TableBoxScreen
      table={store.id}
      game={document.table.game}
      expansions={document.table.expansions ?? []}
      pieces={Object.keys(view.pieces ?? {})}
      onPiece={corrects ? (one) => go(["t", store.id, "box", one]) : undefined}
    />
  );
}
