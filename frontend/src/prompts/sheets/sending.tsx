import { PieceLook } from "../../boards/PieceLook";
import { t } from "../../i18n";
import type { GameArt } from "../../pieces/assets";
import { readColour } from "../../seats/people";
import { Button } from "../../ui/Button";
import type { Payload } from "../../wire";
import type { Step } from "../step";
import { Bar } from "./bar";
import type { SheetContent, Situation } from "./content";

/** Sheet while an entry is being sent. One that waits for a connection can be taken back, and points can be looked at. */
export function buildSendingSheet(
  step: Extract<Step, { kind: "sending" }>,
  situation: Situation,
): SheetContent {
  const { store, document, art, doings } = situation;
  const { entry, prompt } = step;
  const kind = entry.kind === "undo" ? "undo" : (prompt?.kind ?? "other");
  const waits = store.connection.value.state === "offline" || store.unconfirmed.value !== null;
  const piece = art ? findPiece(art, entry.action) : undefined;
  const state = <Button missing={t(waits ? "play.waits" : "play.sending")} />;
  return {
    colour: readColour(document, entry.seat),
    title: t("play.sent", { what: kind }),
    second: t(waits ? "play.kept_here" : "play.sending_on"),
    aside: art && piece ? <PieceLook art={art} piece={piece} size={52} /> : undefined,
    bar: doings.withdraw ? (
      <Bar situation={{ ...situation, doings: { ...doings, undo: doings.withdraw, redo: undefined } }}>
        {state}
      </Bar>
    ) : (
      state
    ),
  };
}

/** Return the tile that an entry is about. */
function findPiece({ tiles }: GameArt, action: Payload = {}): string | undefined {
  return Object.values(action).find((value): value is string => typeof value === "string" && value in tiles);
}
