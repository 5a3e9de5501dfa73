import { t } from "../../i18n";
import { Button } from "../../ui/Button";
import { colourOf } from "../people";
import type { Step } from "../step";
import type { SheetContent, Situation } from "./content";

/** Sheet while an entry is being sent. */
export function sending(step: Extract<Step, { kind: "sending" }>, situation: Situation): SheetContent {
  const { store, document } = situation;
  const { entry, prompt } = step;
  const kind = entry.kind === "undo" ? "undo" : (prompt?.kind ?? "other");
  const offline = store.connection.value.state === "offline";
  return {
    colour: colourOf(document, entry.seat),
    title: t("play.sent", { what: kind }),
    second: t(offline ? "play.kept_here" : "play.sending_on"),
    bar: <Button missing={t(offline ? "play.waits" : "play.sending")} />,
  };
}
