import { useState } from "preact/hooks";
import { t } from "../i18n";
import { describeError } from "../net/errors";
import { back, go } from "../router";
import { Button, MainButton } from "../ui/Button";
import { QrCode } from "../ui/CodeCard";
import { findRecoveryCode } from "../ui/codes";
import { describeFailure } from "../ui/failedTitle";
import { TextField } from "../ui/fields";
import { Heading } from "../ui/Heading";
import { Icon } from "../ui/Icon";
import { Prompt } from "../ui/Prompt";
import { Row, Rows } from "../ui/Rows";
import { ScanButton } from "../ui/ScanButton";
import { Screen } from "../ui/Screen";
import { sendLink } from "../ui/share";
import { useAsk } from "../ui/useAsk";
import { useTitle } from "../ui/useTitle";
import type { Invite } from "../wire";
import { shelf } from "./shelf";
import "./Library.css";

/**
 * Screen to use the profile on another phone: a code to write down, and a field to enter one. @param code a scanned
 * code.
 */
export function CodeScreen({ code: scanned = "" }: { code?: string | undefined }) {
  const [made, setMade] = useState<Invite | null>(null);
  const [typed, setTyped] = useState(scanned);
  const { error: refused, ask } = useAsk();
  const [devices, setDevices] = useState(0);
  useTitle(t("recovery.title"));

  const make = async () => setMade(await shelf.codeMake());
  const use = async () => setDevices((await shelf.codeUse(typed)).devices);
  const title = refused
    ? describeFailure(refused, "recovery.not")
    : devices
      ? t("recovery.done", { n: devices })
      : t(scanned ? "recovery.use_prompt" : "recovery.prompt");
  return (
    <Screen
      readingOrder="work-first"
      top={<Heading title={t("recovery.title")} onBack={() => back(["library"])} />}
      sheet={
        <Prompt
          title={title}
          tone={refused ? "bad" : "plain"}
          second={refused ? describeError(refused) : t(made ? "recovery.made_about" : "recovery.about")}
        >
          {devices || made ? <Button onPress={() => go(["library"])}>{t("library.title")}</Button> : null}
          {typed.trim() && !devices ? (
            <MainButton onPress={() => void ask(use())}>{t("recovery.use")}</MainButton>
          ) : made ? (
            <Button onPress={() => sendLink(made.url)}>{t("recovery.send")}</Button>
          ) : devices ? null : (
            <MainButton onPress={() => void ask(make())}>{t("recovery.make")}</MainButton>
          )}
        </Prompt>
      }
    >
      <div class="form">
        {made ? (
          <section class="card invite">
            <QrCode svg={made.svg} label={t("recovery.qr")} />
            <div class="invite-words">
              <p class="second-line">{t("recovery.write_down")}</p>
              <p class="code-long">{made.code}</p>
            </div>
          </section>
        ) : (
          <p class="second-line">{t("recovery.warning")}</p>
        )}
        {devices ? null : (
          <>
            <TextField
              label={t("recovery.field")}
              value={typed}
              longest={64}
              enterKeyHint="go"
              hint={t("recovery.hint")}
              pick={findRecoveryCode}
              onInput={setTyped}
            />
            <ScanButton />
          </>
        )}
        <Rows>
          <Row
            lead={<Icon name="lock" />}
            title={t("recovery.account")}
            second={t("recovery.account_about")}
            onPress={() => go(["library", "account"])}
          />
        </Rows>
      </div>
    </Screen>
  );
}
