/** Places on the real table, called by what one sees: rows and columns move as the table grows, and nobody counts them. */

import { listed, t } from "../i18n";
import type { GameArt } from "../pieces/assets";
import { tileName } from "../surfaces/grid/describe";
import { cellOf, EDGES, type EdgeName, neighbour } from "../surfaces/grid/places";
import type { GridView } from "../wire";

/** A board as it is shown and, where that is known, as it becomes. */
export type Both = readonly GridView[];

interface Landmark {
  cell: string;
  name: string;
  /** So many tiles of that name lie there. */
  count: number;
}

/** The tiles that lie there before and after, by their cells, as far as their names are more than a number. */
function landmarksOf(art: GameArt, both: Both): Map<string, Landmark> {
  const [first, ...others] = both;
  const marks = Object.entries(first?.tiles ?? {}).flatMap(([cell, { tile }]) => {
    const stays = others.every((board) => board.tiles[cell]?.tile === tile);
    const named = art.tiles[tile] !== undefined && !("id" in (art.tiles[tile].name.params ?? {}));
    return stays && named ? [{ cell, name: tileName(art, tile) }] : [];
  });
  const count = (name: string) => marks.filter((other) => other.name === name).length;
  return new Map(marks.map((mark) => [mark.cell, { ...mark, count: count(mark.name) }]));
}

/** "left of the “cloister”": the side on which the neighbour lies says on which the place does. */
const besideWords = (edge: EdgeName, { name }: Landmark) =>
  t("corrections.place_beside", { edge, tile: name });

/** "2 left and 1 up from the “cloister”" */
function awayWords(cell: string, { cell: from, name }: Landmark): string {
  const [at, start] = [cellOf(cell), cellOf(from)];
  const steps = (["E", "W", "S", "N"] as const)
    .map((way, i) => ({ way, n: (i < 2 ? at.x - start.x : at.y - start.y) * (i % 2 ? -1 : 1) }))
    .filter(({ n }) => n > 0)
    .map(({ way, n }) => t("corrections.place_steps", { way, n }));
  return t("corrections.place_away", { steps: listed(steps), tile: name });
}

/**
 * Where a cell is: beside a tile that lies there once, else beside two tiles, else so many steps from the nearest one
 * that lies there once, else beside whatever is there.
 */
export function whereWords(art: GameArt, both: Both, cell: string): string {
  const marks = landmarksOf(art, both);
  const beside = EDGES.flatMap((edge) => {
    const mark = marks.get(neighbour(cell, edge));
    return mark ? [{ edge, mark }] : [];
  }).sort((one, other) => one.mark.count - other.mark.count);
  const [first, second] = beside;
  if (first && (first.mark.count === 1 || second)) {
    const told = first.mark.count === 1 || !second ? [first] : [first, second];
    return listed(told.map(({ edge, mark }) => besideWords(edge, mark)));
  }
  const { x, y } = cellOf(cell);
  const far = ({ cell: from }: Landmark) => Math.abs(cellOf(from).x - x) + Math.abs(cellOf(from).y - y);
  const [nearest] = [...marks.values()]
    .filter((mark) => mark.count === 1 && mark.cell !== cell)
    .sort((one, other) => far(one) - far(other));
  if (nearest) return awayWords(cell, nearest);
  return first ? besideWords(first.edge, first.mark) : t("corrections.place_shown");
}
