import { t, text } from "../../i18n";
import { Button } from "../../ui/Button";
import type { PickPrompt } from "../../wire";
import { Drawn } from "../Drawn";
import { NameList } from "../NameList";
import { Picker } from "../picker/Picker";
import { secondLine, Undo } from "./bar";
import type { SheetContent, Situation } from "./content";
import { drawnOf } from "./drawing";
import { HandOf } from "./hand";

/** Sheet of a pick prompt. */
export function picking(prompt: PickPrompt, situation: Situation): SheetContent {
  const { art, board, document, doings } = situation;
  const { choices } = prompt;
  const drawn = drawnOf(situation);
  const donePrompts = doneOf(prompt, situation);
  const unlisted = prompt.unlisted ? doings.unlisted : undefined;
  const pick = (tile: string) => doings.submit({ ...prompt.action, [prompt.field]: tile });
  return {
    title: text(prompt.title),
    second: secondLine(situation, prompt.hint && text(prompt.hint)),
    choices: art ? (
      <>
        <HandOf prompt={prompt} situation={situation} />
        {drawn.length ? <Drawn art={art} pieces={drawn} size={36} /> : null}
        {choices.some((choice) => art.tiles[choice]) ? (
          <Picker
            key={prompt.id}
            art={art}
            prompt={prompt}
            board={board}
            pieces={document.view?.pieces}
            onPick={pick}
            onShow={doings.show}
          />
        ) : (
          <NameList game={document.table.game} prompt={prompt} onPick={pick} />
        )}
      </>
    ) : null,
    bar:
      doings.undo || doings.redo || unlisted || donePrompts.length ? (
        <>
          <Undo doings={doings} />
          {unlisted ? <Button onPress={() => unlisted(prompt.id)}>{t("play.unlisted")}</Button> : null}
          {donePrompts.map(({ open, only }) => (
            <Button key={open.id} onPress={() => doings.submit({ ...open.action, ...only.payload }, open)}>
              {text(only.label)}
            </Button>
          ))}
        </>
      ) : undefined,
  };
}

/** Return the other open prompts with a single answer, which ends the picking. */
function doneOf(prompt: PickPrompt, { document }: Situation) {
  return Object.values(document.view?.prompts ?? {}).flatMap((open) => {
    const only = open.kind === "choose" && open.choices.length === 1 ? open.choices[0] : undefined;
    return only && open.id !== prompt.id ? [{ open, only }] : [];
  });
}
