import type { GameArt } from "../../pieces/assets";
import type { GridView, ScoreLine } from "../../wire";
import type { Badge, Seats, SpotWords, Trail } from "../types";

/** The rotations that one turn leads to: clockwise, and the other way. */
export interface Turns {
  on?: number;
  back?: number;
}

/** A tile that is not on the board yet: being laid, or on its way to the server. */
export interface Draft {
  cell: string;
  tile: string;
  rotation: number;
  /** The rotation before the last turn: the picture turns from there. */
  before?: number | undefined;
  turns: Turns;
  seat: number;
  /** What kind of piece may be added. */
  piece: string;
  /** The segments that may take it, in the order of their numbers 1, 2, 3. */
  targets: readonly string[];
  target?: string | undefined;
  /** On its way: drawn with a dashed line, nothing to choose any more. */
  sent?: boolean;
}

export interface BoardProps {
  art: GameArt;
  board: GridView;
  seats: Seats;
  /** What the board is called for a screen reader. */
  label: string;
  /** Places that may be tapped: cells, or edges between two of them. */
  legal?: readonly string[] | undefined;
  /** What choosing a place means, in words. */
  words?: Readonly<Record<string, string>> | undefined;
  badges?: Readonly<Record<string, Badge>> | undefined;
  trail?: Trail | undefined;
  draft?: Draft | undefined;
  /** Places that light up for a moment of looking. */
  lit?: readonly string[] | undefined;
  /** What is laid while somebody looks is pointed out for a moment: on the board as it is played, on no past one. */
  live?: boolean;
  /** The whole board stays in the window, whatever lights up. */
  whole?: boolean;
  /** A line to prove: the rest of the board falls back. */
  proof?: ScoreLine | undefined;
  /** A cell was chosen: on the picture, where the focus stays, or in the text, whose button goes. */
  onCell?: ((cell: string, from: "picture" | "text") => void) | undefined;
  /** A laid tile, or a place beside one, is to be looked at closely: a tap there has nothing else to do. */
  onLook?: ((cell: string, words?: SpotWords) => void) | undefined;
  onTurn?: ((back: boolean) => void) | undefined;
  onTarget?: ((segment: string) => void) | undefined;
  onConfirm?: (() => void) | undefined;
  onBack?: (() => void) | undefined;
}
