/** What the server says and is told: the one place from which the app takes wire types. */
import type { components } from "./generated/api";
import type {
  AmountsPrompt,
  ChoosePrompt,
  DrawPrompt,
  Narration,
  PickPrompt,
  PlacePrompt,
  ScoreLine,
  TableDocument,
} from "./generated/live";

export type {
  Ack,
  AmountsPrompt,
  BoardView,
  Bye,
  Choice,
  ChoosePrompt,
  DrawPrompt,
  FullView,
  Hello,
  LeftOver,
  Narration,
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
export type SeatPrompt = DrawPrompt | PickPrompt | PlacePrompt | ChoosePrompt | AmountsPrompt;
/** As whom a phone looks. */
export type Watched = number | "spectator";

export type GameMeta = Schemas["GameMeta"];
export type Option = Schemas["Option"];
export type Invite = Schemas["Invitation"];
export type Joined = Schemas["TableJoined"];
export type TableListed = Schemas["TableSummary"];
/** What a poll gets: welcome and view in one. */
export type TableAnswer = Omit<Schemas["Look"], "document" | "told"> & {
  document: TableDocument;
  told?: Narration[];
};
export type Projection = Omit<Schemas["Projection"], "lines"> & { lines: ScoreLine[] };
export type ErrorEnvelope = Omit<Schemas["ErrorAnswer"], "document"> & { document?: TableDocument };
