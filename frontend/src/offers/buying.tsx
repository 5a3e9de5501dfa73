import { useState } from "preact/hooks";
import { t, text } from "../i18n";
import { colourOf } from "../play/people";
import { Undo } from "../play/sheets/bar";
import { Button } from "../ui/Button";
import type { ChoosePrompt } from "../wire";
import { Market } from "./Market";
import { Purse } from "./Purse";
import type { Part, Shared } from "./pricing";

/** One piece of the others' for its price, or none: a tap on the piece, and the button that names the outcome. */
export function useBuying({
  prompt,
  document,
  view,
  art,
  own,
  doings,
  send,
}: Shared & { prompt: ChoosePrompt | undefined }): Part {
  const [chosen, choose] = useState<{ prompt: string; id: string } | null>(null);
  if (!prompt || own === undefined) return { sheet: { title: "" }, work: null };
  const { game } = document.table;
  const { decline } = prompt;
  const picked = prompt.choices.find(({ id }) => chosen?.prompt === prompt.id && chosen.id === id);
  const price = picked?.price ?? 0;
  const able = prompt.choices.some(({ unavailable }) => !unavailable);
  const [purse] = Object.values(view.seats[own]?.stock ?? {});
  return {
    sheet: {
      colour: colourOf(document, own),
      title: text(prompt.title),
      second: picked ? text(picked.label) : able ? t("play.market_tap") : undefined,
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
          ) : able ? (
            <Button missing={t("play.market_none")} />
          ) : null}
        </>
      ),
    },
    work: (
      <>
        <Purse game={game} view={view} seat={own}>
          {picked && purse !== undefined ? t("play.market_after", { n: purse - price }) : null}
        </Purse>
        <Market
          art={art}
          document={document}
          view={view}
          own={own}
          prompt={prompt}
          chosen={picked?.id}
          onChoose={({ id }) => choose(picked?.id === id ? null : { prompt: prompt.id, id })}
        />
      </>
    ),
  };
}
