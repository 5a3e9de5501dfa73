/** Names of tiles in sentences: as pictures, and in words by what is printed on them. */

import { signal } from "@preact/signals";
import { has, joinWords, pieceWords, t } from "../i18n";
import type { Text } from "../wire";
import { type GameArt, readKindOfSymbol } from "./assets";

interface Naming {
  art: GameArt;
  /** A name to the tile that has it. */
  tiles: ReadonlyMap<string, string>;
}

const naming = signal<Naming | null>(null);

const formatKey = ({ code, params }: Text) => `${code} ${JSON.stringify(params ?? {})}`;

/** Use the art of the shown table: from now on its tiles are named by their pictures. */
export function nameBy(art: GameArt): void {
  if (naming.peek()?.art === art) return;
  naming.value = {
    art,
    tiles: new Map(Object.entries(art.tiles).map(([tile, { name }]) => [formatKey(name), tile])),
  };
}

/** Return the art that names tiles. */
export const findNamingArt = () => naming.value?.art ?? null;

/** True if a tile's name is only a number. Numbers are not printed, so such a tile is called by its symbols instead. */
export const isNumbered = ({ code }: Text) => has(`${code}_any`);

/** True if a text names a tile that is shown by its picture instead. */
export const hasPictureName = ({ params }: Text) =>
  Object.values(params ?? {}).some(
    (value) => typeof value === "object" && value !== null && isNumbered(value as Text),
  );

/** Return the codes of what is printed on a tile besides counts of symbols: what a scroll counts, a tablet. */
function listExtras(art: GameArt, tile: string): string[] {
  const symbols = Object.keys(art.tiles[tile]?.symbols ?? {}).filter(
    (symbol) => readKindOfSymbol(symbol) !== symbol,
  );
  const facts = art.ownFacts?.[tile] ?? {};
  const extras = art.extras.filter((extra) => facts[extra]).map((extra) => `piece_${extra}_${facts[extra]}`);
  return [...symbols, ...extras];
}

const alike = new WeakMap<GameArt, ReadonlyMap<string, readonly string[]>>();

/** Return the tiles with the same symbols and extras, this one included, in the order of the list. */
function listTilesLike(art: GameArt, tile: string): readonly string[] {
  const formatLook = (tile: string) =>
    JSON.stringify([Object.entries(art.tiles[tile]?.symbols ?? {}).sort(), listExtras(art, tile)]);
  let known = alike.get(art);
  if (!known) {
    const byLook = new Map<string, string[]>();
    for (const each of Object.keys(art.tiles))
      byLook.set(formatLook(each), [...(byLook.get(formatLook(each)) ?? []), each]);
    alike.set(art, byLook);
    known = byLook;
  }
  return known.get(formatLook(tile)) ?? [tile];
}

/** Return "a tile with 2 sheep and a farm (no. 2 of 3)", which no other tile is called. */
function describeTile(name: Text, art: GameArt | undefined, tile: string | undefined): string {
  if (!art || !tile || !art.tiles[tile]) return t(`${name.code}_any`);
  const like = listTilesLike(art, tile);
  const details = listExtras(art, tile).map((code) => t(`${art.id}.${code}`));
  if (like.length > 1) details.push(t("play.piece_one_of", { n: like.indexOf(tile) + 1, all: like.length }));
  const words = describeSymbols(name, art, tile);
  return details.length ? t("play.piece_detailed", { piece: words, details: details.join(", ") }) : words;
}

/** Return "a tile with 2 sheep and a farm". */
function describeSymbols({ code }: Text, art: GameArt, tile: string): string {
  const symbols = Object.entries(art.tiles[tile]?.symbols ?? {});
  if (!symbols.length) return t(`${code}_plain`);
  const counts = new Map<string, number>();
  for (const [symbol, n] of symbols) {
    const kind = readKindOfSymbol(symbol);
    counts.set(kind, (counts.get(kind) ?? 0) + n);
  }
  return t(`${code}_with`, {
    what: joinWords([...counts].map(([kind, n]) => t(`${art.id}.with_${kind}`, { n }))),
  });
}

/** Private-use characters that mark a picture in a sentence: begin, after the tile, after the words. */
const MARKS = ["\uE000", "\uE001", "\uE002"] as const;
let forTheEye = false;

pieceWords.value = (named) => {
  const tile = naming.value?.tiles.get(formatKey(named));
  const numbered = isNumbered(named);
  if (tile === undefined && !numbered) return undefined;
  const words = numbered ? describeTile(named, naming.value?.art, tile) : t(named.code, named.params);
  if (!forTheEye || tile === undefined) return numbered ? words : undefined;
  return [MARKS[0], tile, MARKS[1], words, MARKS[2]].join("");
};

/** A part of a sentence: words, or a tile with its words, which are visible if they are its name. */
export type SentencePart = string | { tile: string; words: string; named: boolean };

/** Split a sentence into parts. @param form forms the sentence. */
export function splitSentence(form: () => string): SentencePart[] {
  forTheEye = true;
  let marked: string;
  try {
    marked = form();
  } finally {
    forTheEye = false;
  }
  const art = naming.value?.art;
  return marked.split(/([„“"]?\uE000[^\uE002]*\uE002[“”"]?)/).flatMap((part): SentencePart[] => {
    const match = /(.?)\uE000([^\uE001]*)\uE001([^\uE002]*)\uE002(.?)/.exec(part);
    if (!match) return part ? [part] : [];
    const [, open = "", tile = "", words = "", close = ""] = match;
    const name = art?.tiles[tile]?.name;
    // A name keeps its quotation marks; a picture has none.
    if (name && isNumbered(name)) return [{ tile, words, named: false }];
    return [{ tile, words: `${open}${words}${close}`, named: true }];
  });
}
