// @vitest-environment node

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { projectFile } from "./testing/files";

const enSource = projectFile("companion/texts/en.ftl");
const deSource = projectFile("companion/texts/de.ftl");

const sources = import.meta.glob(["./**/*.{ts,tsx}", "!./generated/**"], {
  query: "?raw",
  import: "default",
  eager: true,
}) as Record<string, string>;

const ids = (source: string) => [...new FluentResource(source).body.map(({ id }) => id)].sort();

/** Literal codes in the app: `t("lobby.add")`, `t(to ? "tv.join" : "tv.watch")`. Codes built at run time are covered by the
 * screens' tests. */
const written = Object.entries(sources)
  .filter(([path]) => !path.includes(".test."))
  .flatMap(([, source]) => [...source.matchAll(/\bt\(([^(){}]*)/g)].map(([, asked]) => asked ?? ""))
  .flatMap((asked) => [...asked.matchAll(/"([a-z_]+(?:\.[a-z_]+)+)"/g)].map(([, code]) => code ?? ""));

test("German has every message", () => {
  expect(ids(deSource)).toEqual(ids(enSource));
});

test.each([
  ["en", enSource],
  ["de", deSource],
])("%s texts have a message for every code in the app", (language, source) => {
  const bundle = new FluentBundle(language);
  bundle.addResource(new FluentResource(source));
  const missing = written.filter((code) => !bundle.hasMessage(code.replace(/[._]/g, "-")));
  expect(written.length).toBeGreaterThan(60);
  expect(missing).toEqual([]);
});

/** Limits: prompts 34 characters in English and 46 in German, main buttons 22 (look, "German"). */
const PROMPTS = [
  "start-prompt",
  "lobby-start-prompt",
  "lobby-few-prompt",
  "lobby-wait-host",
  "lobby-add-prompt",
  "seat-title",
  "seat-title-of",
  "watch-title",
  "lost-title",
  "hand-title",
  "hand-ask",
  "corrections-tap",
  "corrections-look",
  "corrections-begun",
  "corrections-wrong",
  "corrections-which",
  "corrections-entry-title",
  "corrections-ask-host",
  "corrections-for-everyone-correction",
  "corrections-for-everyone-undo",
  "corrections-for-everyone-redo",
  "corrections-for-you-correction",
  "corrections-for-you-undo",
  "corrections-for-you-redo",
  "corrections-does-not-hold",
  "corrections-waits-own",
  "corrections-waits",
  "corrections-confirm-ask",
  "corrections-settled",
  "corrections-right-prompt",
  "corrections-right-done",
  "corrections-nothing-to-move",
  "corrections-start",
  "corrections-no-draft",
  "corrections-no-controls",
  "corrections-adjust-prompt",
  "corrections-finish-prompt",
  "client-no-connection",
  "corrections-no-last",
];
const MAIN = [
  "start-new",
  "new-open",
  "join-take",
  "join-watch",
  "lobby-start",
  "lobby-add-save",
  "closed-join",
  "seat-take",
  "lost-watch",
  "hand-to",
  "hand-hold",
  "hand-once-more",
  "corrections-correct",
  "corrections-propose",
  "corrections-do-correction",
  "corrections-do-undo",
  "corrections-do-redo",
  "corrections-too",
  "corrections-confirm",
  "corrections-go-on",
  "corrections-take-back",
  "corrections-put-back-entry",
  "corrections-as-done",
  "corrections-all-done",
  "corrections-see",
  "corrections-finish-yes",
  "corrections-to-table",
  "corrections-adjust-yes",
  "corrections-change-first",
  "client-no-connection",
  "corrections-adjust-how-many",
  "corrections-adjust-why",
];

test.each([
  ["en", enSource, 34],
  ["de", deSource, 46],
] as const)("%s prompts and main buttons are not too long", (language, source, prompt) => {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(source));
  const formed = (id: string) => {
    const pattern = bundle.getMessage(id)?.value;
    return pattern ? bundle.formatPattern(pattern, { n: 4, name: "Anna", names: "Ben", points: "+4" }) : "";
  };
  for (const id of PROMPTS) expect(formed(id).length, id).toBeLessThanOrEqual(prompt);
  for (const id of MAIN) {
    expect(formed(id)).not.toBe("");
    expect(formed(id).length, id).toBeLessThanOrEqual(22);
  }
});
