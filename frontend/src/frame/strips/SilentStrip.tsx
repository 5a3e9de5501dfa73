import { signal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import { t } from "../../i18n";
import { api } from "../../net/api";
import type { TableStore } from "../../net/table";
import { readColour, readName, type Silent } from "../../seats/people";
import { describeSilence, HOST_GONE_AFTER } from "../../seats/silence";
import { LinkButton } from "../../ui/Button";
import { Strip } from "../../ui/Strip";
import { useAsk } from "../../ui/useAsk";
import { useCloseOnBack } from "../../ui/useCloseOnBack";
import type { TableDocument } from "../../wire";

/** Dismissed silences, by table and seat, until the phone is back. */
const dismissed = signal<ReadonlySet<string>>(new Set());

const formatKey = (store: TableStore, seat: number) => `${store.id} ${seat}`;

function dismiss(store: TableStore, seat: number): void {
  dismissed.value = new Set([...dismissed.peek(), formatKey(store, seat)]);
}

/** Return the silence unless it was dismissed. A later silence of the same phone counts again. */
export function useSilence(store: TableStore, silent: Silent | undefined): Silent | undefined {
  const name = silent && formatKey(store, silent.seat);
  useEffect(() => {
    const stillSilent = [...dismissed.peek()].filter((key) => key === name || !key.startsWith(store.id));
    if (stillSilent.length < dismissed.peek().size) dismissed.value = new Set(stillSilent);
  }, [name, store.id]);
  return name !== undefined && dismissed.value.has(name) ? undefined : silent;
}

interface SilentStripProps {
  store: TableStore;
  document: TableDocument;
  silent: Silent;
}

/**
 * Strip that says that an awaited phone is silent. The host may play for it; if the host is gone, another seat may
 * take over.
 */
export function SilentStrip({ store, document, silent }: SilentStripProps) {
  const { seat, seconds } = silent;
  const [asking, setAsking] = useState(false);
  useCloseOnBack(asking, () => setAsking(false));
  const { failed, ask } = useAsk();
  const name = readName(document, seat);
  const info = document.table.seats[seat];
  const send = (request: Promise<unknown>) => {
    setAsking(false);
    void ask(request);
  };
  const time = describeSilence(seconds);
  const words =
    failed ||
    (asking
      ? t("people.take_over_ask", { name })
      : t(info?.phone ? "play.silent" : "play.silent_elsewhere", { name, time }));
  const way = action();
  return (
    <Strip
      tone="card"
      icon="clock"
      colour={readColour(document, seat)}
      action={
        <span class="strip-ways">
          <LinkButton onPress={() => (asking ? setAsking(false) : dismiss(store, seat))}>
            {t(asking ? "common.cancel" : way ? "play.let_be" : "common.close")}
          </LinkButton>
          {way}
        </span>
      }
    >
      {words}
    </Strip>
  );

  function action() {
    if (store.host.value && !store.seats.value.includes(seat)) {
      return asking && info ? (
        <LinkButton onPress={() => send(api.seatGiveUp(store.id, info.id))}>
          {t("people.take_over_yes", { name })}
        </LinkButton>
      ) : (
        <LinkButton onPress={() => setAsking(true)}>{t("people.take_over", { name })}</LinkButton>
      );
    }
    const hostGone = store.hostSilent.value >= HOST_GONE_AFTER && store.seats.value.length > 0;
    return hostGone && !store.host.value ? (
      <LinkButton onPress={() => send(store.takeHost())}>{t("people.become")}</LinkButton>
    ) : undefined;
  }
}
