// @vitest-environment node

import { expect, test } from "vitest";
import { fetchGameArt, type GameArt } from "../../pieces/assets";
import { ANY } from "./sides";
import { hasAll, listSymbols, sortByLikeness } from "./symbols";

/** Five pictures of 60 px in a row, and two rows below the filter on a screen of 390 x 844. */
const SEEN = 10;
/** Number of taps before the one that picks. */
const NARROWING = 2;

/** Yield all subsets of these to tap, the shortest first. */
function tapped(symbols: readonly string[]): string[][] {
  const pairs = symbols.flatMap((first, i) => symbols.slice(i + 1).map((other) => [first, other]));
  return [[], ...symbols.map((symbol) => [symbol]), ...pairs].filter((taps) => taps.length <= NARROWING);
}

function seenAfter(art: GameArt, tiles: readonly string[], taps: readonly string[]): string[] {
  const ordered = taps.length ? sortByLikeness(art, tiles, ANY) : tiles;
  return ordered.filter((tile) => hasAll(art, tile, taps)).slice(0, SEEN);
}

test("two taps on printed symbols bring each of the 73 tiles among those visible without scrolling", async () => {
  const art = await fetchGameArt("isle_of_skye");
  const tiles = Object.keys(art.tiles).filter((tile) => !art.tiles[tile]?.symbols?.castle);
  expect(tiles).toHaveLength(73);
  const lost = tiles.filter(
    (tile) => !tapped(listSymbols(art, [tile])).some((taps) => seenAfter(art, tiles, taps).includes(tile)),
  );
  expect(lost).toEqual([]);
});

test("symbols are ordered by how many tiles they help to find, with all scrolls as one", async () => {
  const art = await fetchGameArt("isle_of_skye");
  const tiles = Object.keys(art.tiles).filter((tile) => !art.tiles[tile]?.symbols?.castle);
  expect(listSymbols(art, tiles)[0]).toBe("barrel");
  const order = listSymbols(art, tiles);
  for (let n = 1; n < tiles.length; n += 7) {
    const fewer = listSymbols(art, tiles.slice(n));
    expect(fewer, "in the same order, whatever is left").toEqual(
      order.filter((kind) => fewer.includes(kind)),
    );
  }
  expect(listSymbols(art, tiles).filter((kind) => kind.startsWith("scroll"))).toEqual(["scroll"]);
});

test("the order of symbols does not change with the tiles of one's own box", async () => {
  const art = await fetchGameArt("isle_of_skye");
  const before = listSymbols(art, Object.keys(art.tiles));
  const [last = ""] = before.slice(-1);
  const facts = Object.values(art.tiles)[0];
  const own = Object.fromEntries(
    Array.from({ length: 80 }, (_, i) => [`x${i}`, { ...facts, symbols: { [last]: 1, journeyman: 1 } }]),
  ) as unknown as GameArt["tiles"];
  const ownNames = Object.fromEntries(Object.keys(own).map((tile) => [tile, tile]));
  const tiles = { ...art.tiles, ...own };
  expect(listSymbols({ ...art, tiles, ownNames }, Object.keys(tiles))).toEqual([...before, "journeyman"]);
});
