import { t } from "../../i18n";
import type { TableStore } from "../../net/table";
import { go } from "../../router";
import { Button } from "../../ui/Button";
import { Strip } from "../../ui/Strip";

/** Somebody drew up pieces that the host's box lacks: the host keeps them or not. */
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
