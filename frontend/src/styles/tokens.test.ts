// @vitest-environment node

import { expect, test } from "vitest";
import { projectFile } from "../testing/files";

const palette = projectFile("games/core/art/palette.py");
const css = projectFile("frontend/src/styles/tokens.css");

const [day = "", lamp = ""] = css.split(':root[data-theme="lamp"]');
const value = (block: string, token: string) => block.match(new RegExp(`--${token}: (#\\w{6});`))?.[1];

/** The rows of one of the palette's tables, as [token, day, lamp]. */
function rows(table: string, prefix: string): [string, string, string][] {
  const body = palette.split(`${table}: Final`)[1]?.split("\n}")[0] ?? "";
  const found = body.matchAll(/^ {4}"([a-z0-9-]+)": \w+\([^#]*"(#\w{6})", "(#\w{6})"/gm);
  return [...found].map(([, name = "", light = "", dark = ""]) => [prefix + name, light, dark]);
}

const all = [...rows("INKS", "t-"), ...rows("SURFACES", ""), ...rows("SEATS", "s-")];

test("the palette was read", () => {
  expect(all.length).toBeGreaterThanOrEqual(39);
});

test.each(all)("--%s is the palette's in both lights", (token, light, dark) => {
  expect(value(day, token)).toBe(light.toLowerCase());
  expect(value(lamp, token)).toBe(dark.toLowerCase());
});
