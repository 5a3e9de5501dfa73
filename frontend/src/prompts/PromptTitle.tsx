import { say } from "../i18n";
import { hasPictureName } from "../pieces/naming";
import { Sentence } from "../pieces/Sentence";
import type { SeatPrompt } from "../wire";

/** The title of a sheet: the piece that the prompt's own title names is drawn in it. */
export function PromptTitle({ prompt, title }: { prompt: SeatPrompt | undefined; title: string }) {
  return prompt && hasPictureName(prompt.title) && title === say(prompt.title) ? (
    <Sentence form={() => say(prompt.title)} />
  ) : (
    title
  );
}
