/** Places by the kind of the surface that they are on. */

import type { Surface } from "../../wire";
import { cellsOf } from "../grid/places";

/** The places that can be pointed out, each once: of what lies on a tile of a grid, the cell. */
export function wholePlaces(places: readonly string[], kind: Surface["kind"] = "grid"): string[] {
  return kind === "grid" ? cellsOf(places) : [...new Set(places)];
}

/** Those of the places that are pointed out on a surface as it lies: on a grid, the cells with a tile. */
export function lyingAt(surface: Surface | undefined, places: readonly string[]): readonly string[] {
  if (surface?.kind !== "grid") return places;
  return cellsOf(places).filter((cell) => cell in surface.tiles);
}
