import { expect, test } from "vitest";
import { offeringsOf, swapped } from "../table/offering";
import { viewOf } from "../testing/played";

const [offering] = offeringsOf(viewOf("offers_marked"));
if (!offering?.mark || !offering.prices) throw new Error("the recorded question is about a mark and prices");
const { mark, prices } = offering;
const [first = "", second = ""] = prices.amounts.map(({ id }) => id);

test("the amount of the newly marked piece goes to the one marked before", () => {
  const numbers = { [first]: 2, [second]: 3 };
  expect(prices.swaps).toBe(mark.id);
  expect(swapped(offering, numbers, "before", first)).toEqual({ before: 2, [second]: 3 });
});

test("a piece without an amount gives none, and without an earlier mark nothing moves", () => {
  expect(swapped(offering, { [second]: 3 }, "before", first)).toEqual({ [second]: 3 });
  expect(swapped(offering, { [first]: 2, [second]: 3 }, undefined, first)).toEqual({ [second]: 3 });
});

test("amounts stay if the prompt does not swap them", () => {
  const { swaps: _, ...plain } = prices;
  const numbers = { [first]: 2, [second]: 3 };
  expect(swapped({ ...offering, prices: plain }, numbers, "before", first)).toEqual(numbers);
});
