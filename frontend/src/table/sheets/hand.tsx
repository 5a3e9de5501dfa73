import { seatOf } from "../../net/viewpoint";
import type { SeatPrompt } from "../../wire";
import { Hand } from "../Hand";
import { questionsOf } from "../questions";
import type { Situation } from "./content";

function handOf({ store, document }: Situation): readonly string[] {
  return document.view?.seats[seatOf(store.seat.value) ?? ""]?.hand ?? [];
}

/** True if the seat has pieces in hand, to be laid in any order. */
export function hasHand(situation: Situation): boolean {
  return situation.doings.turnTo !== undefined && handOf(situation).length > 0;
}

/** The pieces in hand and the other pick prompts; the sheet is about the chosen one. */
export function HandOf({ prompt, situation }: { prompt: SeatPrompt; situation: Situation }) {
  const { art, doings } = situation;
  const questions = questionsOf(situation.document.view);
  const several = questions.filter(({ kind }) => kind === "pick").length > 1;
  if (!art || !doings.turnTo || !(several || hasHand(situation))) return null;
  return (
    <Hand
      art={art}
      pieces={handOf(situation)}
      prompts={questions}
      current={prompt.id}
      onTurnTo={doings.turnTo}
    />
  );
}
