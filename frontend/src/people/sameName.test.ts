/** Names are compared on a phone as on the server: both are tested with the same pairs. */
import { expect, test } from "vitest";
import namesakes from "../testing/fixtures/namesakes.json";
import { nameMissing } from "./NameField";
import { areSame, isVisible } from "./sameName";

const escaped = (name: string) =>
  name.replace(/[^ -~]/gu, (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`);
const pairs = (list: string[][]) =>
  list.map(([name = "", other = ""]) => [name, other, `${escaped(name)}, ${escaped(other)}`]);

test.each(pairs(namesakes.same))("%3$s are the same", (name = "", other = "") => {
  expect(areSame(name, other)).toBe(true);
  expect(areSame(other, name)).toBe(true);
});

test.each(pairs(namesakes.different))("%3$s differ", (name = "", other = "") => {
  expect(areSame(name, other)).toBe(false);
  expect(areSame(other, name)).toBe(false);
});

test("a name of which nothing can be seen counts as missing", () => {
  expect(namesakes.unseen.filter(isVisible)).toEqual([]);
  for (const name of namesakes.unseen) expect(nameMissing(name, [])).toBeTruthy();
  expect(["A", "'", "\u{1f408}", "\u2764\ufe0f", "e\u0301"].filter(isVisible)).toHaveLength(5);
});
