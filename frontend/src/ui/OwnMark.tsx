import { listed, t } from "../i18n";
import type { Me } from "../session/session";
import { Icon } from "./Icon";
import { Stamp } from "./Stamp";

/** The seats of this phone, at the end of a screen's heading. */
export function OwnMark({ who }: { who: Me | null }) {
  if (!who) return null;
  const names = listed(who.map(({ name }) => name));
  return (
    <p class="own-mark">
      <span class="unseen">{who.length ? t("common.you_are", { names }) : t("common.watching")}</span>
      {who.length ? (
        who.map(({ name, colour }) => <Stamp key={name} colour={colour} />)
      ) : (
        <Icon name="eye" size={20} />
      )}
      <span class="own-mark-name" aria-hidden="true">
        {who.length ? who[0]?.name : t("common.watching")}
      </span>
    </p>
  );
}
