import { useState } from "preact/hooks";
import { t } from "../i18n";
import { api } from "../net/api";
import { AppError, describeError } from "../net/errors";
import { Button } from "../ui/Button";
import { CODE_LENGTH } from "../ui/codes";
import { CodeBoxes } from "../ui/fields";
import "./OnScreen.css";

/** Form that shows the table on a screen without a keyboard, by the code that it shows. */
export function OnScreen({ table }: { table: string }) {
  const [code, setCode] = useState("");
  const [wrong, setWrong] = useState<string | null>(null);
  const [shown, setShown] = useState(false);
  const show = async () => {
    try {
      await api.onScreen(table, code);
      setCode("");
      setShown(true);
    } catch (error) {
      const isUnknown = error instanceof AppError && error.code === "table.unknown_code";
      setWrong(isUnknown ? t("people.screen_unknown") : describeError(error));
    }
  };
  return (
    <form
      class="on-screen"
      onSubmit={(event) => {
        event.preventDefault();
        if (code.length === CODE_LENGTH) void show();
      }}
    >
      <CodeBoxes
        label={t("people.screen")}
        value={code}
        hint={wrong ?? t(shown ? "people.screen_shown" : "people.screen_about")}
        wrong={wrong !== null}
        onInput={(typed) => {
          setCode(typed);
          setWrong(null);
          setShown(false);
        }}
      />
      <Button
        submit
        missing={code.length < CODE_LENGTH ? t("people.screen_missing") : undefined}
        leadsTo=".code-field"
      >
        {t("people.screen_show")}
      </Button>
    </form>
  );
}
