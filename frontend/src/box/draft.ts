/** Draft of a piece. Symbols are placed at an edge or in the middle, because regions change with every tap. */

import {
  CORNERS,
  type Composer,
  type Corner,
  EDGES,
  type Edge,
  type Facts,
  type PieceSet,
  type Region,
  readExtras,
  readVariant,
} from "../pieces/boxFile";

export type Spot = Edge | "center";

export interface DraftSymbol {
  kind: string;
  count: number;
  region: Spot;
  /** Its variant, under the name of its kind. */
  [kind: string]: unknown;
}

export interface PieceDraft {
  edges: Readonly<Record<Edge, string>>;
  center: string;
  roads: readonly { edges: readonly Edge[] }[];
  features: readonly DraftSymbol[];
  /** Corners where two edges of the same terrain are not connected. */
  apart: readonly Corner[];
  count: number;
  set?: string;
  cost?: number;
  /** Values of a set's extras, by the id of the extra. */
  [extra: string]: unknown;
}

const findRegion = (regions: readonly Region[], edge: string) =>
  regions.find(({ edges }) => edges.includes(edge as Edge));

/** Create a draft from a piece. Facts that a draft does not know are kept. */
export function makeDraft({ edges, center, regions, roads, features, count, ...more }: Facts): PieceDraft {
  const spots = new Map(
    regions.map(({ id, edges: reached }): [string, Spot] => [id, reached[0] ?? "center"]),
  );
  return {
    ...more,
    edges,
    center,
    roads,
    features: features.map(({ region, ...symbol }) => ({ ...symbol, region: spots.get(region) ?? "center" })),
    apart: CORNERS.filter(
      ([edge, neighbour]) =>
        edges[edge as Edge] === edges[neighbour as Edge] &&
        findRegion(regions, edge as string) !== findRegion(regions, neighbour as string),
    ),
    count,
  };
}

/** Create a draft of an empty piece. */
export function makeBlank({ terrains }: Composer): PieceDraft {
  const [ground = ""] = terrains;
  return {
    edges: { N: ground, E: ground, S: ground, W: ground },
    center: ground,
    roads: [],
    features: [],
    apart: [],
    count: 1,
  };
}

const findNext = (terrains: readonly string[], terrain: string) =>
  terrains[(terrains.indexOf(terrain) + 1) % terrains.length] ?? terrain;

/** Step an edge or the middle to the next terrain. */
export function stepTerrain(draft: PieceDraft, at: Spot, { terrains }: Composer): PieceDraft {
  const changed =
    at === "center"
      ? { ...draft, center: findNext(terrains, draft.center) }
      : { ...draft, edges: { ...draft.edges, [at]: findNext(terrains, draft.edges[at]) } };
  return { ...changed, apart: changed.apart.filter((corner) => mayBeApart(changed, corner)) };
}

/** Fill all edges and the middle with one terrain. */
export function fillAll(draft: PieceDraft, terrain: string): PieceDraft {
  return { ...draft, edges: { N: terrain, E: terrain, S: terrain, W: terrain }, center: terrain, apart: [] };
}

/** True if two neighbouring edges can be unconnected: they have the same terrain, and the middle has another. */
export function mayBeApart({ edges, center }: Pick<PieceDraft, "edges" | "center">, corner: Corner): boolean {
  const [edge, neighbour] = corner as unknown as [Edge, Edge];
  return edges[edge] === edges[neighbour] && edges[edge] !== center;
}

export function toggleApart(draft: PieceDraft, corner: Corner): PieceDraft {
  const apart = draft.apart.includes(corner)
    ? draft.apart.filter((pair) => pair !== corner)
    : [...draft.apart, corner];
  return { ...draft, apart };
}

/** Return the number of the road at an edge, from 1; 0 for none. */
export const findRoad = ({ roads }: Pick<PieceDraft, "roads">, edge: Edge) =>
  roads.findIndex(({ edges }) => edges.includes(edge)) + 1;

/** Step an edge to the next road: none, the first, the second … A road without edges is removed. */
export function stepRoad(draft: PieceDraft, edge: Edge, { most_roads }: Composer): PieceDraft {
  const otherRoads = EDGES.filter((otherEdge) => otherEdge !== edge).map((otherEdge): [Edge, number] => [
    otherEdge,
    findRoad(draft, otherEdge),
  ]);
  const used = Math.max(0, ...otherRoads.map(([, number]) => number));
  const to = (findRoad(draft, edge) + 1) % (Math.min(used + 1, most_roads) + 1);
  const numberedEdges: [Edge, number][] = [...otherRoads, [edge, to]];
  const numbers = [...new Set(numberedEdges.map(([, number]) => number))].filter(Boolean).sort();
  return {
    ...draft,
    roads: numbers.map((number) => ({
      edges: EDGES.filter((roadEdge) => numberedEdges.some(([at, on]) => at === roadEdge && on === number)),
    })),
  };
}

/** Change the number of a symbol. At 0 it is removed. */
export function countSymbol(draft: PieceDraft, at: number, by: number): PieceDraft {
  const features = draft.features
    .map((symbol, n) => (n === at ? { ...symbol, count: symbol.count + by } : symbol))
    .filter(({ count }) => count > 0);
  return { ...draft, features };
}

export function moveSymbol(draft: PieceDraft, at: number, region: Spot): PieceDraft {
  return {
    ...draft,
    features: draft.features.map((symbol, n) => (n === at ? { ...symbol, region } : symbol)),
  };
}

export function withSymbol(draft: PieceDraft, kind: string, variant: string, region: Spot): PieceDraft {
  return {
    ...draft,
    features: [...draft.features, { kind, count: 1, region, ...(variant ? { [kind]: variant } : {}) }],
  };
}

/** Change the set, or (undefined) remove it. What only pieces of the old set have is removed. */
export function chooseSet(
  { set: _set, cost = 0, ...draft }: PieceDraft,
  { sets = [] }: Composer,
  id?: string,
): PieceDraft {
  const chosen = sets.find((set) => set.id === id);
  const otherSets = sets.filter((set) => set !== chosen);
  const otherVariants = otherSets.flatMap(({ variants }) => Object.values(variants).flat());
  const symbols = otherSets.flatMap((set) => set.symbols ?? []);
  const extras = sets.flatMap((set) => set.extras.map((extra) => extra.id));
  const plain = {
    ...(Object.fromEntries(Object.entries(draft).filter(([fact]) => !extras.includes(fact))) as PieceDraft),
    features: draft.features.filter(
      (symbol) => !otherVariants.includes(readVariant(symbol)) && !symbols.includes(symbol.kind),
    ),
  };
  if (!chosen) return plain;
  const marked = addSetSymbol(plain, chosen);
  const { most_cost: most } = chosen;
  return { ...marked, set: chosen.id, ...(most === null ? {} : { cost: Math.min(cost, most) }) };
}

/** Add the symbol that every piece of the set has, if it is missing. */
function addSetSymbol(draft: PieceDraft, { symbols = [] }: PieceSet): PieceDraft {
  const [first] = symbols;
  const isMarked = draft.features.some(({ kind }) => symbols.includes(kind));
  return first === undefined || isMarked ? draft : withSymbol(draft, first, "", "center");
}

export const findSet = ({ sets = [] }: Composer, { set }: Pick<PieceDraft, "set">): PieceSet | undefined =>
  sets.find(({ id }) => id === set);

/** Set the value of an extra, or (empty) remove it. */
export function withExtra(draft: PieceDraft, extra: string, value: string): PieceDraft {
  const { [extra]: _before, ...rest } = draft;
  return (value ? { ...rest, [extra]: value } : rest) as PieceDraft;
}

/** Return which of a set's own variants a kind of symbol has. */
export const findChosenVariant = ({ features }: PieceDraft, kind: string, variants: readonly string[]) =>
  features
    .filter((symbol) => symbol.kind === kind)
    .map(readVariant)
    .find((variant) => variants.includes(variant)) ?? "";

/** Set the variant of a kind of symbol, or (empty) remove it. */
export function withVariant(draft: PieceDraft, kind: string, variant: string): PieceDraft {
  const before = draft.features.find((symbol) => symbol.kind === kind);
  const rest = draft.features.filter((symbol) => symbol.kind !== kind);
  const without = { ...draft, features: rest };
  return variant ? withSymbol(without, kind, variant, before?.region ?? "center") : without;
}

/** Return the spots where symbols may be placed, with their regions. */
export function listSymbolSpots(regions: readonly Region[]): readonly { spot: Spot; region: Region }[] {
  return regions.map((region) => ({ spot: region.edges[0] ?? "center", region }));
}

/** Return the spot in the list of regions that a symbol's position belongs to. */
export function findSpot(regions: readonly Region[], at: Spot, center: string): Spot {
  if (at !== "center") return findRegion(regions, at)?.edges[0] ?? at;
  const inside = regions.find(({ terrain, edges }) => terrain === center && edges.length === 0);
  return (inside ?? regions.find(({ terrain }) => terrain === center))?.edges[0] ?? "center";
}

/** Return a free id for a piece that is not in the list. */
export function makeId(taken: readonly string[]): string {
  let n = 1;
  while (taken.includes(`x${n}`)) n += 1;
  return `x${n}`;
}

/** True if two pieces are printed alike. */
export function isSame(facts: Facts, other: Facts): boolean {
  return JSON.stringify(strip(facts)) === JSON.stringify(strip(other));
}

function strip(facts: Facts) {
  const { edges, center, regions, roads, features, count, set, cost } = facts;
  const sorted = (items: readonly unknown[]) => items.map((item) => JSON.stringify(item)).sort();
  return [
    EDGES.map((edge) => edges[edge]),
    center,
    sorted(regions.map((region) => [region.terrain, [...region.edges].sort(), region.id])),
    sorted(roads.map((road) => [...road.edges].sort())),
    sorted(features.map((symbol) => [symbol.kind, symbol.count, symbol.region, readVariant(symbol)])),
    count,
    [set, cost],
    Object.entries(readExtras(facts)).sort(([first], [second]) => (first < second ? -1 : 1)),
  ];
}
