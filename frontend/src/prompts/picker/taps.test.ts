// @vitest-environment node

/** How many taps a tile takes at a table with every expansion, counted over all types. */
import { expect, test } from "vitest";
import { fetchExpandedArt, type GameArt } from "../../pieces/assets";
import { ANY, findRotation, listTerrains, type Sides, stepSide } from "./sides";
import { hasAll, listSymbols, sortByLikeness } from "./symbols";

const GAME = "carcassonne";
const EXPANSIONS = Object.keys(import.meta.glob(`../../generated/games/carcassonne.*.json`)).map(
  (path) => path.split(".").at(-2) ?? "",
);
/** Five pictures of 60 px in a row, and two rows below the filter on a screen of 390 x 844. */
const SEEN = 10;
/** Taps before the one that picks. */
const MOST = 3;

interface Filter {
  symbols: readonly string[];
  sides: Sides;
  taps: number;
}

/** Yield the filters that one more tap leads to. */
function listNext({ symbols, sides, taps }: Filter, kinds: readonly string[], terrains: readonly string[]) {
  return [
    ...kinds
      .filter((kind) => !symbols.includes(kind))
      .map((kind) => ({ symbols: [...symbols, kind], sides, taps: taps + 1 })),
    ...[0, 1, 2, 3].map((side) => ({ symbols, sides: stepSide(sides, side, terrains), taps: taps + 1 })),
  ];
}

/** Return the taps that each of these tiles takes, the one that picks it included. */
function countTaps(art: GameArt, tiles: readonly string[]): Map<string, number> {
  const [kinds, terrains] = [listSymbols(art, tiles), listTerrains(art, tiles)];
  const taps = new Map<string, number>();
  let filters: Filter[] = [{ symbols: [], sides: ANY, taps: 0 }];
  for (let step = 0; step <= MOST; step++) {
    for (const { symbols, sides } of filters) {
      const ordered = symbols.length || sides.some(Boolean) ? sortByLikeness(art, tiles, sides) : tiles;
      const seen = ordered
        .filter((tile) => hasAll(art, tile, symbols) && findRotation(art, tile, sides) !== undefined)
        .slice(0, SEEN);
      for (const tile of seen) if (!taps.has(tile)) taps.set(tile, step + 1);
    }
    filters = filters.flatMap((filter) => listNext(filter, kinds, terrains));
  }
  return taps;
}

test("at a table with every expansion a tile takes 3 taps at the median and 4 at most", async () => {
  const art = await fetchExpandedArt(GAME, EXPANSIONS);
  const countOf = (tile: string) => art.tiles[tile]?.count ?? 0;
  const all = Object.keys(art.tiles).sort((first, second) => countOf(second) - countOf(first));
  const isFirst = (tile: string) => art.tiles[tile]?.edges.includes("river") ?? false;
  for (const tiles of [all.filter(isFirst), all.filter((tile) => !isFirst(tile))]) {
    const taps = countTaps(art, tiles);
    expect(tiles.length).toBeGreaterThan(SEEN);
    const counts = tiles.map((tile) => taps.get(tile) ?? Number.POSITIVE_INFINITY).sort((a, b) => a - b);
    expect(counts[Math.floor(counts.length / 2)]).toBeLessThanOrEqual(3);
    expect(counts.at(-1)).toBeLessThanOrEqual(4);
  }
});
