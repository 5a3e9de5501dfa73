/** The wire types of the app; everything else imports them from here. */
import type { Correction, Draft, FullView, Preview, Submit, TableInfo, View } from "./generated/api";

export type * from "./generated/api";
export type {
  Box as KeptBox,
  BoxFile as BoxExport,
  ErrorAnswer as ErrorEnvelope,
  Invitation as Invite,
  Keepsake as PlaceAndNote,
  Line as PlanLine,
  Look as TableAnswer,
  PhotoInfo as Photo,
  TableSummary as TableListed,
} from "./generated/api";

export type Payload = Submit["action"];
export type Surface = View["surfaces"][string];
export type Layout = NonNullable<View["layouts"]>[string];
export type SeatPrompt = NonNullable<View["prompts"]>[string];
/** The viewer of a phone: a seat, the spectator, or a seat in company ("open-2"). */
export type Watched = FullView["seat"];
/** The first entry that no longer holds with a draft. */
export type RefusedEntry = NonNullable<Preview["refused"]>;
/** Where a table shows the time per player. */
export type Clock = NonNullable<TableInfo["clock"]>;

/** An edit of a draft. "+1" is the ref of the first entry that the draft itself adds. */
export type Edit = Correction["edits"][number];
/** A draft of a correction, an undo or a redo. */
export type DraftPayload = Draft["draft"];
