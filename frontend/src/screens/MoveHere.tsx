import { useState } from "preact/hooks";
import { t } from "../i18n";
import { api } from "../net/api";
import { sentence } from "../net/errors";
import { go } from "../router";
import { watch } from "../session/session";
import { arriveAt } from "../session/stores";
import { Button } from "../ui/Button";
import { CodeBoxes, cleanCode } from "../ui/fields";
import { ActionBar, Prompt } from "../ui/Prompt";
import { Screen } from "../ui/Screen";
import { useTitle } from "../ui/useTitle";
import { Isle } from "./Isle";

/** A seat of this table has moved to this phone: go there. */
export function arriveWithSeat(table: string): void {
  watch(table, false);
  // Where this phone has been watching the table, it asks anew as what it may look.
  arriveAt(table).refresh();
  go(["t", table], true);
}

/**
 * A seat's code, from a link or typed where one joins. It is taken only when that is wished: on some phones a link opens
 * in another place than the installed app, and there the code can be typed instead.
 */
export function MoveHere({ code: given = "" }: { code?: string | undefined }) {
  useTitle(t("seat.title"));
  const [code, setCode] = useState(cleanCode(given));
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  const move = async () => {
    setBusy(true);
    setFailed(null);
    try {
      arriveWithSeat((await api.seatMove(code)).table);
    } catch (error) {
      setFailed(sentence(error));
      setBusy(false);
    }
  };
  const missing = busy ? t("seat.taking") : code.length < 6 ? t("join.missing_code") : undefined;
  return (
    <Screen
      sheet={
        <Prompt
          title={t("seat.title")}
          second={failed === null ? t("seat.about") : <span class="bad">{failed}</span>}
          bar={
            <ActionBar>
              <Button onPress={() => go([], true)}>{t("common.cancel")}</Button>
              <Button
                kind="main"
                missing={missing}
                leadsTo={busy ? undefined : ".code"}
                onPress={() => void move()}
              >
                {t("seat.take")}
              </Button>
            </ActionBar>
          }
        />
      }
    >
      <div class="margin">
        <Isle />
        <p class="margin-title">{t("app.name")}</p>
      </div>
      <div class="form">
        <CodeBoxes label={t("join.code")} value={code} onInput={setCode} />
      </div>
    </Screen>
  );
}
