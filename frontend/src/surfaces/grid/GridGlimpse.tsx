import type { GameArt } from "../../pieces/assets";
import type { GridView } from "../../wire";
import { UNIT } from "../camera";
import type { Seats } from "../types";
import { Marks, Outline, Pieces, Tiles, Turrets } from "./layers";
import { computeBounds, parsePlace } from "./places";
import "./Board.css";

/** Margin around the outlined cells, in cells: parts of the neighbours show what a single cell joins. */
const MARGIN = 0.55;

interface GlimpseProps {
  art: GameArt;
  board: GridView;
  seats: Seats;
  /** The outlined cells; the picture shows them all. */
  cells: readonly string[];
  /** Approximate width in CSS px; decides the level of detail. */
  size: number;
  /** In cells; without one the cells fill the picture and need no outline. */
  margin?: number;
}

/** A few cells of a board as a decorative picture; a text beside it says the same. */
export function GridGlimpse({ art, board, seats, cells, size, margin = MARGIN }: GlimpseProps) {
  const { left, top, right, bottom } = computeBounds(cells);
  const width = right - left + 1 + 2 * margin;
  const height = bottom - top + 1 + 2 * margin;
  const side = Math.max(width, height);
  const x = (left + right + 1 - side) / 2;
  const y = (top + bottom + 1 - side) / 2;
  const scale = size / side;
  const level = scale < 40 ? "S" : scale < 96 ? "M" : "L";
  const around = {
    left: Math.floor(x),
    top: Math.floor(y),
    right: Math.ceil(x + side) - 1,
    bottom: Math.ceil(y + side) - 1,
  };
  const near = <Value,>(of: Readonly<Record<string, Value>>) =>
    Object.fromEntries(
      Object.entries(of).filter(([place]) => {
        const at = parsePlace(place);
        return at.x >= around.left && at.x <= around.right && at.y >= around.top && at.y <= around.bottom;
      }),
    );
  const tiles = near(board.tiles);
  const marks = Object.fromEntries(Object.entries(board.marks ?? {}).filter(([cell]) => tiles[cell]));
  return (
    <svg
      class="glimpse"
      viewBox={[x, y, side, side].map((length) => length * UNIT).join(" ")}
      aria-hidden="true"
    >
      <Tiles art={art} tiles={tiles} level={level} since={Number.POSITIVE_INFINITY} />
      <Marks art={art} tiles={tiles} marks={marks} />
      <Turrets art={art} level={level} tiles={tiles} />
      <Pieces art={art} tiles={board.tiles} pieces={near(board.pieces ?? {})} seats={seats} level={level} />
      {margin ? <Outline name="lit" cells={cells} /> : null}
    </svg>
  );
}
