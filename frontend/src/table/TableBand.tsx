import type { TableStore } from "../net/table";
import { me } from "../session/session";
import { lazy } from "../ui/lazy";
import { OwnMark } from "../ui/OwnMark";
import { SeatsBand } from "../ui/SeatsBand";
import type { TableDocument } from "../wire";
import type { ClockProps } from "./ClockLine";
import { signed } from "./LineList";
import { pillsOf } from "./people";
import { TableMenu } from "./TableMenu";

const ClockLine = lazy<ClockProps>(
  ["clock"],
  async () => (await import("./ClockLine")).ClockLine,
  () => <></>,
  () => <></>,
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
  const band = (
    <SeatsBand
      pills={pillsOf(document, store.presence.value, shownSeat, {
        seats: store.seats.value,
        seat: store.seat.value,
      }).map((pill) => {
        const gain = gains[pill.seat];
        return gain === undefined ? pill : { ...pill, gain: signed(gain) };
      })}
      onSeat={onSeat}
    >
      <OwnMark who={store.seats.value.length ? null : (me.value ?? null)} />
      <TableMenu store={store} />
    </SeatsBand>
  );
  return live ? (
    <>
      {band}
      <ClockLine store={store} document={document} />
    </>
  ) : (
    band
  );
}
