import { useState } from "preact/hooks";
import { t } from "../i18n";
import { describeError } from "../net/errors";
import { LinkButton } from "../ui/Button";
import { Refusal } from "../ui/Refusal";
import { account } from "./ask";

/** Button that sends another code, because mail can be lost. */
export function ResendCode({ onSent }: { onSent: () => void }) {
  const [refused, setRefused] = useState("");
  const send = () =>
    account.confirmAgain().then(
      () => {
        setRefused("");
        onSent();
      },
      (error: unknown) => setRefused(describeError(error)),
    );
  return (
    <div class="field">
      <div class="account-ways">
        <LinkButton onPress={send}>{t("account.code_again")}</LinkButton>
      </div>
      <Refusal words={refused} small />
    </div>
  );
}
