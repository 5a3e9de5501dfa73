import { useLayoutEffect } from "preact/hooks";
import { t } from "../i18n";

/** Set the title of the page together with its content. It must not contain a secret. */
export function useTitle(title: string): void {
  useLayoutEffect(() => {
    document.title = title === "" ? t("app.name") : `${title} · ${t("app.name")}`;
  }, [title]);
}
