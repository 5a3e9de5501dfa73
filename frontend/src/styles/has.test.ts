// @vitest-environment node

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const HAS = /:has\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g;

/** Yield each selector of a style sheet, those of nested rules with their parents. */
function* listSelectors(css: string): Generator<string> {
  const parents = [""];
  for (const [, head = "", end] of css.replace(/\/\*.*?\*\//gs, "").matchAll(/([^{};]*)([{};])/g)) {
    const parent = parents.at(-1) ?? "";
    if (end === "}") parents.pop();
    if (end !== "{") continue;
    const own = head.trim();
    const selector = own.startsWith("@")
      ? parent
      : own.includes("&")
        ? own.replaceAll("&", parent)
        : `${parent} ${own}`;
    parents.push(selector.trim());
    if (!own.startsWith("@")) yield selector.trim();
  }
}

/** True if any element matches the end of a selector that looks into others before. */
const isAnyAfterHas = (selector: string): boolean =>
  selector.includes(":has(") &&
  selector
    .replace(HAS, ":has")
    .split(/,(?![^(]*\))/)
    .some((part) => part.includes(":has") && /[\s>+~](?:\*|:(?!is|where|has)[\w-]+)+$/.test(part.trim()));

test("the check knows such a selector", () => {
  expect([
    ...listSelectors(".a:has(.b > :not(.c)) { color: red; & > * { color: blue } > .d, em { top: 0; } }"),
  ]).toEqual([".a:has(.b > :not(.c))", ".a:has(.b > :not(.c)) > *", ".a:has(.b > :not(.c)) > .d, em"]);
  expect(isAnyAfterHas(".a:has(.b > :not(.c)) > *")).toBe(true);
  expect(isAnyAfterHas(".a:has(.b) :first-child")).toBe(true);
  expect(isAnyAfterHas(".a:has(> *) > :is(.b, .c)")).toBe(false);
});

/** Otherwise Chromium computes the style of the whole page anew whenever an element comes or goes: 5 ms instead of 0.3. */
test("what a :has() decides for other elements names them", () => {
  const sheets = readdirSync("src", { recursive: true, encoding: "utf-8" }).filter((path) =>
    path.endsWith(".css"),
  );
  expect(sheets.length).toBeGreaterThan(30);
  const found = sheets.flatMap((path) =>
    [...listSelectors(readFileSync(join("src", path), "utf-8"))]
      .filter(isAnyAfterHas)
      .map((sel) => `${path}: ${sel}`),
  );
  expect(found).toEqual([]);
});
