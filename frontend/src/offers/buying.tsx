import { t, text } from "../i18n";
import { draft } from "../net/drafts";
import { colourOf } from "../play/people";
import { Undo } from "../play/sheets/bar";
import { Button } from "../ui/Button";
import type { ChoosePrompt } from "../wire";
import { Market } from "./Market";
import type { Part, Shared } from "./pricing";

/** What was tapped and not bought yet: kept while somebody looks elsewhere. It belongs to one question of one table. */
const tapped = draft<{ question: string; id: string }>();

/** One piece of the others' for its price, or none: a tap on the piece, and the button that names the outcome. */
export function useBuying({
  prompt,
  store,
  document,
  view,
  art,
  own,
  doings,
  send,
}: Shared & { prompt: ChoosePrompt | undefined }): Part {
  if (!prompt || own === undefined) return { sheet: { title: "" }, work: null };
  const { game } = document.table;
  const { decline } = prompt;
  const question = `${store.id} ${prompt.id}`;
  const chosen = tapped.value?.question === question ? tapped.value.id : undefined;
  const picked = prompt.choices.find(({ id, unavailable }) => id === chosen && !unavailable);
  const price = picked?.price ?? 0;
  const able = prompt.choices.some(({ unavailable }) => !unavailable);
  const [[kind, purse] = ["", undefined]] = Object.entries(view.seats[own]?.stock ?? {});
  const told =
    picked && purse !== undefined
      ? [t(`${game}.stock_${kind}`, { n: purse }), t("play.market_after", { n: purse - price })]
      : [able && !picked ? t("play.market_tap") : ""];
  return {
    sheet: {
      colour: colourOf(document, own),
      title: text(prompt.title),
      second: <span aria-live="polite">{told.filter(Boolean).join(" · ")}</span>,
      bar: (
        <>
          <Undo doings={doings} />
          {decline ? (
            <Button
              kind={able ? "second" : "main"}
              onPress={() => send(prompt, { ...prompt.action, ...decline.payload })}
            >
              {text(decline.label)}
            </Button>
          ) : null}
          {picked ? (
            <Button kind="main" onPress={() => send(prompt, { ...prompt.action, ...picked.payload })}>
              {t(`${game}.do_${prompt.action.type}`, { price })}
            </Button>
          ) : null}
        </>
      ),
    },
    work: (
      <Market
        art={art}
        document={document}
        view={view}
        own={own}
        prompt={prompt}
        chosen={picked?.id}
        onChoose={({ id }) => {
          tapped.value = picked?.id === id ? null : { question, id };
        }}
      />
    ),
  };
}
