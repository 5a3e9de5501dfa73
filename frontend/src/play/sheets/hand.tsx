import type { SeatPrompt } from "../../wire";
import { Hand, pieceOf } from "../Hand";
import { ownSeat } from "../step";
import type { Situation } from "./content";

function handOf({ store, document }: Situation): readonly string[] {
  return document.view?.seats[ownSeat(store.seat.value) ?? ""]?.hand ?? [];
}

function promptsOf({ document }: Situation): SeatPrompt[] {
  return Object.values(document.view?.prompts ?? {});
}

/** Whether there is more than the one thing to do with pieces in hand, in any order. */
export function inHand(situation: Situation): boolean {
  const others = promptsOf(situation).filter((one) => one.kind === "pick" || pieceOf(one) !== undefined);
  return situation.doings.turnTo !== undefined && (handOf(situation).length > 1 || others.length > 1);
}

/** The pieces in hand, where there is a choice between them. */
export function HandOf({ prompt, situation }: { prompt: SeatPrompt; situation: Situation }) {
  const { art, doings } = situation;
  if (!art || !doings.turnTo || !inHand(situation)) return null;
  return (
    <Hand
      art={art}
      pieces={handOf(situation)}
      prompts={promptsOf(situation)}
      current={prompt.id}
      onTurnTo={doings.turnTo}
    />
  );
}
