import { useState } from "preact/hooks";
import { t } from "../i18n";
import { type Connection, FAULT, TOO_MANY_PAGES } from "../net/connection";
import type { Lost } from "../net/losses";
import { go } from "../router";
import { Broken, Stopped } from "../ui/Broken";
import { Button, MainButton } from "../ui/Button";
import { CODE_LENGTH } from "../ui/codes";
import { CodeBoxes } from "../ui/fields";
import { Prompt } from "../ui/Prompt";
import { Screen } from "../ui/Screen";
import { LostScreen } from "./Lost";

/** No such table, or this phone is not at it, as when somebody sent the address of a table. */
const UNKNOWN = "table.unknown";

/**
 * Screen that says why this phone cannot show the table: it is unknown, the seat moved away, or too many pages are
 * open.
 */
export function Closed({ reason, lost }: { reason: Connection["reason"]; lost: Lost | null }) {
  const { code, message } = reason ?? { code: "", message: "" };
  if (code === FAULT) return <Broken code={message} />;
  if (code === TOO_MANY_PAGES) return <Stopped why={message} />;
  if (lost) return <LostScreen lost={lost} />;
  if (code === UNKNOWN) return <AskForCode />;
  return (
    <Screen
      sheet={
        <Prompt title={t("closed.title")} second={message}>
          <Button onPress={() => go([], true)}>{t("closed.start")}</Button>
          <MainButton onPress={() => go(["join"], true)}>{t("closed.join")}</MainButton>
        </Prompt>
      }
    />
  );
}

/** Field for the code, which lets this phone in where the address of a table does not. */
function AskForCode() {
  const [code, setCode] = useState("");
  const enter = (typed: string) => {
    setCode(typed);
    if (typed.length === CODE_LENGTH) go(["join", typed], true);
  };
  return (
    <Screen
      readingOrder="work-first"
      sheet={
        <Prompt title={t("closed.title")} second={t("closed.ask")}>
          <Button onPress={() => go([], true)}>{t("closed.start")}</Button>
        </Prompt>
      }
    >
      <form class="form" onSubmit={(event) => event.preventDefault()}>
        <CodeBoxes
          label={t("join.code")}
          value={code}
          hint={t("join.code_hint")}
          letters={t("join.code_letters")}
          onInput={enter}
        />
      </form>
    </Screen>
  );
}
