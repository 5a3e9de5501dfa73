import { t } from "../../i18n";
import type { TableStore } from "../../net/table";
import { go } from "../../router";
import { LinkButton } from "../../ui/Button";
import { Strip } from "../../ui/Strip";
import { judgeKind } from "./unkept";

interface KeepStripProps {
  store: TableStore;
  /** Pieces and boards that the host's box lacks or has differently. */
  pieces: readonly string[];
  boards: readonly string[];
  /** Listed pieces whose facts differ from the list. */
  corrected: readonly string[];
}

/** Strip that asks the host whether to keep what the host's box lacks: pieces first, then boards. */
export function KeepStrip({ store, pieces, boards, corrected }: KeepStripProps) {
  return (
    <Strip
      tone="card"
      icon="plus"
      action={
        <LinkButton onPress={() => go(["t", store.id, "box", "keep"])}>
          {t("corrections.strip_look")}
        </LinkButton>
      }
    >
      {pieces.length
        ? t("play.unkept", { n: pieces.length, what: judgeKind({ pieces, corrected }) })
        : t("play.unkept_boards", { n: boards.length })}
    </Strip>
  );
}
