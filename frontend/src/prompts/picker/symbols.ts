import { type GameArt, readKindOfSymbol } from "../../pieces/assets";
import type { Sides } from "./sides";

/** Return the kinds of symbols that are printed on a tile, and its details. */
function listKinds(art: GameArt, tile: string): Set<string> {
  const { symbols = {}, details = [] } = art.tiles[tile] ?? {};
  return new Set([...Object.keys(symbols).map(readKindOfSymbol), ...details]);
}

/** Return the kinds of symbols and details on these tiles, ordered by how frequent they are in the game as printed. Own
 * tiles do not count, so that the order stays when the box grows.
 */
export function listSymbols(art: GameArt, tiles: readonly string[]): string[] {
  const counts = new Map<string, number>();
  const printed = Object.keys(art.tiles).filter((tile) => art.ownNames?.[tile] === undefined);
  for (const kind of printed.flatMap((tile) => [...listKinds(art, tile)])) {
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  const kinds = new Set(tiles.flatMap((tile) => [...listKinds(art, tile)]));
  const readCount = (kind: string) => counts.get(kind) ?? 0;
  return [...kinds].sort(
    (first, second) => readCount(second) - readCount(first) || (first < second ? -1 : 1),
  );
}

export function hasSymbols(art: GameArt, tile: string): boolean {
  return Object.keys(art.tiles[tile]?.symbols ?? {}).length > 0;
}

export function hasAll(art: GameArt, tile: string, kinds: readonly string[]): boolean {
  const kindsThere = listKinds(art, tile);
  return kinds.every((kind) => kindsThere.has(kind));
}

/** Sort tiles by number of kinds, fewest first: a tile whose kinds were all tapped comes above the tiles that have
 * more. Of these, the tiles with most edges of the chosen terrains come first.
 */
export function sortByLikeness(art: GameArt, tiles: readonly string[], sides: Sides): string[] {
  const countEdges = (tile: string) =>
    art.tiles[tile]?.edges.filter((terrain) => sides.includes(terrain)).length ?? 0;
  return [...tiles].sort(
    (first, second) =>
      listKinds(art, first).size - listKinds(art, second).size || countEdges(second) - countEdges(first),
  );
}
