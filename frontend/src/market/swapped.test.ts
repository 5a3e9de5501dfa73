import { expect, test } from "vitest";
import { listOfferings, swapAmounts } from "../prompts/offering";
import { loadView } from "../testing/played";

const [offering] = listOfferings(loadView("offers_marked"));
if (!offering?.mark || !offering.prices) throw new Error("the recorded question is about a mark and prices");
const { mark, prices } = offering;
const [first = "", second = ""] = prices.amounts.map(({ id }) => id);

test("the amount of the newly marked piece goes to the one marked before", () => {
  const numbers = { [first]: 2, [second]: 3 };
  expect(prices.swaps).toBe(mark.id);
  expect(swapAmounts(offering, numbers, "before", first)).toEqual({ before: 2, [second]: 3 });
});

test("a piece without an amount gives none, and without an earlier mark nothing moves", () => {
  expect(swapAmounts(offering, { [second]: 3 }, "before", first)).toEqual({ [second]: 3 });
  expect(swapAmounts(offering, { [first]: 2, [second]: 3 }, undefined, first)).toEqual({ [second]: 3 });
});

test("amounts stay if the prompt does not swap them", () => {
  const { swaps: _, ...plain } = prices;
  const numbers = { [first]: 2, [second]: 3 };
  expect(swapAmounts({ ...offering, prices: plain }, numbers, "before", first)).toEqual(numbers);
});
