/** Placeholders for a screen whose code or texts are not loaded. */

import { t } from "../i18n";
import { back } from "../router";
import { Button } from "./Button";
import { ActionBar, Prompt } from "./Prompt";
import { Screen } from "./Screen";

/** Shown while they are being loaded. */
export const moment = () => <Screen sheet={<Prompt title={t("common.loading")} />}>{null}</Screen>;

/** Shown if loading failed. If the server has a newer version, only a reload helps. */
export const unreached = (retry: () => void) => (
  <Screen
    sheet={
      <Prompt
        title={t("broken.title")}
        second={t("client.no_chunk")}
        bar={
          <ActionBar>
            <Button onPress={() => back([])}>{t("common.back")}</Button>
            <Button onPress={() => location.reload()}>{t("common.reload")}</Button>
            <Button kind="main" onPress={retry}>
              {t("common.again")}
            </Button>
          </ActionBar>
        }
      />
    }
  >
    {null}
  </Screen>
);
