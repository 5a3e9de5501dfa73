import { useLayoutEffect } from "preact/hooks";
import { t } from "../i18n";

/** Name the page in the browser, in the same breath as what it shows: never anything secret. */
export function useTitle(title: string): void {
  useLayoutEffect(() => {
    document.title = title === "" ? t("app.name") : `${title} · ${t("app.name")}`;
  }, [title]);
}
