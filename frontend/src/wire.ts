/** What the server says and is told: the one place from which the app takes wire types. */
import type {
  AmountsPrompt,
  ChoosePrompt,
  Correction,
  Draft,
  DrawPrompt,
  MovePrompt,
  PickPrompt,
  PlacePrompt,
  PlanLayout,
  Preview,
  TableInfo,
  TrackLayout,
  View,
} from "./generated/api";

export type {
  AccountAnswer,
  AccountStep,
  Ack,
  Added,
  AmountsPrompt,
  BoardCheck,
  Box as KeptBox,
  BoxChange,
  Bye,
  Choice,
  ChoosePrompt,
  CloseLook,
  CorrectedSince,
  Difference,
  DisplayView,
  DrawnPiece,
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
  MergePreview,
  Move,
  MovePrompt,
  Narration,
  NewSeat,
  NewTable,
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
  SeatChange,
  SeatDocument,
  SeatTimes,
  SeatView,
  ServerMessage,
  Slot,
  StackedPiece,
  Statistics,
  Streaks,
  Submit,
  TableChange,
  TableDocument,
  TableFile,
  TableInfo,
  TableJoined as Joined,
  TableStep,
  TableSummary as TableListed,
  TableTimes as PlayerTimes,
  TakeBack,
  Text,
  TileFacts,
  TileGeometry,
  TileView,
  Timeline,
  TimelineEntry,
  Token,
  TrackLayout,
  TrackView,
  Update,
  View,
  Welcome,
  Worth,
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
export type Edit = Correction["edits"][number];
/** A correction, an undo or a redo that somebody draws up. */
export type DraftPayload = Draft["draft"];
