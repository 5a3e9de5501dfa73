/** Places on the real table, called by what one sees: rows and columns move as the table grows, and nobody counts them. */

import { listed, t } from "../../i18n";
import { type GameArt, kindOf } from "../../pieces/assets";
import type { GridView } from "../../wire";
import { tileName } from "./describe";
import { cellOf, EDGES, type EdgeName, neighbour, placeOf } from "./places";

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
 * Where a place's cell is: beside a tile that lies there once, else beside two tiles, else so many steps from the nearest one
 * that lies there once, else beside whatever is there.
 */
export function whereWords(art: GameArt, both: Both, place: string): string {
  const { cell } = placeOf(place);
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

/** "left of the “cloister” (road)", or where the cell is alone where no part of a tile is meant. */
export function partWords(art: GameArt, both: Both, place: string): string {
  const { cell, segment } = placeOf(place);
  const at = whereWords(art, both, cell);
  if (segment === undefined) return at;
  for (const board of both) {
    const kind = kindOf(art, board.tiles[cell]?.tile ?? "", segment);
    if (kind) return t("corrections.place_part", { place: at, part: t(`${art.id}.segment_${kind}`) });
  }
  return at;
}

/** A piece moves between places that are called by the same tile: only the part differs, or the board has to show it. */
export function movedWithinWords(
  art: GameArt,
  both: Both,
  piece: string,
  places: { from: string; to: string },
): string {
  const [from, target] = [placeOf(places.from), placeOf(places.to)];
  const after = both.at(-1)?.tiles[target.cell]?.tile ?? "";
  const partAt = (segment = "") => kindOf(art, after, segment);
  const part = partAt(target.segment);
  if (from.cell !== target.cell || !part || part === partAt(from.segment)) {
    return t("corrections.move_shown", { piece });
  }
  return t("corrections.move_within", {
    piece,
    place: whereWords(art, both, target.cell),
    part: t(`${art.id}.segment_${part}`),
  });
}

/** "1 up", "2 to the right": the way from one place to another. */
export function wayWords(from: string, to: string): string[] {
  const [start, goal] = [cellOf(placeOf(from).cell), cellOf(placeOf(to).cell)];
  const [x, y] = [goal.x - start.x, goal.y - start.y];
  return [
    y ? t("corrections.place_steps", { n: Math.abs(y), way: y < 0 ? "N" : "S" }) : "",
    x ? t("corrections.place_steps", { n: Math.abs(x), way: x < 0 ? "W" : "E" }) : "",
  ].filter(Boolean);
}
