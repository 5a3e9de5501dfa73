import { useEffect, useState } from "preact/hooks";
import { t } from "../i18n";
import { api } from "../net/api";
import { go } from "../router";
import { watch } from "../session/session";
import { arriveAt, openTableStore } from "../session/stores";
import { Button, MainButton } from "../ui/Button";
import { lazy } from "../ui/lazy";
import { renderMoment } from "../ui/Meanwhile";
import { Prompt } from "../ui/Prompt";
import { Screen } from "../ui/Screen";
import { usePersistentRequest } from "../ui/usePersistentRequest";
import { useTitle } from "../ui/useTitle";
import { Closed } from "./Closed";
import { arriveWithSeat } from "./MoveHere";

/** True if the screen is large enough to serve as a TV. */
export const isWide = () => matchMedia("(min-width: 900px)").matches;

interface WatchProps {
  code: string;
  /** Show the TV on any size of screen. */
  tv: boolean;
}

interface TvAtProps {
  table: string;
  /** The kind of code that opened it. */
  to: "join" | "watch";
}

/** The TV of a table. Its address has no code, so it still works when codes change. */
export function TvAt({ table, to }: TvAtProps) {
  const store = openTableStore(table, true);
  const { state, reason } = store.connection.value;
  const next = store.document.value?.table.next;
  useEffect(() => {
    // Nobody can press a button on a TV, so it goes on to the rematch by itself.
    if (next) go(["t", next, "tv", to], true);
  }, [next, to]);
  if (state === "closed") return <Closed reason={reason} lost={null} />;
  return <Tv store={store} to={to} />;
}

const Tv = lazy(["play"], () => import("../tv/TvScreen"), "TvScreen");

/** Screen that watches a table by its code: as a TV on a large screen, else as on a phone. */
export function Watch({ code, tv }: WatchProps) {
  useTitle(t("watch.title"));
  const [wide] = useState(() => tv || isWide());
  const { failed, isRefused, retry } = usePersistentRequest(
    code,
    () => api.join(code),
    (arrival) => {
      if (arrival.to === "move") go(["seat", code], true);
      else if (arrival.to === "seat") arriveWithSeat(arrival.table);
      else if (wide) go(["t", arrival.table, "tv", arrival.to], true);
      else {
        watch(arrival.table, true);
        arriveAt(arrival.table);
        go(["t", arrival.table], true);
      }
    },
  );
  if (failed === null) return renderMoment();
  return (
    <Screen
      sheet={
        <Prompt title={t("watch.title")} problem={failed}>
          <Button onPress={() => go([], true)}>{t("closed.start")}</Button>
          {isRefused ? (
            <MainButton onPress={() => go(["join"], true)}>{t("closed.join")}</MainButton>
          ) : (
            <MainButton onPress={retry}>{t("common.again")}</MainButton>
          )}
        </Prompt>
      }
    />
  );
}
