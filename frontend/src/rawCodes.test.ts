/** Everything that the app's data names has words: no code reaches a person, nor words made from one. */

import { expect, test, vi } from "vitest";
import type { BoxFile, Facts } from "./pieces/boxFile";
import { projectFile } from "./testing/files";
import type { DrawnPiece, Text, TileFacts } from "./wire";

const FOLDERS = Object.keys(
  import.meta.glob(["../../{companion,games/*,games/*/expansions/*}/texts/en.ftl"]),
).map((path) => path.slice("../../".length, -"/en.ftl".length));
const DATA = import.meta.glob<unknown>(
  ["./generated/{games,boxes,forms,boards,invented}/*.json", "./testing/fixtures/*.json"],
  { import: "default", eager: true },
);
const BOXES = import.meta.glob<BoxFile>("./generated/boxes/*.json", { import: "default", eager: true });
const INVENTED = import.meta.glob<Record<string, DrawnPiece>>("./generated/invented/*.json", {
  import: "default",
  eager: true,
});
/** Games, and expansions with pictures of their own: `carcassonne`, `carcassonne.river`. */
const BOXED = Object.keys(DATA)
  .filter((path) => path.includes("/games/"))
  .map((path) => path.slice(path.lastIndexOf("/") + 1, -".json".length));
const GAMES = BOXED.filter((name) => !name.includes("."));
/** `isle_of_skye.with_ship`, `isle-of-skye-with-ship` or "isle of skye: with ship". */
const RAW = new RegExp(`\\b(${GAMES.map((game) => game.replaceAll("_", "[ _-]")).join("|")})[.:-]`);

/** Load the app anew with the texts of one language alone, so that no other language stands in for it. */
async function appIn(language: "en" | "de") {
  vi.resetModules();
  const i18n = await import("./i18n");
  i18n.addTexts(language, FOLDERS.map((folder) => projectFile(`${folder}/${language}.ftl`)).join("\n"));
  (await import("./platform/preferences")).prefer({ language });
  return {
    ...i18n,
    ...(await import("./pieces/assets")),
    ...(await import("./pieces/naming")),
    ...(await import("./surfaces/grid/describe")),
    ...(await import("./box/words")),
  };
}

/** Yield the texts within some data. */
function* textsIn(data: unknown): Generator<Text> {
  if (typeof data !== "object" || data === null) return;
  if ("code" in data && typeof data.code === "string" && data.code.includes(".")) yield data as Text;
  for (const part of Object.values(data)) yield* textsIn(part);
}

/** Yield tiles with each symbol that a tile of a box may have, once and twice, and the facts of what only sets have. */
function* ownTiles({ added, composer }: BoxFile): Generator<TileFacts> {
  const sets = composer.sets ?? [];
  const symbols = composer.symbols.flatMap(({ kind, variants = [""] }) =>
    [...variants, ...sets.flatMap((set) => set.variants[kind] ?? [])].map((variant) =>
      variant ? `${kind}_${variant}` : kind,
    ),
  );
  for (const symbol of [...symbols, ...sets.flatMap((set) => set.symbols ?? [])]) {
    for (const n of [1, 2]) {
      const name = { code: added, params: { id: `${symbol} ${n}` } };
      yield { name, symbols: { [symbol]: n }, edges: [], segments: {}, roads: [], turns: 4, count: 1 };
    }
  }
}

function* ownFacts({ composer, facts }: BoxFile): Generator<Facts> {
  const [listed] = Object.values(facts);
  for (const { id, extras } of composer.sets ?? []) {
    const values = extras.flatMap((extra) => extra.values.map((value) => ({ [extra.id]: value })));
    for (const extra of [{}, ...values]) yield { ...(listed as Facts), set: id, cost: 3, ...extra };
  }
}

test.each(["en", "de"] as const)("in %s", async (language) => {
  const app = await appIn(language);
  const words: string[] = [];
  const codes = new Set([...textsIn(Object.values(DATA))].map(({ code }) => code));
  expect([...codes].filter((code) => !app.has(code))).toEqual([]);
  for (const game of GAMES) {
    const say = (family: string, kind: string, params = {}) => app.t(`${game}.${family}_${kind}`, params);
    const expansions = BOXED.filter((name) => name.startsWith(`${game}.`));
    const printed = await app.fetchExpandedArt(
      game,
      expansions.map((name) => name.slice(game.length + 1)),
    );
    const box = BOXES[`./generated/boxes/${game}.json`];
    const own = box ? [...ownTiles(box)].map((facts, i) => [`own ${i}`, facts] as const) : [];
    const invented = Object.entries(INVENTED[`./generated/invented/${game}.json`] ?? {});
    const tiles = {
      ...printed.tiles,
      ...Object.fromEntries([...own, ...invented.map(([id, { tile }]) => [id, tile] as const)]),
    };
    const art = { ...printed, tiles };
    app.nameBy(art);
    for (const [tile, { segments }] of Object.entries(tiles)) {
      words.push(
        app.describeTile(art, tile, 0),
        ...Object.values(segments).map((kind) => say("segment", kind)),
      );
    }
    for (const facts of box ? ownFacts(box) : []) {
      const [listed] = Object.values(box?.facts ?? {});
      words.push(...app.nameSetOfPiece(game, (box as BoxFile).composer, facts));
      words.push(
        ...app.describeDifferences(game, facts, listed as Facts),
        ...app.describeDifferences(game, listed as Facts, facts),
      );
    }
    for (const kind of Object.keys(art.categories)) words.push(say("category", kind));
    for (const deed of Object.keys(art.action_icons)) {
      words.push(...["do", "done", "first"].map((family) => say(family, deed)));
    }
    for (const [kind, stock] of Object.entries(art.stock)) {
      words.push(...[0, 1, 2].map((n) => say("stock", kind, { n })));
      if (stock.kind === "effect") words.push(say("thing", kind));
    }
    // Pictures of a track, and of a piece that lies, are not named.
    for (const kind of Object.keys(art.pieces).filter((kind) => !/^track_|_lying$/.test(kind))) {
      words.push(...["a", "the", "bare"].map((form) => say("piece", kind, { form, n: 1 })));
    }
  }
  expect(words.length).toBeGreaterThan(500);
  expect(words.filter((said) => RAW.test(said))).toEqual([]);
});
