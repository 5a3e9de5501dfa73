/** Pieces in words. */

import { joinWords, t } from "../i18n";
import type { GameArt } from "../pieces/assets";
import {
  type BoxFile,
  type CORNERS,
  EDGES,
  type Edge,
  type Facts,
  type Composer as Kinds,
  type PieceSet,
  type Region,
  readExtras,
  readVariant,
} from "../pieces/boxFile";
import type { Text } from "../wire";

/** Return the name of a piece, listed or own. */
export const findPieceName = ({ names, added }: BoxFile, piece: string): Text =>
  names[piece] ?? { code: added, params: { id: piece } };

/** Return the name of a piece in the list of a table's box. */
export function listName(art: GameArt, piece: string): string {
  const name = art.tiles[piece]?.name;
  return name ? t(name.code, name.params) : piece;
}

export function namePiece(file: BoxFile, piece: string): string {
  const { code, params } = findPieceName(file, piece);
  return t(code, params); // by its number in the list; its picture is beside it
}

const describeEdges = (edges: readonly Edge[]) =>
  EDGES.filter((edge) => edges.includes(edge))
    .map((edge) => t("box.edge", { edge }))
    .join("–");

export const nameTerrain = (game: string, terrain: string) => t(`${game}.terrain_${terrain}`);

export const nameSymbol = (game: string, kind: string, variant = "") =>
  t(variant ? `${game}.${kind}_${variant}` : `${game}.symbol_${kind}`);

/** Return "Pasture N–S", "Water in the middle", or "Pasture" for one that has all sides. */
export function nameRegion(game: string, { terrain, edges }: Region): string {
  const name = nameTerrain(game, terrain);
  if (edges.length === EDGES.length) return name;
  return edges.length
    ? t("box.region", { terrain: name, edges: describeEdges(edges) })
    : t("box.region_inside", { terrain: name });
}

/** Return the name of a set, which is that of its expansion. */
export const nameSet = (game: string, { expansion }: PieceSet) => t(`${game}.${expansion}.name`);

export const nameExtra = (game: string, extra: string, value: string) => t(`${game}.${extra}_${value}`);

/** Return what only pieces of a set have, in words. */
export function nameSetOfPiece(game: string, { sets = [] }: Kinds, facts: Facts): string[] {
  const set = sets.find(({ id }) => id === facts.set);
  if (!set) return [];
  const { cost, features } = facts;
  const featuresOfSet = features.filter((symbol) => set.variants[symbol.kind]?.includes(readVariant(symbol)));
  return [
    nameSet(game, set),
    ...(cost === undefined ? [] : [t(`${game}.tile_cost`, { n: cost })]),
    ...set.extras.flatMap(({ id }) => (facts[id] ? [t(`${game}.piece_${id}_${facts[id]}`)] : [])),
    ...featuresOfSet.map((symbol) => nameSymbol(game, symbol.kind, readVariant(symbol))),
  ];
}

const listRoads = ({ roads }: Facts) => roads.map(({ edges }) => describeEdges(edges)).sort();
const listSymbols = (game: string, { features }: Facts) => {
  const counts = new Map<string, number>();
  for (const symbol of features) {
    const name = nameSymbol(game, symbol.kind, readVariant(symbol));
    counts.set(name, (counts.get(name) ?? 0) + symbol.count);
  }
  return counts;
};
const listRegions = (game: string, { regions }: Facts) =>
  regions.map((region) => nameRegion(game, region)).sort();

/** Describe what is different on a piece compared with `other`, one aspect per item. */
export function describeDifferences(game: string, facts: Facts, other: Facts): string[] {
  const words: string[] = [];
  const terrain = (piece: Facts) => EDGES.map((edge) => piece.edges[edge]).join();
  const hasOtherEdges = terrain(facts) !== terrain(other);
  if (hasOtherEdges) {
    const isPlain = EDGES.every((edge) => facts.edges[edge] === facts.edges.N);
    const edges = EDGES.map((edge) => `${t("box.edge", { edge })} ${nameTerrain(game, facts.edges[edge])}`);
    words.push(
      isPlain ? t("box.terrain_all", { terrain: nameTerrain(game, facts.edges.N) }) : edges.join(", "),
    );
  }
  const roads = listRoads(facts);
  if (roads.join() !== listRoads(other).join()) {
    words.push(roads.length ? t("box.roads_at", { edges: roads.join(", ") }) : t("box.road_none"));
  }
  const regions = listRegions(game, facts);
  const otherRegions = listRegions(game, other);
  const different = regions.filter((region) => !otherRegions.includes(region));
  if (different.length && !hasOtherEdges) words.push(joinWords(different));
  const mine = listSymbols(game, facts);
  const theirs = listSymbols(game, other);
  for (const name of new Set([...mine.keys(), ...theirs.keys()])) {
    const n = mine.get(name) ?? 0;
    if (n !== (theirs.get(name) ?? 0)) words.push(t("box.so_many", { n, name }));
  }
  if (facts.cost !== undefined && facts.cost !== other.cost)
    words.push(t(`${game}.tile_cost`, { n: facts.cost }));
  for (const id of Object.keys({ ...readExtras(facts), ...readExtras(other) })) {
    const value = facts[id];
    if (value !== other[id])
      words.push(t(value ? `${game}.piece_${id}_${value}` : `${game}.extra_${id}_none`));
  }
  if (facts.set === undefined && other.set !== undefined) words.push(t("box.of_none"));
  return words;
}

/** A piece of which nothing is printed. */
const BLANK: Facts = {
  edges: {} as Facts["edges"],
  center: "",
  roads: [],
  regions: [],
  features: [],
  count: 1,
};

/** Describe all that is printed on a piece, one aspect per item. */
export const describePiece = (game: string, kinds: Kinds, facts: Facts): string[] => [
  ...nameSetOfPiece(game, kinds, facts).slice(0, 1),
  ...describeDifferences(game, facts, BLANK),
];

export function nameCorner(game: string, corner: (typeof CORNERS)[number], terrain: string): string {
  return t("box.region", {
    terrain: nameTerrain(game, terrain),
    edges: describeEdges([...corner] as Edge[]),
  });
}
