import { useEffect, useState } from "preact/hooks";
import { t } from "../i18n";
import { api } from "../net/api";
import { Button } from "../ui/Button";
import type { Invite } from "../wire";
import { CodeCard } from "./CodeCard";
import { canShare, sendLink } from "./share";

/** How others come to the table, to play or to watch. @param at asked anew when this changes: the code may have. */
export function useInvite(table: string, to: "join" | "watch", at: string | number = ""): Invite | null {
  const [invite, setInvite] = useState<Invite | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new code has a link of its own
  useEffect(() => {
    let current = true;
    // Without it the code still stands there; the strip says what is wrong with the connection.
    api.invite(table, to).then(
      (found) => current && setInvite(found),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [table, to, at]);
  return invite;
}

/** How others come to the table: QR code, code, link. @param code where this phone's seat knows it. */
export function InviteCard({ table, code, at }: { table: string; code: string | undefined; at: number }) {
  const invite = useInvite(table, "join", code ?? at);
  return (
    <CodeCard svg={invite?.svg} qrLabel={t("lobby.qr")} scan={t("lobby.scan")} code={code ?? invite?.code}>
      {invite ? <SendLink url={invite.url} /> : null}
    </CodeCard>
  );
}

/** How others come to look on. */
export function WatchCard({ table }: { table: string }) {
  const invite = useInvite(table, "watch");
  return (
    <CodeCard
      svg={invite?.svg}
      qrLabel={t("people.watch_qr")}
      scan={t("people.watch_scan")}
      code={invite?.code}
    >
      {invite ? <SendLink url={invite.url} /> : null}
    </CodeCard>
  );
}

function SendLink({ url }: { url: string }) {
  return (
    <Button kind="link" onPress={() => void sendLink(url)}>
      {canShare() ? t("lobby.send") : t("lobby.copy")}
    </Button>
  );
}
