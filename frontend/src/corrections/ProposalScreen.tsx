import { useState } from "preact/hooks";
import { t, text } from "../i18n";
import { correctionsApi } from "../net/corrections";
import { sentence } from "../net/errors";
import { back, go, goOver } from "../router";
import { colourOf, nameOf } from "../table/people";
import { PlayStrip } from "../table/strips/PlayStrip";
import type { TableScreenProps } from "../table/tableProps";
import { useArt } from "../table/useArt";
import { Button } from "../ui/Button";
import { Heading } from "../ui/Heading";
import { ActionBar, Prompt } from "../ui/Prompt";
import { Screen } from "../ui/Screen";
import { useTitle } from "../ui/useTitle";
import { Changes } from "./Changes";
import { hostName } from "./PreviewScreen";
import { crossedWords } from "./TimelineScreen";
import { usePreview } from "./usePreview";
import "./corrections.css";

/** A proposal: what it would change, with buttons to confirm, refuse or withdraw it. */
export function ProposalScreen({ store, document, view, proposal }: TableScreenProps & { proposal: string }) {
  const { id } = store;
  const info = document.table.proposals?.[proposal];
  const art = useArt(document.table.game);
  const [sending, setSending] = useState(false);
  const isClosed = info === undefined;
  const { preview, failed } = usePreview(store, `${proposal} ${store.seat.value}`, isClosed || sending, () =>
    correctionsApi.proposal(id, proposal, store.seat.peek()),
  );
  const [refusal, setRefusal] = useState("");
  const offline = store.connection.value.state === "offline";
  useTitle(t("corrections.proposal"));
  const toTable = () => go(["t", id]);
  const host = store.host.value;
  const mine = info?.seat !== undefined && store.seats.value.includes(info.seat);
  const name = info?.seat === undefined ? hostName(document) : nameOf(document, info.seat);

  const ask = (request: Promise<unknown>, onAnswer: (answer: unknown) => void) => {
    setSending(true);
    setRefusal("");
    request.then(onAnswer, (error: unknown) => {
      setSending(false);
      setRefusal(sentence(error));
    });
  };
  const confirm = () =>
    ask(correctionsApi.confirm(id, proposal), (answer) => {
      goOver(["t", id], ["t", id, "right", String((answer as { version: number }).version)]);
    });
  const withdraw = () => ask(correctionsApi.withdraw(id, proposal), toTable);
  const settled = isClosed && !sending;
  const refused = preview?.refused;
  const missing = offline ? t("corrections.needs_server") : sending ? t("play.sending") : undefined;
  return (
    <Screen
      top={<Heading title={t("corrections.proposal")} level={2} onBack={() => back(["t", id])} />}
      strip={<PlayStrip store={store} document={document} quiet />}
      sheet={
        <Prompt
          colour={colourOf(document, info?.seat)}
          title={settled ? settledWords() : refused ? t("corrections.does_not_hold") : title()}
          second={settled ? undefined : second()}
          tone={(refused || refusal || failed) && !settled ? "bad" : "plain"}
          bar={
            <ActionBar>
              {settled ? (
                <Button kind="main" onPress={toTable}>
                  {t("corrections.to_table")}
                </Button>
              ) : (
                buttons()
              )}
            </ActionBar>
          }
        />
      }
    >
      {settled ? (
        <p class="second-line">{t("corrections.settled_about")}</p>
      ) : preview && !refused ? (
        <Changes document={document} view={view} art={art} preview={preview} />
      ) : (
        <p class="second-line">{refused?.why ? text(refused.why) : failed ? "" : t("common.loading")}</p>
      )}
    </Screen>
  );

  function settledWords(): string {
    const outcome = document.table.settled?.[proposal];
    return outcome
      ? t(`corrections.settled_${outcome}`, { name: hostName(document) })
      : t("corrections.settled");
  }

  function title(): string {
    if (host) return t("corrections.confirm_ask", { name });
    return t(mine ? "corrections.waits_own" : "corrections.waits", {
      name: mine ? hostName(document) : name,
    });
  }

  function second(): string | undefined {
    if (offline) return t("corrections.offline");
    if (refusal || failed) return refusal || failed;
    if (refused) return t("corrections.proposal_gone_wrong");
    return preview?.crossed
      ? crossedWords(document, "crossed")
      : t(host ? "corrections.confirm_about" : "corrections.waits_about");
  }

  function buttons() {
    if (host) {
      return (
        <>
          <Button onPress={withdraw}>{t("corrections.refuse")}</Button>
          {refused ? null : (
            <Button kind="main" missing={missing} onPress={confirm}>
              {t("corrections.confirm")}
            </Button>
          )}
        </>
      );
    }
    return (
      <>
        {mine ? <Button onPress={withdraw}>{t("corrections.withdraw")}</Button> : null}
        <Button onPress={toTable}>{t("corrections.to_table")}</Button>
      </>
    );
  }
}
