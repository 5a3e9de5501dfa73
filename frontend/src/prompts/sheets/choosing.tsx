import type { ComponentChildren } from "preact";
import { has, say, t } from "../../i18n";
import { findSeat } from "../../net/viewpoint";
import { readColour } from "../../seats/people";
import { isElsewhere } from "../../surfaces/display/displays";
import { Button, MainButton } from "../../ui/Button";
import type { Choice, ChoosePrompt } from "../../wire";
import { hasGains } from "../answering";
import { ChoiceList, isSent } from "../ChoiceList";
import { Drawn } from "../Drawn";
import { OtherQuestions } from "../OtherQuestions";
import { arePieces, PieceChoices } from "../PieceChoices";
import { findSpace } from "../SpaceLook";
import { isShort, useShort } from "../short";
import { Bar, renderSecondLine, Undo } from "./bar";
import type { SheetContent, Situation } from "./content";
import { findPiece, HandOf, hasHand } from "./hand";

/** Up to this many choices are listed unfolded if each is a place on a surface; fewer on a short screen, and none with a
 * picture: the board shows it. */
const FEW = 3;
const FEW_SHORT = 2;
/** From this many on short answers stand side by side. */
const SEVERAL = 6;
/** From this many on a list of places would help nobody; the board as text has a button for each. */
const MANY = 20;

/** True if the picture says all about every choice, or there are too many for a list. */
const isOnlyOnBoard = ({ choices }: ChoosePrompt) =>
  choices.length >= MANY || choices.every(({ changes = {} }) => Object.keys(changes).length > 0);

/** True if every choice is a place on a board, and not all of them the same. */
function hasPlaces({ choices, ...prompt }: ChoosePrompt, { document: { view } }: Situation): boolean {
  const all = choices.flatMap(({ places = [] }) => places);
  const isAnswer = all.some((place) => all.indexOf(place) === all.lastIndexOf(place));
  const isPlaced = isAnswer && choices.every(({ places }) => places?.length);
  return isPlaced && Boolean(view && isElsewhere(view, { choices, ...prompt }));
}

/** True if answers are tapped on the board, because a list of them would cover it. */
function isOnBoard(prompt: ChoosePrompt, situation: Situation, short: boolean): boolean {
  const { choices } = prompt;
  if (choices.some((choice) => findSpace(situation.document, prompt, choice))) return false;
  const few = choices.some(({ piece }) => piece) ? 0 : short ? FEW_SHORT : FEW;
  return (choices.length > few || isOnlyOnBoard(prompt)) && hasPlaces(prompt, situation);
}

function findHint(prompt: ChoosePrompt, situation: Situation): string | undefined {
  if (prompt.hint) return say(prompt.hint);
  return isOnBoard(prompt, situation, isShort()) ? t("play.tap_place") : undefined;
}

interface ListedProps {
  prompt: ChoosePrompt;
  situation: Situation;
  children: ComponentChildren;
}

/** The list of answers, folded if the board shows them all. */
function Listed({ prompt, situation, children }: ListedProps) {
  const short = useShort();
  if (!isOnBoard(prompt, situation, short)) return <>{children}</>;
  if (isOnlyOnBoard(prompt)) return null;
  return (
    <details class="fold" key={prompt.id}>
      <summary>
        {hasGains(prompt) ? t("play.as_list_of_gains") : t("play.as_list", { n: prompt.choices.length })}
      </summary>
      {children}
    </details>
  );
}

/** True if the prompt is about places on a board, whether or not they tell its answers apart. */
function isAboutBoard(prompt: ChoosePrompt, { document: { view } }: Situation): boolean {
  return prompt.choices.some(({ places }) => places?.length) && Boolean(view && isElsewhere(view, prompt));
}

/** True if several answers are nothing but a few words each. */
const areWords = ({ choices }: ChoosePrompt) =>
  choices.length >= SEVERAL &&
  choices.every(({ piece, note, gains, signs }) => !piece && !note && !gains && !signs);

/** Return the answer that is the main button: the only one, if a button says all about it. */
function findOnly(prompt: ChoosePrompt, situation: Situation): Choice | undefined {
  const { choices, decline } = prompt;
  const [only] = choices;
  if (choices.length !== 1 || !only) return undefined;
  if (!decline && !hasPlaces(prompt, situation)) return only;
  const isPlain = !only.piece && !only.price && !only.note && !only.gains?.length && !only.unavailable;
  return isPlain && (decline || isAboutBoard(prompt, situation)) ? only : undefined;
}

/** Return the verb on the main button for the only answer, where a picture shows what it brings and it may be declined;
 * undefined if the game has no verb for it.
 */
function findVerb({ action, choices, decline }: ChoosePrompt, { document }: Situation): string | undefined {
  const verb = `${document.table.game}.do_${action.type}`;
  const [only] = choices;
  const isOffered = choices.length === 1 && only?.gains?.length && !only.unavailable;
  return decline && isOffered && has(verb) ? t(verb) : undefined;
}

/** Sheet of a choose prompt. A choice may be changed until all seats have chosen. A single answer is the main
 * button.
 */
export function buildChoosingSheet(prompt: ChoosePrompt, situation: Situation): SheetContent {
  const { art, document, doings, store } = situation;
  const { choices, decline } = prompt;
  const answer = document.view?.answered?.[prompt.id];
  const choose = ({ payload }: { payload: object }) => doings.submit({ ...prompt.action, ...payload });
  const only = answer ? undefined : findOnly(prompt, situation);
  const [shown] = choices;
  const verb = answer ? undefined : findVerb(prompt, situation);
  const about = findPiece(prompt) !== undefined && hasHand(situation);
  const isOfBoard = isAboutBoard(prompt, situation);
  const answers =
    decline || only ? (
      <>
        {decline ? (
          <Button {...(answer ? { pressed: isSent(decline, answer) } : {})} onPress={() => choose(decline)}>
            {say(decline.label)}
          </Button>
        ) : null}
        {only ? (
          <MainButton missing={only.unavailable && say(only.unavailable)} onPress={() => choose(only)}>
            {say(only.label)}
          </MainButton>
        ) : null}
        {verb && shown ? <MainButton onPress={() => choose(shown)}>{verb}</MainButton> : null}
      </>
    ) : undefined;
  const list = arePieces(prompt) ? (
    <PieceChoices
      art={art}
      prompt={prompt}
      colour={readColour(document, findSeat(store.seat.value))}
      onChoose={choose}
    />
  ) : (
    <ChoiceList
      key={prompt.id}
      art={art}
      document={document}
      prompt={prompt}
      sentAnswer={answer}
      onChoose={choose}
      beside={areWords(prompt) || (isOfBoard && isShort() && prompt.choices.length <= FEW_SHORT)}
    />
  );
  return {
    title: say(prompt.title),
    second: answer ? t("play.may_change") : renderSecondLine(situation, findHint(prompt, situation)),
    choices: about ? (
      <HandOf prompt={prompt} situation={situation} />
    ) : (
      <>
        <OtherQuestions prompt={prompt} situation={situation} />
        {only ? (
          only.piece && art ? (
            <Drawn art={art} pieces={[only.piece]} size={96} />
          ) : null
        ) : (
          <Listed prompt={prompt} situation={situation}>
            {list}
          </Listed>
        )}
      </>
    ),
    bar:
      about || isOfBoard || (only && decline) ? (
        answers || doings.undo || doings.redo ? (
          <>
            <Undo doings={doings} />
            {answers}
          </>
        ) : undefined
      ) : (
        <Bar situation={situation}>{answers}</Bar>
      ),
  };
}
