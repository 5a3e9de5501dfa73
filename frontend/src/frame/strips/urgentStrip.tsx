import { t } from "../../i18n";
import { api } from "../../net/api";
import type { TableStore } from "../../net/table";
import { go, route } from "../../router";
import { readColour, readName } from "../../seats/people";
import { LinkButton } from "../../ui/Button";
import { Strip } from "../../ui/Strip";
import { useAsk } from "../../ui/useAsk";
import type { TableDocument } from "../../wire";
import { buildConnectionStrip } from "./ConnectionStrip";

/** Strip about what comes first on every screen of a table, covers and forms included: the connection, a stalled server, a
 * request for a seat, and that the others wait for this phone. None of it is secret.
 * @param plays the screen asks what the table waits for.
 */
export function buildUrgentStrip(store: TableStore, document: TableDocument, plays = false) {
  const connection = buildConnectionStrip(store);
  if (connection) return connection;
  if (document.table.stalled) {
    return (
      <Strip tone="sunk" icon="clock">
        {t("play.stalled")}
      </Strip>
    );
  }
  return buildRequestStrip(store, document) ?? (plays ? null : buildOthersWaitStrip(store, document));
}

/** Strip that says that everybody else waits for the seats of this phone. */
export function buildOthersWaitStrip(store: TableStore, document: TableDocument) {
  const own = new Set(store.seats.value.map(String));
  const awaited = Object.keys(document.view?.waits ?? {});
  const others = Object.keys(document.table.seats).filter((seat) => !own.has(seat));
  if (!awaited.length || !others.length || !awaited.every((seat) => own.has(seat))) return null;
  const isAway = route.value.length > 2;
  return (
    <Strip
      tone="card"
      icon="clock"
      action={
        isAway ? <LinkButton onPress={() => go(["t", store.id])}>{t("play.play_on")}</LinkButton> : undefined
      }
    >
      {t("play.others_wait", { n: others.length, name: readName(document, Number(others[0])) })}
    </Strip>
  );
}

/** Strip about the oldest request for a seat; the host answers with one tap. */
function buildRequestStrip(store: TableStore, document: TableDocument) {
  const [first] = Object.entries(document.table.requests ?? {});
  if (!first || !store.host.value) return null;
  const [id, seat] = first;
  return <RequestStrip key={id} {...{ store, document, id, seat }} />;
}

interface RequestProps {
  store: TableStore;
  document: TableDocument;
  id: string;
  seat: number;
}

function RequestStrip({ store, document, id, seat }: RequestProps) {
  const { failed, ask } = useAsk();
  return (
    <Strip
      tone="card"
      icon="phone"
      colour={readColour(document, seat)}
      action={
        <span class="strip-ways">
          <LinkButton onPress={() => void ask(api.requestEnd(store.id, id))}>
            {t("play.request_no")}
          </LinkButton>
          <LinkButton onPress={() => void ask(api.requestGrant(store.id, id))}>
            {t("play.request_yes")}
          </LinkButton>
        </span>
      }
    >
      {failed || t("play.request", { name: readName(document, seat) })}
    </Strip>
  );
}
