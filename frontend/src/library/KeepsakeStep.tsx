import { useEffect, useState } from "preact/hooks";
import { t } from "../i18n";
import { back } from "../router";
import { markSeen } from "../scoring/ceremony";
import type { TableScreenProps } from "../session/tableProps";
import { Button, MainButton } from "../ui/Button";
import { describeFailure } from "../ui/failedTitle";
import { Heading } from "../ui/Heading";
import { Prompt } from "../ui/Prompt";
import { Screen } from "../ui/Screen";
import { useAsk } from "../ui/useAsk";
import { useHeadingFocus } from "../ui/useHeadingFocus";
import { useRequest } from "../ui/useRequest";
import { useTitle } from "../ui/useTitle";
import type { Kept } from "../wire";
import { KeepsakeFields } from "./Keepsake";
import { Photos } from "./Photos";
import { shelf } from "./shelf";
import "./Library.css";

type StepProps = Pick<TableScreenProps, "store" | "document">;

/** Page that asks for place, note and photo. One answer counts for all players. */
export function KeepsakeStep({ store, document }: StepProps) {
  const { id } = store;
  const { answer: record, failed, retry } = useRequest(id, () => shelf.record(id));
  const isAsked = record?.mine && !record.place && !record.note;
  useEffect(() => {
    if (record && !isAsked) leave(id);
  }, [id, record, isAsked]);
  if (record && isAsked) return <Question store={store} document={document} record={record} />;
  return (
    <Screen
      top={<Heading title={t(`${document.table.game}.name`)} onBack={() => back(["t", id])} />}
      sheet={
        <Prompt title={t(failed ? "keep.step" : "common.loading")} problem={failed}>
          {failed ? <Button onPress={retry}>{t("common.again")}</Button> : undefined}
        </Prompt>
      }
    />
  );
}

/** Go back to the result. It does not ask again. */
function leave(table: string): void {
  markSeen(table);
  back(["t", table]);
}

function Question({ store, document, record }: StepProps & { record: Kept }) {
  const { id } = store;
  const [entered, setEntered] = useState({ place: "", note: "" });
  const { busy, error: refused, failed, ask } = useAsk();
  useTitle(t("keep.step"));
  useHeadingFocus();
  const save = async () => {
    if (entered.place || entered.note) await shelf.keep(id, entered);
    leave(id);
  };
  return (
    <Screen
      top={<Heading title={t(`${document.table.game}.name`)} onBack={() => back(["t", id])} />}
      sheet={
        <Prompt
          title={refused ? describeFailure(refused, "keep.failed") : t("keep.step")}
          tone={refused ? "bad" : "plain"}
          second={failed || t("keep.step_about")}
        >
          <Button onPress={() => leave(id)}>{t("keep.skip")}</Button>
          <MainButton missing={busy ? t("library.busy") : undefined} onPress={() => void ask(save())}>
            {t("keep.save")}
          </MainButton>
        </Prompt>
      }
    >
      <div class="card form">
        <KeepsakeFields value={entered} places={record.places ?? []} onInput={setEntered} />
        <Photos table={id} />
      </div>
    </Screen>
  );
}
