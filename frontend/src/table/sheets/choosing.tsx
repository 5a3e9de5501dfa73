import type { ComponentChildren } from "preact";
import { t, text } from "../../i18n";
import { isElsewhere } from "../../surfaces/display/displays";
import { Button } from "../../ui/Button";
import type { ChoosePrompt } from "../../wire";
import { ChoiceList, isSent } from "../ChoiceList";
import { Drawn } from "../Drawn";
import { pieceOf } from "../Hand";
import { OtherQuestions } from "../OtherQuestions";
import { isShort, useShort } from "../short";
import { Bar, secondLine, Undo } from "./bar";
import type { SheetContent, Situation } from "./content";
import { HandOf, hasHand } from "./hand";

/** Up to this many choices are listed unfolded if each is a place on a surface; fewer on a short screen, and none there
 * with a picture. */
const FEW = 3;
const FEW_SHORT = 1;

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
  const few = short ? (choices.some(({ piece }) => piece) ? 0 : FEW_SHORT) : FEW;
  return choices.length > few && hasPlaces(prompt, situation);
}

function hintOf(prompt: ChoosePrompt, situation: Situation): string | undefined {
  if (prompt.hint) return text(prompt.hint);
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
  return (
    <details class="fold" key={prompt.id}>
      <summary>{t("play.as_list", { n: prompt.choices.length })}</summary>
      {children}
    </details>
  );
}

/** Sheet of a choose prompt. A choice may be changed until all seats have chosen. A single answer is the main
 * button.
 */
export function choosing(prompt: ChoosePrompt, situation: Situation): SheetContent {
  const { art, document, doings } = situation;
  const { decline } = prompt;
  const answer = document.view?.answered?.[prompt.id];
  const choose = ({ payload }: { payload: object }) => doings.submit({ ...prompt.action, ...payload });
  const isOne = prompt.choices.length === 1 && !decline && !hasPlaces(prompt, situation);
  const [only] = isOne ? prompt.choices : [];
  const about = pieceOf(prompt) !== undefined && hasHand(situation);
  const answers = (
    <>
      {decline ? (
        <Button {...(answer ? { pressed: isSent(decline, answer) } : {})} onPress={() => choose(decline)}>
          {text(decline.label)}
        </Button>
      ) : null}
      {only ? (
        <Button kind="main" missing={only.unavailable && text(only.unavailable)} onPress={() => choose(only)}>
          {text(only.label)}
        </Button>
      ) : null}
    </>
  );
  return {
    title: text(prompt.title),
    second: answer ? t("play.may_change") : secondLine(situation, hintOf(prompt, situation)),
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
            <ChoiceList key={prompt.id} art={art} prompt={prompt} sentAnswer={answer} onChoose={choose} />
          </Listed>
        )}
      </>
    ),
    bar: about ? (
      <>
        <Undo doings={doings} />
        {answers}
      </>
    ) : (
      <Bar situation={situation} about={hasPlaces(prompt, situation) ? "board" : "rest"}>
        {answers}
      </Bar>
    ),
  };
}
