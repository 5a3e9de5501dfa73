import { say, t } from "../../i18n";
import { describeAwaited } from "../../seats/people";
import type { AmountsPrompt } from "../../wire";
import { OtherQuestions } from "../OtherQuestions";
import { SendAmounts, Steppers } from "../Steppers";
import { renderSecondLine, Undo } from "./bar";
import type { SheetContent, Situation } from "./content";

export function buildAmountsSheet(prompt: AmountsPrompt, situation: Situation): SheetContent {
  const { store, document, doings } = situation;
  const answer = document.view?.answered?.[prompt.id];
  const amounts = { question: `${store.id} ${prompt.id}`, prompt, sentAnswer: answer };
  return {
    title: (answer && describeAwaited(document)) ?? say(prompt.title),
    second: answer ? t("play.may_change") : renderSecondLine(situation, prompt.hint && say(prompt.hint)),
    choices: (
      <>
        <OtherQuestions prompt={prompt} situation={situation} />
        <Steppers key={prompt.id} {...amounts} />
      </>
    ),
    bar: (
      <>
        <Undo doings={doings} />
        <SendAmounts
          {...amounts}
          onSend={(set) => doings.submit({ ...prompt.action, [prompt.field]: set })}
        />
      </>
    ),
  };
}
