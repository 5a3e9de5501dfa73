import type { GameArt } from "../pieces/assets";
import { labelOf } from "../surfaces/boards";
import { Board } from "../surfaces/grid/Board";
import type { BoardProps } from "../surfaces/grid/types";
import type { TableDocument, View } from "../wire";
import { inspect } from "./inspected";
import { Whose } from "./Whose";

interface BoardOfProps extends Omit<BoardProps, "art" | "seats" | "label"> {
  document: TableDocument;
  /** Null as long as the pictures are on their way. */
  art: GameArt | null;
  /** Which board: another one is looked at from where it is seen whole. */
  name: string;
  /** The seat that looks: above its own board no name is needed. */
  own?: number | undefined;
  /** What is looked at for a screen reader, where it is more than the board. */
  label?: string;
  /** What everybody has before them, where that is told. */
  view?: View | undefined;
  /** It is a board of the past, or one that would be: nothing is asked about what lies there now. */
  past?: boolean;
}

/** A board, and whose it is where each seat has its own: above it and in its name. */
export function BoardOf({ document, art, name, own, label, view, past = false, ...shown }: BoardOfProps) {
  const owner = shown.board.seat;
  const words = labelOf(shown.board);
  return (
    <>
      {owner === undefined || owner === own ? null : (
        <Whose document={document} seat={owner} name={shown.board.name} view={view} />
      )}
      {art ? (
        <Board
          key={name}
          art={art}
          seats={document.table.seats}
          label={label ? `${words}: ${label}` : words}
          onLook={(cell) => {
            const { tile, rotation, seat } = shown.board.tiles[cell] ?? {};
            if (tile || !past) inspect({ piece: tile, rotation, seat, board: name, cell, past });
          }}
          {...shown}
        />
      ) : (
        <div class="seams" />
      )}
    </>
  );
}
