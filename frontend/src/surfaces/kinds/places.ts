/** Places by the kind of the surface that they are on. */

import type { Surface } from "../../wire";
import { cellsOf } from "../grid/places";

/** Return the places that can be outlined, each once. On a grid these are cells. */
export function wholePlaces(places: readonly string[], kind: Surface["kind"] = "grid"): string[] {
  return kind === "grid" ? cellsOf(places) : [...new Set(places)];
}

/** Return the places that can be outlined on a surface. On a grid these are cells with a tile. */
export function lyingAt(surface: Surface | undefined, places: readonly string[]): readonly string[] {
  if (surface?.kind !== "grid") return places;
  return cellsOf(places).filter((cell) => cell in surface.tiles);
}
