import type { ComponentChildren } from "preact";
import { PlayStrip } from "../frame/strips/PlayStrip";
import { t } from "../i18n";
import type { TableStore } from "../net/table";
import { Button } from "../ui/Button";
import { Heading } from "../ui/Heading";
import { Prompt } from "../ui/Prompt";
import { Screen } from "../ui/Screen";
import type { TableDocument } from "../wire";

interface UnreadyProps {
  store: TableStore;
  document: TableDocument;
  title: string;
  onBack: () => void;
  /** Words of the button back. */
  back?: string;
  /** Why there is no answer; empty while it is awaited. */
  failed: string;
  /** Words if the answer came and there is nothing to correct. */
  nothing?: { title: string; second?: string } | undefined;
  work?: "board" | "page";
  /** The strip does not mention the past. */
  quiet?: boolean;
  children?: ComponentChildren;
}

/** Shown while a correction cannot be begun: no connection, no answer yet, or nothing to correct. */
export function Unready(props: UnreadyProps) {
  const { store, document, title, onBack, back = t("common.back"), failed, nothing, quiet = false } = props;
  const offline = store.connection.value.state === "offline";
  const words = offline
    ? { title: t("client.no_connection"), second: t("corrections.offline") }
    : failed
      ? { title: t("play.not_possible"), second: failed }
      : (nothing ?? { title: t("common.loading") });
  return (
    <Screen
      work={props.work ?? "page"}
      top={<Heading title={title} onBack={onBack} />}
      strip={<PlayStrip store={store} document={document} quiet={quiet} />}
      sheet={
        <Prompt title={words.title} second={words.second} tone={failed ? "bad" : "plain"}>
          <Button onPress={onBack}>{back}</Button>
        </Prompt>
      }
    >
      {props.children}
    </Screen>
  );
}
