import { t, text } from "../../i18n";
import type { AmountsPrompt } from "../../wire";
import { SendAmounts, Steppers } from "../Steppers";
import { secondLine, Undo } from "./bar";
import type { SheetContent, Situation } from "./content";

/** Sheet of an amounts prompt. */
export function setting(prompt: AmountsPrompt, situation: Situation): SheetContent {
  const { store, document, doings } = situation;
  const answer = document.view?.answered?.[prompt.id];
  const amounts = { question: `${store.id} ${prompt.id}`, prompt, sentAnswer: answer };
  return {
    title: text(prompt.title),
    second: answer ? t("play.may_change") : secondLine(situation, prompt.hint && text(prompt.hint)),
    choices: <Steppers key={prompt.id} {...amounts} />,
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
