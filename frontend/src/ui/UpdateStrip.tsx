import { t } from "../i18n";
import { update } from "../platform/pwa";
import { LinkButton } from "./Button";
import { Strip } from "./Strip";

/** Return the strip that offers a new version of the app; null while there is none. */
export function buildUpdateStrip() {
  const load = update.value;
  if (!load) return null;
  return (
    <Strip tone="card" action={<LinkButton onPress={load}>{t("update.now")}</LinkButton>}>
      {t("update.ready")}
    </Strip>
  );
}
