/** Numbers of a proof, for each kind of surface. */

import type { Layout, ScoreLine, Surface } from "../../wire";
import { listCited } from "../grid/proof";
import { buildPlanChart } from "../plan/places";
import { listCitedSpots } from "../spots/proof";
import { buildTrackChart } from "../track/places";

/** Return for each part of a line the numbers of its things on the picture. */
export function listNumbersByPart(
  line: ScoreLine,
  surface: Surface,
  layout: Layout | undefined,
): readonly (readonly number[])[] {
  switch (surface.kind) {
    case "grid":
      return listCited(line, surface).byPart;
    case "plan":
      return layout?.kind === "plan" ? listCitedSpots(line, buildPlanChart(layout, surface, "")).byPart : [];
    case "track":
      return layout?.kind === "track" ? listCitedSpots(line, buildTrackChart(layout, surface)).byPart : [];
    case "display":
      return [];
  }
}
