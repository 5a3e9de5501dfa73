import { t, text } from "../../i18n";
import { Button } from "../../ui/Button";
import type { DrawPrompt } from "../../wire";
import { secondLine, Undo } from "./bar";
import type { SheetContent, Situation } from "./content";

export function drawing(prompt: DrawPrompt, situation: Situation): SheetContent {
  return {
    title: text(prompt.title),
    second: secondLine(situation, prompt.hint && text(prompt.hint)),
    bar: (
      <>
        <Undo doings={situation.doings} />
        <Button kind="main" onPress={() => situation.doings.submit(prompt.action)}>
          {t("play.draw")}
        </Button>
      </>
    ),
  };
}
