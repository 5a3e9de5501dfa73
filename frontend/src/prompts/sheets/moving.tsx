import { has, say, t } from "../../i18n";
import { DOT, Sentence } from "../../pieces/Sentence";
import { findLayout, findSurface } from "../../surfaces/boards";
import { Button, MainButton } from "../../ui/Button";
import type { Choice, MovePrompt, Text } from "../../wire";
import { buildMoveAction, findMove, findMoving, findStaying, isPreselected, listEndings } from "../answering";
import { ChoiceList } from "../ChoiceList";
import { OtherQuestions } from "../OtherQuestions";
import { renderSecondLine, Undo } from "./bar";
import type { SheetContent, Situation } from "./content";

/** Return the name of a place, if its surface has names: of a spot, or of the tile that lies there. */
function namePlace({ on }: MovePrompt, { art, document: { view } }: Situation, place = ""): Text | undefined {
  if (!view) return undefined;
  const surface = findSurface(view, on);
  if (surface.kind === "grid") return art?.tiles[surface.tiles[place]?.tile ?? ""]?.name;
  const layout = findLayout(art, view, surface);
  return layout?.kind === "plan" ? layout.spots[place]?.name : undefined;
}

/** Return what a choice would change, place by place, for whom the picture says nothing. */
function describeChange(prompt: MovePrompt, situation: Situation, { changes = {} }: Choice): string {
  return Object.entries(changes)
    .map(([place, { words }]) => {
      const name = namePlace(prompt, situation, place);
      return t("board.cell", { place: name ? say(name) : place, words: say(words) });
    })
    .join("; ");
}

/** Return what is to be tapped on the surface: in the words of the game, if it has some. */
function describeTap({ action }: MovePrompt, { document }: Situation): string {
  const own = `${document.table.game}.tap_${action.type}`;
  return has(own) ? t(own) : t("play.tap_place");
}

/** Sheet of a move prompt: source and target are tapped on the surface, the choice at the target is made here. */
export function buildMovingSheet(prompt: MovePrompt, situation: Situation): SheetContent {
  const { art, doings, document } = situation;
  const { decline } = prompt;
  const chosen = findMoving(prompt, situation.moving);
  const move = findMove(prompt, chosen.source, chosen.target);
  const endings = listEndings(prompt, move);
  const staying = findStaying(prompt, chosen);
  const answer = document.view?.answered?.[prompt.id];
  const send = (choice?: Choice) => doings.submit(buildMoveAction(prompt, chosen, choice));
  const question = move
    ? prompt.questions?.[move.ending ?? ""]
    : chosen.source === undefined
      ? undefined
      : prompt.asks_target;
  // Nothing was tapped yet: the place is named, and undo and other questions stay where they are.
  const isProposed = move !== undefined && isPreselected(prompt, situation.moving);
  const target = isProposed || (move && !question) ? namePlace(prompt, situation, chosen.target) : undefined;
  const hint = move ? move.cost : prompt.hint;
  const formSecond = () =>
    [target && (question ? say(target) : t("play.goes_to", { place: say(target) })), hint && say(hint)]
      .filter(Boolean)
      .join(DOT);
  const title = question ?? prompt.title;
  const main = move && endings.length < 2 ? endings[0] : staying;
  const { undo, redo } = doings;
  const isUntold = !move && !staying && !prompt.asks_target;
  const isListed = move && endings.length > 1;
  // Two short answers to their own question fit into the bar, beside Back.
  const isShort = endings.length === 2 && endings.every(({ gains = [] }) => !gains.length);
  const isInBar = isListed && isShort && question && !isProposed;
  const list = (
    <ChoiceList
      key={`${prompt.id} ${chosen.source} ${chosen.target}`}
      art={art}
      document={document}
      prompt={{ title, choices: endings }}
      sentAnswer={undefined}
      onChoose={send}
      aloud={(choice) => describeChange(prompt, situation, choice)}
      beside
    />
  );
  return {
    title: say(title),
    second: answer
      ? t("play.may_change")
      : renderSecondLine(situation, formSecond() ? <Sentence form={formSecond} /> : undefined),
    choices:
      move && !isProposed ? (
        isListed && !isInBar ? (
          list
        ) : null
      ) : (
        <>
          {isListed ? list : null}
          <OtherQuestions prompt={prompt} situation={situation} />
        </>
      ),
    bar:
      move || staying || decline || undo || redo || isUntold ? (
        <>
          {move && !isProposed ? (
            <Button icon="back" label={t("play.other_place")} onPress={doings.lift} />
          ) : (
            <Undo doings={doings} />
          )}
          {isProposed ? <Button onPress={doings.lift}>{t("play.something_else")}</Button> : null}
          {decline && !move ? (
            <Button onPress={() => doings.submit({ ...prompt.action, ...decline.payload })}>
              <Sentence form={() => say(decline.label)} />
            </Button>
          ) : null}
          {isInBar ? (
            list
          ) : isListed ? null : move || main ? (
            <MainButton onPress={() => send(main)}>{main ? say(main.label) : t("play.move")}</MainButton>
          ) : isUntold ? (
            <Button missing={describeTap(prompt, situation)} leadsTo="[data-place]" />
          ) : null}
        </>
      ) : undefined,
  };
}
