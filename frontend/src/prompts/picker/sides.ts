import { type GameArt, listEdges } from "../../pieces/assets";

/** Required terrains of the sides N, E, S, W of a tile; null: any. */
export type Sides = readonly (string | null)[];

export const ANY: Sides = [null, null, null, null];

/** Return every terrain on an edge of these tiles, in the order of the game's tiles. */
export function listTerrains(art: GameArt, tiles: readonly string[]): string[] {
  const among = new Set(tiles.flatMap((tile) => art.tiles[tile]?.edges ?? []));
  return [...new Set(Object.values(art.tiles).flatMap((tile) => tile.edges))].filter((terrain) =>
    among.has(terrain),
  );
}

/** Step one side on: any, then each terrain, then any again. */
export function stepSide(sides: Sides, side: number, terrains: readonly string[]): Sides {
  const now = sides[side] ?? null;
  const next = terrains[now === null ? 0 : terrains.indexOf(now) + 1] ?? null;
  return sides.map((required, i) => (i === side ? next : required));
}

/** Return the first rotation in which a tile has the required sides, or undefined. */
export function findRotation(art: GameArt, tile: string, sides: Sides): number | undefined {
  return [0, 1, 2, 3].find((rotation) =>
    listEdges(art, tile, rotation).every((terrain, i) => (sides[i] ?? terrain) === terrain),
  );
}
