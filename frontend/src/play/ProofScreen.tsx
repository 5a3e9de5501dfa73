import { t } from "../i18n";
import type { TableStore } from "../net/table";
import { go } from "../router";
import { Button } from "../ui/Button";
import type { TableDocument, View } from "../wire";
import { PlayStrip } from "./PlayStrip";
import { projectedLines } from "./PointsScreen";
import { ProofPage } from "./ProofPage";
import { linesOf } from "./scores";
import { TableBand } from "./TableBand";

interface ProofScreenProps {
  store: TableStore;
  document: TableDocument;
  view: View;
  /** Which line. */
  n: number;
}

/** A score line of the game as it stands, or as it would end now; from here a mistake is put right. */
export function ProofScreen({ store, document, view, n }: ProofScreenProps) {
  const { id } = store;
  const projected = projectedLines(store);
  const scored = linesOf(view).reverse();
  const lines = scored.some((line) => line.n === n) ? scored : (projected ?? scored);
  const ended = lines === projected;
  const mayMend = store.seats.value.length > 0 || store.host.value;
  return (
    <ProofPage
      document={document}
      view={view}
      lines={lines}
      n={n}
      missing={t("points.gone")}
      top={<TableBand store={store} document={document} onSeat={() => go(["t", id, "points"])} />}
      strip={<PlayStrip store={store} document={document} />}
      onLine={(other) => go(["t", id, "line", String(other)], true)}
      back={
        <Button onPress={() => go(["t", id, "points", ...(ended ? ["ended"] : [])])}>
          {t(ended ? "points.ended" : "points.all")}
        </Button>
      }
      further={
        !ended && mayMend ? (
          <Button onPress={() => go(["t", id, "timeline", "line", String(n)])}>
            {t("mend.something_wrong")}
          </Button>
        ) : null
      }
    />
  );
}
