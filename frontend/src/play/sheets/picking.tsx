import { text } from "../../i18n";
import type { PickPrompt } from "../../wire";
import { Picker } from "../Picker";
import { secondLine, Undo } from "./bar";
import type { SheetContent, Situation } from "./content";

export function picking(prompt: PickPrompt, situation: Situation): SheetContent {
  const { art, board, doings } = situation;
  const pick = (tile: string) => doings.submit({ ...prompt.action, [prompt.field]: tile });
  return {
    title: text(prompt.title),
    second: secondLine(situation, prompt.hint && text(prompt.hint)),
    choices: art ? (
      <Picker key={prompt.id} art={art} prompt={prompt} board={board} onPick={pick} onShow={doings.show} />
    ) : null,
    bar: doings.undo || doings.redo ? <Undo doings={doings} /> : undefined,
  };
}
