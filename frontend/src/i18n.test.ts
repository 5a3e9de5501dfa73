import { effect } from "@preact/signals";
import { beforeEach, expect, test, vi } from "vitest";
import { addTexts, findLocale, formatClockTime, has, joinWords, language, say, seatName, t } from "./i18n";
import { prefer } from "./platform/preferences";

beforeEach(() => {
  localStorage.clear();
  prefer({ language: "" });
  seatName.value = (seat) => ["Anna", "Ben"][seat] ?? "?";
  addTexts("en", "x-tile-v = curve\nx-laid = { $seat } laid the { $tile }.\nonly = { $n } left");
  addTexts("de", "x-tile-v = Kurve\nx-laid = { $seat } legte: { $tile }.");
});

test("a code finds its message, a seat becomes a name, a nested text is formed first", () => {
  expect(say({ code: "x.laid", params: { seat: 1, tile: { code: "x.tile_v" } } })).toBe(
    "Ben laid the curve.",
  );
  expect(t("only", { n: 3 })).toBe("3 left");
});

test("a code without a sentence in any language is shown as words", () => {
  expect(has("x.at_all.nothing")).toBe(false);
  expect(t("x.at_all.nothing")).toBe("x: at all: nothing");
});

test("a text that the language lacks is shown in English", () => {
  prefer({ language: "de" });
  expect(language.value).toBe("de");
  expect(has("only")).toBe(true);
  expect(t("only", { n: 3 })).toBe("3 left");
  expect(t("x.laid", { seat: 0, tile: { code: "only", params: { n: 3 } } })).toBe("Anna legte: 3 left.");
});

test("texts that are not here yet are fetched for one that is missing", async () => {
  vi.resetModules();
  const fresh = await import("./i18n");
  (await import("./platform/preferences")).prefer({ language: "de" });
  fresh.addTexts("de", "common-cancel = Abbrechen", ["start"]);
  const texts: string[] = [];
  const stop = effect(() => {
    texts.push(`${fresh.t("common.back")}, ${fresh.t("common.cancel")}, ${fresh.t("account.title")}`);
  });
  await vi.waitFor(() => expect(texts.at(-1)).toBe("Back, Abbrechen, Konto"));
  expect(texts[0]).toBe("common: back, Abbrechen, account: title");
  expect(fresh.language.value).toBe("de");
  stop();
});

test("however many messages are missing, texts are read once", async () => {
  vi.resetModules();
  const fresh = await import("./i18n");
  const { FluentBundle } = await import("@fluent/bundle");
  const read = vi.spyOn(FluentBundle.prototype, "addResource");
  for (let n = 0; n < 20; n += 1) fresh.t(`x.missing_${n}`);
  fresh.t("account.title");
  await vi.waitFor(() => expect(fresh.t("account.title")).toBe("Account"));
  for (let n = 0; n < 20; n += 1) fresh.t(`x.missing_${n}`);
  await new Promise((resolve) => setTimeout(resolve));
  expect(read).toHaveBeenCalledTimes(1);
});

test("words are joined in the language that counts, and what joins them is made once", async () => {
  vi.resetModules();
  const fresh = await import("./i18n");
  const settings = await import("./platform/preferences");
  const made = vi.fn();
  class Counted extends Intl.ListFormat {
    constructor(...parameters: ConstructorParameters<typeof Intl.ListFormat>) {
      super(...parameters);
      made();
    }
  }
  vi.spyOn(Intl, "ListFormat", "get").mockReturnValue(Counted);
  for (const language of ["en", "de", "en"] as const) {
    settings.prefer({ language });
    fresh.addTexts(language, "x-tile-v = curve");
    const joined = language === "en" ? "Anna, Ben and Cara" : "Anna, Ben und Cara";
    expect(fresh.joinWords(["Anna", "Ben", "Cara"]).replace(", and", " and")).toBe(joined);
  }
  expect(made).toHaveBeenCalledTimes(2);
});

test("the browser's language counts until another is set, and switches live", () => {
  vi.spyOn(navigator, "languages", "get").mockReturnValue(["nl-NL", "de-AT", "en-GB"]);
  addTexts("de", "x-tile-v = Kurve");
  prefer({ language: "de" });
  expect(language.value).toBe("de");
  expect(findLocale()).toBe("de-AT");
  expect(t("x.tile_v")).toBe("Kurve");
  prefer({ language: "en" });
  expect(t("x.tile_v")).toBe("curve");
  expect(findLocale()).toBe("en-GB");
});

test.each([
  { languages: undefined, single: undefined, chosen: "en", tag: "en" },
  { languages: [], single: "de-AT", chosen: "de", tag: "de-AT" },
  { languages: null, single: "", chosen: "en", tag: "en" },
  { languages: ["C"], single: "C", chosen: "en", tag: "en" },
  { languages: ["en-US@posix"], single: "en-US@posix", chosen: "en", tag: "en-US" },
  { languages: ["de_AT.UTF-8", "en"], single: "de_AT.UTF-8", chosen: "de", tag: "de-AT" },
  { languages: ["x_!", "", "de-CH-1996"], single: "x_!", chosen: "de", tag: "de-CH-1996" },
  { languages: ["undefined", 5, null], single: "undefined", chosen: "en", tag: "en" },
])("a browser whose languages are $languages is spoken to", ({ languages, single, chosen, tag }) => {
  vi.spyOn(navigator, "languages", "get").mockReturnValue(languages as unknown as string[]);
  vi.spyOn(navigator, "language", "get").mockReturnValue(single as unknown as string);
  prefer({ language: "?" }); // what is stored may be as odd
  expect(language.value).toBe(chosen);
  expect(findLocale()).toBe(tag);
  expect(formatClockTime(0)).toMatch(/^\d/);
  expect(joinWords(["Anna", "Ben"])).toMatch(/^Anna (and|und) Ben$/);
});

test("a screen's texts are fetched when it is entered, and another language waits for them", async () => {
  vi.resetModules();
  const { addTexts, enter, followLanguage, hasTexts, language } = await import("./i18n");
  const { prefer } = await import("./platform/preferences");
  addTexts("en", "", ["start"]);
  await followLanguage();
  prefer({ language: "en" });
  expect(hasTexts(["nowhere"])).toBe(false);
  await enter(["nowhere"]);
  expect(hasTexts(["nowhere"])).toBe(true);
  prefer({ language: "de" });
  expect(language.value).toBe("en");
  await vi.waitFor(() => expect(language.value).toBe("de"));
  expect(hasTexts(["nowhere"])).toBe(true);
  expect(document.documentElement.lang).toBe("de");
});
