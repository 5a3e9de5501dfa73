import { t } from "../i18n";
import type { TableStore } from "../net/table";
import { cover } from "../session/cover";
import { Button } from "../ui/Button";

/** Button that covers secrets with one tap; nothing while there are none. */
export function CoverButton({ store }: { store: TableStore }) {
  if (!store.secret.value) return null;
  return (
    <Button icon="eye" onPress={() => cover(store)}>
      {t("cover.now")}
    </Button>
  );
}
