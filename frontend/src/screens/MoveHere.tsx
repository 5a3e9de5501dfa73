import { useEffect, useState } from "preact/hooks";
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

const CODE_LENGTH = 6;

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
  const [code, setCode] = useState(cleanCode(linkedCode));
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  const [name, setName] = useState("");
  const title = name ? t("seat.title_of", { name }) : t("seat.title");
  useTitle(title);
  useEffect(() => {
    if (code.length < CODE_LENGTH) return;
    let current = true;
    setName("");
    setFailed(null);
    api.join(code).then(
      (arrival) => {
        if (!current) return;
        if (arrival.to === "move") setName(arrival.name ?? "");
        else go(["join", code], true);
      },
      (error: unknown) => current && setFailed(sentence(error)),
    );
    return () => {
      current = false;
    };
  }, [code]);
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
  const missing = busy ? t("seat.taking") : code.length < CODE_LENGTH ? t("join.missing_code") : undefined;
  return (
    <Screen
      sheet={
        <Prompt
          title={title}
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
