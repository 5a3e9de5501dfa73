import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { computed, effect, signal } from "@preact/signals";
import { preferences } from "./preferences";
import type { Text } from "./wire";

export const LANGUAGES = ["en", "de"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Params = Readonly<Record<string, number | string | Text>>;

const bundles = signal<Partial<Record<Language, FluentBundle>>>({});

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
  if (bundles.value[wanted.value]) return wanted.value;
  return LANGUAGES.find((known) => bundles.value[known]) ?? wanted.value;
});

/** How the seat params of texts become names; whoever shows a table sets it. */
export const seatName = signal<(seat: number) => string>((seat) => String(seat + 1));

const chunks: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("./generated/texts/en.ftl?raw"),
  de: () => import("./generated/texts/de.ftl?raw"),
};

/** Add a language from its Fluent source. */
export function addTexts(to: Language, source: string): void {
  const bundle = new FluentBundle(to, { useIsolating: false });
  bundle.addResource(new FluentResource(source));
  bundles.value = { ...bundles.value, [to]: bundle };
}

async function fetchTexts(to: Language): Promise<void> {
  if (!bundles.peek()[to]) addTexts(to, (await chunks[to]()).default);
}

/**
 * Fetch the texts of the wanted language, now and whenever another one is wanted; name it on <html>.
 * @throws when the first ones cannot be fetched. Later ones that cannot leave the language as it is.
 */
export function followLanguage(): Promise<void> {
  let first: Promise<void> | undefined;
  effect(() => {
    const fetched = fetchTexts(wanted.value);
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

/** Whether there is a sentence for a code. */
export function has(code: string): boolean {
  return bundles.value[language.value]?.hasMessage(messageId(code)) ?? false;
}

/** The sentence of a code in the language of this phone. A code without a sentence is shown itself. */
export function t(code: string, params: Params = {}): string {
  const bundle = bundles.value[language.value];
  const pattern = bundle?.getMessage(messageId(code))?.value;
  if (!bundle || !pattern) return code;
  const formed: Record<string, FluentVariable> = {};
  for (const [name, value] of Object.entries(params)) {
    if (typeof value === "object") formed[name] = text(value);
    else if (name === "seat" && typeof value === "number") formed[name] = seatName.value(value);
    else formed[name] = value;
  }
  return bundle.formatPattern(pattern, formed, []);
}

/** A text from the wire. */
export function text({ code, params }: Text): string {
  return t(code, params);
}

/** The phone's own tag where it is of our language: en-GB writes 20:14, en-US 8:14 PM. */
export function locale(): string {
  const tags = navigator.languages ?? [navigator.language];
  return tags.find((tag) => tag.toLowerCase().split("-")[0] === language.value) ?? language.value;
}

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
