/** The sheet's content at each step: title, second line, choices and action bar. */

import { t } from "../../i18n";
import { findSeat } from "../../net/viewpoint";
import { readColour } from "../../seats/people";
import type { Step } from "../step";
import { buildAmountsSheet } from "./amounts";
import { Bar } from "./bar";
import { buildChoosingSheet } from "./choosing";
import type { SheetContent, Situation } from "./content";
import { buildDrawingSheet } from "./drawing";
import { buildMovingSheet } from "./moving";
import { buildPickingSheet } from "./picking";
import { buildPlacingSheet } from "./placing";
import { buildRefusedSheet } from "./refused";
import { buildSendingSheet } from "./sending";
import { buildWaitingSheet } from "./waiting";

export function buildSheet(step: Step, situation: Situation): SheetContent {
  const { store, document } = situation;
  const ownSeat = findSeat(store.seat.value);
  const colour = readColour(document, ownSeat);
  switch (step.kind) {
    case "refused":
      return buildRefusedSheet(step, situation);
    case "sending":
      return buildSendingSheet(step, situation);
    case "draw":
      return { colour, ...buildDrawingSheet(step.prompt, situation) };
    case "pick":
      return { colour, ...buildPickingSheet(step.prompt, situation) };
    case "place":
      return { colour, ...buildPlacingSheet(step.prompt, situation) };
    case "choose":
      return { colour, ...buildChoosingSheet(step.prompt, situation) };
    case "move":
      return { colour, ...buildMovingSheet(step.prompt, situation) };
    case "amounts":
      return { colour, ...buildAmountsSheet(step.prompt, situation) };
    case "wait":
      return buildWaitingSheet(step, situation);
    case "over":
      return { title: t("play.over"), bar: <Bar situation={situation} /> };
  }
}
