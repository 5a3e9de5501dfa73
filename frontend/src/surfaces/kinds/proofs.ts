/** What a score line cites, by the kind of the surface that it is about. */

import type { Layout, ScoreLine, Surface } from "../../wire";
import { citedBy } from "../grid/proof";
import { chartOfPlan } from "../plan/places";
import { citedSpots } from "../spots/proof";
import { chartOfTrack } from "../track/places";

/** For each part of a line, the numbers that its things have on the picture. */
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
