import { useEffect } from "preact/hooks";
import { t } from "../i18n";

/** Name the page in the browser: never anything secret. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title === "" ? t("app.name") : `${title} · ${t("app.name")}`;
  }, [title]);
}
