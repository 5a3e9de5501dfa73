import { t, text } from "../../i18n";
import { layoutOf, surfaceIn } from "../../surfaces/boards";
import { Button } from "../../ui/Button";
import type { Choice, MovePrompt, Text } from "../../wire";
import { choicesOf, moveAction, moveOf, movingFor } from "../answering";
import { ChoiceList } from "../ChoiceList";
import { OtherQuestions } from "../OtherQuestions";
import { secondLine, Undo } from "./bar";
import type { SheetContent, Situation } from "./content";

/** Return the name of the target, if its surface has names. */
function namedTarget(
  { on }: MovePrompt,
  { art, document: { view } }: Situation,
  target = "",
): Text | undefined {
  const layout = view && layoutOf(art, view, surfaceIn(view, on));
  return layout?.kind === "plan" ? layout.spots[target]?.name : undefined;
}

/** Sheet of a move prompt: source and target are tapped on the surface, the choice at the target is made here. */
export function moving(prompt: MovePrompt, situation: Situation): SheetContent {
  const { art, doings, document } = situation;
  const { decline } = prompt;
  const chosen = movingFor(prompt, situation.moving);
  const move = moveOf(prompt, chosen.source, chosen.target);
  const endings = choicesOf(prompt, move);
  const answer = document.view?.answered?.[prompt.id];
  const send = (choice?: Choice) => doings.submit(moveAction(prompt, chosen, choice));
  const target = move && namedTarget(prompt, situation, chosen.target);
  const hint = move ? move.cost : prompt.hint;
  const second = [target && t("play.goes_to", { place: text(target) }), hint && text(hint)].filter(Boolean);
  return {
    title: text(prompt.title),
    second: answer ? t("play.may_change") : secondLine(situation, second.join(" · ") || undefined),
    choices: move ? (
      endings.length > 1 ? (
        <ChoiceList
          key={`${prompt.id} ${chosen.source} ${chosen.target}`}
          art={art}
          prompt={{ title: prompt.title, choices: endings }}
          sentAnswer={undefined}
          onChoose={send}
          beside
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
        {move && endings.length < 2 ? (
          <Button kind="main" onPress={() => send(endings[0])}>
            {endings[0] ? text(endings[0].label) : t("play.move")}
          </Button>
        ) : move ? null : (
          <Button missing={t("play.tap_place")} leadsTo="[data-place]" />
        )}
      </>
    ),
  };
}
