import { has, t } from "../../i18n";
import { findSeat } from "../../net/viewpoint";
import { TilePicture } from "../../pieces/TilePicture";
import { describeTile } from "../../surfaces/grid/describe";
import { Icon } from "../../ui/Icon";
import type { SeatPrompt } from "../../wire";
import { listQuestions } from "../questions";
import type { Situation } from "./content";

const PICTURE = 56;

function listHand({ store, document }: Situation): readonly string[] {
  return document.view?.seats[findSeat(store.seat.value) ?? ""]?.hand ?? [];
}

/** True if the seat has pieces in hand, to be laid in any order. */
export function hasHand(situation: Situation): boolean {
  return situation.doings.turnTo !== undefined && listHand(situation).length > 0;
}

/** Return the label of a pick prompt. A game may have its own words for each kind of action. */
function nameEntering(game: string, { action }: SeatPrompt): string {
  const word = `${game}.enter_${action.type}`;
  return has(word) ? word : "play.enter_tile";
}

/** Return the piece that a prompt is about, if any. */
export function findPiece(prompt: SeatPrompt): string | undefined {
  if (prompt.kind === "place") return prompt.piece;
  return prompt.kind === "choose" && prompt.choices.length === 1 ? prompt.choices[0]?.piece : undefined;
}

/** The pieces in hand, placed in any order, and the other pick prompts: a tap turns to one. The sheet is about `prompt`. A
 * piece that fits nowhere yet says so.
 */
export function HandOf({ prompt: { id }, situation }: { prompt: SeatPrompt; situation: Situation }) {
  const { art } = situation;
  const { turnTo } = situation.doings;
  const prompts = listQuestions(situation.document.view);
  const picks = prompts.filter((prompt) => prompt.kind === "pick");
  if (!art || !turnTo || !(picks.length > 1 || hasHand(situation))) return null;
  return (
    <ul class="choice-set in-hand" aria-label={t("play.hand")}>
      {[...new Set(listHand(situation))].map((piece) => {
        const prompt = prompts.find((candidate) => findPiece(candidate) === piece);
        const on = prompt?.id === id;
        return (
          <li key={piece}>
            <button
              type="button"
              class={on ? "hand-piece hand-piece-on" : "hand-piece"}
              data-hand={piece}
              aria-pressed={on}
              aria-disabled={prompt === undefined}
              aria-label={[describeTile(art, piece, 0), prompt ? "" : t("play.fits_not_yet")]
                .join(" ")
                .trim()}
              onClick={() => {
                if (prompt) turnTo(prompt.id);
              }}
            >
              <TilePicture art={art} tile={piece} size={PICTURE} />
              {prompt ? null : <span>{t("play.fits_not_yet")}</span>}
            </button>
          </li>
        );
      })}
      {picks.map((prompt) => (
        <li key={prompt.id}>
          <button
            type="button"
            class={prompt.id === id ? "hand-piece hand-other hand-piece-on" : "hand-piece hand-other"}
            aria-pressed={prompt.id === id}
            onClick={() => turnTo(prompt.id)}
          >
            <Icon name="plus" />
            <span>{t(nameEntering(art.id, prompt))}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
