/** Places by the kind of the surface that they are on. */

import type { Surface } from "../../wire";
import type { Size } from "../camera";
import { computeBounds, listCells } from "../grid/places";

/** Return the places that can be outlined, each once. On a grid these are cells. */
export function listWholePlaces(places: readonly string[], kind: Surface["kind"] = "grid"): string[] {
  return kind === "grid" ? listCells(places) : [...new Set(places)];
}

/** Return the places that can be outlined on a surface. On a grid these are cells with a tile. */
export function listLyingPlaces(surface: Surface | undefined, places: readonly string[]): readonly string[] {
  if (surface?.kind !== "grid") return places;
  return listCells(places).filter((cell) => cell in surface.tiles);
}

/** Around a board, in cells on both sides together. */
const MARGIN = 0.3;

/** Return the px at which a window shows each cell of a grid; another surface counts as one cell. */
export function computeSizeIn(surface: Surface, { width, height }: Size): number {
  if (surface.kind !== "grid") return Math.min(width, height);
  const { left, right, top, bottom } = computeBounds(Object.keys(surface.tiles));
  return Math.min(width / (right - left + 1 + MARGIN), height / (bottom - top + 1 + MARGIN));
}
