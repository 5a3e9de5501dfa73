import { t, text } from "../../i18n";
import { Button } from "../../ui/Button";
import type { Choice, MovePrompt } from "../../wire";
import { moveAction, moveOf, movingFor } from "../answering";
import { ChoiceList } from "../ChoiceList";
import { OtherQuestions } from "../OtherQuestions";
import { secondLine, Undo } from "./bar";
import type { SheetContent, Situation } from "./content";

/** Sheet of a move prompt: source and target are tapped on the surface, the choice at the target is made here. */
export function moving(prompt: MovePrompt, situation: Situation): SheetContent {
  const { art, doings, document } = situation;
  const { decline } = prompt;
  const chosen = movingFor(prompt, situation.moving);
  const move = moveOf(prompt, chosen.source, chosen.target);
  const then = move?.then ?? [];
  const given = document.view?.answered?.[prompt.id];
  const send = (choice?: Choice) => doings.submit(moveAction(prompt, chosen, choice));
  const hint = move?.cost ?? prompt.hint;
  return {
    title: text(prompt.title),
    second: given ? t("play.may_change") : secondLine(situation, hint && text(hint)),
    choices: move ? (
      then.length > 1 ? (
        <ChoiceList
          key={`${prompt.id} ${chosen.source} ${chosen.target}`}
          art={art}
          prompt={{ title: prompt.title, choices: then }}
          given={undefined}
          onChoose={send}
        />
      ) : null
    ) : (
      <OtherQuestions prompt={prompt} situation={situation} />
    ),
    bar: (
      <>
        {move ? (
          <Button icon="move" label={t("play.other_place")} onPress={doings.lift} />
        ) : (
          <Undo doings={doings} />
        )}
        {decline ? (
          <Button onPress={() => doings.submit({ ...prompt.action, ...decline.payload })}>
            {text(decline.label)}
          </Button>
        ) : null}
        {move && then.length < 2 ? (
          <Button kind="main" onPress={() => send(then[0])}>
            {then[0] ? text(then[0].label) : t("play.move")}
          </Button>
        ) : move ? null : (
          <Button missing={t("play.tap_place")} leadsTo="[data-place]" />
        )}
      </>
    ),
  };
}
