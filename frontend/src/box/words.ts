/** Pieces in words. */

import { listed, t } from "../i18n";
import type { GameArt } from "../pieces/assets";
import {
  type BoxFile,
  type CORNERS,
  EDGES,
  type Edge,
  extrasOf,
  type Facts,
  type Composer as Kinds,
  type PieceSet,
  type Region,
  variantOf,
} from "../pieces/boxFile";
import type { Text } from "../wire";

/** Return the name of a piece, listed or own. */
export const nameOfPiece = ({ names, added }: BoxFile, piece: string): Text =>
  names[piece] ?? { code: added, params: { id: piece } };

/** Return the name of a piece in the list of a table's box. */
export function listName(art: GameArt, piece: string): string {
  const name = art.tiles[piece]?.name;
  return name ? t(name.code, name.params) : piece;
}

export function pieceName(file: BoxFile, piece: string): string {
  const { code, params } = nameOfPiece(file, piece);
  return t(code, params); // by its number in the list; its picture is beside it
}

const edgesOf = (edges: readonly Edge[]) =>
  EDGES.filter((edge) => edges.includes(edge))
    .map((edge) => t("box.edge", { edge }))
    .join("–");

export const terrainName = (game: string, terrain: string) => t(`${game}.terrain_${terrain}`);

/** Return the name of a symbol or of one of its variants. */
export const symbolName = (game: string, kind: string, variant = "") =>
  t(variant ? `${game}.${kind}_${variant}` : `${game}.symbol_${kind}`);

/** Return "Pasture N–S" or "Water in the middle". */
export function regionName(game: string, { terrain, edges }: Region): string {
  const name = terrainName(game, terrain);
  return edges.length
    ? t("box.region", { terrain: name, edges: edgesOf(edges) })
    : t("box.region_inside", { terrain: name });
}

/** Return the name of a set, which is that of its expansion. */
export const setName = (game: string, { expansion }: PieceSet) => t(`${game}.${expansion}.name`);

export const extraName = (game: string, extra: string, value: string) => t(`${game}.${extra}_${value}`);

/** Return what only pieces of a set have, in words. */
export function setWords(game: string, { sets = [] }: Kinds, facts: Facts): string[] {
  const set = sets.find(({ id }) => id === facts.set);
  if (!set) return [];
  const { cost, features } = facts;
  const featuresOfSet = features.filter((symbol) => set.variants[symbol.kind]?.includes(variantOf(symbol)));
  return [
    setName(game, set),
    ...(cost === undefined ? [] : [t(`${game}.tile_cost`, { n: cost })]),
    ...set.extras.flatMap(({ id }) => (facts[id] ? [t(`${game}.piece_${id}_${facts[id]}`)] : [])),
    ...featuresOfSet.map((symbol) => symbolName(game, symbol.kind, variantOf(symbol))),
  ];
}

const roadsIn = ({ roads }: Facts) => roads.map(({ edges }) => edgesOf(edges)).sort();
const symbolsIn = (game: string, { features }: Facts) => {
  const counts = new Map<string, number>();
  for (const symbol of features) {
    const name = symbolName(game, symbol.kind, variantOf(symbol));
    counts.set(name, (counts.get(name) ?? 0) + symbol.count);
  }
  return counts;
};
const regionsIn = (game: string, { regions }: Facts) =>
  regions.map((region) => regionName(game, region)).sort();

/** Describe what is different on a piece compared with `other`, one aspect per item. */
export function differences(game: string, facts: Facts, other: Facts): string[] {
  const words: string[] = [];
  const terrain = (piece: Facts) => EDGES.map((edge) => piece.edges[edge]).join();
  const hasOtherEdges = terrain(facts) !== terrain(other);
  if (hasOtherEdges) {
    words.push(
      EDGES.map((edge) => `${t("box.edge", { edge })} ${terrainName(game, facts.edges[edge])}`).join(", "),
    );
  }
  const roads = roadsIn(facts);
  if (roads.join() !== roadsIn(other).join()) {
    words.push(roads.length ? t("box.roads_at", { edges: roads.join(", ") }) : t("box.road_none"));
  }
  const regions = regionsIn(game, facts);
  const otherRegions = regionsIn(game, other);
  const different = regions.filter((region) => !otherRegions.includes(region));
  if (different.length && !hasOtherEdges) words.push(listed(different));
  const mine = symbolsIn(game, facts);
  const theirs = symbolsIn(game, other);
  for (const name of new Set([...mine.keys(), ...theirs.keys()])) {
    const n = mine.get(name) ?? 0;
    if (n !== (theirs.get(name) ?? 0)) words.push(t("box.so_many", { n, name }));
  }
  if (facts.cost !== undefined && facts.cost !== other.cost)
    words.push(t(`${game}.tile_cost`, { n: facts.cost }));
  for (const id of Object.keys({ ...extrasOf(facts), ...extrasOf(other) })) {
    const value = facts[id];
    if (value !== other[id])
      words.push(t(value ? `${game}.piece_${id}_${value}` : `${game}.extra_${id}_none`));
  }
  if (facts.set === undefined && other.set !== undefined) words.push(t("box.of_none"));
  return words;
}

/** Return the name of a corner with its terrain. */
export function cornerName(game: string, corner: (typeof CORNERS)[number], terrain: string): string {
  return t("box.region", {
    terrain: terrainName(game, terrain),
    edges: edgesOf([...corner] as Edge[]),
  });
}
