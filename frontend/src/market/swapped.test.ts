import { expect, test } from "vitest";
import { offeringsOf, swapped } from "../table/offering";
import { viewOf } from "../testing/played";

const [offering] = offeringsOf(viewOf("offers_marked"));
if (!offering?.mark || !offering.prices) throw new Error("the recorded question is about a mark and prices");
const { mark, prices } = offering;
const [first = "", second = ""] = prices.amounts.map(({ id }) => id);

test("the number of the piece that is marked instead goes to the one that was marked before", () => {
  const numbers = { [first]: 2, [second]: 3 };
  expect(prices.swaps).toBe(mark.id);
  expect(swapped(offering, numbers, "before", first)).toEqual({ before: 2, [second]: 3 });
});

test("a piece without a number gives none, and nothing goes where nothing was marked", () => {
  expect(swapped(offering, { [second]: 3 }, "before", first)).toEqual({ [second]: 3 });
  expect(swapped(offering, { [first]: 2, [second]: 3 }, undefined, first)).toEqual({ [second]: 3 });
});

test("numbers stay where the prompt does not say that they change places", () => {
  const { swaps: _, ...plain } = prices;
  const numbers = { [first]: 2, [second]: 3 };
  expect(swapped({ ...offering, prices: plain }, numbers, "before", first)).toEqual(numbers);
});
