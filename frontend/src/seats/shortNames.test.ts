import { expect, test } from "vitest";
import { shortenName } from "./shortNames";

test.each([
  ["Anna", [], "Anna"],
  ["Bartholomäus-Maximilian", ["Anna"], "B.-M."],
  ["Anna Maria Luise", [], "A. M. L."],
  ["Wolfeschlegelsteinhausen", [], "Wolfesch."],
  ["Anna-Margarethe", ["Anton-Maximilian"], "Anna-M."],
  ["Anna-Margarethe", ["Anna-Magdalena"], "Anna-Margarethe"],
  ["Maximiliane", ["Maximilian"], "Maximiliane"],
  ["Maximilianus Maximus", ["M. M."], "Maximilianus Maximus"],
])("%s beside %s is %s", (name, others, short) => {
  expect(shortenName(name, [name, ...others])).toBe(short);
});
