import type { ComponentChildren } from "preact";
import type { TableStore } from "../../net/table";
import type { GameArt } from "../../pieces/assets";
import type { Placing } from "../../surfaces/grid/placing";
import type { GridView, SeatPrompt, TableDocument } from "../../wire";
import type { Moving } from "../answering";

/** Content of the sheet. The frame around it stays the same element from step to step. */
export interface SheetContent {
  colour?: string | undefined;
  title: string;
  second?: ComponentChildren;
  tone?: "plain" | "bad";
  aside?: ComponentChildren;
  choices?: ComponentChildren;
  bar?: ComponentChildren;
}

/** Callbacks of the table screen for the sheet. */
export interface Doings {
  /** Answer the prompt that the sheet is about, or another open one. */
  submit: (action: Record<string, unknown>, to?: SeatPrompt) => void;
  /** Null where it never comes, so that no place is kept for it. */
  undo: (() => void) | undefined | null;
  /** Enter a piece that is not in the list. Screens of the past do not offer this. */
  unlisted?: (prompt: string) => void;
  /** Redo what was just undone, until something else happens. */
  redo?: (() => void) | undefined;
  /** Drop the entry that waits for a connection. */
  withdraw?: (() => void) | undefined;
  /** Turn to another open prompt. */
  turnTo?: (prompt: string) => void;
  /** Turn the piece that is being laid, clockwise or `back`. */
  turn: (back?: boolean) => void;
  /** Try a target in the picture, or take the choice off. */
  toggle: (segment: string) => void;
  /** Answer with that target, where the piece lies now. Undefined in a correction, which is only drafted. */
  claim?: (segment: string) => void;
  /** Changes what is added, or taken back, where the piece lies. */
  change: (placing: Placing) => void;
  lift: () => void;
  confirm: () => void;
  show: (places: readonly string[]) => void;
  resend: () => void;
  dismiss: () => void;
}

/** The part of the table that sheets read. Screens of the past have only this part. */
export type SheetStore = Pick<
  TableStore,
  | "id"
  | "seat"
  | "seats"
  | "connection"
  | "unconfirmed"
  | "narrations"
  | "apart"
  | "secret"
  | "handTo"
  | "since"
  | "presence"
  | "reviews"
>;

/** Everything that a sheet is made from. */
export interface Situation {
  store: SheetStore;
  document: TableDocument;
  art: GameArt | null;
  board: GridView;
  placing: Placing | null;
  /** The move as far as it is chosen. */
  moving?: Moving | undefined;
  /** Notice in this prompt, for example that a piece was just set aside. */
  notice: string | undefined;
  doings: Doings;
}
