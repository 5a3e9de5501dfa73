import type { Entry } from "../net/outbox";
import type { Rejection } from "../net/table";
import type {
  AmountsPrompt,
  ChoosePrompt,
  DrawPrompt,
  PickPrompt,
  PlacePrompt,
  SeatPrompt,
  TableDocument,
  Text,
  Watched,
} from "../wire";

/** What the sheet is about now. One at a time, in this order of urgency. */
export type Step =
  | { kind: "refused"; rejection: Rejection; open: boolean }
  | { kind: "sending"; entry: Entry; prompt: SeatPrompt | undefined }
  | { kind: "draw"; prompt: DrawPrompt }
  | { kind: "pick"; prompt: PickPrompt }
  | { kind: "place"; prompt: PlacePrompt }
  | { kind: "choose"; prompt: ChoosePrompt }
  | { kind: "amounts"; prompt: AmountsPrompt }
  | { kind: "wait"; seat: number | undefined; text: Text }
  | { kind: "over" };

interface Situation {
  document: TableDocument;
  rejection: Rejection | null;
  pending: readonly Entry[];
}

/** The prompt that this phone answers now, if any: one that is not answered yet, else one whose answer may change. */
export function promptOf(document: TableDocument): SeatPrompt | undefined {
  const { prompts = {}, answered = {} } = document.view ?? {};
  const open = Object.values(prompts);
  return open.find(({ id }) => !(id in answered)) ?? open[0];
}

export function stepOf({ document, rejection, pending }: Situation): Step {
  const prompt = promptOf(document);
  if (rejection) return { kind: "refused", rejection, open: rejection.entry.prompt === prompt?.id };
  const entry = pending[0];
  if (entry) return { kind: "sending", entry, prompt: entry.prompt === prompt?.id ? prompt : undefined };
  if (prompt) return { kind: prompt.kind, prompt } as Step;
  const [awaited] = Object.entries(document.view?.waits ?? {});
  if (!awaited) return { kind: "over" };
  const seat = Number(awaited[0]);
  return { kind: "wait", seat: Number.isNaN(seat) ? undefined : seat, text: awaited[1] };
}

/** Whose prompt this is: the seat that this phone looks from. */
export function ownSeat(watched: Watched): number | undefined {
  return watched === "spectator" ? undefined : watched;
}
