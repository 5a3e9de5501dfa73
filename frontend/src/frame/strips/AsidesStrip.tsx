import { t } from "../../i18n";
import type { TableStore } from "../../net/table";
import { answeredMeanwhile, findAsideOpener } from "../../prompts/asides";
import { listAsides } from "../../prompts/questions";
import { listSellers } from "../../surfaces/display/displays";
import { findNumber, isAboutOpenMarket, openMarketName } from "../../surfaces/display/market";
import { Button } from "../../ui/Button";
import { Strip } from "../../ui/Strip";
import type { TableDocument } from "../../wire";

/** Strip that says that somebody else has answered the aside that was open here. */
export function buildMeanwhileStrip(store: TableStore) {
  const answeredAside = answeredMeanwhile.value;
  if (answeredAside?.table !== store.id || answeredAside.v !== store.version.value.v) return null;
  const close = () => {
    answeredMeanwhile.value = null;
  };
  return (
    <Strip
      tone="card"
      action={
        <Button kind="link" onPress={close}>
          {t("common.close")}
        </Button>
      }
    >
      {t(answeredAside.name ? "play.market_reported_meanwhile" : "play.market_left_meanwhile", answeredAside)}
    </Strip>
  );
}

/** Strip that leads to an open aside with one tap, unless the market is on the screen. */
export function buildAsidesStrip(store: TableStore, { view }: TableDocument) {
  const [first] = listAsides(view);
  if (!first || !view || (isAboutOpenMarket(view) && !listSellers(view).length)) return null;
  return (
    <Strip tone="card">
      <Button kind="link" class="strip-way" onPress={() => findAsideOpener(store, view)(first.place)}>
        {t("play.market_unknown_line", { board: openMarketName(view), n: findNumber(view, first.place) })}
      </Button>
    </Strip>
  );
}
