import { t } from "../i18n";
import { type Connection, TOO_MANY_PAGES } from "../net/connection";
import type { Lost } from "../net/losses";
import { go } from "../router";
import { Stopped } from "../ui/Broken";
import { Button } from "../ui/Button";
import { ActionBar, Prompt } from "../ui/Prompt";
import { Screen } from "../ui/Screen";
import { LostScreen } from "./Lost";

/**
 * Screen that says why this phone cannot show the table: it is unknown, the seat moved away, or too many pages are
 * open.
 */
export function Closed({ reason, lost }: { reason: Connection["reason"]; lost: Lost | null }) {
  const { code, message } = reason ?? { code: "", message: "" };
  if (code === TOO_MANY_PAGES) return <Stopped why={message} />;
  if (lost) return <LostScreen lost={lost} />;
  return (
    <Screen
      sheet={
        <Prompt
          title={t("closed.title")}
          second={message}
          bar={
            <ActionBar>
              <Button onPress={() => go([], true)}>{t("closed.start")}</Button>
              <Button kind="main" onPress={() => go(["join"], true)}>
                {t("closed.join")}
              </Button>
            </ActionBar>
          }
        />
      }
    >
      {null}
    </Screen>
  );
}
