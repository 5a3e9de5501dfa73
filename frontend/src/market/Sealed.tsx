import { t } from "../i18n";
import type { GameArt } from "../pieces/assets";
import { sellersOf } from "../surfaces/display/displays";
import { choosersOf } from "../table/offering";
import { Icon } from "../ui/Icon";
import type { TableDocument, View } from "../wire";
import { Chosen } from "./Chosen";
import "../handover/handover.css";

interface SealedProps {
  art: GameArt | null;
  document: TableDocument;
  view: View;
  ownSeat: number | undefined;
}

/** A lock, and who has chosen. The page no longer contains any amount. */
export function Sealed({ art, document, view, ownSeat }: SealedProps) {
  const open = choosersOf(view, ownSeat);
  return (
    <div class="hand">
      <div class="hand-stamp">
        <Icon name="lock" size={40} />
      </div>
      <h2 class="hand-title">{t(open.size ? "play.offer_yours_sealed" : "play.offer_all_sealed")}</h2>
      <Chosen document={document} seats={sellersOf(view)} open={open} drawn={{ view, art }} />
    </div>
  );
}
