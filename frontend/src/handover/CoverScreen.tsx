import { t } from "../i18n";
import type { TableStore } from "../net/table";
import { findSeat } from "../net/viewpoint";
import { uncover } from "../session/cover";
import { MainButton } from "../ui/Button";
import { Icon } from "../ui/Icon";
import { Prompt } from "../ui/Prompt";
import { Screen } from "../ui/Screen";
import { ScrollRegion } from "../ui/ScrollRegion";
import { useHeadingFocus } from "../ui/useHeadingFocus";
import { useTitle } from "../ui/useTitle";
import type { TableInfo } from "../wire";
import { Awaited } from "./Awaited";
import { HoldButton, HoldHow } from "./HoldButton";
import { OtherPeople } from "./OtherPeople";
import "./handover.css";

/** Cover screen. While it is shown, the secrets are not in the page. */
export function CoverScreen({ store, info }: { store: TableStore; info: TableInfo }) {
  const { name = "", colour } = info.seats[findSeat(store.seat.value) ?? -1] ?? {};
  useTitle(t("cover.title"));
  useHeadingFocus();
  return (
    <Screen
      sheet={
        <Prompt
          colour={colour}
          title={store.apart.value ? t("hand.ask", { name }) : t("cover.prompt")}
          second={store.apart.value ? <HoldHow /> : undefined}
        >
          {store.apart.value ? (
            // Another player of this phone may have picked it up.
            <>
              <OtherPeople store={store} info={info} seat={store.seat.value} />
              <HoldButton onTaken={uncover} />
            </>
          ) : (
            <MainButton icon="eye" onPress={uncover}>
              {t("cover.look")}
            </MainButton>
          )}
        </Prompt>
      }
    >
      <ScrollRegion label={t("cover.title")}>
        <div class="hand">
          <div class="hand-stamp">
            <Icon name="lock" size={96} />
          </div>
          <h2 class="hand-title">{t("cover.title")}</h2>
          <p class="second-line">{t("cover.about", { name })}</p>
          <Awaited document={store.document.value} />
        </div>
      </ScrollRegion>
    </Screen>
  );
}
