import { t, text } from "../i18n";
import { displayOf } from "../surfaces/display/displays";
import { Chip } from "../ui/Chip";
import type { SeatPrompt } from "../wire";
import { questionsOf } from "./questions";
import type { Situation } from "./sheets/content";
import { hasHand } from "./sheets/hand";

interface OtherQuestionsProps {
  prompt: SeatPrompt;
  situation: Situation;
}

/** Links to further prompts of the seat; a tap switches to one. Pieces in hand have links of their own. */
export function OtherQuestions({ prompt, situation }: OtherQuestionsProps) {
  const { doings, document } = situation;
  const { view } = document;
  const { turnTo } = doings;
  if (!view || !turnTo || hasHand(situation)) return null;
  const otherQuestions = questionsOf(view).filter(
    (other) =>
      other.id !== prompt.id && (other.kind === "choose" || other.kind === "move") && !displayOf(view, other),
  );
  if (!otherQuestions.length || displayOf(view, prompt)) return null;
  return (
    <ul class="other-questions" aria-label={t("play.other_questions")}>
      {otherQuestions.map(({ id, title, action }) => (
        <li key={id} data-question={action.type}>
          <Chip onPress={() => turnTo(id)}>{text(title)}</Chip>
        </li>
      ))}
    </ul>
  );
}
