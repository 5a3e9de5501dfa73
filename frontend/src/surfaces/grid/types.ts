import type { GameArt } from "../../pieces/assets";
import type { GridView, ScoreLine } from "../../wire";
import type { Badge, Seats, SpotWords, Trail } from "../types";

/** The rotations that one turn leads to: clockwise, and the other way. */
export interface Turns {
  on?: number;
  back?: number;
}

/** A tile as the board draws it while it is being laid or sent to the server. */
export interface TilePlacement {
  cell: string;
  tile: string;
  rotation: number;
  /** The rotation before the last turn: the picture turns from there. */
  before?: number | undefined;
  turns: Turns;
  seat: number;
  /** The kind of piece that may be placed on it. */
  piece: string;
  /** The segments where it may be placed, in the order of their numbers 1, 2, 3. */
  targets: readonly string[];
  target?: string | undefined;
  /** True while it is being sent: drawn with a dashed line and without controls. */
  sent?: boolean;
}

export interface BoardProps {
  art: GameArt;
  board: GridView;
  seats: Seats;
  /** Name of the board for screen readers. */
  label: string;
  /** Places that may be tapped: cells, or edges between two of them. */
  legal?: readonly string[] | undefined;
  /** What choosing a place means, in words. */
  words?: Readonly<Record<string, string>> | undefined;
  badges?: Readonly<Record<string, Badge>> | undefined;
  trail?: Trail | undefined;
  placement?: TilePlacement | undefined;
  /** Highlighted places. */
  lit?: readonly string[] | undefined;
  /** Outline newly laid tiles for a moment; not on a board of the past. */
  live?: boolean;
  /** True to keep the whole board in the window, also when places are highlighted. */
  fitsBoard?: boolean;
  /** A score line to prove; the rest of the board is drawn faint. */
  proof?: ScoreLine | undefined;
  /** A cell was chosen: on the picture, which keeps the focus, or in the text, where the pressed button disappears. */
  onCell?: ((cell: string, from: "picture" | "text") => void) | undefined;
  /** Open the close look of a tile or of a place beside one; called for taps that choose nothing. */
  onLook?: ((cell: string, words?: SpotWords) => void) | undefined;
  onTurn?: ((back: boolean) => void) | undefined;
  onTarget?: ((segment: string) => void) | undefined;
  onConfirm?: (() => void) | undefined;
  onBack?: (() => void) | undefined;
}
