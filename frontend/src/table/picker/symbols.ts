import { type GameArt, kindOfSymbol } from "../../pieces/assets";

/** The kinds of symbols that are printed on a tile. */
function kindsOn(art: GameArt, tile: string): Set<string> {
  return new Set(Object.keys(art.tiles[tile]?.symbols ?? {}).map(kindOfSymbol));
}

/** Every kind of symbol that is on some of these tiles, in an order that is the same for all: the most frequent first. */
export function symbolsOf(art: GameArt, tiles: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const kind of Object.keys(art.tiles).flatMap((tile) => [...kindsOn(art, tile)])) {
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  const there = new Set(tiles.flatMap((tile) => [...kindsOn(art, tile)]));
  return [...counts]
    .filter(([kind]) => there.has(kind))
    .sort(([one, many], [other, more]) => more - many || (one < other ? -1 : 1))
    .map(([kind]) => kind);
}

/** Whether a tile has all of these kinds. */
export function hasAll(art: GameArt, tile: string, kinds: readonly string[]): boolean {
  const there = kindsOn(art, tile);
  return kinds.every((kind) => there.has(kind));
}

/**
 * Those with the fewest kinds first: whoever has tapped all that is on a tile finds it at the top, above the tiles
 * that have more.
 */
export function fewestFirst(art: GameArt, tiles: readonly string[]): string[] {
  return [...tiles].sort((one, other) => kindsOn(art, one).size - kindsOn(art, other).size);
}
