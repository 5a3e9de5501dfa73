import { findSeat } from "../../net/viewpoint";
import type { SeatPrompt } from "../../wire";
import { Hand } from "../Hand";
import { listQuestions } from "../questions";
import type { Situation } from "./content";

function listHand({ store, document }: Situation): readonly string[] {
  return document.view?.seats[findSeat(store.seat.value) ?? ""]?.hand ?? [];
}

/** True if the seat has pieces in hand, to be laid in any order. */
export function hasHand(situation: Situation): boolean {
  return situation.doings.turnTo !== undefined && listHand(situation).length > 0;
}

/** The pieces in hand and the other pick prompts; the sheet is about the chosen one. */
export function HandOf({ prompt, situation }: { prompt: SeatPrompt; situation: Situation }) {
  const { art, doings } = situation;
  const questions = listQuestions(situation.document.view);
  const several = questions.filter(({ kind }) => kind === "pick").length > 1;
  if (!art || !doings.turnTo || !(several || hasHand(situation))) return null;
  return (
    <Hand
      art={art}
      pieces={listHand(situation)}
      prompts={questions}
      current={prompt.id}
      onTurnTo={doings.turnTo}
    />
  );
}
