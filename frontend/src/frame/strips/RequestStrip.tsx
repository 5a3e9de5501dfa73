import { t } from "../../i18n";
import { api } from "../../net/api";
import type { TableStore } from "../../net/table";
import { readColour, readName } from "../../seats/people";
import { LinkButton } from "../../ui/Button";
import { Strip } from "../../ui/Strip";
import { useAsk } from "../../ui/useAsk";
import type { TableDocument } from "../../wire";

/** Strip about the oldest request for a seat; the host answers with one tap. */
export function buildRequestStrip(store: TableStore, document: TableDocument) {
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
