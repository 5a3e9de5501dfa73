// @vitest-environment node

import { expect, test } from "vitest";
import type { GameArt } from "../pieces/assets";
import type { TableDocument } from "../wire";
import { listSupplies } from "./supplies";

const art = {
  stock: { wine: { kind: "amount", icon: "M0 0" }, stone: { icon: "M1 1" }, gold: { kind: "amount" } },
} as unknown as GameArt;

function withStocks(...stocks: Record<string, number>[]): TableDocument {
  const seats = Object.fromEntries(stocks.map((stock, seat) => [seat, { stock }]));
  return { table: { game: "x" }, view: { seats } } as unknown as TableDocument;
}

const kinds = (document: TableDocument, seat: number) =>
  listSupplies(document, art, seat).map(({ kind, n }) => [kind, n]);

test("of amounts only what a seat has is shown, pieces always", () => {
  const stock = { wine: 0, stone: 0, gold: 3 };
  expect(kinds(withStocks(stock, stock), 0)).toEqual([["stone", 0]]);
  const table = withStocks(stock, { ...stock, wine: 2 });
  expect(kinds(table, 0)).toEqual([["stone", 0]]);
  expect(kinds(table, 1)).toEqual([
    ["wine", 2],
    ["stone", 0],
  ]);
});

test("what is gathered is never the last of its kind, and alone stays while the final scoring is shown", () => {
  const own = { ...art, stock: { ...art.stock, wine: { kind: "amount", icon: "M0 0", gathered: true } } };
  const document = withStocks({ wine: 1, stone: 1 });
  const list = () => listSupplies(document, own as GameArt, 0).map(({ kind, isLast }) => [kind, isLast]);
  expect(list()).toEqual([
    ["wine", false],
    ["stone", true],
  ]);
  document.table.status = "finished";
  expect(list()).toEqual([["wine", false]]);
});
