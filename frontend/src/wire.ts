/** What the server says and is told: the one place from which the app takes wire types. */
import type { components } from "./generated/api";
import type {
  AmountsPrompt,
  ChoosePrompt,
  DrawPrompt,
  MovePrompt,
  Narration,
  Outcome,
  PickPrompt,
  PlacePrompt,
  ScoreLine,
  TableDocument,
  TableInfo,
  Text,
  View,
} from "./generated/live";

export type {
  Ack,
  AmountsPrompt,
  Bye,
  Choice,
  ChoosePrompt,
  DrawPrompt,
  FullView,
  GridView,
  Hello,
  LeftOver,
  Move,
  MovePrompt,
  Narration,
  OfferView,
  Outcome,
  Part,
  PhoneMessage,
  PickPrompt,
  PieceView,
  Ping,
  PlacePrompt,
  Pong,
  Presence,
  Reject,
  ScoreLine,
  SeatDocument,
  SeatView,
  ServerMessage,
  Submit,
  TableDocument,
  TableInfo,
  TakeBack,
  Text,
  TileView,
  Update,
  View,
  Welcome,
} from "./generated/live";

type Schemas = components["schemas"];

/** The payload of an action. */
export type Payload = Record<string, unknown>;
/** `x,y` a cell, `x,y/c0` a segment of the tile there, `x,y|N` an edge. */
export type Place = string;
export type Surface = View["surfaces"][string];
export type SeatPrompt = DrawPrompt | PickPrompt | PlacePrompt | ChoosePrompt | AmountsPrompt | MovePrompt;
export type MendedSince = Schemas["MendedSince"];
/** A seat in company: others look at this phone too, and it shows what everybody may know. */
export type InCompany = `open-${number}`;
/** As whom a phone looks. */
export type Watched = number | "spectator" | InCompany;

export type GameMeta = Schemas["GameMeta"];
export type Option = Schemas["Option"];
/** What is printed otherwise in a box than in the list, by value, and what somebody has looked at. */
/** What became of own pieces of a table in the box of its host, by their ids at the table. */
export type KeptPieces = Schemas["KeptPieces"];
export type PiecesToCheck = Schemas["PiecesToCheck"];
export type KeptBox = { pieces: Record<string, unknown>; settled: string[] };
export type Invite = Schemas["Invitation"];
export type AccountAnswer = Schemas["AccountAnswer"];
export type AccountStep = Schemas["AccountStep"];
export type Joined = Schemas["TableJoined"];
export type TableListed = Sparse<Schemas["TableSummary"], "table" | "game" | "status" | "names" | "created">;
/** What a poll gets: welcome and view in one. */
export type TableAnswer = Omit<Schemas["Look"], "document" | "told"> & {
  document: TableDocument;
  told?: Narration[];
};
export type Projection = Omit<Schemas["Projection"], "lines"> & { lines: ScoreLine[] };
export type ErrorEnvelope = Omit<Schemas["ErrorAnswer"], "document"> & { document?: TableDocument };

/** On the wire, fields at their defaults are left out. */
type Sparse<Whole, Sure extends keyof Whole> = Pick<Whole, Sure> & {
  [Key in Exclude<keyof Whole, Sure>]?: NonNullable<Whole[Key]>;
};

export type TableStep = Sparse<Schemas["TableStep"], "what">;
/** What changes for one viewer between two states of the table. */
export type Difference = Omit<
  Sparse<Schemas["Difference"], never>,
  "steps" | "lines_gone" | "lines_new" | "waits" | "asked" | "not_asked" | "outcome"
> & {
  steps?: TableStep[];
  lines_gone?: ScoreLine[];
  lines_new?: ScoreLine[];
  waits?: Text[];
  asked?: Text[];
  not_asked?: Text[];
  outcome?: Outcome;
};
/** The first entry that does not hold with a draft. */
export interface RefusedEntry {
  ref: string;
  seat?: number;
  why?: Text;
}
export interface Preview {
  v: number;
  kind: "correction" | "undo" | "redo";
  difference: Difference;
  refused?: RefusedEntry;
  asks_host?: boolean;
  crossed?: boolean;
  /** Nobody but the seat whose draft it is sees a difference. */
  own?: boolean;
}

/** What there is to know of a tile, or of a place of a board. */
export type CloseLook = Omit<Sparse<Schemas["CloseLook"], "v">, "belongs"> & {
  belongs?: (Sparse<Schemas["Belonging"], never> & { what: Text })[];
};

/** An edit of the past, as a phone draws it up. "+1" is the ref of the first entry that the draft itself puts in. */
export type Edit =
  | { type: "replace"; ref: string; action: Payload }
  | { type: "insert"; after: string; action: Payload; seat?: number }
  | { type: "drop"; ref: string };

/** Whether what was entered counts. */
type Status = "stands" | "taken_back" | "mended" | "dropped";

/** One entry of the log as one viewer may know it; a hidden one is a bare version. */
export interface TimelineEntry {
  v: number;
  ref?: string;
  kind?: string;
  actor?: string;
  seat?: number;
  at?: string;
  turn?: number;
  told?: Narration[];
  /** What it tells now that it is mended, where that differs. */
  now?: Narration[];
  points?: Record<string, number>;
  status?: Status;
  /** The version that took it back, mended or dropped it. */
  by?: number;
  /** Which step of what counts now it is, from 1; not told where there are secrets. */
  place?: number;
  proposed_by?: number;
  confirmed?: boolean;
  crossed?: boolean;
  can_mend?: boolean;
  can_undo?: boolean;
  can_redo?: boolean;
  /** Since it was mended its tile lies in another rotation. */
  turned?: boolean;
  added?: AddedEntry[];
}

/** An entry that a correction put in. */
export interface AddedEntry {
  ref: string;
  seat?: number;
  told?: Narration[];
  now?: Narration[];
  status?: Status;
  by?: number;
  place?: number;
  can_mend?: boolean;
}

export interface Timeline {
  v: number;
  entries: TimelineEntry[];
}

/** The game as it stood at an entry, with what was said there. */
export interface EntryDetail {
  v: number;
  ref: string;
  seat?: number;
  action?: Payload;
  /** The prompt in `view.prompts` that the action answered. */
  prompt?: string;
  view: View;
}

/** The game after one step of `steps`, as the viewer saw it then, or sees it since the past was mended. */
export interface ReplayStep {
  v: number;
  step: number;
  steps: number;
  view: View;
  /** The entry of that step, where one was played and the viewer may know which. */
  ref?: string;
  told?: Narration[];
}

export type LibraryTable = Sparse<
  Omit<Schemas["LibraryTable"], "seats">,
  "table" | "game" | "started" | "finished" | "minutes" | "reason"
> & { seats: Sparse<Schemas["LibrarySeat"], "name" | "person" | "colour" | "score" | "rank">[] };
/** Somebody at finished tables, with the entries that were made one with this. */
export type Person = Sparse<Schemas["Person"], "person" | "name" | "plays">;
export type Library = { tables: LibraryTable[]; cursor?: string; games?: string[]; people?: Person[] };
export type MergePreview = { from: Person; into: Person; merged: Person };
export type PlayerStatistics = Sparse<Schemas["PlayerStatistics"], "person" | "name" | "game" | "players">;
export type Duel = Sparse<Schemas["Duel"], "person" | "name" | "plays">;
/** Where a table shows the time per player. */
export type Clock = NonNullable<TableInfo["clock"]>;
/** How long the table waited for a seat, in whole seconds. */
export type SeatTimes = Schemas["SeatTimes"];
export type PlayerTimes = Sparse<Schemas["TableTimes"], "v">;
export type Streaks = Sparse<Schemas["Streaks"], "person" | "name">;
export type Statistics = { tables: number; rows: PlayerStatistics[]; duels?: Duel[]; streaks?: Streaks };
export type PersonPage = {
  streaks: Streaks;
  rows: PlayerStatistics[];
  duels?: Duel[];
  unfinished?: number;
};
export type Kept = Sparse<Schemas["Kept"], "began">;
export type Photo = Sparse<Schemas["PhotoInfo"], "photo" | "at" | "width" | "height">;
export type PlayLink = Sparse<Schemas["PlayLink"], "link">;
export type Imported = Schemas["Imported"];

/** A piece that a table's box has instead of a printed one, or besides. `name`: by which its sheets have it. */
export interface DrawnPiece {
  /** What is printed on it, as the game's data shapes it. */
  facts: unknown;
  tile: TileFacts;
  geometry: readonly TileGeometry[];
  name: string;
  sheets: Readonly<Record<string, string>>;
}

/** One tile type of a game: `edges` N E S W unturned, `turns` how many rotations look different. */
export interface TileFacts {
  count: number;
  name: Text;
  edges: readonly string[];
  turns: number;
  /** Segment to its kind. */
  segments: Readonly<Record<string, string>>;
  /** What is printed on it to how often, where a game tells: `<kind>` or `<kind>_<what it counts>`. */
  symbols?: Readonly<Record<string, number>>;
  /** What else is on it, in words. */
  notes?: readonly Text[];
}

/** Where things are on a turned tile, in units of 100 a tile. */
export interface TileGeometry {
  anchors: Readonly<Record<string, readonly number[]>>;
  regions: Readonly<Record<string, string>>;
  wall_ends: readonly (readonly number[])[];
}
