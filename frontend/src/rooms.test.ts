// @vitest-environment node

/**
 * Texts come with the screens that show them. Every code that is written in a source file must be in a room that is
 * here when that file's screen is: the start page's, and those that its `lazy` names, and whatever led there.
 */
import { dirname, join } from "node:path/posix";
import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";

const sources = import.meta.glob<string>("./**/*.{ts,tsx}", {
  query: "?raw",
  import: "default",
  eager: true,
});
const texts = import.meta.glob<string>("./generated/texts/en/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

const rooms = new Map(
  Object.entries(texts).map(([path, source]) => [
    path.slice(path.lastIndexOf("/") + 1, -".ftl".length),
    new FluentResource(source).body.map(({ id }) => id),
  ]),
);
const FAMILIES = new Set([...rooms.values()].flat().map((id) => id.split("-", 1)[0]));

function findFile(importer: string, name: string): string | undefined {
  const path = `./${join(dirname(importer), name)}`;
  return [path, `${path}.ts`, `${path}.tsx`].find((file) => file in sources);
}

/** Return the files loaded with one: its static imports, and theirs. */
function listLoadedFiles(entry: string): Set<string> {
  const files = new Set([entry]);
  for (const file of files) {
    for (const [, name = ""] of (sources[file] ?? "").matchAll(
      /^(?:im|ex)port (?!type |const )[^;]*?"(\.[^"]+)"/gm,
    )) {
      const imported = findFile(file, name);
      if (imported) files.add(imported);
    }
  }
  return files;
}

/** Return what a file loads later: rooms and entry of each of its `lazy` components. */
function listLazyEntries(file: string): { entry: string; brings: string[] }[] {
  const calls = (sources[file] ?? "").matchAll(/= lazy\(\s*\[([^\]]*)\],[^"]*import\("([^"]+)"\)/g);
  return [...calls].flatMap(([, brings = "", name = ""]) => {
    const entry = findFile(file, name);
    return entry ? [{ entry, brings: [...brings.matchAll(/"(\w+)"/g)].map(([, room = ""]) => room) }] : [];
  });
}

/** Return the literal message ids in a file, and the prefixes of those built at run time. */
function writtenIn(file: string): { id: string; isWhole: boolean }[] {
  const code = (sources[file] ?? "").replace(/\/\*.*?\*\//gs, "");
  return [...code.matchAll(/(["`])([a-z]+\.[a-z0-9_.]*)(["`]|\$\{)/g)]
    .map(([, , written = "", end]) => ({
      id: written.replace(/[._]/g, "-"),
      isWhole: end !== "${" && !written.endsWith("_"),
    }))
    .filter(({ id }) => FAMILIES.has(id.split("-", 1)[0]));
}

interface Walk {
  entry: string;
  loadedRooms: readonly string[];
}

function missingFrom({ entry, loadedRooms }: Walk, visited = new Set<string>()): string[] {
  const key = `${entry} ${loadedRooms.join(" ")}`;
  if (visited.has(key)) return [];
  visited.add(key);
  const at = new Set(loadedRooms.flatMap((room) => rooms.get(room) ?? []));
  const elsewhere = [...rooms].flatMap(([room, ids]) =>
    ids.filter((id) => !at.has(id)).map((id) => ({ id, room })),
  );
  const missing: string[] = [];
  for (const file of listLoadedFiles(entry)) {
    for (const { id, isWhole } of writtenIn(file)) {
      const unloaded = elsewhere.find((other) => (isWhole ? other.id === id : other.id.startsWith(id)));
      if (unloaded)
        missing.push(
          `${file} shows ${unloaded.id}, which comes with ${unloaded.room}, but here are ${loadedRooms.join(", ")}`,
        );
    }
    for (const { entry: later, brings } of listLazyEntries(file)) {
      missing.push(
        ...missingFrom({ entry: later, loadedRooms: [...new Set([...loadedRooms, ...brings])] }, visited),
      );
    }
  }
  return missing;
}

test("every lazy screen names its rooms", () => {
  // What main.tsx loads later shows nothing.
  const files = Object.keys(sources).filter((file) => !/\.test\.|\/testing\/|\/main\.tsx/.test(file));
  const later = files.flatMap(listLazyEntries);
  const imports = files.flatMap((file) => [
    ...new Set([...(sources[file] ?? "").matchAll(/\bimport\("([^"]+)"/g)].map(([, entry]) => entry)),
  ]);
  expect(later).toHaveLength(imports.length);
  expect(later.flatMap(({ brings }) => brings).filter((room) => !rooms.has(room))).toEqual([]);
});

test("the texts of a screen are loaded when it is shown", () => {
  expect([...new Set(missingFrom({ entry: "./main.tsx", loadedRooms: ["start"] }))]).toEqual([]);
});

test("every literal message id exists", () => {
  const ids = new Set([...rooms.values()].flat());
  const files = Object.keys(sources).filter((file) => !/\.test\.|\/testing\/|\/generated\//.test(file));
  const written = files.flatMap((file) => writtenIn(file).map((code) => ({ file, ...code })));
  expect(
    written.filter(({ id, isWhole }) => isWhole && !ids.has(id)).map(({ file, id }) => `${file}: ${id}`),
  ).toEqual([]);
});

test("a message is in one room", () => {
  const ids = [...rooms.values()].flat();
  expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
});
