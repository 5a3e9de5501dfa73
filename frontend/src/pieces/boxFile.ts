/** The list of a game's pieces as data, for whose box differs from it: fetched with the screens that show it. */

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

export interface Feature {
  kind: string;
  count: number;
  region: string;
  /** Which of several, of a kind that has several: under the name of the kind. */
  [kind: string]: unknown;
}

/** What is printed on a piece. */
export type Facts = {
  edges: Readonly<Record<Edge, string>>;
  center: string;
  regions: readonly Region[];
  roads: readonly { edges: readonly Edge[] }[];
  features: readonly Feature[];
  count: number;
  /** Of pieces that an expansion brings: theirs, and what each costs. */
  set?: string;
  cost?: number;
  /** No box holds it: the app made it up for a table. */
  invented?: boolean;
  /** What else pieces of a set carry, by the id of the extra. */
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
  /** How many there are, and at most of each, where that is known. */
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

/** What a piece of a set carries besides symbols: values by the ids of extras. */
export const extrasOf = (facts: Facts) =>
  Object.fromEntries(Object.entries(facts).filter(([fact]) => !SHAPE.includes(fact)));

/** Which of several a symbol is, empty for a kind that has no variants. */
export const variantOf = (symbol: { kind: string; [kind: string]: unknown }) =>
  (symbol[symbol.kind] ?? "") as string;

/** Pieces that an expansion brings, and what they may have on them besides. */
export interface PieceSet {
  id: string;
  expansion: string;
  /** Null: they have no cost. */
  most_cost: number | null;
  extras: readonly PieceExtra[];
  /** More words of a kind of symbol. */
  variants: Readonly<Record<string, readonly string[]>>;
  /** How many pieces there are, where that is known. */
  count?: number;
  /** Symbols of which each of these pieces has one, and others have none. */
  symbols?: readonly string[];
}

/** What a piece of this game may have on it. */
export interface Composer {
  terrains: readonly string[];
  symbols: readonly SymbolKind[];
  most_roads: number;
  most_symbols: number;
  /** Those of the expansions that there are; a piece of the list is of none. */
  sets?: readonly PieceSet[];
}

export interface BoxFile {
  composer: Composer;
  names: Readonly<Record<string, Text>>;
  /** The code of the name of a piece that the list lacks, by its `id`. */
  added: string;
  facts: Readonly<Record<string, Facts>>;
  readings: Readonly<Record<string, readonly { facts: Facts; picture: string }[]>>;
}

/** A box as it is kept, read as pieces of this shape. */
export interface Box extends Omit<KeptBox, "pieces"> {
  pieces: Record<string, Facts>;
}

/** A box as this phone's game shapes its pieces. */
export const readBox = (kept: KeptBox) => kept as Box;

const FILES = import.meta.glob<BoxFile>("../generated/boxes/*.json", { import: "default" });
const fileOf = (game: string) => FILES[`../generated/boxes/${game}.json`];

/** Whether boxes of this game differ. */
export const boxesDiffer = (game: string) => fileOf(game) !== undefined;

/** What a piece may have on it: one that the list lacks may be of a set, at a table only of its `expansions`. */
export function kindsOf(file: BoxFile, piece: string, expansions?: readonly string[]): Composer {
  const { sets = [] } = file.composer;
  const isPlayed = ({ expansion }: PieceSet) => expansions?.includes(expansion) ?? true;
  const symbols = file.composer.symbols.map((one) => ({ ...one, usual: usualTerrain(file, one.kind) }));
  return { ...file.composer, symbols, sets: piece in file.facts ? [] : sets.filter(isPlayed) };
}

function usualTerrain({ facts }: BoxFile, kind: string): string | undefined {
  const times = new Map<string, number>();
  for (const { regions, features } of Object.values(facts)) {
    for (const { region } of features.filter((symbol) => symbol.kind === kind)) {
      const terrain = regions.find(({ id }) => id === region)?.terrain ?? "";
      times.set(terrain, (times.get(terrain) ?? 0) + 1);
    }
  }
  return [...times].sort(([, one], [, other]) => other - one)[0]?.[0];
}

/** Rejects when the network is gone, or boxes of the game do not differ. */
export async function boxFile(game: string): Promise<BoxFile> {
  const load = fileOf(game);
  if (!load) throw new Error(`no boxes of ${game}`);
  return load();
}
