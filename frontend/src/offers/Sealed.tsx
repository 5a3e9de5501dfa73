import { t } from "../i18n";
import { Icon } from "../ui/Icon";
import type { TableDocument, View } from "../wire";
import { Chosen } from "./Chosen";
import { choosersOf, sellersOf } from "./offering";
import "../hand/hand.css";

interface SealedProps {
  document: TableDocument;
  view: View;
  own: number | undefined;
}

/** A closed lock, and who has chosen: no amount is in the page any more. */
export function Sealed({ document, view, own }: SealedProps) {
  const open = choosersOf(view, own);
  return (
    <div class="hand">
      <div class="hand-stamp">
        <Icon name="lock" size={96} />
      </div>
      <h2 class="hand-title">{t(open.size ? "play.offer_yours_sealed" : "play.offer_all_sealed")}</h2>
      <Chosen document={document} seats={sellersOf(view)} open={open} />
    </div>
  );
}
