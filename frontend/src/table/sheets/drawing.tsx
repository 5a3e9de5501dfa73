import { t, text } from "../../i18n";
import { Button } from "../../ui/Button";
import type { DrawPrompt } from "../../wire";
import { Drawn } from "../Drawn";
import { offersOf } from "../offering";
import { ownSeat } from "../step";
import { secondLine, Undo } from "./bar";
import type { SheetContent, Situation } from "./content";

/** What lies before the own seat: what it has drawn up to now. */
export function drawnOf({ store, document }: Situation): string[] {
  const own = ownSeat(store.seat.value);
  return own === undefined || !document.view ? [] : [...offersOf(document.view, own)];
}

/** The app draws: one tap, or none where there is nothing to decide. */
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
