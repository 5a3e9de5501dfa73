import { useEffect } from "preact/hooks";
import { t } from "../i18n";
import { PlayStrip } from "../play/PlayStrip";
import { go } from "../router";
import { Button } from "../ui/Button";
import { Heading } from "../ui/Heading";
import { ActionBar, Prompt } from "../ui/Prompt";
import { Screen } from "../ui/Screen";
import { keepMending, menderOf } from "./draft";
import type { MendProps } from "./TimelineScreen";
import { lastOf, useTimeline } from "./timeline";

/** The seat's own last entry, whatever others have done since: leads to what taking it back would change. */
export function TakeBack({ store, document }: MendProps) {
  const { id } = store;
  const { timeline, failed } = useTimeline(store);
  const mender = menderOf(store);
  const last = timeline && mender !== undefined ? lastOf(timeline, mender) : undefined;
  const v = last?.v;
  useEffect(() => {
    if (v === undefined || mender === undefined) return;
    keepMending({ table: id, seat: mender, about: String(v), edits: [], undo: v });
    go(["t", id, "mend"], true);
  }, [id, mender, v]);
  const back = () => go(["t", id]);
  const offline = store.connection.value.state === "offline";
  const nothing = timeline !== null && v === undefined;
  return (
    <Screen
      top={<Heading title={t("mend.take_back_last")} level={2} onBack={back} />}
      strip={<PlayStrip store={store} document={document} />}
      sheet={
        <Prompt
          title={t(
            offline
              ? "mend.needs_server"
              : failed
                ? "play.not_possible"
                : nothing
                  ? "mend.no_last"
                  : "common.loading",
          )}
          second={offline ? t("mend.offline") : failed || undefined}
          tone={failed ? "bad" : "plain"}
          bar={
            <ActionBar>
              <Button onPress={back}>{t("mend.to_table")}</Button>
            </ActionBar>
          }
        />
      }
    >
      <div class="seams" />
    </Screen>
  );
}
