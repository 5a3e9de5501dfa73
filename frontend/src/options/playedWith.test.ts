import { expect, test } from "vitest";
import { META } from "../testing/app";
import { extendMeta } from "./playedWith";

const META_OF_TWO = {
  ...META,
  max_seats: 5,
  colours: ["red", "blue"],
  expansions: [
    { id: "wide", options: [], categories: ["inns"], max_seats: 6, colours: ["pink"], tiles: 18 },
    { id: "narrow", options: [], categories: [], tiles: 0 },
  ],
};

test("an expansion brings seats and a colour", () => {
  const { max_seats, colours, categories } = extendMeta(META_OF_TWO, ["wide", "narrow"]);
  expect([max_seats, colours]).toEqual([6, ["red", "blue", "pink"]]);
  expect(categories).toEqual([...META.categories, "inns"]);
});

test("without it there are as many as in the box of the game", () => {
  const { max_seats, colours } = extendMeta(META_OF_TWO, ["narrow"]);
  expect([max_seats, colours]).toEqual([5, ["red", "blue"]]);
});
