/** Placeholders for a screen whose code or texts are not loaded. */

import { useEffect } from "preact/hooks";
import { t } from "../i18n";
import { isUnreached, missPart, update } from "../platform/pwa";
import { back } from "../router";
import { Button, MainButton } from "./Button";
import { Prompt } from "./Prompt";
import { Screen } from "./Screen";

/** Shown while they are being loaded. */
export const renderMoment = () => <Screen sheet={<Prompt title={t("common.loading")} />} />;

/** Shown if loading failed. If the server has a newer version, only a reload helps. */
export function renderUnreached(retry?: () => void) {
  const reload = update.value;
  const reason = reload ? "update.ready" : isUnreached.value ? "client.offline" : "client.no_chunk";
  const title = reason === "client.offline" ? "client.no_connection" : "broken.title";
  const mayRetry = retry && !reload;
  return (
    <Screen
      sheet={
        <Prompt title={t(title)} second={t(reason)}>
          <Button onPress={() => back([])}>{t("common.back")}</Button>
          <Button kind={mayRetry ? "second" : "main"} onPress={reload ?? (() => location.reload())}>
            {t("common.reload")}
          </Button>
          {mayRetry ? <MainButton onPress={retry}>{t("common.again")}</MainButton> : null}
        </Prompt>
      }
    />
  );
}

/** As `renderUnreached`, for a screen that misses a part of its content. */
export function Unreached() {
  useEffect(missPart, []);
  return renderUnreached();
}
