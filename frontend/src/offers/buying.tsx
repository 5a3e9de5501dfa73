import { useState } from "preact/hooks";
import { t, text } from "../i18n";
import { draft } from "../net/drafts";
import { colourOf } from "../play/people";
import { Undo } from "../play/sheets/bar";
import { Button } from "../ui/Button";
import type { Choice, ChoosePrompt } from "../wire";
import { Market } from "./Market";
import { waresAskedOf } from "./marketSpaces";
import { sellersOf } from "./offering";
import type { Part, Shared } from "./pricing";
import { tellAt } from "./telling";
import { Wares } from "./Wares";

/** What was tapped and not bought yet: kept while somebody looks elsewhere. It belongs to one question of one table. */
const tapped = draft<{ question: string; id: string }>();

/** One piece for its price, or none: a tap on the piece, and the button that names the outcome. */
export function useBuying({
  prompts,
  store,
  document,
  view,
  art,
  own,
  doings,
  send,
}: Shared & { prompts: readonly ChoosePrompt[] }): Part {
  const [short, setShort] = useState<Choice | null>(null);
  const [first, ...more] = prompts;
  if (!first || own === undefined) return { sheet: { title: "" }, work: null };
  const { game } = document.table;
  const questionOf = ({ id }: ChoosePrompt) => `${store.id} ${id}`;
  const prompt = prompts.find((one) => questionOf(one) === tapped.value?.question);
  const picked = prompt?.choices.find(({ id, unavailable }) => id === tapped.value?.id && !unavailable);
  const letting = prompts.find(({ decline }) => decline);
  const able = prompts.some(({ choices }) => choices.some(({ unavailable }) => !unavailable));
  const toggle = (choice: Choice) => {
    setShort(choice.unavailable ? choice : null);
    if (choice.unavailable) return;
    const of = prompts.find(({ choices }) => choices.includes(choice));
    tapped.value = !of || picked === choice ? null : { question: questionOf(of), id: choice.id };
  };
  return {
    sheet: {
      colour: colourOf(document, own),
      title: text(first.title),
      second: <span aria-live="polite">{second()}</span>,
      bar: (
        <>
          <Undo doings={doings} />
          {letting?.decline ? (
            <Button
              kind={able ? "second" : "main"}
              onPress={() => send(letting, { ...letting.action, ...letting.decline?.payload })}
            >
              {text(letting.decline.label)}
            </Button>
          ) : null}
          {prompt && picked ? (
            <Button kind="main" onPress={() => send(prompt, { ...prompt.action, ...picked.payload })}>
              {t(`${game}.do_${prompt.action.type}`, { price: picked.price ?? 0 })}
            </Button>
          ) : null}
        </>
      ),
    },
    work: (
      <>
        {sellersOf(view).length ? (
          <Market
            art={art}
            document={document}
            view={view}
            own={own}
            prompts={prompts}
            chosen={picked}
            onChoose={toggle}
          />
        ) : null}
        {waresAskedOf(view) ? (
          <Wares
            art={art}
            game={game}
            view={view}
            prompt={waresAskedOf(view)}
            chosen={picked?.id}
            onChoose={toggle}
            onTell={tellAt(store, view)}
          />
        ) : null}
      </>
    ),
  };

  /** What is left in hand once it is bought; what lies before the own seat is paid with what lies on it. */
  function second(): string {
    const [[kind, purse] = ["", undefined]] = Object.entries(view.seats[own ?? ""]?.stock ?? {});
    if (short?.unavailable) return text(short.unavailable);
    if (!picked)
      return (
        more.map(({ title }) => text(title)).join(" ") || t(able ? "play.market_tap" : "play.market_none")
      );
    if (picked.seat === own) return t("play.market_own_pays");
    if (purse === undefined) return "";
    return [
      t(`${game}.stock_${kind}`, { n: purse }),
      t("play.market_after", { n: purse - (picked.price ?? 0) }),
    ].join(" · ");
  }
}
