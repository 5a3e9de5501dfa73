import { say, t } from "../../i18n";
import { findSeat } from "../../net/viewpoint";
import { MainButton } from "../../ui/Button";
import type { DrawPrompt } from "../../wire";
import { Drawn } from "../Drawn";
import { listOffers } from "../offering";
import { renderSecondLine, Undo } from "./bar";
import type { SheetContent, Situation } from "./content";

/** Return the pieces that the own seat has drawn so far; they lie before it. */
export function listDrawn({ store, document }: Situation): string[] {
  const ownSeat = findSeat(store.seat.value);
  return ownSeat === undefined || !document.view ? [] : [...listOffers(document.view, ownSeat)];
}

/** Sheet of a draw prompt: the app draws after one tap, or by itself if nobody decides about it. */
export function buildDrawingSheet(prompt: DrawPrompt, situation: Situation): SheetContent {
  const { art } = situation;
  const drawn = listDrawn(situation);
  return {
    title: say(prompt.title),
    second: renderSecondLine(situation, prompt.hint && say(prompt.hint)),
    choices: art && drawn.length ? <Drawn art={art} pieces={drawn} size={96} /> : undefined,
    bar: (
      <>
        <Undo doings={situation.doings} />
        <MainButton
          class={prompt.at_once ? "appears-late" : ""}
          onPress={() => situation.doings.submit(prompt.action)}
        >
          {t("play.draw")}
        </MainButton>
      </>
    ),
  };
}
