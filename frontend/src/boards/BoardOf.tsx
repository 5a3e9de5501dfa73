import type { GameArt } from "../pieces/assets";
import { describeSurface, findLayout, findSurface, nameSurface } from "../surfaces/boards";
import { Surface } from "../surfaces/kinds/Surface";
import type { SurfaceProps } from "../surfaces/spots/types";
import type { TableDocument, View } from "../wire";
import { BoardTabs, type TurnedBoard, useTurnedBoard } from "./BoardTabs";
import { inspect } from "./inspected";
import { Whose } from "./Whose";

interface BoardOfProps extends Omit<SurfaceProps, "art" | "seats" | "label" | "board" | "words"> {
  document: TableDocument;
  /** Null while the pictures are being loaded. */
  art: GameArt | null;
  /** Where the surfaces come from. */
  surfaces: Pick<View, "surfaces" | "layouts">;
  /** The surface to show; tabs lead to the ones beside it. */
  name: string;
  words?: SurfaceProps["words"];
  /** The viewer's seat. Its own board needs no name above it. */
  ownSeat?: number | undefined;
  /** Name for screen readers, where there is more to say than the board's own name. */
  label?: string;
  /** The view, if the owner's effects are shown beside the name. */
  view?: View | undefined;
  /** A board of the past, or a possible one: an empty cell has nothing to inspect. */
  past?: boolean;
  /** Which surface is shown, if the screen keeps that. */
  turned?: TurnedBoard;
  /** True if the board has a wide window: a track lies there as on a TV. */
  wide?: boolean;
  /** True if the screen has the tabs elsewhere. */
  tabsElsewhere?: boolean;
}

/** A surface, with its owner's name above it where each seat has its own. */
export function BoardOf(props: BoardOfProps) {
  const {
    document,
    art,
    surfaces,
    name,
    ownSeat,
    label,
    view,
    past = false,
    turned,
    tabsElsewhere = false,
    wide = false,
    ...rest
  } = props;
  const { legal = [], lit = [], proof } = rest;
  // Prompts, highlights and proofs are about the named surface: go back to it whenever they change.
  const own = useTurnedBoard(surfaces, name, [...legal, "", ...lit, "", proof?.n].join(" "));
  const { at } = turned ?? own;
  const board = findSurface(surfaces, at);
  const owner = board.seat;
  const words = describeSurface(board);
  const elsewhere = at === name ? {} : { legal: [], lit: [], placement: undefined, trail: undefined };
  const tiles = board.kind === "grid" ? board.tiles : undefined;
  return (
    <>
      {tabsElsewhere || proof ? null : <BoardTabs surfaces={surfaces} turned={turned ?? own} />}
      {owner === undefined || owner === ownSeat ? null : (
        <Whose document={document} seat={owner} name={nameSurface(board)} view={view} />
      )}
      {art ? (
        <Surface
          key={at}
          art={art}
          seats={document.table.seats}
          label={label ? `${words}: ${label}` : words}
          onLook={(cell, description) => {
            const { tile, rotation, seat = tile === undefined ? undefined : owner } = tiles?.[cell] ?? {};
            if (tile || description || !past)
              inspect({ piece: tile, rotation, seat, board: at, cell, words: description, past });
          }}
          {...rest}
          {...elsewhere}
          board={board}
          layout={findLayout(art, { layouts: surfaces.layouts ?? document.view?.layouts ?? {} }, board, wide)}
        />
      ) : (
        <div class="seams" />
      )}
    </>
  );
}
