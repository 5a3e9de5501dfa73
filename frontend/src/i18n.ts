import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { computed, effect, signal } from "@preact/signals";
import { preferences } from "./platform/preferences";
import type { Text } from "./wire";

export const LANGUAGES = ["en", "de"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Params = Readonly<Record<string, number | string | Text>>;

/** The texts of one file: those of the start page, of the screens of a chunk, or of a game by its id. */
export type Room = string;
const START: Room = "start";

/** The rooms of a game that is played with these expansions. */
export function roomsOf({ game, expansions }: { game: string; expansions?: readonly string[] }): Room[] {
  return [game, ...(expansions ?? []).map((one) => `${game}.${one}`)];
}

/** Who loads a chunk of screens loads its texts with it. `companion/texts/bundles.py` says which ids are where. */
const CHUNKS = import.meta.glob<string>("./generated/texts/*/*.ftl", { query: "?raw", import: "default" });
const chunkOf = (to: Language, room: Room) => CHUNKS[`./generated/texts/${to}/${room}.ftl`];
const ROOMS = LANGUAGES.flatMap((known) =>
  Object.keys(CHUNKS).filter((path) => path.includes(`/${known}/`)),
).map((path) => path.slice(path.lastIndexOf("/") + 1, -".ftl".length));

interface Spoken {
  bundle: FluentBundle;
  rooms: ReadonlySet<Room>;
}

const spoken = signal<Partial<Record<Language, Spoken>>>({});

/** The rooms whose screens were shown: a language is on the screen once it has words for all of them. */
const entered = signal<ReadonlySet<Room>>(new Set([START]));

function speaks(known: Language, rooms: Iterable<Room>): boolean {
  const here = spoken.value[known]?.rooms;
  return here !== undefined && [...rooms].every((room) => here.has(room));
}

/** The device's language among ours: the setting, else the first of the browser's that we have. */
const wanted = computed<Language>(() => {
  const tags = [preferences.value.language, ...(navigator.languages ?? [navigator.language])];
  for (const tag of tags) {
    const known = LANGUAGES.find((language) => tag.toLowerCase().split("-")[0] === language);
    if (known) return known;
  }
  return "en";
});

/** The language on the screen: the wanted one once its texts are here. */
export const language = computed<Language>(() => {
  const able = LANGUAGES.filter((known) => speaks(known, entered.value));
  return able.includes(wanted.value) ? wanted.value : (able[0] ?? wanted.value);
});

/** What a text that names a piece of the table reads, undefined where it names none; whoever shows a table sets it. */
export const pieceWords = signal<(named: Text) => string | undefined>(() => undefined);

/** How the seat params of texts become names; whoever shows a table sets it. */
export const seatName = signal<(seat: number) => string>((seat) => String(seat + 1));

/** Add Fluent source to a language: the texts of these rooms, or of all. */
export function addTexts(to: Language, source: string, rooms: readonly Room[] = ROOMS): void {
  const known = spoken.peek()[to];
  const bundle = known?.bundle ?? new FluentBundle(to, { useIsolating: false });
  bundle.addResource(new FluentResource(source), { allowOverrides: true });
  spoken.value = { ...spoken.peek(), [to]: { bundle, rooms: new Set([...(known?.rooms ?? []), ...rooms]) } };
}

async function fetchTexts(to: Language, rooms: Iterable<Room>): Promise<void> {
  const here = spoken.peek()[to]?.rooms;
  const missing = [...rooms].filter((room) => !here?.has(room));
  // A game that this build does not know has no texts here.
  const sources = await Promise.all(missing.map((room) => chunkOf(to, room)?.() ?? ""));
  if (missing.length) addTexts(to, sources.join("\n"), missing);
}

/** Whether the texts of these rooms are here, in the language on the screen. */
export function hasTexts(rooms: Iterable<Room>): boolean {
  return speaks(language.value, rooms);
}

/** Fetch the texts of rooms in the language on the screen; from now on a language needs them. @throws when they do not come */
export async function enter(rooms: readonly Room[]): Promise<void> {
  while (!speaks(language.peek(), rooms)) await fetchTexts(language.peek(), rooms);
  if (rooms.some((room) => !entered.peek().has(room))) entered.value = new Set([...entered.peek(), ...rooms]);
}

/**
 * Fetch the texts of the wanted language, now and whenever another one is wanted; name it on <html>.
 * @throws when the first ones cannot be fetched. Later ones that cannot leave the language as it is.
 */
export function followLanguage(): Promise<void> {
  let first: Promise<void> | undefined;
  effect(() => {
    const fetched = fetchTexts(wanted.value, entered.value);
    if (first) fetched.catch(() => undefined);
    else first = fetched;
  });
  effect(() => {
    document.documentElement.lang = language.value;
  });
  return first ?? Promise.resolve();
}

/** `carcassonne.tile_v` → `carcassonne-tile-v` */
function messageId(code: string): string {
  return code.replace(/[._]/g, "-");
}

/** The texts with a sentence for a code: those of the language on the screen, else the English ones. */
function bundleWith(code: string): FluentBundle | undefined {
  const id = messageId(code);
  const bundles = [spoken.value[language.value]?.bundle, spoken.value.en?.bundle];
  return bundles.find((bundle) => bundle?.getMessage(id)?.value);
}

/** Whether there is a sentence for a code. */
export function has(code: string): boolean {
  return bundleWith(code) !== undefined;
}

/** Fetch every text that a missing one could be among; the screen changes once they are here. */
function fetchMissing(): void {
  for (const known of new Set([language.peek(), "en" as const])) {
    fetchTexts(known, new Set(ROOMS)).catch(() => undefined);
  }
}

/**
 * The sentence of a code: in the language of this phone, else in English, else the words of the code. A sentence that
 * is in texts that are not here replaces the words once it is fetched.
 */
export function t(code: string, params: Params = {}): string {
  const bundle = bundleWith(code);
  const pattern = bundle?.getMessage(messageId(code))?.value;
  if (!bundle || !pattern) {
    fetchMissing();
    return code.replaceAll(".", ": ").replaceAll("_", " ");
  }
  const formed: Record<string, FluentVariable> = {};
  const pieces: string[] = [];
  for (const [name, value] of Object.entries(params)) {
    if (typeof value === "object") {
      const piece = pieceWords.value(value);
      formed[name] = piece ?? text(value);
      if (piece) pieces.push(piece);
    } else if (name === "seat" && typeof value === "number") formed[name] = seatName.value(value);
    else formed[name] = value;
  }
  const sentence = bundle.formatPattern(pattern, formed, []);
  return pieces.some((piece) => sentence.startsWith(piece)) ? capital(sentence) : sentence;
}

/** A text from the wire. */
export function text(told: Text): string {
  return pieceWords.value(told) ?? t(told.code, told.params);
}

/** The phone's own tag where it is of our language: en-GB writes 20:14, en-US 8:14 PM. */
export function locale(): string {
  const tags = navigator.languages ?? [navigator.language];
  return tags.find((tag) => tag.toLowerCase().split("-")[0] === language.value) ?? language.value;
}

/** A sentence or name as it begins a line. */
export const capital = (words: string) => words.charAt(0).toLocaleUpperCase(locale()) + words.slice(1);

/** "Anna", "Anna and Ben", "Anna, Ben and Cara" */
export function listed(words: readonly string[]): string {
  return new Intl.ListFormat(locale(), { type: "conjunction" }).format(words);
}

/** How long something has lasted, in words: seconds up to a minute and a half, then minutes. */
export function duration(seconds: number): string {
  return seconds < 90
    ? t("common.seconds", { n: seconds })
    : t("common.minutes", { n: Math.round(seconds / 60) });
}

/** A time of the day as this phone's language writes it: 20:14. */
export function clockTime(at: number): string {
  return new Intl.DateTimeFormat(locale(), { hour: "2-digit", minute: "2-digit" }).format(at);
}
