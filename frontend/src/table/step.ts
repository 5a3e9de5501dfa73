import type { Entry } from "../net/outbox";
import type { Rejection } from "../net/table";
import { seatOf } from "../net/viewpoint";
import type {
  AmountsPrompt,
  ChoosePrompt,
  DrawPrompt,
  MovePrompt,
  PickPrompt,
  PlacePrompt,
  SeatPrompt,
  TableDocument,
  Text,
} from "../wire";
import { questionsOf } from "./questions";

/** What the sheet is about now. One at a time, in this order of urgency. */
export type Step =
  | { kind: "refused"; rejection: Rejection; open: boolean }
  | { kind: "sending"; entry: Entry; prompt: SeatPrompt | undefined }
  | { kind: "draw"; prompt: DrawPrompt }
  | { kind: "pick"; prompt: PickPrompt }
  | { kind: "place"; prompt: PlacePrompt }
  | { kind: "choose"; prompt: ChoosePrompt }
  | { kind: "amounts"; prompt: AmountsPrompt }
  | { kind: "move"; prompt: MovePrompt }
  | { kind: "wait"; seats: readonly number[]; text: Text }
  | { kind: "over" };

interface Situation {
  document: TableDocument;
  rejection: Rejection | null;
  pending: readonly Entry[];
  /** The prompt that was turned to, of several. */
  wanted?: string | undefined;
}

/**
 * The prompt that this phone answers now, if any: the wanted one while it is open, one that is not answered yet, else
 * one whose answer may change.
 */
export function promptOf(document: TableDocument, wanted?: string): SeatPrompt | undefined {
  const { answered = {} } = document.view ?? {};
  const open = questionsOf(document.view);
  return open.find(({ id }) => id === wanted) ?? open.find(({ id }) => !(id in answered)) ?? open[0];
}

export function stepOf({ document, rejection, pending, wanted }: Situation): Step {
  const prompt = promptOf(document, wanted);
  if (rejection) return { kind: "refused", rejection, open: rejection.entry.prompt === prompt?.id };
  const entry = pending[0];
  if (entry) return { kind: "sending", entry, prompt: entry.prompt === prompt?.id ? prompt : undefined };
  if (prompt) return { kind: prompt.kind, prompt } as Step;
  const awaited = Object.entries(document.view?.waits ?? {});
  const [first] = awaited;
  if (!first) return { kind: "over" };
  const seats = awaited.map(([key]) => Number(key)).filter((seat) => !Number.isNaN(seat));
  return { kind: "wait", seats, text: first[1] };
}

/** Whose prompt this is: the seat that this phone looks from, in company too. */
export const ownSeat = seatOf;
