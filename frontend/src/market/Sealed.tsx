import { t } from "../i18n";
import type { TableStore } from "../net/table";
import type { GameArt } from "../pieces/assets";
import { listChoosers } from "../prompts/offering";
import { listSellers } from "../surfaces/display/displays";
import { Icon } from "../ui/Icon";
import type { TableDocument, View } from "../wire";
import { Chosen } from "./Chosen";
import "../handover/handover.css";

interface SealedProps {
  store: TableStore;
  art: GameArt | null;
  document: TableDocument;
  view: View;
  ownSeat: number | undefined;
}

/** A lock, and who has chosen. The page no longer contains any amount. */
export function Sealed({ store, art, document, view, ownSeat }: SealedProps) {
  const open = listChoosers(view, ownSeat);
  return (
    <div class="hand sealed">
      <div class="hand-stamp">
        <Icon name="lock" size={40} />
      </div>
      {open.size ? <h2 class="hand-title">{t("play.offer_yours_sealed")}</h2> : null}
      <Chosen
        document={document}
        seats={listSellers(view)}
        open={open}
        reviews={store.reviews.value}
        drawn={{ view, art }}
      />
    </div>
  );
}
