import { t } from "../i18n";
import { formatAddress } from "../net/address";
import { CodeWords, QrCode } from "../ui/CodeCard";
import type { Invite, TableInfo } from "../wire";

export const describeQr = (to: "join" | "watch") => t(to === "join" ? "lobby.qr" : "people.watch_qr");

interface LobbyProps {
  table: TableInfo;
  invite: Invite | null;
  to: "join" | "watch";
}

/** Before the game: what will be played, and two ways in, to scan and to type. */
export function TvLobby({ table: { game, expansions = [] }, invite, to }: LobbyProps) {
  return (
    <div class="tv-lobby">
      <h1 class="display">{t(`${game}.name`)}</h1>
      {expansions.map((id) => (
        <p key={id} class="tv-small">
          {t(`${game}.${id}.name`)}
        </p>
      ))}
      <QrCode svg={invite?.svg} label={describeQr(to)} />
      {invite ? (
        <>
          <p class="tv-small">{t("tv.address", { address: formatAddress(invite.url) })}</p>
          <CodeWords code={invite.code} />
        </>
      ) : null}
    </div>
  );
}
