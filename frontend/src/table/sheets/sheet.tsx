/** The sheet's content at each step: title, second line, choices and action bar. */

import { t } from "../../i18n";
import { seatOf } from "../../net/viewpoint";
import { colourOf } from "../people";
import type { Step } from "../step";
import { setting } from "./amounts";
import { Bar } from "./bar";
import { choosing } from "./choosing";
import type { SheetContent, Situation } from "./content";
import { drawing } from "./drawing";
import { moving } from "./moving";
import { picking } from "./picking";
import { placingSheet } from "./placing";
import { refused } from "./refused";
import { sending } from "./sending";
import { waiting } from "./waiting";

/** Return the content of the sheet at a step. */
export function sheetOf(step: Step, situation: Situation): SheetContent {
  const { store, document } = situation;
  const ownSeat = seatOf(store.seat.value);
  const colour = colourOf(document, ownSeat);
  switch (step.kind) {
    case "refused":
      return refused(step, situation);
    case "sending":
      return sending(step, situation);
    case "draw":
      return { colour, ...drawing(step.prompt, situation) };
    case "pick":
      return { colour, ...picking(step.prompt, situation) };
    case "place":
      return { colour, ...placingSheet(step.prompt, situation) };
    case "choose":
      return { colour, ...choosing(step.prompt, situation) };
    case "move":
      return { colour, ...moving(step.prompt, situation) };
    case "amounts":
      return { colour, ...setting(step.prompt, situation) };
    case "wait":
      return waiting(step, situation);
    case "over":
      return { title: t("play.over"), bar: <Bar situation={situation} /> };
  }
}
