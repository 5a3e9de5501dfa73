/** What the server says and is told: the one place from which the app takes wire types. */
import type {
  AmountsPrompt,
  ChoosePrompt,
  DrawPrompt,
  MovePrompt,
  PickPrompt,
  PlacePrompt,
  PlanLayout,
  Preview,
  TableInfo,
  Text,
  TrackLayout,
  View,
} from "./generated/api";

export type {
  AccountAnswer,
  AccountStep,
  Ack,
  Added,
  AmountsPrompt,
  Box as KeptBox,
  Bye,
  Choice,
  ChoosePrompt,
  CloseLook,
  Difference,
  DrawPrompt,
  Duel,
  EntryDetail,
  ErrorAnswer as ErrorEnvelope,
  FullView,
  GameMeta,
  GridView,
  Hello,
  Imported,
  Invitation as Invite,
  Kept,
  KeptPieces,
  LeftOver,
  Library,
  LibraryTable,
  Look as TableAnswer,
  MendedSince,
  MergePreview,
  Move,
  MovePrompt,
  Narration,
  OfferView,
  Option,
  Outcome,
  Part,
  Person,
  PersonPage,
  PhoneMessage,
  PhotoInfo as Photo,
  PickPrompt,
  PiecesToCheck,
  PieceView,
  Ping,
  PlacePrompt,
  PlanLayout,
  PlanView,
  PlayerStatistics,
  PlayLink,
  Pong,
  Presence,
  Preview,
  Projection,
  Reject,
  ReplayStep,
  ScoreLine,
  SeatDocument,
  SeatTimes,
  SeatView,
  ServerMessage,
  StackedPiece,
  Statistics,
  Streaks,
  Submit,
  TableDocument,
  TableInfo,
  TableJoined as Joined,
  TableStep,
  TableSummary as TableListed,
  TableTimes as PlayerTimes,
  TakeBack,
  Text,
  TileView,
  Timeline,
  TimelineEntry,
  TrackLayout,
  TrackView,
  Update,
  View,
  Welcome,
} from "./generated/api";

/** The payload of an action. */
export type Payload = Record<string, unknown>;
/** A place on a surface; its module alone reads it. */
export type Place = string;
export type Surface = View["surfaces"][string];
export type Layout = PlanLayout | TrackLayout;
export type SeatPrompt = DrawPrompt | PickPrompt | PlacePrompt | ChoosePrompt | AmountsPrompt | MovePrompt;
/** A seat in company: others look at this phone too, and it shows what everybody may know. */
export type InCompany = `open-${number}`;
/** As whom a phone looks. */
export type Watched = number | "spectator" | InCompany;
/** The first entry that does not hold with a draft. */
export type RefusedEntry = NonNullable<Preview["refused"]>;
/** Where a table shows the time per player. */
export type Clock = NonNullable<TableInfo["clock"]>;

/** An edit of the past, as a phone draws it up. "+1" is the ref of the first entry that the draft itself puts in. */
export type Edit =
  | { type: "replace"; ref: string; action: Payload }
  | { type: "insert"; after: string; action: Payload; seat?: number }
  | { type: "drop"; ref: string };

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
