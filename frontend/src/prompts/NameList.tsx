import { has, t } from "../i18n";
import { GoalPicture } from "../pieces/GoalPicture";
import type { PickPrompt } from "../wire";
import "./names.css";

interface NameListProps {
  game: string;
  prompt: PickPrompt;
  onPick: (choice: string) => void;
}

/** List of goals to pick one from: a picture, the name, and the rule if there is one. One tap picks. */
export function NameList({ game, prompt, onPick }: NameListProps) {
  return (
    <ul class="targets names" aria-label={t("play.which_goal")}>
      {prompt.choices.map((choice) => (
        <li key={choice}>
          <button
            type="button"
            class="target-choice target-piece"
            data-choice={choice}
            onClick={() => onPick(choice)}
          >
            <GoalPicture game={game} goal={choice} size={52} />
            <span class="target-words">
              <span class="target-name">{t(`${game}.${choice}`)}</span>
              {has(`${game}.rule_${choice}`) ? (
                <span class="target-note">{t(`${game}.rule_${choice}`)}</span>
              ) : null}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
