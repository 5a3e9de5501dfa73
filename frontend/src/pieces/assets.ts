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
  /** Category of points -> its picture: one path in a 24 box. */
  categories: Readonly<Record<string, string>>;
  /** Type of an action that marks a piece -> its picture. */
  deeds: Readonly<Record<string, string>>;
  /** Layouts of plans and tracks by the id that surfaces name. */
  layouts: Readonly<Record<string, Layout>>;
  /** Kind of a piece on a plan or a track -> its picture: SVG content around its middle with a radius of 50. */
  pieces: Readonly<Record<string, string>>;
  /** Parts of these pictures and their positions. */
  parts: Readonly<Record<string, PieceParts>>;
  /** Facts of own pieces, besides symbols, that distinguish them at a glance. */
  extras: readonly string[];
  /** What a kind of stock is; pieces by default. */
  stock: Readonly<Record<string, StockKind>>;
  /** Pieces of this table's own box -> their names on the sheets; other pieces have their ids there. */
  ownNames?: Readonly<Record<string, string>>;
}

/** Pieces that are drawn one by one, an amount shown as a number, or an effect shown by its name and glyph. */
export interface StockKind {
  kind: "piece" | "amount" | "effect";
  glyph?: string;
}

/** Position of the seat's shape and of the number in a stack on a picture: x, y, scale. `step`: offset of the next
 * below.
 */
export interface PieceParts {
  shape?: readonly [number, number, number];
  number?: readonly [number, number, number];
  step?: number;
}

/** True if a piece on a plan or a track shows whose it is: it has its seat's colour and shape. */
export const showsSeat = ({ pieces }: Pick<GameArt, "pieces">, kind: string): boolean =>
  pieces[kind]?.includes("currentColor") ?? true;

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
const loadedGames = new Map<string, GameArt>();

/** Names of the loaded sheets: `glyphs`, `<game>-<level>`. */
export const sheets = signal<ReadonlySet<string>>(new Set());

const fileOf = (game: string) => FILES[`../generated/games/${game}.json`];
const NOTHING: GameFile = { tiles: {}, geometry: {} };

/** Load the game's facts and geometry; none for a game without pictures. Rejects without a network; may be tried again. */
export function gameArt(game: string): Promise<GameArt> {
  let promise = games.get(game);
  if (!promise) {
    const file = fileOf(game)?.() ?? Promise.resolve(NOTHING);
    promise = file.then((files) => ({
      id: game,
      tiles: files.tiles,
      geometry: files.geometry,
      lying: files.lying ?? [],
      categories: files.categories ?? {},
      deeds: files.deeds ?? {},
      layouts: files.layouts ?? {},
      pieces: files.pieces ?? {},
      parts: files.parts ?? {},
      extras: files.extras ?? [],
      stock: files.stock ?? {},
    }));
    promise.then(
      (art) => loadedGames.set(game, art),
      () => games.delete(game),
    );
    games.set(game, promise);
  }
  return promise;
}

/** Return the result of `gameArt`, if it has been loaded. */
export const artHere = (game: string): GameArt | undefined => loadedGames.get(game);

/** Load a sheet once. Glyphs are used everywhere: they are inserted into the document. */
export function loadSheet(name: string): Promise<void> {
  let promise = loading.get(name);
  if (!promise) {
    promise = fetchSheet(name).then((source) => {
      if (name === GLYPHS) putAside(source);
      else keepSheet(source);
      sheets.value = new Set([...sheets.value, name]);
    });
    promise.catch(() => loading.delete(name));
    loading.set(name, promise);
  }
  return promise;
}

/** Load the sprite sheets of a game: first those of the first view, then the finer levels. */
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
  const entries = Object.entries(pieces);
  for (const [, { name, sheets: ownSheets }] of entries) {
    if (loading.has(name)) continue;
    Object.values(ownSheets).forEach(keepSheet);
    loading.set(name, Promise.resolve());
  }
  const merged = <Value>(of: (piece: DrawnPiece) => Value) =>
    Object.fromEntries(entries.map(([id, piece]) => [id, of(piece)]));
  return {
    ...art,
    tiles: { ...art.tiles, ...merged(({ tile }) => tile) },
    geometry: { ...art.geometry, ...merged(({ geometry }) => ({ ...geometry })) },
    ownNames: merged(({ name }) => name),
  };
}

/** Return the preferred level if it is loaded, else the next best loaded one. */
export function levelAtHand(game: string, preferred: Level): Level {
  const order: Level[] =
    preferred === "L" ? ["L", "M", "S"] : preferred === "M" ? ["M", "S", "L"] : ["S", "M", "L"];
  return order.find((level) => sheets.value.has(`${game}-${level}`)) ?? "S";
}

/** Return the kind of a segment: road, city ... */
export function kindOf(art: GameArt, tile: string, segment: string): string {
  return art.tiles[tile]?.segments[segment] ?? "";
}

/** Return `scroll` of `scroll_per_broch`. */
export function kindOfSymbol(symbol: string): string {
  return symbol.split("_")[0] as string;
}

/** Return the href of the picture of a rotated tile. */
export function symbolOf(art: GameArt, tile: string, rotation: number, level: Level): string {
  return drawn(`${art.id}-${art.ownNames?.[tile] ?? tile}-${rotation}-${level}`);
}

/** Return the terrain on the edges N E S W of a rotated tile. */
export function edgesOf(art: GameArt, tile: string, rotation: number): string[] {
  const edges = art.tiles[tile]?.edges ?? [];
  return edges.map((_, i) => edges[(i + 4 - rotation) % 4] as string);
}

/** Return the point of a segment where a piece stands, on its tile; the middle if the art has none. */
export function anchorOf(
  art: GameArt,
  tile: string,
  rotation: number,
  segment: string,
): readonly [number, number] {
  const point = art.geometry[tile]?.[rotation]?.anchors[segment];
  return [point?.[0] ?? 50, point?.[1] ?? 50];
}

/** True if a spot is a point on a tile, not an area of it. */
export function isSymbol(art: GameArt, tile: string, rotation: number, name: string): boolean {
  const { anchors = {}, regions = {} } = art.geometry[tile]?.[rotation] ?? {};
  return name in anchors && !(name in regions);
}
