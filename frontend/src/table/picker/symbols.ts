import { type GameArt, kindOfSymbol } from "../../pieces/assets";

/** Return the kinds of symbols that are printed on a tile. */
function kindsOn(art: GameArt, tile: string): Set<string> {
  return new Set(Object.keys(art.tiles[tile]?.symbols ?? {}).map(kindOfSymbol));
}

/** Return the kinds of symbols on these tiles, ordered by how frequent they are in the whole game. */
export function symbolsOf(art: GameArt, tiles: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const kind of Object.keys(art.tiles).flatMap((tile) => [...kindsOn(art, tile)])) {
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  const kinds = new Set(tiles.flatMap((tile) => [...kindsOn(art, tile)]));
  return [...counts]
    .filter(([kind]) => kinds.has(kind))
    .sort(([first, many], [second, more]) => more - many || (first < second ? -1 : 1))
    .map(([kind]) => kind);
}

/** True if symbols are printed on a tile. */
export function hasSymbols(art: GameArt, tile: string): boolean {
  return kindsOn(art, tile).size > 0;
}

/** True if a tile has all of these kinds. */
export function hasAll(art: GameArt, tile: string, kinds: readonly string[]): boolean {
  const kindsThere = kindsOn(art, tile);
  return kinds.every((kind) => kindsThere.has(kind));
}

/** Sort tiles by number of kinds, fewest first: a tile whose kinds were all tapped comes above the tiles that have
 * more.
 */
export function fewestFirst(art: GameArt, tiles: readonly string[]): string[] {
  return [...tiles].sort((first, second) => kindsOn(art, first).size - kindsOn(art, second).size);
}
