import { PlayStrip } from "../frame/strips/PlayStrip";
import { t } from "../i18n";
import { go } from "../router";
import { ProofPage } from "../scores/ProofPage";
import { listLines } from "../scores/scores";
import type { TableScreenProps } from "../session/tableProps";
import { Button } from "../ui/Button";
import { Heading } from "../ui/Heading";
import { readPosition } from "./HistoryScreen";
import { useReplay } from "./replay";

/** Proof of a score line on the board at the shown step. */
export function HistoryProof({ store, document, view: now, n }: TableScreenProps & { n: number }) {
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
