import { t } from "../i18n";
import type { TableStore } from "../net/table";
import { uncover } from "../session/cover";
import { Prompt } from "../ui/Prompt";
import { Screen } from "../ui/Screen";
import { ScrollRegion } from "../ui/ScrollRegion";
import { Stamp } from "../ui/Stamp";
import { useHeadingFocus } from "../ui/useHeadingFocus";
import { useTitle } from "../ui/useTitle";
import type { TableInfo } from "../wire";
import { Awaited } from "./Awaited";
import { HoldButton, HoldHow } from "./HoldButton";
import { OtherPeople } from "./OtherPeople";
import "./handover.css";

/** Screen that asks to hand the phone to the person of a seat. It contains no secret of any seat. */
export function HandoverScreen({ store, info, seat }: { store: TableStore; info: TableInfo; seat: number }) {
  const { name = "", colour } = info.seats[seat] ?? {};
  useTitle(t("hand.title", { name }));
  useHeadingFocus();
  return (
    <Screen
      sheet={
        <Prompt colour={colour} title={t("hand.ask", { name })} second={<HoldHow />}>
          <OtherPeople store={store} info={info} seat={seat} />
          <HoldButton
            key={seat}
            onTaken={() => {
              uncover();
              if (store.handOver.peek() !== seat) store.handTo(seat);
              store.take();
            }}
          />
        </Prompt>
      }
    >
      <ScrollRegion label={t("hand.title", { name })}>
        <div class="hand">
          <div class="hand-stamp">
            <Stamp colour={colour} size={112} />
          </div>
          <h2 class="hand-title">{t("hand.title", { name })}</h2>
          <p class="second-line">{t("hand.about", { name })}</p>
          <Awaited document={store.document.value} />
        </div>
      </ScrollRegion>
    </Screen>
  );
}
