/** The list of a game's pieces as data, loaded with the screens that compare boxes with it. */

import type { KeptBox, Text } from "../wire";

export type Edge = "N" | "E" | "S" | "W";
export const EDGES: readonly Edge[] = ["N", "E", "S", "W"];
/** Two neighbouring edges. */
export const CORNERS = ["NE", "ES", "SW", "WN"] as const;
export type Corner = (typeof CORNERS)[number];

export interface Region {
  id: string;
  terrain: string;
  edges: readonly Edge[];
}

interface Feature {
  kind: string;
  count: number;
  region: string;
  /** The variant, under the name of the kind, for kinds with variants. */
  [kind: string]: unknown;
}

export type Facts = {
  edges: Readonly<Record<Edge, string>>;
  center: string;
  regions: readonly Region[];
  roads: readonly { edges: readonly Edge[] }[];
  features: readonly Feature[];
  count: number;
  /** Set and cost of a piece that an expansion brings. */
  set?: string;
  cost?: number;
  /** No box holds it: the app made it up for a table. */
  invented?: boolean;
  /** Values of a set's extras, by the id of the extra. */
  [extra: string]: unknown;
};

export interface SymbolKind {
  kind: string;
  most: number;
  /** The terrain in which most of the listed pieces have it. */
  usual?: string | undefined;
  variants?: readonly string[];
}

/** Something that a piece of a set may carry besides symbols: one of `values`, or nothing. */
export interface PieceExtra {
  /** Its key among the facts of a piece. */
  id: string;
  values: readonly string[];
  /** How many pieces have it, and how many each value has at most, if known. */
  count?: number;
  most?: Readonly<Record<string, number>>;
}

const SHAPE = [
  "edges",
  "center",
  "regions",
  "roads",
  "features",
  "apart",
  "count",
  "set",
  "cost",
  "invented",
];

/** Return the extras of a piece: values by their ids. */
export const readExtras = (facts: Facts) =>
  Object.fromEntries(Object.entries(facts).filter(([fact]) => !SHAPE.includes(fact)));

/** Return the variant of a symbol; empty for kinds without variants. */
export const readVariant = (symbol: { kind: string; [kind: string]: unknown }) =>
  (symbol[symbol.kind] ?? "") as string;

/** A set of pieces that an expansion brings, and what only they may have on them. */
export interface PieceSet {
  id: string;
  expansion: string;
  /** Null: they have no cost. */
  most_cost: number | null;
  extras: readonly PieceExtra[];
  /** More words of a kind of symbol. */
  variants: Readonly<Record<string, readonly string[]>>;
  /** The number of pieces, if known. */
  count?: number;
  /** Symbols of which each piece of the set has exactly one, and other pieces none. */
  symbols?: readonly string[];
}

/** What a piece of this game may have on it. */
export interface Composer {
  terrains: readonly string[];
  symbols: readonly SymbolKind[];
  most_roads: number;
  most_symbols: number;
  /** Sets of the expansions; a listed piece belongs to none. */
  sets?: readonly PieceSet[];
}

export interface BoxFile {
  composer: Composer;
  names: Readonly<Record<string, Text>>;
  /** Code of the name of own pieces, with `id` as parameter. */
  added: string;
  facts: Readonly<Record<string, Facts>>;
  readings: Readonly<Record<string, readonly { facts: Facts; picture: string }[]>>;
}

/** A box as it is kept, read as pieces of this shape. */
export interface Box extends Omit<KeptBox, "pieces"> {
  pieces: Record<string, Facts>;
}

export const readBox = (keptBox: KeptBox) => keptBox as Box;

const FILES = import.meta.glob<BoxFile>("../generated/boxes/*.json", { import: "default" });
const findFile = (game: string) => FILES[`../generated/boxes/${game}.json`];

export const hasDifferingBoxes = (game: string) => findFile(game) !== undefined;

/** Return what a piece may have on it. An own piece may belong to a set, at a table only of its `expansions`. */
export function buildComposer(file: BoxFile, piece: string, expansions?: readonly string[]): Composer {
  const { sets = [] } = file.composer;
  const isPlayed = ({ expansion }: PieceSet) => expansions?.includes(expansion) ?? true;
  const symbols = file.composer.symbols.map((symbol) => ({
    ...symbol,
    usual: findUsualTerrain(file, symbol.kind),
  }));
  return { ...file.composer, symbols, sets: piece in file.facts ? [] : sets.filter(isPlayed) };
}

function findUsualTerrain({ facts }: BoxFile, kind: string): string | undefined {
  const times = new Map<string, number>();
  for (const { regions, features } of Object.values(facts)) {
    for (const { region } of features.filter((symbol) => symbol.kind === kind)) {
      const terrain = regions.find(({ id }) => id === region)?.terrain ?? "";
      times.set(terrain, (times.get(terrain) ?? 0) + 1);
    }
  }
  return [...times].sort(([, first], [, second]) => second - first)[0]?.[0];
}

/** Load the list. Rejects without a network, and for games whose boxes do not differ. */
export async function fetchBoxFile(game: string): Promise<BoxFile> {
  const load = findFile(game);
  if (!load) throw new Error(`no boxes of ${game}`);
  return load();
}
