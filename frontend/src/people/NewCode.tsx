import { useState } from "preact/hooks";
import { t } from "../i18n";
import { api } from "../net/api";
import { AskOnce } from "../ui/AskOnce";
import { LinkButton } from "../ui/Button";
import { Refusal } from "../ui/Refusal";
import { useAsk } from "../ui/useAsk";

interface NewCodeProps {
  table: string;
  to: "join" | "watch";
  /** True if the shown code is the new one. */
  made: boolean;
  onMade: () => void;
}

/** Button for the host that replaces a code, after a confirmation, because others may have the old one. */
export function NewCode({ table, to, made, onMade }: NewCodeProps) {
  const [asking, setAsking] = useState(false);
  const { failed, setError, ask } = useAsk();
  const open = (on: boolean) => {
    setAsking(on);
    setError(null);
  };
  const renew = async () => {
    if (!(await ask(api.newCode(table, to)))) return;
    setAsking(false);
    onMade();
  };
  return (
    <div class="invite-foot">
      <Refusal words={failed} small />
      <p class="second-line" role="status">
        {made && !asking ? t("people.new_code_made") : null}
      </p>
      {asking ? (
        <AskOnce
          question={t(`people.new_code_${to}_ask`)}
          yes={t("people.new_code_yes")}
          onYes={() => void renew()}
          onNo={() => open(false)}
        />
      ) : (
        <LinkButton label={t(`people.new_code_${to}`)} onPress={() => open(true)}>
          {t("people.new_code")}
        </LinkButton>
      )}
    </div>
  );
}
