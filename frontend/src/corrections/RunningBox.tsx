import { TableBoxScreen } from "../box/TableBoxScreen";
import { go } from "../router";
import type { TableScreenProps } from "../table/tableProps";
import { correctorOf } from "./draft";
import { KeepPieces } from "./KeepPieces";
import { TableBoard, TableBoards } from "./TableBoard";
import { TablePiece } from "./TablePiece";

export interface RunningBoxProps extends TableScreenProps {
  /** The piece to show. */
  piece: string | undefined;
  /** True if the piece is disputed: the screen asks only which of two readings it has. */
  checks?: boolean;
  /** The board to show. */
  board?: string | undefined;
}

/**
 * `#/t/<id>/box`: the pieces of a running table; `#/t/<id>/box/<piece>`: what is printed on one of them;
 * `#/t/<id>/box/<piece>/check`: which of two readings it has; `#/t/<id>/box/board/<board>`: what is printed on a board;
 * `#/t/<id>/box/keep`: the pieces that the host may keep.
 */
export function RunningBox({ piece, checks = false, board, ...shared }: RunningBoxProps) {
  const { store, document, view } = shared;
  if (piece === "keep" && store.host.value) return <KeepPieces {...shared} />;
  if (board !== undefined && correctorOf(store) !== undefined) {
    return <TableBoard key={board} {...shared} board={board} />;
  }
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
      boards={corrects ? <TableBoards {...shared} /> : null}
      onPiece={corrects ? (chosen) => go(["t", store.id, "box", chosen]) : undefined}
    />
  );
}
