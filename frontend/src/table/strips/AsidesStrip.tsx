import { t } from "../../i18n";
import type { TableStore } from "../../net/table";
import { sellersOf } from "../../surfaces/display/displays";
import { isAboutOpenMarket, numberOf } from "../../surfaces/display/market";
import { Button } from "../../ui/Button";
import { Strip } from "../../ui/Strip";
import type { TableDocument } from "../../wire";
import { answeredMeanwhile, asideOpener } from "../asides";
import { asidesOf } from "../questions";

/** Strip that says that somebody else has answered the aside that was open here. */
export function meanwhileStrip(store: TableStore) {
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
      {t(answeredAside.name ? "play.market_told_meanwhile" : "play.market_left_meanwhile", answeredAside)}
    </Strip>
  );
}

/** Strip that leads to an open aside with one tap, unless the market is on the screen. */
export function asidesStrip(store: TableStore, { view }: TableDocument) {
  const [first] = asidesOf(view);
  if (!first || !view || (isAboutOpenMarket(view) && !sellersOf(view).length)) return null;
  return (
    <Strip tone="card">
      <Button kind="link" class="strip-way" onPress={() => asideOpener(store, view)(first.place)}>
        {t("play.market_untold_line", { n: numberOf(view, first.place) })}
      </Button>
    </Strip>
  );
}
