/** Numbers of a proof, for each kind of surface. */

import type { Layout, ScoreLine, Surface } from "../../wire";
import { citedBy } from "../grid/proof";
import { chartOfPlan } from "../plan/places";
import { citedSpots } from "../spots/proof";
import { chartOfTrack } from "../track/places";

/** Return for each part of a line the numbers of its things on the picture. */
export function numbersByPart(
  line: ScoreLine,
  surface: Surface,
  layout: Layout | undefined,
): readonly (readonly number[])[] {
  if (surface.kind === "grid") return citedBy(line, surface).byPart;
  if (surface.kind === "plan" && layout?.kind === "plan") {
    return citedSpots(line, chartOfPlan(layout, surface, "")).byPart;
  }
  if (surface.kind === "track" && layout?.kind === "track") {
    return citedSpots(line, chartOfTrack(layout, surface)).byPart;
  }
  return [];
}
