import { useState } from "preact/hooks";
import { t } from "../i18n";
import { api } from "../net/api";
import { describeError } from "../net/errors";
import { AskOnce } from "../ui/AskOnce";
import { LinkButton } from "../ui/Button";
import { Refusal } from "../ui/Refusal";

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
  const [failed, setFailed] = useState<string | null>(null);
  const ask = (on: boolean) => {
    setAsking(on);
    setFailed(null);
  };
  const renew = async () => {
    setFailed(null);
    try {
      await api.newCode(table, to);
      setAsking(false);
      onMade();
    } catch (error) {
      setFailed(describeError(error));
    }
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
          onNo={() => ask(false)}
        />
      ) : (
        <LinkButton label={t(`people.new_code_${to}`)} onPress={() => ask(true)}>
          {t("people.new_code")}
        </LinkButton>
      )}
    </div>
  );
}
