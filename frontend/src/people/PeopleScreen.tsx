import { buildUrgentStrip } from "../frame/strips/urgentStrip";
import { t } from "../i18n";
import { api } from "../net/api";
import type { TableStore } from "../net/table";
import { ClockChoice } from "../options/ClockChoice";
import { back } from "../router";
import { describeSilence, HOST_GONE_AFTER } from "../seats/silence";
import type { TablePathProps } from "../session/tableProps";
import { Button } from "../ui/Button";
import { Switch } from "../ui/fields";
import { Heading } from "../ui/Heading";
import { Refusal } from "../ui/Refusal";
import { Screen } from "../ui/Screen";
import { useAsk } from "../ui/useAsk";
import { useHeadingFocus } from "../ui/useHeadingFocus";
import { useTitle } from "../ui/useTitle";
import type { TableInfo } from "../wire";
import { InviteCard, WatchCard } from "./InviteCard";
import { OnScreen } from "./OnScreen";
import { type Ask, SeatPeople } from "./SeatPeople";

/** Seats and their phones, with everything that can be changed about them. */
export function PeopleScreen({ store }: TablePathProps) {
  useTitle(t("people.title"));
  useHeadingFocus();
  const { failed, ask } = useAsk();
  const document = store.document.value;
  const info = document?.table;
  return (
    <Screen
      top={<Heading level={1} title={t("people.title")} onBack={() => back(["t", store.id])} />}
      strip={document ? buildUrgentStrip(store, document) : null}
    >
      {info ? (
        <div class="form">
          <Refusal words={failed} small />
          <BecomeHost store={store} ask={ask} />
          <Seats store={store} info={info} ask={ask} />
          {store.host.value ? (
            <>
              <HostPart store={store} info={info} ask={ask} />
              <section class="prose">
                <h2 class="field-label">{t("people.join")}</h2>
                <InviteCard store={store} code={info.code} />
              </section>
            </>
          ) : null}
          <section class="prose">
            <h2 class="field-label">{t("people.watch")}</h2>
            <WatchCard store={store} />
            {store.seats.value.length ? <OnScreen table={store.id} /> : null}
          </section>
        </div>
      ) : null}
    </Screen>
  );
}

interface PartProps {
  store: TableStore;
  ask: Ask;
}

/** Button with which a seat takes over as host, once the host's phone has been silent for a minute. */
function BecomeHost({ store, ask }: PartProps) {
  const silent = store.hostSilent.value;
  const { state } = store.connection.value;
  if (store.host.value || store.seats.value.length === 0) return null;
  if (store.document.value?.table.status === "finished") return null;
  // Silence is only known through sockets: this phone has none, so it cannot tell.
  if (state === "polling") return <p class="card prose">{t("people.become_polling")}</p>;
  if (silent < HOST_GONE_AFTER || state !== "live") return null;
  return (
    <div class="card prose">
      <p>{t("people.become_about", { time: describeSilence(silent) })}</p>
      <Button onPress={() => void ask(store.takeHost())}>{t("people.become")}</Button>
    </div>
  );
}

function Seats({ store, info, ask }: PartProps & { info: TableInfo }) {
  return (
    <section>
      <h2 class="unseen">{t("people.seats")}</h2>
      <ol class="rows">
        {Object.entries(info.seats).map(([place, seat]) => (
          <SeatPeople key={seat.id} store={store} place={Number(place)} seat={seat} ask={ask} />
        ))}
      </ol>
    </section>
  );
}

/** Settings that only the host may change. */
function HostPart({ store, info, ask }: PartProps & { info: TableInfo }) {
  return (
    <section>
      <h2 class="field-label">{t("people.host")}</h2>
      {info.old_rules ? (
        <p class="second-line">{t("people.old_rules", { version: info.old_rules })}</p>
      ) : null}
      <Switch
        label={t("people.lock")}
        hint={t("people.lock_about")}
        on={info.locked ?? false}
        onChange={(locked) => void ask(api.lock(store.id, locked))}
      />
      <ClockChoice
        value={info.clock ?? "result"}
        onChoose={(clock) => void ask(api.clock(store.id, clock))}
      />
    </section>
  );
}
