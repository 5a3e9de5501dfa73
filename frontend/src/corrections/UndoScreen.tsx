import { useEffect } from "preact/hooks";
import { t } from "../i18n";
import { go } from "../router";
import type { MendProps } from "../table/tableProps";
import { keepMending, menderOf } from "./draft";
import { lastOf, useTimeline } from "./timeline";
import { Unready } from "./Unready";

/** The seat's own last entry, whatever others have done since: leads to what taking it back would change. */
export function TakeBack({ store, document }: MendProps) {
  const { id } = store;
  const { timeline, failed } = useTimeline(store);
  const mender = menderOf(store);
  const last = timeline && mender !== undefined ? lastOf(timeline, mender) : undefined;
  const v = last?.v;
  useEffect(() => {
    if (v === undefined || mender === undefined) return;
    keepMending({ table: id, seat: mender, about: String(v), edits: [], undo: v });
    go(["t", id, "mend"], true);
  }, [id, mender, v]);
  const back = () => go(["t", id]);
  const nothing = timeline !== null && v === undefined;
  return (
    <Unready
      {...{ store, document, failed }}
      title={t("mend.take_back_last")}
      onBack={back}
      back={t("mend.to_table")}
      nothing={nothing ? { title: t("mend.no_last") } : undefined}
    >
      <div class="seams" />
    </Unready>
  );
}
