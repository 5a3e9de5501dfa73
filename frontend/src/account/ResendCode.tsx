import { t } from "../i18n";
import { LinkButton } from "../ui/Button";
import { Refusal } from "../ui/Refusal";
import { useAsk } from "../ui/useAsk";
import { account } from "./ask";

/** Button that sends another code, because mail can be lost. */
export function ResendCode({ onSent }: { onSent: () => void }) {
  const { failed, ask } = useAsk();
  const send = () => void ask(account.confirmAgain().then(onSent));
  return (
    <div class="field">
      <div class="account-ways">
        <LinkButton onPress={send}>{t("account.code_again")}</LinkButton>
      </div>
      <Refusal words={failed} small />
    </div>
  );
}
