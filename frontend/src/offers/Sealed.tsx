import { t } from "../i18n";
import { Icon } from "../ui/Icon";
import type { TableDocument, View } from "../wire";
import { Chosen } from "./Chosen";
import { offeringsOf, sellersOf } from "./offering";
import "../hand/hand.css";

interface SealedProps {
  document: TableDocument;
  view: View;
  own?: number;
}

/** A closed lock, and who has chosen: no amount is in the page any more. */
export function Sealed({ document, view, own }: SealedProps) {
  // Once all have chosen the table waits for anybody to lift the screens.
  const open = offeringsOf(view).length ? Object.keys(view.waits ?? {}).map(Number) : [];
  return (
    <div class="hand">
      <div class="hand-stamp">
        <Icon name="lock" size={96} />
      </div>
      <h2 class="hand-title">{t(own === undefined ? "play.offer_all_sealed" : "play.offer_yours_sealed")}</h2>
      <Chosen document={document} seats={sellersOf(view)} open={new Set(open)} />
    </div>
  );
}
