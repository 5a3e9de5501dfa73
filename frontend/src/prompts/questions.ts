/** The prompts of a seat, read from a view. */

import { findDisplay } from "../surfaces/display/displays";
import type { PickPrompt, SeatPrompt, View } from "../wire";

type Aside = PickPrompt & { place: string };

/** True if a prompt is an aside: it asks for the piece at a place, and nobody waits for the answer. */
function isAside(prompt: SeatPrompt): prompt is Aside {
  return prompt.kind === "pick" && Boolean(prompt.place);
}

/** Return the prompts that are not asides. */
export function listQuestions(view: View | null | undefined): SeatPrompt[] {
  return Object.values(view?.prompts ?? {}).filter((prompt) => !isAside(prompt));
}

/** Return the asides, in the order of their places. */
export function listAsides(view: View | null | undefined): Aside[] {
  if (!view) return [];
  const asides = Object.values(view.prompts ?? {}).filter(isAside);
  const places = asides.flatMap((prompt) => Object.keys(findDisplay(view, prompt)?.slots ?? {}));
  return asides.sort((first, second) => places.indexOf(first.place) - places.indexOf(second.place));
}
