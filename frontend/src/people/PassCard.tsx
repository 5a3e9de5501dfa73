import { useEffect, useState } from "preact/hooks";
import { t } from "../i18n";
import { api } from "../net/api";
import { describeError } from "../net/errors";
import type { TableStore } from "../net/table";
import { CodeCard } from "../ui/CodeCard";
import { Refusal } from "../ui/Refusal";
import type { Invite, SeatDocument } from "../wire";

/** What a card about moving a seat to another phone says. */
const MOVED = "table.event_seat_moved";

interface PassCardProps {
  store: TableStore;
  place: number;
  seat: SeatDocument;
}

/** Card with a code that moves a seat to another phone. Once it is used, the card says so. */
export function PassCard({ store, place, seat }: PassCardProps) {
  const [pass, setPass] = useState<Invite | null>(null);
  // The state of the table when the code was created: a later move of the seat has used the code.
  const [before, setBefore] = useState({ v: Number.POSITIVE_INFINITY, phone: true });
  const [failed, setFailed] = useState<string | null>(null);
  // Removing a phone invalidates the codes of all seats and of the table: fetch a new one then.
  const at = store.document.value?.table.code ?? store.version.value.r;
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    let current = true;
    setPass(null);
    api.seatPass(store.id, seat.id).then(
      (made) => {
        store.letGo(seat.id, "moved");
        if (!current) return;
        setBefore({ v: store.version.peek().v, phone: seat.phone ?? false });
        setPass(made);
      },
      (error: unknown) => current && setFailed(describeError(error)),
    );
    return () => {
      current = false;
    };
  }, [store, seat.id, at]);
  if (failed !== null) return <Refusal words={failed} small />;
  const moved = store.narrations.value.some(
    (news) => news.v > before.v && news.seat === place && news.text.code === MOVED,
  );
  if (moved || (seat.phone && !before.phone)) {
    return (
      <p class="second-line" role="status">
        {t("people.move_used", { name: seat.name })}
      </p>
    );
  }
  return (
    <div role="status">
      <CodeCard
        svg={pass?.svg}
        qrLabel={t("people.move_qr", { name: seat.name })}
        scan={t("people.move_about")}
        code={pass?.code}
      />
    </div>
  );
}
