import type { Entry } from "../net/outbox";
import type { Rejection } from "../net/table";
import type { SeatPrompt, TableDocument, Text } from "../wire";
import { listQuestions } from "./questions";

/** What the sheet is about now. One thing at a time; the most urgent kind comes first. */
export type Step =
  | { kind: "refused"; rejection: Rejection; open: boolean }
  | { kind: "sending"; entry: Entry; prompt: SeatPrompt | undefined }
  | {
      [Kind in SeatPrompt["kind"]]: { kind: Kind; prompt: Extract<SeatPrompt, { kind: Kind }> };
    }[SeatPrompt["kind"]]
  | { kind: "wait"; seats: readonly number[]; text: Text }
  | { kind: "over" };

interface Situation {
  document: TableDocument;
  rejection: Rejection | null;
  pending: readonly Entry[];
  /** The id of the prompt that the person chose. */
  chosenPrompt?: string | undefined;
}

/**
 * Return the prompt that this phone answers now, if any: the chosen one while it is open, else one without an answer,
 * else one whose answer may be changed.
 */
export function findPrompt(document: TableDocument, chosenPrompt?: string): SeatPrompt | undefined {
  const { answered: answers = {} } = document.view ?? {};
  const open = listQuestions(document.view);
  return open.find(({ id }) => id === chosenPrompt) ?? open.find(({ id }) => !(id in answers)) ?? open[0];
}

export function findStep({ document, rejection, pending, chosenPrompt }: Situation): Step {
  const prompt = findPrompt(document, chosenPrompt);
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
