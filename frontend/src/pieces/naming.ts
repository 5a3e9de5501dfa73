/** Names of tiles in sentences: as pictures, and in words by what is printed on them. */

import { signal } from "@preact/signals";
import { has, listed, pieceWords, t } from "../i18n";
import type { Text } from "../wire";
import { type GameArt, kindOfSymbol } from "./assets";

interface Naming {
  art: GameArt;
  /** A name to the tile that has it. */
  tiles: ReadonlyMap<string, string>;
}

const naming = signal<Naming | null>(null);

const keyOf = ({ code, params }: Text) => `${code} ${JSON.stringify(params ?? {})}`;

/** Use the art of the shown table: from now on its tiles are named by their pictures. */
export function nameBy(art: GameArt): void {
  if (naming.peek()?.art === art) return;
  naming.value = {
    art,
    tiles: new Map(Object.entries(art.tiles).map(([tile, { name }]) => [keyOf(name), tile])),
  };
}

/** Return the art that names tiles. */
export const namingArt = () => naming.value?.art ?? null;

/** True if a tile's name is only a number. Numbers are not printed, so such a tile is described instead. */
export const isNumbered = ({ code }: Text) => has(`${code}_any`);

/** Return "a tile with 2 sheep and a farm". */
function descriptionOf({ code }: Text, art: GameArt | undefined, tile: string | undefined): string {
  const symbols = Object.entries((tile && art?.tiles[tile]?.symbols) || {});
  if (!art || !tile || !art.tiles[tile]) return t(`${code}_any`);
  if (!symbols.length) return t(`${code}_plain`);
  const counts = new Map<string, number>();
  for (const [symbol, n] of symbols) {
    const kind = kindOfSymbol(symbol);
    counts.set(kind, (counts.get(kind) ?? 0) + n);
  }
  return t(`${code}_with`, {
    what: listed([...counts].map(([kind, n]) => t(`${art.id}.with_${kind}`, { n }))),
  });
}

/** Private-use characters that mark a picture in a sentence: begin, after the tile, after the words. */
const MARKS = ["\uE000", "\uE001", "\uE002"] as const;
let forTheEye = false;

pieceWords.value = (named) => {
  const tile = naming.value?.tiles.get(keyOf(named));
  const numbered = isNumbered(named);
  if (tile === undefined && !numbered) return undefined;
  const words = numbered ? descriptionOf(named, naming.value?.art, tile) : t(named.code, named.params);
  if (!forTheEye || tile === undefined) return numbered ? words : undefined;
  return [MARKS[0], tile, MARKS[1], words, MARKS[2]].join("");
};

/** A part of a sentence: words, or a tile with its words, which are visible if they are its name. */
export type SentencePart = string | { tile: string; words: string; named: boolean };

/** Split a sentence into parts. @param form forms the sentence. */
export function partsOf(form: () => string): SentencePart[] {
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
