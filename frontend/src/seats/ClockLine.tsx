import { break_s } from "../generated/clock.json";
import { t } from "../i18n";
import type { TableStore } from "../net/table";
import { Stamp } from "../ui/Stamp";
import { useSecond } from "../ui/useSecond";
import type { TableDocument } from "../wire";
import { findTurnUnit, formatDuration } from "./duration";
import "./clock.css";

interface ClockProps {
  store: TableStore;
  document: TableDocument;
}

interface Timed {
  seat: string;
  name: string;
  colour: string;
  awaited: boolean;
  /** Seconds in total, and in this turn. */
  total: number;
  turn: number;
}

/** Below the seats: how long the table has waited for the awaited seats. */
export function ClockLine({ store, document }: ClockProps) {
  const { timed, stands } = useClock(store, document);
  const awaited = timed.filter((player) => player.awaited);
  const [only] = awaited;
  const unit = findTurnUnit(document.table.game);
  return (
    <p class="clock-line" role="timer">
      {stands && only ? (
        t("clock.break")
      ) : only && awaited.length === 1 ? (
        <span>
          <Stamp colour={only.colour} size={16} />
          {only.name}:{" "}
          {t("clock.times", { unit, turn: formatDuration(only.turn), total: formatDuration(only.total) })}
        </span>
      ) : only ? (
        <>
          <span>{t("clock.all")}</span>
          {awaited.map(({ seat, name, colour, total }) => (
            <span key={seat}>
              <Stamp colour={colour} size={16} />
              <span class="unseen">{name} </span>
              {formatDuration(total)}
            </span>
          ))}
        </>
      ) : (
        "\u00a0"
      )}
    </p>
  );
}

/** On the TV, beside a name: the time of that player. */
export function ClockOf({ store, document, seat }: ClockProps & { seat: number }) {
  const { timed, stands } = useClock(store, document);
  const entry = timed.find((player) => player.seat === String(seat));
  if (!entry) return null;
  const { awaited, turn, total } = entry;
  const times = { turn: formatDuration(turn), total: formatDuration(total) };
  return <p class="tv-small">{t(awaited && !stands ? "clock.now" : "clock.total", times)}</p>;
}

/** Return the current times, updated each second. `stands`: the wait is so long that it counts as a break. */
function useClock(store: TableStore, { table, view, clock = {} }: TableDocument) {
  const now = useSecond();
  const since = store.since.value;
  const waited = since === null ? 0 : Math.max(0, Math.floor((now - since) / 1_000));
  const stands = waited > break_s;
  const timed = Object.entries(clock).map(([seat, times]): Timed => {
    const awaited = view?.waits?.[seat] !== undefined;
    const more = awaited && !stands ? waited : 0;
    return {
      seat,
      name: table.seats[seat]?.name ?? "",
      colour: table.seats[seat]?.colour ?? "",
      awaited,
      total: times.total + more,
      turn: (times.turn ?? 0) + more,
    };
  });
  return { timed, stands };
}
