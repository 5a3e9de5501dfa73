import { PlayStrip } from "../frame/strips/PlayStrip";
import { t } from "../i18n";
import { go } from "../router";
import { ProofPage } from "../scores/ProofPage";
import { listLines } from "../scores/scores";
import type { TableScreenProps } from "../session/tableProps";
import { Button } from "../ui/Button";
import { Heading } from "../ui/Heading";
import { HistoryScreen, readPosition } from "./HistoryScreen";
import { useReplay } from "./replay";

/** The replay: `history`; from a version on, `history/at/<version>`; proof of a score line at the shown step,
 * `history/line/<n>`. */
export function History({ path, ...shared }: TableScreenProps & { path: readonly string[] }) {
  return path[1] === "line" ? (
    <HistoryProof {...shared} n={Number(path[2])} />
  ) : (
    <HistoryScreen {...shared} from={path[1] === "at" ? Number(path[2]) : undefined} />
  );
}

/** Proof of a score line on the board at the shown step. */
function HistoryProof({ store, document, view: now, n }: TableScreenProps & { n: number }) {
  const { id } = store;
  const { how, step } = readPosition(store, now);
  const { replayStep, failed } = useReplay(store, how, step);
  const back = () => go(["t", id, "history"]);
  return (
    <ProofPage
      document={document}
      view={replayStep?.view}
      lines={replayStep ? listLines(replayStep.view).reverse() : []}
      n={n}
      missing={failed || t(replayStep ? "points.gone" : "common.loading")}
      top={<Heading title={t("history.title")} onBack={back} />}
      strip={<PlayStrip store={store} document={document} quiet />}
      onLine={(other) => go(["t", id, "history", "line", String(other)], true)}
      back={<Button onPress={back}>{t("history.back")}</Button>}
    />
  );
}
