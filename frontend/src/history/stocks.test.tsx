import { fireEvent, render, screen, waitFor, within } from "@testing-library/preact";
import { expect, test } from "vitest";
import { t } from "../i18n";
import { stubFetch } from "../testing/fakeSocket";
import { onAPhone } from "../testing/phone";
import { loadDocument, loadView } from "../testing/played";
import { Charts } from "./Charts";
import { listStockKinds, listStocks } from "./stocks";

onAPhone();

test("while others' gold is hidden, only the own course is known; at the end everybody's", () => {
  const { seats } = loadDocument("scored").table;
  expect(listStocks(seats, loadView("scored"), "gold").map(({ seat }) => seat)).toEqual([0]);
  const all = listStocks(seats, loadView("scored_over"), "gold");
  expect(all.map(({ seat }) => seat)).toEqual([0, 1, 2]);
  const { stock = {} } = loadView("scored_over").seats[0] ?? {};
  expect(all[0]?.steps.at(-1)).toEqual({ turn: 6, score: stock.gold });
});

test("a game without such courses has no such chart", () => {
  expect(listStockKinds(loadView("over"))).toEqual([]);
});

test("gold after each round, as a chart and as a table", () => {
  const document = loadDocument("scored_over");
  const view = loadView("scored_over");
  render(<Charts document={document} view={view} turn={6} onTurn={() => undefined} />);
  const gold = screen.getByRole("region", { name: "Gold after each round" });
  expect(within(gold).getByRole("img").getAttribute("aria-label")).toMatch(
    /^Gold after each round: \w+ \d+, /,
  );
  fireEvent.click(within(gold).getByRole("button"));
  const rows = within(within(gold).getByRole("table")).getAllByRole("row");
  expect(rows).toHaveLength(7);
});

test("before the goals are drawn their columns have the names that they have at the end", async () => {
  const categories = ["place_a", "place_b"];
  stubFetch({
    "GET /api/v1/games": { body: [{ id: "isle_of_skye", categories, options: [], expansions: [] }] },
  });
  const document = loadDocument("scored_over");
  const { goals: _, ...view } = loadView("scored_over");
  const { container } = render(<Charts document={document} view={view} turn={1} onTurn={() => undefined} />);
  await waitFor(() => expect(container.querySelectorAll(".kinds-head")).toHaveLength(2));
  const names = [...container.querySelectorAll(".kinds-head")].map(({ textContent }) => textContent);
  expect(names).toEqual(
    Object.values(document.view?.goals ?? {})
      .slice(0, 2)
      .map((goal) => t(`isle_of_skye.${goal}`)),
  );
});
