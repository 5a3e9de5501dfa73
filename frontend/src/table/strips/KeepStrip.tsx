import { t } from "../../i18n";
import type { TableStore } from "../../net/table";
import { go } from "../../router";
import { Button } from "../../ui/Button";
import { Strip } from "../../ui/Strip";

/** Asks the host whether to keep pieces that somebody entered and that the host's box lacks. */
export function KeepStrip({ store, n }: { store: TableStore; n: number }) {
  return (
    <Strip
      tone="card"
      icon="plus"
      action={
        <Button kind="link" onPress={() => go(["t", store.id, "box", "keep"])}>
          {t("corrections.strip_look")}
        </Button>
      }
    >
      {t("play.unkept", { n })}
    </Strip>
  );
}
