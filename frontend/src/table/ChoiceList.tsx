import { text } from "../i18n";
import type { GameArt } from "../pieces/assets";
import { TilePicture } from "../pieces/TilePicture";
import { printedWords } from "../surfaces/grid/describe";
import type { Choice, ChoosePrompt, Payload } from "../wire";

const PICTURE = 64;

interface ChoiceListProps {
  art: GameArt | null;
  prompt: Pick<ChoosePrompt, "title" | "choices">;
  /** The answer that was sent, while it may still be changed. */
  sentAnswer: Payload | undefined;
  onChoose: (choice: Choice) => void;
  /** Short answers stand side by side where there is room. */
  beside?: boolean;
}

/** One of several answers, one tap each; an unavailable one says why. */
export function ChoiceList({ art, prompt, sentAnswer, onChoose, beside = false }: ChoiceListProps) {
  // A picture distinguishes choices. A subject shared by all of them was chosen before, on the board.
  const isSame = prompt.choices.length > 1 && new Set(prompt.choices.map(({ piece }) => piece)).size === 1;
  return (
    <ul class={beside ? "targets targets-beside" : "targets"} aria-label={text(prompt.title)}>
      {prompt.choices.map((choice) => {
        const on = sentAnswer !== undefined && isSent(choice, sentAnswer);
        const { note, unavailable } = choice;
        const piece = isSame ? undefined : choice.piece;
        const second = unavailable ?? note;
        const printed = piece && art?.tiles[piece] && !second ? printedWords(art, piece) : "";
        return (
          <li key={choice.id}>
            <button
              type="button"
              class={[
                "target-choice",
                on ? "target-choice-on" : "",
                piece ? "target-piece" : "",
                unavailable ? "target-off" : "",
              ]
                .filter(Boolean)
                .join(" ")}
              aria-pressed={sentAnswer === undefined ? undefined : on}
              aria-disabled={unavailable ? true : undefined}
              data-choice={choice.id}
              onClick={() => {
                if (!unavailable) onChoose(choice);
              }}
            >
              {piece && art ? <TilePicture art={art} tile={piece} size={PICTURE} /> : null}
              <span class="target-words">
                <span class="target-name">{text(choice.label)}</span>
                {second ? <span class="target-note">{text(second)}</span> : null}
                {printed ? <span class="target-note">{printed}</span> : null}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** True if this choice is the sent answer: its fields have the same values there. */
export function isSent(choice: Choice, sentAnswer: Payload): boolean {
  return Object.entries(choice.payload).every(
    ([field, value]) => JSON.stringify(sentAnswer[field]) === JSON.stringify(value),
  );
}
