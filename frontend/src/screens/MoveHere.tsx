import { useState } from "preact/hooks";
import { t } from "../i18n";
import { api } from "../net/api";
import { go } from "../router";
import { watch } from "../session/session";
import { arriveAt } from "../session/stores";
import { Button, MainButton } from "../ui/Button";
import { CODE_LENGTH, findTableCode } from "../ui/codes";
import { CodeBoxes } from "../ui/fields";
import { Prompt } from "../ui/Prompt";
import { ScanButton } from "../ui/ScanButton";
import { Screen } from "../ui/Screen";
import { useAsk } from "../ui/useAsk";
import { usePersistentRequest } from "../ui/usePersistentRequest";
import { useTitle } from "../ui/useTitle";
import { Isle } from "./Isle";

/** Go to a table after one of its seats has moved to this phone. */
export function arriveWithSeat(table: string): void {
  watch(table, false);
  // If this phone was watching the table, its view changes.
  arriveAt(table).refresh();
  go(["t", table], true);
}

/**
 * Screen that moves a seat to this phone by its code, from a link or typed. The seat's name is shown and confirmed
 * first. On some phones a link opens outside the installed app; there the code can be typed instead.
 */
export function MoveHere({ code: linkedCode = "" }: { code?: string | undefined }) {
  const [code, setCode] = useState(findTableCode(linkedCode));
  const { busy, failed, setError, ask } = useAsk();
  const [name, setName] = useState("");
  const title = name ? t("seat.title_of", { name }) : t("seat.title");
  useTitle(title);
  const found = usePersistentRequest(
    code.length < CODE_LENGTH ? null : code,
    () => api.join(code),
    (arrival) => {
      if (arrival.to === "move") setName(arrival.name ?? "");
      else go(["join", code], true);
    },
  );
  const unreached = found.isRefused ? null : found.failed;
  const type = (typed: string) => {
    if (typed === code) return;
    setCode(typed);
    setName("");
    setError(null);
  };
  const move = () => ask(api.seatMove(code).then(({ table }) => arriveWithSeat(table)));
  const missing = () => {
    if (busy) return t("seat.taking");
    if (found.isRefused) return t("join.wrong_code");
    return code.length < CODE_LENGTH ? t("join.missing_code") : undefined;
  };
  const problem = failed || found.failed;
  return (
    <Screen
      sheet={
        <Prompt title={title} second={t("seat.about")} problem={problem}>
          <Button onPress={() => go([], true)}>{t("common.cancel")}</Button>
          <MainButton
            missing={missing()}
            leadsTo={busy ? undefined : ".code"}
            onPress={unreached === null ? () => void move() : found.retry}
          >
            {t(unreached === null ? "seat.take" : "common.again")}
          </MainButton>
        </Prompt>
      }
    >
      <div class="margin">
        <Isle />
        <p class="margin-title">{t("app.name")}</p>
      </div>
      <div class="form">
        <CodeBoxes label={t("join.code")} value={code} letters={t("join.code_letters")} onInput={type} />
        <ScanButton />
      </div>
    </Screen>
  );
}
