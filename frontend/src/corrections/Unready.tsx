import type { ComponentChildren } from "preact";
import { t } from "../i18n";
import type { TableStore } from "../net/table";
import { PlayStrip } from "../table/strips/PlayStrip";
import { Button } from "../ui/Button";
import { Heading } from "../ui/Heading";
import { ActionBar, Prompt } from "../ui/Prompt";
import { Screen } from "../ui/Screen";
import type { TableDocument } from "../wire";

interface UnreadyProps {
  store: TableStore;
  document: TableDocument;
  /** What would be corrected here. */
  title: string;
  onBack: () => void;
  /** Where back leads to. */
  back: string;
  /** Why the server's answer is not here; empty while it is on its way. */
  failed: string;
  /** What there is to say once it came and there is nothing to correct. */
  nothing?: { title: string; second?: string } | undefined;
  children?: ComponentChildren;
}

/** A correction that cannot be begun: no server, no answer yet, or nothing to begin with. */
export function Unready({ store, document, title, onBack, back, failed, nothing, children }: UnreadyProps) {
  const offline = store.connection.value.state === "offline";
  const said = offline
    ? { title: t("corrections.needs_server"), second: t("corrections.offline") }
    : failed
      ? { title: t("play.not_possible"), second: failed }
      : (nothing ?? { title: t("common.loading") });
  return (
    <Screen
      top={<Heading title={title} level={2} onBack={onBack} />}
      strip={<PlayStrip store={store} document={document} />}
      sheet={
        <Prompt
          title={said.title}
          second={said.second}
          tone={failed ? "bad" : "plain"}
          bar={
            <ActionBar>
              <Button onPress={onBack}>{back}</Button>
            </ActionBar>
          }
        />
      }
    >
      {children ?? null}
    </Screen>
  );
}
