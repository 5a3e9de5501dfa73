import type { TableStore } from "../net/table";
import { useArt } from "../pieces/useArt";
import { formatSigned } from "../scores/LineList";
import { listPills } from "../seats/people";
import { describeLast, listSupplies } from "../seats/supplies";
import { me } from "../session/session";
import { lazy, renderNothing } from "../ui/lazy";
import { OwnMark } from "../ui/OwnMark";
import { SeatsBand } from "../ui/SeatsBand";
import type { TableDocument } from "../wire";
import { TableMenu } from "./TableMenu";

const ClockLine = lazy(
  ["clock"],
  () => import("../seats/ClockLine"),
  "ClockLine",
  renderNothing,
  renderNothing,
);

interface TableBandProps {
  store: TableStore;
  document: TableDocument;
  /** The seat whose board is on the screen, where each seat has one. */
  shownSeat?: number | undefined;
  onSeat: (seat: number) => void;
  /** Points that seats have just scored. */
  gains?: Readonly<Record<number, number>>;
}

/** The seats of a table on this phone, and the menu. */
export function TableBand({ store, document, shownSeat, onSeat, gains = {} }: TableBandProps) {
  const live = document.table.clock === "live" && document.table.status === "playing";
  const art = useArt(document.table.game);
  const last = describeLast(document, art);
  const viewer = { seats: store.seats.value, seat: store.seat.value };
  const pills = listPills(document, store.presence.value, shownSeat, viewer).map((pill) => {
    const gain = gains[pill.seat];
    const supplies = listSupplies(document, art, pill.seat);
    return { ...pill, supplies, gain: gain === undefined ? undefined : formatSigned(gain) };
  });
  return (
    <>
      <SeatsBand pills={pills} onSeat={onSeat}>
        <OwnMark who={store.seats.value.length ? null : me.value} />
        <TableMenu store={store} />
      </SeatsBand>
      {last.length ? (
        <p class="last-supplies" role="status">
          {last.join(" · ")}
        </p>
      ) : null}
      {live ? <ClockLine store={store} document={document} /> : null}
    </>
  );
}
