import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { computed, effect, signal } from "@preact/signals";
import languages from "./generated/languages.json";
import { preferences } from "./platform/preferences";
import type { Text } from "./wire";

export type Language = keyof typeof languages;
export const LANGUAGES = Object.keys(languages) as Language[];
export type Params = Readonly<Record<string, number | string | Text>>;

/** Name of a file of texts: of the start screen, of the screens of a chunk, or of a game or expansion. */
export type Room = string;
const START: Room = "start";
/** Stands for all rooms of a language. */
const EVERY: Room = "*";

export function listRooms({ game, expansions }: { game: string; expansions?: readonly string[] }): Room[] {
  return [game, ...(expansions ?? []).map((expansion) => `${game}.${expansion}`)];
}

/** A language's texts: of the start page, and the chunks of its other rooms, which are loaded with their screens.
 * `companion/texts/bundles.py` assigns messages to rooms.
 */
interface Texts {
  start: string;
  rooms: Readonly<Record<string, () => Promise<string>>>;
}
const readRoom = (path: string): Room => path.slice("./".length, -".ftl".length);
const TEXTS = import.meta.glob<Texts>("./generated/texts/*/start.ts");

interface Spoken {
  bundle: FluentBundle;
  rooms: ReadonlySet<Room>;
}

const spoken = signal<Partial<Record<Language, Spoken>>>({});

/** The rooms whose screens were shown. A language is used once the texts of all of them are loaded. */
const entered = signal<ReadonlySet<Room>>(new Set([START]));

function speaks(candidate: Language, rooms: Iterable<Room>): boolean {
  const loadedRooms = spoken.value[candidate]?.rooms;
  return loadedRooms !== undefined && [...rooms].every((room) => isIn(loadedRooms, room));
}

const isIn = (loadedRooms: ReadonlySet<Room>, room: Room) => loadedRooms.has(room) || loadedRooms.has(EVERY);

/** The browser's languages, preferred first, as tags that `Intl` takes. A browser may name none, or what is no tag. */
function listBrowserTags(): string[] {
  const named: readonly unknown[] = navigator.languages?.length ? navigator.languages : [navigator.language];
  return named.flatMap((name) => {
    try {
      // Systems add their own: de_AT.UTF-8, en-US@posix.
      return Intl.getCanonicalLocales(
        String(name)
          .replace(/[.@].*/, "")
          .replaceAll("_", "-"),
      );
    } catch {
      return [];
    }
  });
}

const isLanguageTag = (to: string, tag: string) => tag.toLowerCase().split("-")[0] === to;

/** The requested language: the setting, else the first of the browser's languages that we have. */
const preferred = computed<Language>(() => {
  for (const tag of [preferences.value.language, ...listBrowserTags()]) {
    const match = LANGUAGES.find((language) => isLanguageTag(language, tag));
    if (match) return match;
  }
  return "en";
});

/** The language on the screen: the requested one, once its texts are loaded. */
export const language = computed<Language>(() => {
  const able = LANGUAGES.filter((candidate) => speaks(candidate, entered.value));
  return able.includes(preferred.value) ? preferred.value : (able[0] ?? preferred.value);
});

/** Returns the words for a text that names a piece; undefined for other texts. Set by whoever shows a table. */
export const pieceWords = signal<(named: Text) => string | undefined>(() => undefined);

/** Returns the name of a seat in texts. Set by whoever shows a table. */
export const seatName = signal<(seat: number) => string>((seat) => String(seat + 1));

/** Add Fluent source to a language, as the texts of these rooms, by default of all. */
export function addTexts(to: Language, source: string, rooms: readonly Room[] = [EVERY]): void {
  const previous = spoken.peek()[to];
  const bundle = previous?.bundle ?? new FluentBundle(to, { useIsolating: false });
  bundle.addResource(new FluentResource(source), { allowOverrides: true });
  spoken.value = {
    ...spoken.peek(),
    [to]: { bundle, rooms: new Set([...(previous?.rooms ?? []), ...rooms]) },
  };
}

async function fetchTexts(to: Language, rooms: Iterable<Room>): Promise<void> {
  const isMissing = (room: Room) => !isIn(spoken.peek()[to]?.rooms ?? new Set(), room);
  if (![...rooms].some(isMissing)) return;
  const texts = await TEXTS[`./generated/texts/${to}/start.ts`]?.();
  const chunks = new Map(Object.entries(texts?.rooms ?? {}).map(([path, chunk]) => [readRoom(path), chunk]));
  const wanted = [...rooms].flatMap((room) => (room === EVERY ? [START, ...chunks.keys(), EVERY] : [room]));
  const missing = wanted.filter(isMissing);
  // A game that is unknown to this build has no texts.
  const fetchRoom = (room: Room) => (room === START ? texts?.start : chunks.get(room)?.()) ?? "";
  const sources = await Promise.all(missing.map(fetchRoom));
  // Others may have fetched the same meanwhile; reading texts takes longer than fetching them.
  const late = missing.map(isMissing);
  const rest = missing.filter((_, i) => late[i]);
  if (rest.length) addTexts(to, sources.filter((_, i) => late[i]).join("\n"), rest);
}

/** True if the texts of these rooms are loaded in the current language. */
export function hasTexts(rooms: Iterable<Room>): boolean {
  return speaks(language.value, rooms);
}

/** Load the texts of rooms in the current language; other languages need them from now on. @throws if loading fails. */
export async function enter(rooms: readonly Room[]): Promise<void> {
  while (!speaks(language.peek(), rooms)) await fetchTexts(language.peek(), rooms);
  if (rooms.some((room) => !entered.peek().has(room))) entered.value = new Set([...entered.peek(), ...rooms]);
}

/** Load the texts of the requested language, now and whenever it changes, and set the language of <html>.
 * @throws if the first texts cannot be loaded. If later ones fail, the language stays as it is.
 */
export function followLanguage(): Promise<void> {
  let first: Promise<void> | undefined;
  effect(() => {
    const fetched = fetchTexts(preferred.value, entered.value);
    if (first) fetched.catch(() => undefined);
    else first = fetched;
  });
  effect(() => {
    document.documentElement.lang = language.value;
  });
  return first ?? Promise.resolve();
}

/** `carcassonne.tile_v` → `carcassonne-tile-v` */
function formatMessageId(code: string): string {
  return code.replace(/[._]/g, "-");
}

/** Return the texts that have a message for a code: the current language's, else the English ones. */
function findBundle(code: string): FluentBundle | undefined {
  const id = formatMessageId(code);
  const bundles = [spoken.value[language.value]?.bundle, spoken.value.en?.bundle];
  return bundles.find((bundle) => bundle?.getMessage(id)?.value);
}

export function has(code: string): boolean {
  return findBundle(code) !== undefined;
}

/** Languages in which all rooms are being loaded. */
const searched = new Set<Language>();

/** Load all rooms to find a missing message, once for many; the screen is updated once they are loaded. */
function fetchMissing(): void {
  for (const candidate of new Set([language.peek(), "en" as const])) {
    if (searched.has(candidate) || speaks(candidate, [EVERY])) continue;
    searched.add(candidate);
    fetchTexts(candidate, [EVERY])
      .catch(() => undefined)
      .finally(() => searched.delete(candidate));
  }
}

/** Return the message of a code: in the current language, else in English, else the code as words. If the message's room
 * is not loaded yet, it replaces those words later. @param readName returns the name of a seat.
 */
export function t(code: string, params: Params = {}, readName = seatName.value): string {
  const bundle = findBundle(code);
  const pattern = bundle?.getMessage(formatMessageId(code))?.value;
  if (!bundle || !pattern) {
    fetchMissing();
    return code.replaceAll(".", ": ").replaceAll("_", " ");
  }
  const formed: Record<string, FluentVariable> = {};
  const pieces: string[] = [];
  const negative: number[] = [];
  for (const [name, value] of Object.entries(params)) {
    if (typeof value === "object") {
      const piece = pieceWords.value(value);
      formed[name] = piece ?? t(value.code, value.params, readName);
      if (piece) pieces.push(piece);
    } else if (name === "seat" && typeof value === "number") formed[name] = readName(value);
    else formed[name] = value;
    if (typeof value === "number" && value < 0) negative.push(value);
  }
  const sentence = negative.reduce(
    (words, number) => words.replaceAll(String(number), formatNumber(number)),
    bundle.formatPattern(pattern, formed, []),
  );
  return pieces.some((piece) => sentence.startsWith(piece)) ? capitalize(sentence) : sentence;
}

/** A text from the wire. */
export function say(message: Text): string {
  return pieceWords.value(message) ?? t(message.code, message.params);
}

/** Return the phone's own locale if it is of the current language: en-GB writes 20:14, en-US 8:14 PM. */
export function findLocale(): string {
  return listBrowserTags().find((tag) => isLanguageTag(language.value, tag)) ?? language.value;
}

/** Return a number with a minus sign instead of a hyphen, "−3". */
export const formatNumber = (number: number) => String(number).replace("-", "−");

/** Capitalize the first letter. */
export const capitalize = (words: string) => words.charAt(0).toLocaleUpperCase(findLocale()) + words.slice(1);

/** By locale: making one takes longer than all else in the words for a tile, and a picker has seventy of them. */
const lists = new Map<string, Intl.ListFormat>();

/** Join words: "Anna", "Anna and Ben", "Anna, Ben and Cara". */
export function joinWords(words: readonly string[]): string {
  const at = findLocale();
  const list = lists.get(at) ?? new Intl.ListFormat(at, { type: "conjunction" });
  lists.set(at, list);
  return list.format(words);
}

/** Return a time of the day in this phone's format: 20:14. */
export function formatClockTime(at: number): string {
  return new Intl.DateTimeFormat(findLocale(), { hour: "2-digit", minute: "2-digit" }).format(at);
}
