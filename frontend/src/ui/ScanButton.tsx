import { t } from "../i18n";
import { mayUseCamera } from "../platform/camera";
import { go } from "../router";
import { Button } from "./Button";

/** Button beside a field for a code: scan it instead. None where browsers have no camera for pages. */
export function ScanButton() {
  if (!mayUseCamera()) return null;
  return (
    <Button icon="scan" onPress={() => go(["scan"])}>
      {t("join.scan")}
    </Button>
  );
}
