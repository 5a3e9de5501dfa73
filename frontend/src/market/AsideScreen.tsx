import { useEffect, useState } from "preact/hooks";
import { t, text } from "../i18n";
import type { TableStore } from "../net/table";
import { seatOf } from "../net/viewpoint";
import { pulse } from "../platform/haptics";
import { go } from "../router";
import { EMPTY } from "../surfaces/boards";
import { openMarketName, spacesOf } from "../surfaces/display/market";
import { tileName } from "../surfaces/grid/describe";
import { answeredMeanwhile } from "../table/asides";
import { colourOf } from "../table/people";
import { Picker } from "../table/picker/Picker";
import { asidesOf } from "../table/questions";
import { PlayStrip } from "../table/strips/PlayStrip";
import { useArt } from "../table/useArt";
import { acts } from "../table/useUndo";
import { Button } from "../ui/Button";
import { Heading } from "../ui/Heading";
import { ActionBar, Prompt } from "../ui/Prompt";
import { Screen } from "../ui/Screen";
import { useHeadingFocus } from "../ui/useHeadingFocus";
import { useTitle } from "../ui/useTitle";
import type { TableDocument, View } from "../wire";
import { OpenMarket } from "./OpenMarket";
import "../table/table.css";
import "./market.css";

export interface AsideProps {
  store: TableStore;
  document: TableDocument;
  view: View;
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
  const ownSeat = seatOf(store.seat.value);
  const [opened] = useState(() => asidesOf(view).find((prompt) => prompt.place === place)?.action);
  const [sent, setSent] = useState<string | null>(null);
  const prompt = asidesOf(view).find(({ action }) => isSameQuestion(action, opened));
  const [at, setAt] = useState(place);
  const onItsWay = store.pending.value.some((entry) => entry.prompt === sent);
  const rejection = store.rejected.value;
  const refused = rejection !== null && rejection.entry.prompt === sent ? rejection : null;
  const title = prompt ? text(prompt.title) : t("common.loading");
  useTitle(title);
  useHeadingFocus();
  const leave = () => go(["t", store.id], true);

  useEffect(() => {
    if (prompt) setAt(prompt.place);
  }, [prompt]);
  useEffect(() => {
    if (prompt || onItsWay) return;
    if (opened && (sent === null || refused)) {
      const space = spacesOf(view).find((candidate) => candidate.place === at);
      const name = space?.piece ? tileName(art, space.piece) : "";
      answeredMeanwhile.value = { table: store.id, v: store.version.peek().v, n: space?.n ?? 0, name };
    }
    if (refused) store.dismiss();
    leave();
  });

  const pick = (piece: string) => {
    if (!prompt || ownSeat === undefined) return;
    if (!store.submit(prompt.id, ownSeat, { ...prompt.action, [prompt.field]: piece })) return;
    setSent(prompt.id);
    acts(store, ownSeat);
    pulse("placed");
  };
  return (
    <Screen
      top={<Heading title={openMarketName(view)} level={2} onBack={leave} />}
      strip={<PlayStrip store={store} document={document} atMarket />}
      sheet={
        <Prompt
          colour={colourOf(document, ownSeat)}
          title={refused ? t("play.not_possible") : onItsWay ? t("play.sent", { what: "pick" }) : title}
          tone={refused ? "bad" : "plain"}
          second={refused ? `${refused.message} ${t("play.nothing_changed")}` : t("play.market_tell_about")}
          focusKey={refused ? "refused" : "asked"}
          bar={
            <ActionBar>
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
            </ActionBar>
          }
        >
          {art && prompt && !refused && !onItsWay ? (
            <Picker
              key={prompt.id}
              art={art}
              prompt={prompt}
              board={EMPTY}
              pieces={view.pieces}
              onPick={pick}
              onShow={() => undefined}
            />
          ) : null}
        </Prompt>
      }
    >
      <OpenMarket art={art} view={view} asidePlace={at} />
    </Screen>
  );
}
