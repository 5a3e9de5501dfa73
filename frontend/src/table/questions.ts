/** What a seat is asked, as a view says it. */

import type { PickPrompt, SeatPrompt, View } from "../wire";

type Tells = PickPrompt & { ware: string };

/** Whether it asks for the piece on a space: anybody may tell that at any time, and nobody waits for it. */
export function tells(prompt: SeatPrompt): prompt is Tells {
  return prompt.kind === "pick" && Boolean(prompt.ware);
}

/** The questions that are the seat's to answer. */
export function questionsOf(view: View | null | undefined): SeatPrompt[] {
  return Object.values(view?.prompts ?? {}).filter((prompt) => !tells(prompt));
}

/** The spaces whose piece this seat may tell, in their order. */
export function tellingsOf(view: View | null | undefined): Tells[] {
  return Object.values(view?.prompts ?? {})
    .filter(tells)
    .sort((one, other) => Number(one.ware) - Number(other.ware));
}
