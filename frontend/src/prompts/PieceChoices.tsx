import { say, t } from "../i18n";
import type { GameArt } from "../pieces/assets";
import { Content } from "../surfaces/Content";
import type { Choice, ChoosePrompt } from "../wire";

/** True if the answers are pieces with different numbers, all for the same place. */
export function arePieces({ choices }: ChoosePrompt): boolean {
  const [first] = choices;
  return choices.every(
    ({ badge, signs = [], places }) =>
      badge && signs.length === 1 && places?.join() === first?.places?.join(),
  );
}

interface PieceChoicesProps {
  art: GameArt | null;
  prompt: ChoosePrompt;
  /** The seat's colour. */
  colour: string | undefined;
  onChoose: (choice: Choice) => void;
}

/** Answers as pictures of pieces with their numbers, in a row; below each is how many of them are left. */
export function PieceChoices({ art, prompt, colour, onChoose }: PieceChoicesProps) {
  return (
    <ul class="piece-choices" aria-label={say(prompt.title)}>
      {prompt.choices.map((choice) => {
        const { id, label, badge = "", signs: [sign = ""] = [] } = choice;
        const { n } = label.params ?? {};
        return (
          <li key={id}>
            <button type="button" class="target-choice" data-choice={id} onClick={() => onChoose(choice)}>
              <svg class="piece-choice-picture" viewBox="-60 -24 120 52" aria-hidden="true">
                <g class={`piece-drawn seat-${colour}`}>
                  <Content source={art?.pieces[sign] ?? ""} />
                </g>
                <text class={`piece-number seat-${colour}`} y="17">
                  {badge}
                </text>
              </svg>
              <span class="unseen">{say(label)}</span>
              {typeof n === "number" ? (
                <span class="target-note" aria-hidden="true">
                  {t("play.left", { n })}
                </span>
              ) : null}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
