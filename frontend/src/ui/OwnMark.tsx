import { joinWords, t } from "../i18n";
import type { Me } from "../session/session";
import { Icon } from "./Icon";
import { Stamp } from "./Stamp";
import "../styles/seats.css";

/** More people than this are shown by their stamps alone. */
const MOST_NAMES = 2;

/** The seats of this phone, at the end of a screen's heading. */
export function OwnMark({ who }: { who: Me | null }) {
  if (!who) return null;
  return (
    <p class="own-mark">
      <span class="unseen">
        {who.length
          ? t("common.you_are", { names: joinWords(who.map(({ name }) => name)) })
          : t("common.watching")}
      </span>
      {who.length ? (
        who.map(({ name, colour }) => (
          <span key={name} class="own-mark-person" aria-hidden="true">
            <Stamp colour={colour} size={who.length === MOST_NAMES ? 14 : 22} />
            {who.length > MOST_NAMES ? null : (
              <span class="own-mark-name" dir="auto">
                {name}
              </span>
            )}
          </span>
        ))
      ) : (
        <span class="own-mark-person" aria-hidden="true">
          <Icon name="eye" size={20} />
          <span class="own-mark-name">{t("common.watching")}</span>
        </span>
      )}
    </p>
  );
}
