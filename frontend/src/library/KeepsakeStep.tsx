import { useEffect, useState } from "preact/hooks";
import { t } from "../i18n";
import { sentence } from "../net/errors";
import type { TableStore } from "../net/table";
import { askLater, markSeen } from "../scoring/ceremony";
import { PlayStrip } from "../table/strips/PlayStrip";
import { Button } from "../ui/Button";
import { Heading } from "../ui/Heading";
import { ActionBar, Prompt } from "../ui/Prompt";
import { Screen } from "../ui/Screen";
import { useHeadingFocus } from "../ui/useHeadingFocus";
import { useRequest } from "../ui/useRequest";
import { useTitle } from "../ui/useTitle";
import type { Kept, TableDocument } from "../wire";
import { KeepsakeFields } from "./Keepsake";
import { Photos } from "./Photos";
import { shelf } from "./shelf";
import "./Library.css";

interface StepProps {
  store: TableStore;
  document: TableDocument;
}

/** Step that asks for place, note and photo between ceremony and result. One answer counts for all players. */
export function KeepsakeStep({ store, document }: StepProps) {
  const { id } = store;
  const { answer: record, failed } = useRequest(id, () => shelf.record(id));
  const isAsked = record?.mine && !record.place && !record.note;
  useEffect(() => {
    if (failed) askLater(id);
    else if (record && !isAsked) markSeen(id);
  }, [id, failed, record, isAsked]);
  if (record && isAsked) return <Question store={store} document={document} record={record} />;
  return (
    <Screen
      strip={<PlayStrip store={store} document={document} quiet />}
      sheet={
        <Prompt
          title={t("common.loading")}
          bar={
            <ActionBar>
              <Button onPress={() => askLater(id)}>{t("ceremony.result")}</Button>
            </ActionBar>
          }
        />
      }
    >
      {null}
    </Screen>
  );
}

function Question({ store, document, record }: StepProps & { record: Kept }) {
  const { id } = store;
  const [entered, setEntered] = useState({ place: "", note: "" });
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState("");
  useTitle(t("keep.step"));
  useHeadingFocus();
  const save = () => {
    setBusy(true);
    setRefused("");
    (entered.place || entered.note ? shelf.keep(id, entered) : Promise.resolve()).then(
      () => markSeen(id),
      (error: unknown) => {
        setBusy(false);
        setRefused(sentence(error));
      },
    );
  };
  return (
    <Screen
      top={<Heading title={t(`${document.table.game}.name`)} level={2} />}
      strip={<PlayStrip store={store} document={document} quiet />}
      sheet={
        <Prompt
          title={refused ? t("keep.failed") : t("keep.step")}
          tone={refused ? "bad" : "plain"}
          second={refused || t("keep.step_about")}
          bar={
            <ActionBar>
              <Button onPress={() => markSeen(id)}>{t("keep.skip")}</Button>
              <Button kind="main" missing={busy ? t("library.busy") : undefined} onPress={save}>
                {t("keep.save")}
              </Button>
            </ActionBar>
          }
        />
      }
    >
      <div class="card form">
        <KeepsakeFields value={entered} places={record.places ?? []} onInput={setEntered} />
        <Photos table={id} />
      </div>
    </Screen>
  );
}
