import { PlayStrip } from "../frame/strips/PlayStrip";
import { TableBand } from "../frame/TableBand";
import { t } from "../i18n";
import { go } from "../router";
import { ProofPage } from "../scores/ProofPage";
import { listLines, listZeroLines } from "../scores/scores";
import type { TableScreenProps } from "../session/tableProps";
import { Button } from "../ui/Button";
import { listProjectedLines } from "./PointsScreen";

interface ProofScreenProps extends TableScreenProps {
  /** The number of the line, or the seat of an income. */
  n: number;
}

/** Proof of a scored or projected line, with a link to correct a mistake. */
export function ProofScreen({ store, document, view, n }: ProofScreenProps) {
  const { id } = store;
  const projected = listProjectedLines(store);
  const scored = [...listLines(view).reverse(), ...listZeroLines(view)];
  const lines = scored.some((line) => line.n === n) ? scored : (projected ?? scored);
  const ended = lines === projected;
  const mayCorrect = store.seats.value.length > 0 || store.host.value;
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
        <>
          <Button onPress={() => go(["t", id])}>{t("points.board")}</Button>
          <Button onPress={() => go(["t", id, "points", ...(ended ? ["ended"] : [])])}>
            {t(ended ? "points.ended" : "points.all")}
          </Button>
        </>
      }
      further={
        !ended && mayCorrect && n >= 0 ? (
          <Button onPress={() => go(["t", id, "timeline", "line", String(n)])}>
            {t("corrections.something_wrong")}
          </Button>
        ) : null
      }
    />
  );
}

/** Proof of a seat's income in this round. */
export function IncomeScreen({ store, document, view, n }: ProofScreenProps) {
  const { id } = store;
  return (
    <ProofPage
      document={document}
      view={view}
      lines={Object.values(view.incomes ?? {})}
      n={n}
      missing={t("points.gone")}
      top={<TableBand store={store} document={document} onSeat={() => go(["t", id, "points"])} />}
      strip={<PlayStrip store={store} document={document} />}
      onLine={(seat) => go(["t", id, "income", String(seat)], true)}
      back={<Button onPress={() => go(["t", id])}>{t("points.board")}</Button>}
    />
  );
}
