// @vitest-environment node

import { expect, test } from "vitest";
import { projectFile } from "../testing/files";

const palette = projectFile("games/core/art/palette.py");
/** Inks that only plans use come with the first plan. */
const sheets = ["styles/tokens.css", "surfaces/spots/Spots.css"].map((path) =>
  projectFile(`frontend/src/${path}`).split(':root[data-theme="lamp"]'),
);
const [day = "", lamp = ""] = [0, 1].map((light) => sheets.map((parts) => parts[light]).join("\n"));
const value = (block: string, token: string) => block.match(new RegExp(`--${token}: (#\\w{6});`))?.[1];

/** The rows of one of the palette's tables, as [token, day, lamp]. */
function rows(table: string, prefix: string): [string, string, string][] {
  const body = palette.split(`${table}: Final`)[1]?.split("\n}")[0] ?? "";
  const matches = body.matchAll(/^ {4}"([a-z0-9-]+)": \w+\([^#]*"(#\w{6})", "(#\w{6})"/gm);
  return [...matches].map(([, name = "", light = "", dark = ""]) => [prefix + name, light, dark]);
}

const all = [...rows("INKS", "t-"), ...rows("SURFACES", ""), ...rows("SEATS", "s-")];

test("the palette was read", () => {
  expect(all.length).toBeGreaterThanOrEqual(39);
});

test.each(all)("--%s has the palette's colours in both themes", (token, light, dark) => {
  expect(value(day, token)).toBe(light.toLowerCase());
  expect(value(lamp, token)).toBe(dark.toLowerCase());
});

const board = projectFile("frontend/src/surfaces/grid/Board.css");
const [, lit = ""] = board.split(':root[data-theme="lamp"] .proof-tile');
const veil = Number(board.match(/lamp"\] \.proof-dim \{\s*fill-opacity: ([\d.]+);/)?.[1]);

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** Relative luminance as WCAG has it. */
function luminance(rgb: readonly number[]): number {
  const [r = 0, g = 0, b = 0] = rgb.map((n) => {
    const part = n / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

test.each(["field", "city", "water", "mountain"])(
  "in the dark theme, %s of a proof stands out from the dimmed tiles",
  (terrain) => {
    const ink = channels(value(lit, `t-${terrain}`) ?? "");
    const page = channels(value(lamp, "bg") ?? "");
    const veiled = ink.map((part, i) => part * (1 - veil) + (page[i] ?? 0) * veil);
    const [bright, dark] = [luminance(ink), luminance(veiled)];
    expect((bright + 0.05) / (dark + 0.05)).toBeGreaterThanOrEqual(2);
    expect(bright, "no brighter than words").toBeLessThan(luminance(channels(value(lamp, "ink") ?? "")));
  },
);
