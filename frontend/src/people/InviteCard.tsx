import { useEffect, useState } from "preact/hooks";
import { t } from "../i18n";
import { formatAddress } from "../net/address";
import { api } from "../net/api";
import type { TableStore } from "../net/table";
import { LinkButton } from "../ui/Button";
import { CodeCard } from "../ui/CodeCard";
import { handleAnswer } from "../ui/handleAnswer";
import { canShare, sendLink } from "../ui/share";
import type { Invite } from "../wire";
import { NewCode } from "./NewCode";

type To = "join" | "watch";

/** Return link, code and QR code to join or watch a table; null until they are loaded.
 * @param code the code, if this phone's seat knows it. Otherwise it is fetched at each revision, which may have changed it.
 */
export function useInvite(store: TableStore, to: To, code?: string): Invite | null {
  const [loaded, setLoaded] = useState<{ to: To; invite: Invite } | null>(null);
  const { state } = store.connection.value;
  const answers = state === "live" || state === "polling";
  const at = code ?? store.version.value.r;
  useEffect(() => {
    if (!answers || at === NEVER) return;
    return handleAnswer(
      api.invite(store.id, to),
      (invite) => setLoaded({ to, invite }),
      () => setLoaded(null), // the code may have changed: show none rather than an old one
    );
  }, [store, to, at, answers]);
  return loaded?.to === to ? loaded.invite : null;
}

/** The revision before the first view. */
const NEVER = -1;

interface InviteCardProps {
  store: TableStore;
  /** The code, if this phone's seat knows it. */
  code: string | undefined;
}

/** Invitation to join: QR code, code, link. */
export const InviteCard = (props: InviteCardProps) => <TableCode {...props} to="join" />;

export const WatchCard = ({ store }: { store: TableStore }) => (
  <TableCode store={store} to="watch" code={undefined} />
);

/** Return what to do with a code. A TV cannot scan, so whoever watches is told an address as well. */
function describeWay(to: To, link: Invite | null): string {
  if (to === "join") return t("lobby.scan");
  return link ? t("people.watch_scan", { address: formatAddress(link.url) }) : "";
}

/** A code of the table, which the host can change. */
function TableCode({ store, to, code: knownCode }: InviteCardProps & { to: To }) {
  const invite = useInvite(store, to, knownCode);
  const code = knownCode ?? invite?.code;
  const [replaced, setReplaced] = useState<string | null>(null);
  // Do not show a code that this phone has just replaced; the new one has not arrived yet.
  const currentCode = code === replaced ? undefined : code;
  const link = invite?.code === currentCode ? invite : null;
  return (
    <CodeCard
      svg={link?.svg}
      qrLabel={t(to === "join" ? "lobby.qr" : "people.watch_qr")}
      scan={describeWay(to, link)}
      code={currentCode}
      foot={
        store.host.value ? (
          <NewCode
            table={store.id}
            to={to}
            made={replaced !== null && currentCode !== undefined}
            onMade={() => setReplaced(code ?? "")}
          />
        ) : null
      }
    >
      {link ? <SendLink url={link.url} /> : null}
    </CodeCard>
  );
}

function SendLink({ url }: { url: string }) {
  const send = () => void sendLink(url);
  return canShare() ? (
    <LinkButton icon="share" onPress={send}>
      {t("lobby.send")}
    </LinkButton>
  ) : (
    <LinkButton onPress={send}>{t("lobby.copy")}</LinkButton>
  );
}
