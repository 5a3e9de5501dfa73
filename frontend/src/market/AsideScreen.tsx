import { useEffect, useState } from "preact/hooks";
import { PlayStrip } from "../frame/strips/PlayStrip";
import { say, t } from "../i18n";
import { findSeat } from "../net/viewpoint";
import { useArt } from "../pieces/useArt";
import { giveFeedback } from "../platform/haptics";
import { answeredMeanwhile } from "../prompts/asides";
import { Picker } from "../prompts/picker/Picker";
import { listAsides } from "../prompts/questions";
import { go } from "../router";
import { readColour } from "../seats/people";
import type { TableScreenProps } from "../session/tableProps";
import { EMPTY } from "../surfaces/boards";
import { listSpaces, openMarketName } from "../surfaces/display/market";
import { nameTile } from "../surfaces/grid/describe";
import { Button } from "../ui/Button";
import { Heading } from "../ui/Heading";
import { Prompt } from "../ui/Prompt";
import { Screen } from "../ui/Screen";
import { useHeadingFocus } from "../ui/useHeadingFocus";
import { useTitle } from "../ui/useTitle";
import { OpenMarket } from "./OpenMarket";
import "../styles/table.css";
import "./market.css";

interface AsideProps extends TableScreenProps {
  /** The space that was tapped. */
  place: string;
}

/** True if two actions belong to the same aside. It stays the same while its piece moves from space to space. */
const isSameQuestion = (first: unknown, second: unknown) => JSON.stringify(first) === JSON.stringify(second);

/**
 * Screen that asks which piece lies on a space of the market: picked from the list, or entered anew. It closes once
 * it is answered.
 */
export function AsideScreen({ store, document, view, place }: AsideProps) {
  const { game } = document.table;
  const art = useArt(game);
  const ownSeat = findSeat(store.seat.value);
  const [opened] = useState(() => listAsides(view).find((prompt) => prompt.place === place)?.action);
  const [sent, setSent] = useState<string | null>(null);
  const prompt = listAsides(view).find(({ action }) => isSameQuestion(action, opened));
  const [at, setAt] = useState(place);
  const onItsWay = store.pending.value.some((entry) => entry.prompt === sent);
  const rejection = store.rejected.value;
  const refused = rejection !== null && rejection.entry.prompt === sent ? rejection : null;
  const title = prompt ? say(prompt.title) : t("common.loading");
  useTitle(title);
  useHeadingFocus();
  const leave = () => go(["t", store.id], true);

  useEffect(() => {
    if (prompt) setAt(prompt.place);
  }, [prompt]);
  useEffect(() => {
    if (prompt || onItsWay) return;
    if (opened && (sent === null || refused)) {
      const space = listSpaces(view).find((candidate) => candidate.place === at);
      const name = space?.piece ? nameTile(art, space.piece) : "";
      answeredMeanwhile.value = { table: store.id, v: store.version.peek().v, n: space?.n ?? 0, name };
    }
    if (refused) store.dismiss();
    leave();
  });

  const pick = (piece: string) => {
    if (!prompt || ownSeat === undefined) return;
    if (!store.submit(prompt.id, ownSeat, { ...prompt.action, [prompt.field]: piece })) return;
    setSent(prompt.id);
    giveFeedback("placed");
  };
  return (
    <Screen
      top={<Heading title={openMarketName(view)} onBack={leave} />}
      strip={<PlayStrip store={store} document={document} atMarket />}
      sheet={
        <Prompt
          colour={readColour(document, ownSeat)}
          title={refused ? t("play.not_possible") : onItsWay ? t("play.sent", { what: "pick" }) : title}
          tone={refused ? "bad" : "plain"}
          second={refused ? `${refused.message} ${t("play.nothing_changed")}` : t("play.market_report_about")}
          focusKey={refused ? "refused" : "asked"}
          choices={
            art && prompt && !refused && !onItsWay ? (
              <Picker
                key={prompt.id}
                art={art}
                prompt={prompt}
                board={EMPTY}
                pieces={view.pieces}
                onPick={pick}
                onShow={() => undefined}
              />
            ) : null
          }
        >
          {refused ? (
            <Button onPress={() => store.dismiss()}>{t("play.go_on")}</Button>
          ) : (
            <>
              {Object.keys(prompt?.unlisted ?? {}).length ? (
                <Button onPress={() => go(["t", store.id, "unlisted", prompt?.id ?? ""], true)}>
                  {t("play.unlisted")}
                </Button>
              ) : null}
              <Button onPress={leave}>{t("play.market_later")}</Button>
            </>
          )}
        </Prompt>
      }
    >
      <OpenMarket art={art} view={view} asidePlace={at} />
    </Screen>
  );
}
