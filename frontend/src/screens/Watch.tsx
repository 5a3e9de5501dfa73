import { useEffect, useState } from "preact/hooks";
import { t } from "../i18n";
import { api } from "../net/api";
import { sentence } from "../net/errors";
import type { TableStore } from "../net/table";
import { go } from "../router";
import { watch } from "../session/session";
import { arriveAt, tableOf } from "../session/stores";
import { Button } from "../ui/Button";
import { lazy } from "../ui/lazy";
import { moment, unreached } from "../ui/Meanwhile";
import { ActionBar, Prompt } from "../ui/Prompt";
import { Screen } from "../ui/Screen";
import { useTitle } from "../ui/useTitle";
import { Closed } from "./Closed";
import { arriveWithSeat } from "./MoveHere";

/** From here on a screen is one to be looked at from the table. */
export const isWide = () => matchMedia("(min-width: 900px)").matches;

interface WatchProps {
  code: string;
  /** As a TV, however small the screen. */
  tv: boolean;
}

interface TvAtProps {
  table: string;
  /** The kind of code that it was opened with. */
  to: "join" | "watch";
}

/** The TV of a table that this device has come to. No code is in its address, so it stays when codes change. */
export function TvAt({ table, to }: TvAtProps) {
  const store = tableOf(table, true);
  const { state, reason } = store.connection.value;
  const next = store.document.value?.table.next;
  useEffect(() => {
    // Nobody can press anything here: the screen in the room goes on to the rematch by itself.
    if (next) go(["t", next, "tv", to], true);
  }, [next, to]);
  if (state === "closed") return <Closed reason={reason} lost={null} />;
  return <Tv store={store} to={to} />;
}

const Tv = lazy<{ store: TableStore; to: "join" | "watch" }>(
  ["play"],
  async () => (await import("../tv/TvScreen")).TvScreen,
  moment,
  unreached,
);

/** Come to a table by a code, to look on: on a wide screen as its TV, else as on a phone. */
export function Watch({ code, tv }: WatchProps) {
  useTitle(t("watch.title"));
  const [wide] = useState(() => tv || isWide());
  const [failed, setFailed] = useState<string | null>(null);
  useEffect(() => {
    let current = true;
    api.join(code).then(
      (come) => {
        if (!current) return;
        if (come.to === "move") go(["seat", code], true);
        else if (come.to === "seat") arriveWithSeat(come.table);
        else if (wide) go(["t", come.table, "tv", come.to], true);
        else {
          watch(come.table, true);
          arriveAt(come.table);
          go(["t", come.table], true);
        }
      },
      (error: unknown) => current && setFailed(sentence(error)),
    );
    return () => {
      current = false;
    };
  }, [code, wide]);
  if (failed === null) return moment();
  return (
    <Screen
      sheet={
        <Prompt
          title={t("watch.title")}
          second={<span class="bad">{failed}</span>}
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
