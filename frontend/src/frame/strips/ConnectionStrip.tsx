import { signal } from "@preact/signals";
import { formatClockTime, t } from "../../i18n";
import { holdsDevice } from "../../net/device";
import { describeRefusal } from "../../net/errors";
import type { TableStore, Unconfirmed } from "../../net/table";
import { watches } from "../../session/session";
import { LinkButton } from "../../ui/Button";
import { Rich } from "../../ui/Rich";
import { Strip } from "../../ui/Strip";

/** True once somebody has read that this browser saves nothing. */
const unsavedRead = signal(false);

/** Strip about what keeps this phone from the table: no connection, faults of the server, a browser that saves nothing. Null
 * while all is well.
 */
export function buildConnectionStrip(table: TableStore) {
  const { state, since } = table.connection.value;
  if (state === "offline") {
    const n = table.pending.value.filter((entry) => entry.acked === undefined).length;
    // A page opened without a connection shows a stored view: its age counts.
    const time = formatClockTime(table.asOf.value ?? since);
    return (
      <Strip tone="sunk" icon="offline">
        <Rich words={t(maySend(table) || n ? "strip.offline" : "strip.offline_since", { time, n })} />{" "}
        {keepOpen(table)}
      </Strip>
    );
  }
  if (table.unconfirmed.value) return buildUnconfirmedStrip(table, table.unconfirmed.value);
  if (!unsavedRead.value && !holdsDevice() && !table.watching && !watches(table.id)) {
    const close = () => {
      unsavedRead.value = true;
    };
    return (
      <Strip tone="sunk" icon="warn" action={<LinkButton onPress={close}>{t("common.close")}</LinkButton>}>
        <Rich words={t("strip.unsaved")} />
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
        <Rich words={t("strip.as_of", { time: formatClockTime(table.asOf.value) })} />
      </Strip>
    );
  }
  return null;
}

/** Return whether this phone enters moves, which are kept and sent later. What is changed elsewhere is not. A page that
 * was opened without a network knows no seats yet, but whose view it kept. */
const maySend = ({ document, seat }: TableStore) =>
  document.value?.table.status === "playing" && seat.value !== "spectator";

/** Return what to do if entries are gone with this page; empty if they are saved. */
const keepOpen = (table: TableStore) => (table.keepsEntries.value ? "" : t("strip.keep_open"));

/** Strip about entries that the server has not confirmed after some tries. Whoever made them decides. */
function buildUnconfirmedStrip(table: TableStore, { entries, refusal }: Unconfirmed) {
  const [entry] = entries;
  const kind = table.document.value?.view?.prompts?.[entry?.prompt ?? ""]?.kind;
  const what = entries.length > 1 ? "many" : entry?.kind === "undo" ? "undo" : (kind ?? "other");
  return (
    <Strip
      tone="sunk"
      icon="warn"
      action={
        <span class="strip-ways">
          <LinkButton onPress={() => table.discard()}>{t("strip.discard")}</LinkButton>
          <LinkButton onPress={() => table.retry()}>{t("common.again")}</LinkButton>
        </span>
      }
    >
      <Rich words={t("strip.unconfirmed", { what, n: entries.length })} />{" "}
      {describeRefusal(refusal.code, refusal.params ?? {}, refusal.message)} {keepOpen(table)}
    </Strip>
  );
}
