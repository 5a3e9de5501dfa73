import { t } from "../i18n";
import type { TableStore } from "../net/table";
import { cover } from "../session/cover";
import { Button } from "../ui/Button";

/** Beside what only one person may know: one tap covers it. Nothing where there is nothing secret now. */
export function CoverButton({ store }: { store: TableStore }) {
  if (!store.secret.value) return null;
  return (
    <Button icon="eye" onPress={() => cover(store)}>
      {t("cover.now")}
    </Button>
  );
}
