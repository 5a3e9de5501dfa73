import { has, say, t } from "../../i18n";
import { findSeat } from "../../net/viewpoint";
import { GoalPicture } from "../../pieces/GoalPicture";
import { readName } from "../../seats/people";
import { Button } from "../../ui/Button";
import type { PickPrompt } from "../../wire";
import { Drawn } from "../Drawn";
import { findHolders } from "../picker/holders";
import { Picker } from "../picker/Picker";
import { renderSecondLine, Undo } from "./bar";
import type { SheetContent, Situation } from "./content";
import { listDrawn } from "./drawing";
import { HandOf } from "./hand";
import "../names.css";

export function buildPickingSheet(prompt: PickPrompt, situation: Situation): SheetContent {
  const { art, board, document, doings } = situation;
  const { choices } = prompt;
  const drawn = listDrawn(situation);
  const donePrompts = listDone(prompt, situation);
  const unlisted = prompt.unlisted ? doings.unlisted : undefined;
  const held =
    document.view && art ? findHolders(document.view, art, findSeat(situation.store.seat.value)) : [];
  const holders = new Map([...held].map(([piece, seat]) => [piece, readName(document, seat)]));
  const pick = (tile: string) => doings.submit({ ...prompt.action, [prompt.field]: tile });
  return {
    title: say(prompt.title),
    second: renderSecondLine(situation, prompt.hint && say(prompt.hint)),
    aside: art && drawn.length ? <Drawn art={art} pieces={drawn} size={36} /> : undefined,
    choices: art ? (
      <>
        <HandOf prompt={prompt} situation={situation} />
        {choices.some((choice) => art.tiles[choice]) ? (
          <Picker
            key={prompt.id}
            art={art}
            prompt={prompt}
            board={board}
            pieces={document.view?.pieces}
            holders={holders}
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
              {say(only.label)}
            </Button>
          ))}
        </>
      ) : undefined,
  };
}

/** Return the other open prompts with a single answer, which ends the picking. */
function listDone(prompt: PickPrompt, { document }: Situation) {
  return Object.values(document.view?.prompts ?? {}).flatMap((open) => {
    const only = open.kind === "choose" && open.choices.length === 1 ? open.choices[0] : undefined;
    return only && open.id !== prompt.id ? [{ open, only }] : [];
  });
}

interface NameListProps {
  game: string;
  prompt: PickPrompt;
  onPick: (choice: string) => void;
}

/** List of goals to pick one from: a picture, the name, and the rule if there is one. One tap picks. */
function NameList({ game, prompt, onPick }: NameListProps) {
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
