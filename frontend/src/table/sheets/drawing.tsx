import { t, text } from "../../i18n";
import { seatOf } from "../../net/viewpoint";
import { Button } from "../../ui/Button";
import type { DrawPrompt } from "../../wire";
import { Drawn } from "../Drawn";
import { offersOf } from "../offering";
import { secondLine, Undo } from "./bar";
import type { SheetContent, Situation } from "./content";

/** Return the pieces that the own seat has drawn so far; they lie before it. */
export function drawnOf({ store, document }: Situation): string[] {
  const ownSeat = seatOf(store.seat.value);
  return ownSeat === undefined || !document.view ? [] : [...offersOf(document.view, ownSeat)];
}

/** Sheet of a draw prompt: the app draws after one tap, or by itself if nobody decides about it. */
export function drawing(prompt: DrawPrompt, situation: Situation): SheetContent {
  const { art } = situation;
  const drawn = drawnOf(situation);
  return {
    title: text(prompt.title),
    second: secondLine(situation, prompt.hint && text(prompt.hint)),
    choices: art && drawn.length ? <Drawn art={art} pieces={drawn} size={96} /> : undefined,
    bar: (
      <>
        <Undo doings={situation.doings} />
        <Button
          kind="main"
          class={prompt.at_once ? "appears-late" : ""}
          onPress={() => situation.doings.submit(prompt.action)}
        >
          {t("play.draw")}
        </Button>
      </>
    ),
  };
}
