import { say, t } from "../i18n";
import { findDisplay } from "../surfaces/display/displays";
import { Chip } from "../ui/Chip";
import type { SeatPrompt } from "../wire";
import { listQuestions } from "./questions";
import type { Situation } from "./sheets/content";
import { hasHand } from "./sheets/hand";

interface OtherQuestionsProps {
  prompt: SeatPrompt;
  situation: Situation;
}

/** The kinds of prompts that are linked; the others stand beside the pieces that they are about. */
const LINKED: readonly SeatPrompt["kind"][] = ["choose", "move", "amounts"];

/** Links to further prompts of the seat; a tap switches to one. Pieces in hand have links of their own. */
export function OtherQuestions({ prompt, situation }: OtherQuestionsProps) {
  const { doings, document } = situation;
  const { view } = document;
  const { turnTo } = doings;
  if (!view || !turnTo || hasHand(situation)) return null;
  const otherQuestions = listQuestions(view).filter(
    (other) => other.id !== prompt.id && LINKED.includes(other.kind) && !findDisplay(view, other),
  );
  if (!otherQuestions.length || findDisplay(view, prompt)) return null;
  return (
    <ul class="choice-set other-questions" aria-label={t("play.other_questions")}>
      {otherQuestions.map(({ id, title, action }) => (
        <li key={id} data-question={action.type}>
          <Chip onPress={() => turnTo(id)}>{say(title)}</Chip>
        </li>
      ))}
    </ul>
  );
}
