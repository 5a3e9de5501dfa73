import { BoxCard } from "../box/BoxCard";
import { TableBoxScreen } from "../box/TableBoxScreen";
import { go } from "../router";
import type { TableScreenProps } from "../session/tableProps";
import { findCorrector } from "./draft";
import { KeepPieces } from "./KeepPieces";
import { TableBoard, TableBoards } from "./TableBoard";
import { TablePiece } from "./TablePiece";

interface RunningBoxProps extends TableScreenProps {
  piece: string | undefined;
  /** True if the piece is disputed: the screen asks only which of two readings it has. */
  checks?: boolean;
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
  const corrects = findCorrector(store) !== undefined;
  if (board !== undefined && corrects) return <TableBoard key={board} {...shared} board={board} />;
  if (piece !== undefined && corrects) {
    return <TablePiece key={`${piece} ${checks}`} {...shared} piece={piece} checks={checks} />;
  }
  const { game, expansions = [], draw } = document.table;
  // What is printed on an entered board comes with the views.
  const entered = Object.keys(view.layouts ?? {});
  return (
    <TableBoxScreen
      table={store.id}
      {...{ game, expansions }}
      pieces={Object.keys(view.pieces ?? {})}
      isEntered={entered.length > 0}
      boards={
        <>
          {corrects ? <TableBoards {...shared} /> : null}
          <BoxCard
            {...{ game, expansions, draw }}
            seats={Object.keys(document.table.seats).length}
            hostsBoards={entered}
          />
        </>
      }
      onPiece={corrects ? (chosen) => go(["t", store.id, "box", chosen]) : undefined}
    />
  );
}
