import { clockTime, t } from "../../i18n";
import type { TableStore } from "../../net/table";
import { Rich } from "../../ui/Rich";
import { Strip } from "../../ui/Strip";

/** Strip about the connection; null while it is live and has not just come back. */
export function connectionStrip(table: TableStore) {
  const { state, since } = table.connection.value;
  if (state === "offline") {
    const n = table.pending.value.filter((entry) => entry.acked === undefined).length;
    // A page opened without a connection shows a stored view: its age counts.
    const time = clockTime(table.asOf.value ?? since);
    return (
      <Strip tone="sunk" icon="offline">
        <Rich words={t("strip.offline", { time, n })} />
      </Strip>
    );
  }
  if (table.back.value) {
    return (
      <Strip tone="ink" icon="check">
        <Rich words={t("strip.back", { n: table.back.value.sent })} />
      </Strip>
    );
  }
  if (state === "polling") {
    return (
      <Strip tone="sunk" icon="clock">
        <Rich words={t("strip.polling")} />
      </Strip>
    );
  }
  if (state === "connecting" && table.asOf.value !== null) {
    return (
      <Strip tone="sunk" icon="clock">
        <Rich words={t("strip.as_of", { time: clockTime(table.asOf.value) })} />
      </Strip>
    );
  }
  return null;
}
