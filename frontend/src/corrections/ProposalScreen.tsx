import { BoardOf } from "../boards/BoardOf";
import { PlayStrip } from "../frame/strips/PlayStrip";
import { say, t } from "../i18n";
import { correctionsApi } from "../net/corrections";
import { useArt } from "../pieces/useArt";
import { back, go, goOver } from "../router";
import { findOwnSeat, nameHost, readColour, readName } from "../seats/people";
import type { TableScreenProps } from "../session/tableProps";
import { findSurface } from "../surfaces/boards";
import { Button, MainButton } from "../ui/Button";
import { Heading } from "../ui/Heading";
import { Prompt } from "../ui/Prompt";
import { Screen } from "../ui/Screen";
import { useRequest } from "../ui/useRequest";
import { useSend } from "../ui/useSend";
import { useTitle } from "../ui/useTitle";
import { Changes } from "./Changes";
import { findFirstBoard, listTouched } from "./steps";
import { describeCrossed } from "./TimelineScreen";
import "./corrections.css";

/** A proposal: what it would change, with buttons to confirm, refuse or withdraw it. Once it is settled, the board as it
 * lies now. */
export function ProposalScreen({ store, document, view, proposal }: TableScreenProps & { proposal: string }) {
  const { id } = store;
  const info = document.table.proposals?.[proposal];
  const art = useArt(document.table.game);
  const { sending, failed: refusal, send } = useSend();
  const isClosed = info === undefined;
  const offline = store.connection.value.state === "offline";
  const { current: preview, failed } = useRequest(
    `${proposal} ${store.seat.value}`,
    () => correctionsApi.proposal(id, proposal, store.seat.peek()),
    offline || isClosed || sending ? null : store.version.value.v,
  );
  useTitle(t("corrections.proposal"));
  const toTable = () => go(["t", id]);
  const host = store.host.value;
  const mine = info?.seat !== undefined && store.seats.value.includes(info.seat);
  const name = info?.seat === undefined ? nameHost(document) : readName(document, info.seat);

  const confirm = () =>
    send(
      "confirm",
      () => correctionsApi.confirm(id, proposal),
      ({ version }) => goOver(["t", id], ["t", id, "right", String(version)]),
    );
  const withdraw = () => send("withdraw", () => correctionsApi.withdraw(id, proposal), toTable);
  const settled = isClosed && !sending;
  const outcome = document.table.settled?.[proposal];
  const refused = preview?.refused;
  const missing = offline ? t("client.no_connection") : sending ? t("play.sending") : undefined;
  return (
    <Screen
      work={settled ? "board" : "page"}
      top={
        <Heading
          title={t(settled ? "corrections.proposal_over" : "corrections.proposal")}
          onBack={() => back(["t", id])}
        />
      }
      strip={<PlayStrip store={store} document={document} quiet />}
      sheet={
        <Prompt
          colour={readColour(document, info?.seat)}
          title={settled ? settledWords() : refused ? t("corrections.does_not_hold") : title()}
          second={settled ? settledAbout() : second()}
          tone={(refused || refusal || failed) && !settled ? "bad" : "plain"}
        >
          {settled ? <MainButton onPress={toTable}>{t("corrections.to_table")}</MainButton> : buttons()}
        </Prompt>
      }
    >
      {settled ? (
        boardNow()
      ) : preview && !refused ? (
        <Changes document={document} view={view} art={art} preview={preview} own={findOwnSeat(store)} />
      ) : (
        <p class="second-line">{refused?.why ? say(refused.why) : failed ? "" : t("common.loading")}</p>
      )}
    </Screen>
  );

  function settledWords(): string {
    return outcome
      ? t(`corrections.settled_${outcome}`, { name: nameHost(document) })
      : t("corrections.settled");
  }

  function settledAbout(): string {
    const isRejected = outcome === "refused" || outcome === "withdrawn";
    return t(isRejected ? "corrections.settled_unchanged" : "corrections.settled_about");
  }

  function boardNow() {
    const steps = (outcome === "confirmed" && preview?.difference.steps) || [];
    const board = findFirstBoard(view, steps);
    const lit = listTouched(steps, board, findSurface(view, board).kind);
    return <BoardOf past document={document} art={art} name={board} surfaces={view} lit={lit} fitsBoard />;
  }

  function title(): string {
    if (host) return t("corrections.confirm_ask", { name });
    return t(mine ? "corrections.waits_own" : "corrections.waits", {
      name: mine ? nameHost(document) : name,
    });
  }

  function second(): string | undefined {
    if (offline) return t("corrections.offline");
    if (refusal || failed) return refusal || failed;
    if (refused) return t("corrections.proposal_gone_wrong");
    if (preview?.crossed) return describeCrossed(document, "crossed");
    const about = t(host ? "corrections.confirm_about" : "corrections.waits_about", {
      name: nameHost(document),
    });
    return preview?.dropped ? `${about} ${t("corrections.dropped", { n: preview.dropped })}` : about;
  }

  function buttons() {
    if (host) {
      return (
        <>
          <Button onPress={withdraw}>{t("corrections.refuse")}</Button>
          {refused ? null : (
            <MainButton missing={missing} onPress={confirm}>
              {t("corrections.confirm")}
            </MainButton>
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
