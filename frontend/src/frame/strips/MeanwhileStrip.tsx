import { t } from "../../i18n";
import type { TableStore } from "../../net/table";
import { answeredMeanwhile } from "../../prompts/asides";
import { LinkButton } from "../../ui/Button";
import { Strip } from "../../ui/Strip";

/** Strip that says that somebody else has answered the aside that was open here. */
export function buildMeanwhileStrip(store: TableStore) {
  const answeredAside = answeredMeanwhile.value;
  if (answeredAside?.table !== store.id || answeredAside.v !== store.version.value.v) return null;
  const close = () => {
    answeredMeanwhile.value = null;
  };
  return (
    <Strip tone="card" action={<LinkButton onPress={close}>{t("common.close")}</LinkButton>}>
      {t(answeredAside.name ? "play.market_reported_meanwhile" : "play.market_left_meanwhile", answeredAside)}
    </Strip>
  );
}
