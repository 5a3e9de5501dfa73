/**
 * What a game brings for its board: the facts and geometry of its tiles as JSON, and their pictures as sprite sheets.
 */

import { signal } from "@preact/signals";
import type { DrawnPiece, Layout, TileFacts, TileGeometry } from "../wire";
import { drawn, keepSheet, putAside } from "./drawings";

/** How much of a tile is drawn: L everything, M without marks, S flat. */
export type Level = "S" | "M" | "L";

export interface GameArt {
  id: string;
  tiles: Readonly<Record<string, TileFacts>>;
  geometry: Readonly<Record<string, Readonly<Record<number, TileGeometry>>>>;
  /** Kinds of segments on which a piece lies instead of standing. */
  lying: readonly string[];
  /** Kind of points to its picture: one path in a 24 box. */
  categories: Readonly<Record<string, string>>;
  /** Type of an action that marks a piece to its picture. */
  deeds: Readonly<Record<string, string>>;
  /** What is printed on plans and tracks, by the id that surfaces name. */
  layouts: Readonly<Record<string, Layout>>;
  /** Kind of a piece on a plan or a track to its picture: SVG content around its middle with a radius of 50. */
  pieces: Readonly<Record<string, string>>;
  /** What is drawn where on these pictures. */
  parts: Readonly<Record<string, PieceParts>>;
  /** Facts of own pieces, besides symbols, that tell them apart at a glance. */
  extras: readonly string[];
  /** What a kind of stock is; pieces where nothing is said. */
  stock: Readonly<Record<string, StockKind>>;
  /** Pieces of this table's own box, to their names on the sheets; others have their ids there. */
  own?: Readonly<Record<string, string>>;
}

/** Pieces that are drawn one by one, an amount that is told by a number, or something called by its name, with a glyph. */
export interface StockKind {
  kind: "piece" | "amount" | "effect";
  glyph?: string;
}

/** Where a picture of a piece has its seat's shape and its number in a stack: x, y, scale. `step`: to the next below. */
export interface PieceParts {
  shape?: readonly [number, number, number];
  number?: readonly [number, number, number];
  step?: number;
}

interface GameFile {
  tiles: GameArt["tiles"];
  geometry: GameArt["geometry"];
  lying?: GameArt["lying"];
  categories?: GameArt["categories"];
  deeds?: GameArt["deeds"];
  layouts?: GameArt["layouts"];
  pieces?: GameArt["pieces"];
  parts?: GameArt["parts"];
  extras?: GameArt["extras"];
  stock?: GameArt["stock"];
}

const FILES = import.meta.glob<GameFile>("../generated/games/*.json", { import: "default" });
const SHEETS = import.meta.glob<string>("../generated/art/*.svg", {
  query: "?url",
  import: "default",
  eager: true,
});

const GLYPHS = "glyphs";
const loading = new Map<string, Promise<void>>();
const games = new Map<string, Promise<GameArt>>();
const here = new Map<string, GameArt>();

/** Names of the sheets that are here: `glyphs`, `<game>-<level>`. */
export const sheets = signal<ReadonlySet<string>>(new Set());

const fileOf = (game: string) => FILES[`../generated/games/${game}.json`];
const NOTHING: GameFile = { tiles: {}, geometry: {} };

/** The game's facts and geometry; none of a game without pictures. Rejects when the network is gone; may be tried again. */
export function gameArt(game: string): Promise<GameArt> {
  let known = games.get(game);
  if (!known) {
    const file = fileOf(game)?.() ?? Promise.resolve(NOTHING);
    known = file.then((found) => ({
      id: game,
      tiles: found.tiles,
      geometry: found.geometry,
      lying: found.lying ?? [],
      categories: found.categories ?? {},
      deeds: found.deeds ?? {},
      layouts: found.layouts ?? {},
      pieces: found.pieces ?? {},
      parts: found.parts ?? {},
      extras: found.extras ?? [],
      stock: found.stock ?? {},
    }));
    known.then(
      (art) => here.set(game, art),
      () => games.delete(game),
    );
    games.set(game, known);
  }
  return known;
}

/** What `gameArt` gives, if it has been loaded. */
export const artHere = (game: string): GameArt | undefined => here.get(game);

/** Fetch a sheet, once. Glyphs stand on everything: they are put into the document. */
export function loadSheet(name: string): Promise<void> {
  let known = loading.get(name);
  if (!known) {
    known = fetchSheet(name).then((source) => {
      if (name === GLYPHS) putAside(source);
      else keepSheet(source);
      sheets.value = new Set([...sheets.value, name]);
    });
    known.catch(() => loading.delete(name));
    loading.set(name, known);
  }
  return known;
}

/** First what a first view needs, then the finer levels. */
export async function loadArt(game: string): Promise<void> {
  if (!fileOf(game)) return loadSheet(GLYPHS);
  await Promise.all([loadSheet(GLYPHS), loadSheet(`${game}-S`)]);
  await loadSheet(`${game}-M`);
  await loadSheet(`${game}-L`);
}

async function fetchSheet(name: string): Promise<string> {
  const address = SHEETS[`../generated/art/${name}.svg`];
  if (!address) throw new Error(`no sheet ${name}`);
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`sheet ${name}: ${answer.status}`);
  return answer.text();
}

/** The art with the pieces of a table's own box. */
export function withOwn(art: GameArt, pieces: Readonly<Record<string, DrawnPiece>>): GameArt {
  const each = Object.entries(pieces);
  for (const [, { name, sheets: own }] of each) {
    if (loading.has(name)) continue;
    Object.values(own).forEach(keepSheet);
    loading.set(name, Promise.resolve());
  }
  const merged = <Known>(of: (piece: DrawnPiece) => Known) =>
    Object.fromEntries(each.map(([id, piece]) => [id, of(piece)]));
  return {
    ...art,
    tiles: { ...art.tiles, ...merged(({ tile }) => tile) },
    geometry: { ...art.geometry, ...merged(({ geometry }) => ({ ...geometry })) },
    own: merged(({ name }) => name),
  };
}

/** The finest level that is wanted and loaded. */
export function levelAtHand(game: string, wanted: Level): Level {
  const order: Level[] =
    wanted === "L" ? ["L", "M", "S"] : wanted === "M" ? ["M", "S", "L"] : ["S", "M", "L"];
  return order.find((level) => sheets.value.has(`${game}-${level}`)) ?? "S";
}

/** What kind of segment this is: road, city ... */
export function kindOf(art: GameArt, tile: string, segment: string): string {
  return art.tiles[tile]?.segments[segment] ?? "";
}

/** `scroll` of `scroll_per_broch` */
export function kindOfSymbol(symbol: string): string {
  return symbol.split("_")[0] as string;
}

/** How `<use>` refers to the picture of a turned tile. */
export function symbolOf(art: GameArt, tile: string, rotation: number, level: Level): string {
  return drawn(`${art.id}-${art.own?.[tile] ?? tile}-${rotation}-${level}`);
}

/** The terrain on the edges N E S W of a turned tile. */
export function edgesOf(art: GameArt, tile: string, rotation: number): string[] {
  const edges = art.tiles[tile]?.edges ?? [];
  return edges.map((_, i) => edges[(i + 4 - rotation) % 4] as string);
}

/** The point of a segment where a piece stands, on its tile; the middle if the art knows none. */
export function anchorOf(
  art: GameArt,
  tile: string,
  rotation: number,
  segment: string,
): readonly [number, number] {
  const point = art.geometry[tile]?.[rotation]?.anchors[segment];
  return [point?.[0] ?? 50, point?.[1] ?? 50];
}

/** Whether something stands on a tile at a spot, instead of being an area of it. */
export function isSymbol(art: GameArt, tile: string, rotation: number, name: string): boolean {
  const { anchors = {}, regions = {} } = art.geometry[tile]?.[rotation] ?? {};
  return name in anchors && !(name in regions);
}
