import { useState } from "preact/hooks";
import { t } from "../i18n";
import { api } from "../net/api";
import type { TableStore } from "../net/table";
import { go } from "../router";
import { AskOnce } from "../ui/AskOnce";
import { Button } from "../ui/Button";
import type { SeatDocument } from "../wire";
import { PassCard } from "./PassCard";
import { SeatLine } from "./SeatRow";
import { findWhereabouts } from "./whereabouts";

/** Ask the server. The owner of this component shows refusals. @returns whether it was done. */
export type Ask = (asking: Promise<unknown>) => Promise<boolean>;

type Deed = "move" | "give_up" | "take_over" | "remove" | "make_host";

interface SeatPeopleProps {
  store: TableStore;
  place: number;
  seat: SeatDocument;
  ask: Ask;
}

/** Return what this phone may do about a seat, likeliest first. */
function listDeeds({ store, place, seat }: Omit<SeatPeopleProps, "ask">): Deed[] {
  const mine = store.seats.value.includes(place);
  const host = store.host.value;
  const lobby = store.document.value?.table.status === "lobby";
  const theirs = host && !mine && seat.phone;
  return [
    ...(mine || host ? (["move"] as const) : []),
    ...(mine && !host && !lobby ? (["give_up"] as const) : []),
    ...(host && !mine ? (["take_over"] as const) : []),
    ...(theirs ? (["make_host", "remove"] as const) : []),
  ];
}

/** One seat and its phone. Unfolds if this phone may do something about it. */
export function SeatPeople(props: SeatPeopleProps) {
  const { store, place, seat } = props;
  const [open, setOpen] = useState(false);
  const [deed, setDeed] = useState<Deed | null>(null);
  const deeds = listDeeds(props);
  const toggle = () => {
    setOpen(!open);
    setDeed(null);
  };
  return (
    <li>
      <SeatLine
        {...{ seat, open }}
        whereabouts={findWhereabouts(store, place)}
        about={t("people.actions", { name: seat.name })}
        onPress={deeds.length ? toggle : undefined}
      />
      {open && deeds.length ? (
        <div class="editor form">
          <Deeds {...props} deeds={deeds} deed={deed} onDeed={setDeed} />
        </div>
      ) : null}
    </li>
  );
}

interface DeedsProps extends SeatPeopleProps {
  deeds: readonly Deed[];
  /** The action that is being confirmed. */
  deed: Deed | null;
  onDeed: (deed: Deed | null) => void;
}

function Deeds({ store, place, seat, ask, deeds, deed, onDeed }: DeedsProps) {
  const { id } = store;
  const { name } = seat;
  const lobby = store.document.value?.table.status === "lobby";
  const away = store.seats.value.includes(place) && store.handOver.value !== place;
  // Without secrets the phone turns to the awaited seat by itself; a button is needed only to choose among several.
  const awaited = store.apart.value || store.waits.value[place] !== undefined;
  const mayHand = !lobby && awaited && away && store.seat.value !== place;
  const closeAfter = (asking: Promise<unknown>) => void ask(asking).then((well) => well && onDeed(null));
  const act: Record<Exclude<Deed, "move">, () => void> = {
    give_up: () => {
      store.letGo(seat.id, "given_up");
      closeAfter(api.seatGiveUp(id, seat.id));
    },
    take_over: () => closeAfter(api.seatGiveUp(id, seat.id)),
    make_host: () => closeAfter(api.hostHandOn(id, seat.id)),
    remove: () => closeAfter(api.seatRemove(id, seat.id)),
  };
  if (deed === "move") return <PassCard store={store} place={place} seat={seat} />;
  if (deed !== null) {
    return (
      <AskOnce
        question={t(deed === "remove" && lobby ? "people.remove_ask_lobby" : `people.${deed}_ask`, { name })}
        yes={t(`people.${deed}_yes`, { name })}
        onYes={act[deed]}
        onNo={() => onDeed(null)}
      />
    );
  }
  return (
    <div class="editor-buttons">
      {mayHand ? (
        <Button
          icon="phone"
          onPress={() => {
            store.handTo(place);
            go(["t", id]);
          }}
        >
          {t("people.hand", { name })}
        </Button>
      ) : null}
      {deeds.map((deed) => (
        <Button key={deed} onPress={() => onDeed(deed)}>
          {t(`people.${deed}`, { name })}
        </Button>
      ))}
    </div>
  );
}
