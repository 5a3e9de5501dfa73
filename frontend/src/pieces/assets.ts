/**
 * What a game brings for its board: the facts and geometry of its tiles as JSON, and their pictures as sprite sheets.
 */

import { signal } from "@preact/signals";
import type { DrawnPiece, Layout, PieceParts, StockKind, TileFacts, TileGeometry } from "../wire";
import { drawPicture, keepSheet, putAside } from "./drawings";

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
  action_icons: Readonly<Record<string, string>>;
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
  /** The same pieces -> what is printed on them. */
  ownFacts?: Readonly<Record<string, DrawnPiece["facts"]>>;
}

/** True if a piece on a plan or a track shows whose it is: it has its seat's colour and shape. */
export const showsSeat = ({ pieces }: Pick<GameArt, "pieces">, kind: string): boolean =>
  pieces[kind]?.includes("currentColor") ?? true;

/** The art of a game as it is generated; what it has none of is left out. */
type GameFile = Partial<Omit<GameArt, "id" | "ownNames" | "ownFacts">>;

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

const findFile = (game: string) => FILES[`../generated/games/${game}.json`];
const NOTHING: Required<GameFile> = {
  tiles: {},
  geometry: {},
  lying: [],
  categories: {},
  action_icons: {},
  layouts: {},
  pieces: {},
  parts: {},
  extras: [],
  stock: {},
};

/** Return `<game>.<expansion>` for the expansions that have art of their own. */
const listParts = (game: string, expansions: readonly string[]) =>
  expansions.map((id) => `${game}.${id}`).filter(findFile);

/** Return what is kept under a key, else what `load` begins to load; that is forgotten again if it fails. */
function loadOnce<Value>(
  kept: Map<string, Promise<Value>>,
  key: string,
  load: () => Promise<Value>,
): Promise<Value> {
  let promise = kept.get(key);
  if (!promise) {
    promise = load();
    promise.catch(() => kept.delete(key));
    kept.set(key, promise);
  }
  return promise;
}

/** Load the game's facts and geometry; none for a game without pictures. Rejects without a network; may be tried again. */
export function fetchGameArt(game: string): Promise<GameArt> {
  return loadOnce(games, game, async () => {
    const art = { ...NOTHING, ...(await findFile(game)?.()), id: game };
    loadedGames.set(game, art);
    return art;
  });
}

/** Load the game's art with what its expansions add to it; expansions without art of their own add nothing. */
export function fetchExpandedArt(game: string, expansions: readonly string[]): Promise<GameArt> {
  const parts = listParts(game, expansions);
  if (!parts.length) return fetchGameArt(game);
  const key = [game, ...parts].join(" ");
  return loadOnce(games, key, async () => {
    const [first, ...others] = await Promise.all([fetchGameArt(game), ...parts.map(fetchGameArt)]);
    const art = others.reduce(added, first);
    loadedGames.set(key, art);
    return art;
  });
}

function added(art: GameArt, expansion: GameArt): GameArt {
  return {
    ...art,
    tiles: { ...art.tiles, ...expansion.tiles },
    geometry: { ...art.geometry, ...expansion.geometry },
    categories: { ...art.categories, ...expansion.categories },
    pieces: { ...art.pieces, ...expansion.pieces },
    parts: { ...art.parts, ...expansion.parts },
    stock: { ...art.stock, ...expansion.stock },
  };
}

/** Return the result of `fetchExpandedArt`, if it has been loaded. */
export const findExpandedArt = (game: string, expansions: readonly string[]): GameArt | undefined =>
  loadedGames.get([game, ...listParts(game, expansions)].join(" "));

/** Return the result of `fetchGameArt`, if it has been loaded. */
export const findArt = (game: string): GameArt | undefined => loadedGames.get(game);

/** Load a sheet once. Glyphs are used everywhere: they are inserted into the document. */
export function loadSheet(name: string): Promise<void> {
  return loadOnce(loading, name, async () => {
    const source = await fetchSheet(name);
    if (name.endsWith(GLYPHS)) putAside(source);
    else keepSheet(source);
    sheets.value = new Set([...sheets.value, name]);
  });
}

/** Load the sprite sheets of a game and its expansions: first those of the first view, then the finer levels. */
export async function loadArt(game: string, expansions: readonly string[] = []): Promise<void> {
  if (!findFile(game)) return loadSheet(GLYPHS);
  const parts = [game, ...listParts(game, expansions)];
  const all = (level: string) => Promise.all(parts.map((part) => loadSheet(`${part}-${level}`)));
  const glyphs = parts.map((part) => `${part}-${GLYPHS}`).filter((name) => findSheetAddress(name));
  await Promise.all([GLYPHS, ...glyphs].map(loadSheet).concat(all("S").then(() => undefined)));
  await all("M");
  await all("L");
}

const findSheetAddress = (name: string) => SHEETS[`../generated/art/${name}.svg`];

async function fetchSheet(name: string): Promise<string> {
  const address = findSheetAddress(name);
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
    ownFacts: merged(({ facts }) => facts),
  };
}

/** Return the preferred level if it is loaded, else the next best loaded one. */
export function findLevelAtHand(game: string, preferred: Level): Level {
  const order: Level[] =
    preferred === "L" ? ["L", "M", "S"] : preferred === "M" ? ["M", "S", "L"] : ["S", "M", "L"];
  return order.find((level) => sheets.value.has(`${game}-${level}`)) ?? "S";
}

/** Return the kind of a segment: road, city ... */
export function findKind(art: GameArt, tile: string, segment: string): string {
  return art.tiles[tile]?.segments[segment] ?? "";
}

/** Return `scroll` of `scroll_per_broch`. */
export function readKindOfSymbol(symbol: string): string {
  return symbol.split("_")[0] as string;
}

/** Return the href of the picture of a rotated tile. */
export function formatSymbolHref(art: GameArt, tile: string, rotation: number, level: Level): string {
  return drawPicture(`${art.id}-${art.ownNames?.[tile] ?? tile}-${rotation}-${level}`);
}

/** Return the terrain on the edges N E S W of a rotated tile. */
export function listEdges(art: GameArt, tile: string, rotation: number): string[] {
  const edges = art.tiles[tile]?.edges ?? [];
  return edges.map((_, i) => edges[(i + 4 - rotation) % 4] as string);
}

/** Return the point of a segment where a piece stands, on its tile; the middle if the art has none. */
export function findAnchor(
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
