/** What a seat is asked, as a view says it. */

import { displayOf } from "../surfaces/display/displays";
import type { PickPrompt, SeatPrompt, View } from "../wire";

type Aside = PickPrompt & { place: string };

/** Whether a prompt is an aside: it asks for the piece at a place, and nobody waits for the answer. */
export function isAside(prompt: SeatPrompt): prompt is Aside {
  return prompt.kind === "pick" && Boolean(prompt.place);
}

/** The questions that are the seat's to answer. */
export function questionsOf(view: View | null | undefined): SeatPrompt[] {
  return Object.values(view?.prompts ?? {}).filter((prompt) => !isAside(prompt));
}

/** The asides that this seat may answer, in the order of their places. */
export function asidesOf(view: View | null | undefined): Aside[] {
  if (!view) return [];
  const found = Object.values(view.prompts ?? {}).filter(isAside);
  const places = found.flatMap((prompt) => Object.keys(displayOf(view, prompt)?.slots ?? {}));
  return found.sort((one, other) => places.indexOf(one.place) - places.indexOf(other.place));
}
