/** Places on the real table, described by tiles nearby. Nobody counts rows and columns, and they move as the table grows. */

import { joinWords, t } from "../../i18n";
import { findKind, type GameArt } from "../../pieces/assets";
import type { GridView } from "../../wire";
import { nameTile } from "./describe";
import { EDGES, type EdgeName, findNeighbour, parseCell, parsePlace } from "./places";

/** The board as it is now and, if known, as it will be. */
export type BoardVersions = readonly GridView[];

interface Landmark {
  cell: string;
  name: string;
  /** How many tiles with this name lie on the board. */
  count: number;
}

/** Return by cell the tiles that lie there before and after, without those whose name is only a number. */
function findLandmarks(art: GameArt, boards: BoardVersions): Map<string, Landmark> {
  const [first, ...otherBoards] = boards;
  const marks = Object.entries(first?.tiles ?? {}).flatMap(([cell, { tile }]) => {
    const stays = otherBoards.every((board) => board.tiles[cell]?.tile === tile);
    const named = art.tiles[tile] !== undefined && !("id" in (art.tiles[tile].name.params ?? {}));
    return stays && named ? [{ cell, name: nameTile(art, tile) }] : [];
  });
  const count = (name: string) => marks.filter((other) => other.name === name).length;
  return new Map(marks.map((mark) => [mark.cell, { ...mark, count: count(mark.name) }]));
}

/** Return "left of “cloister”". `edge` is the side on which the neighbour lies, seen from the place. */
const describeBeside = (edge: EdgeName, { name }: Landmark) =>
  t("corrections.place_beside", { edge, tile: name });

/** Return "2 left and 1 up from “cloister”". */
function describeAway(cell: string, { cell: from, name }: Landmark): string {
  const [at, start] = [parseCell(cell), parseCell(from)];
  const steps = (["E", "W", "S", "N"] as const)
    .map((way, i) => ({ way, n: (i < 2 ? at.x - start.x : at.y - start.y) * (i % 2 ? -1 : 1) }))
    .filter(({ n }) => n > 0)
    .map(({ way, n }) => t("corrections.place_steps", { way, n }));
  return t("corrections.place_away", { steps: joinWords(steps), tile: name });
}

/** Say where a place's cell is: beside a tile with a unique name, else beside two tiles, else in steps from the nearest tile
 * with a unique name, else beside any tile.
 */
export function describeWhere(art: GameArt, boards: BoardVersions, place: string): string {
  const { cell } = parsePlace(place);
  const marks = findLandmarks(art, boards);
  const beside = EDGES.flatMap((edge) => {
    const mark = marks.get(findNeighbour(cell, edge));
    return mark ? [{ edge, mark }] : [];
  }).sort((first, second) => first.mark.count - second.mark.count);
  const [first, second] = beside;
  if (first && (first.mark.count === 1 || second)) {
    const neighbours = first.mark.count === 1 || !second ? [first] : [first, second];
    return joinWords(neighbours.map(({ edge, mark }) => describeBeside(edge, mark)));
  }
  const { x, y } = parseCell(cell);
  const far = ({ cell: from }: Landmark) => Math.abs(parseCell(from).x - x) + Math.abs(parseCell(from).y - y);
  const [nearest] = [...marks.values()]
    .filter((mark) => mark.count === 1 && mark.cell !== cell)
    .sort((first, second) => far(first) - far(second));
  if (nearest) return describeAway(cell, nearest);
  return first ? describeBeside(first.edge, first.mark) : t("corrections.place_shown");
}

/** Return "left of “cloister” (road)", or only where the cell is if the place is no part of a tile. */
export function describePart(art: GameArt, boards: BoardVersions, place: string): string {
  const { cell, segment } = parsePlace(place);
  const at = describeWhere(art, boards, cell);
  if (segment === undefined) return at;
  for (const board of boards) {
    const kind = findKind(art, board.tiles[cell]?.tile ?? "", segment);
    if (kind) return t("corrections.place_part", { place: at, part: t(`${art.id}.segment_${kind}`) });
  }
  return at;
}

/** Describe a move between two places with the same description: by the part of the tile, else by the picture. */
export function describeMoveWithin(
  art: GameArt,
  boards: BoardVersions,
  piece: string,
  places: { from: string; to: string },
): string {
  const [from, target] = [parsePlace(places.from), parsePlace(places.to)];
  const after = boards.at(-1)?.tiles[target.cell]?.tile ?? "";
  const partAt = (segment = "") => findKind(art, after, segment);
  const part = partAt(target.segment);
  if (from.cell !== target.cell || !part || part === partAt(from.segment)) {
    return t("corrections.move_shown", { piece });
  }
  return t("corrections.move_within", {
    piece,
    place: describeWhere(art, boards, target.cell),
    part: t(`${art.id}.segment_${part}`),
  });
}

/** Return the way from one place to another: "1 up", "2 to the right". */
export function describeWay(from: string, to: string): string[] {
  const [start, goal] = [parseCell(parsePlace(from).cell), parseCell(parsePlace(to).cell)];
  const [x, y] = [goal.x - start.x, goal.y - start.y];
  return [
    y ? t("corrections.place_steps", { n: Math.abs(y), way: y < 0 ? "N" : "S" }) : "",
    x ? t("corrections.place_steps", { n: Math.abs(x), way: x < 0 ? "W" : "E" }) : "",
  ].filter(Boolean);
}

/** Return how the tiles lie, by tile; of equal ones the nearest to a place. */
export function listTurnsAround(around: BoardVersions, place: string): Record<string, number> {
  const at = parsePlace(place);
  const tiles = around.flatMap((grid) =>
    Object.entries(grid.tiles).map(([key, { tile, rotation }]) => {
      const { x, y } = parsePlace(key);
      return { tile, rotation, away: Math.hypot(x - at.x, y - at.y) };
    }),
  );
  tiles.sort((one, other) => other.away - one.away);
  return Object.fromEntries(tiles.map(({ tile, rotation }) => [tile, rotation]));
}
