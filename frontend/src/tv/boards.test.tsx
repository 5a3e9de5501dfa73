/** Boards, offers and the open market on a TV. */

import { act, screen, within } from "@testing-library/preact";
import { expect, test } from "vitest";
import { listAxeFindings } from "../testing/app";
import { findGoalDrawn, loadDocument } from "../testing/played";
import { onATv, open, rows, table } from "../testing/tv";
import type { DisplayView, GridView, View } from "../wire";

onATv();

test("a game with a board per seat: all of them, the round, and its goals", async () => {
  const container = await open("scored", ({ view }) => {
    if (!view) return;
    for (const seat of Object.keys(view.seats)) delete view.surfaces[`offer-${seat}`];
    view.prompts = {};
  });
  for (const name of ["Anna", "Ben", "Cara"]) {
    expect(await screen.findByRole("img", { name: new RegExp(`^${name}’s territory, `) })).toBeTruthy();
  }
  expect(container.querySelector(".tv-round")?.textContent).toBe("Round 4");
  const goals = within(screen.getByRole("list", { name: "What scores at this table" })).getAllByRole(
    "listitem",
  );
  expect(goals).toHaveLength(4);
  expect(goals.filter((goal) => goal.textContent?.includes("counts in this round"))).toHaveLength(2);
  expect(goals.map(findGoalDrawn)).toEqual(Object.values(loadDocument("scored").view?.goals ?? {}));
  expect(await listAxeFindings()).toEqual([]);
});

test("a seat's further surfaces are beside its board", async () => {
  const container = await open("built", ({ view }) => {
    if (view) view.surfaces.other = { ...view.surfaces["0"], seat: 0 } as GridView;
  });
  await screen.findAllByRole("img");
  const rows = [...container.querySelectorAll(".tv-territories > li")];
  expect(rows.map((row) => row.querySelectorAll(".board-still").length)).toEqual([
    2,
    ...rows.slice(1).map(() => 1),
  ]);
});

const firstSlot = (view: View) => Object.values((view.surfaces["offer-0"] as DisplayView).slots)[0] ?? {};

test("open offers are nowhere called sealed", async () => {
  await open("offers_told", ({ view }) => {
    if (!view) return;
    view.prompts = {};
    Object.assign(firstSlot(view), { mark: "axe" });
  });
  await screen.findByRole("list", { name: "What was drawn" });
  expect(screen.getAllByText("not yet")).toHaveLength(3);
  expect(screen.queryByText(/sealed/i)).toBeNull();
  act(() => {
    const { view, ...rest } = table.document.value;
    Object.assign(firstSlot(view as View), { price: 3 });
    table.document.value = { ...rest, view: structuredClone(view as View) };
  });
  expect(await screen.findByRole("list", { name: "Offers" })).toBeTruthy();
  expect(screen.queryByText(/sealed/i)).toBeNull();
});

test("during secret pricing it shows who has chosen, then the market with all prices", async () => {
  const container = await open("offers_waiting", ({ view }) => {
    if (view) view.prompts = {};
  });
  await screen.findByRole("list", { name: "What was drawn" });
  expect(screen.getAllByText("ready")).toHaveLength(1);
  expect(container.querySelector(".coin")).toBeNull();
  act(() => {
    table.document.value = loadDocument("market_tv");
  });
  expect(await screen.findByRole("list", { name: "Offers" })).toBeTruthy();
  expect(container.querySelectorAll(".tv-offers .coin")).toHaveLength(6);
  expect(screen.queryByRole("list", { name: "What was drawn" })).toBeNull();
  expect(container.querySelector("button, a, input, [tabindex]")).toBeNull();
});

test("the open market stands alone in its phases, and nowhere beside territories; tablets are beside the names", async () => {
  const container = await open("wares_tv");
  const alone = await screen.findByRole("region", { name: "Dolmen board" });
  expect(alone.closest(".tv-offers-wares")).toBeTruthy();
  expect(alone.querySelectorAll("[data-space]")).toHaveLength(5);
  expect(rows()[0]?.querySelector(".things")?.textContent).toBe(
    "Buy your own since round\u00a01Pay 1 less since round\u00a01Scroll again since round\u00a01",
  );
  expect(container.querySelector(".tv-stock")).toBeNull();
  expect(container.querySelector(".score-tile")).toBeNull();
  const showPoints = (score: number) =>
    act(() => {
      const document = loadDocument("wares_building");
      const [seat] = Object.values(document.view?.seats ?? {});
      if (seat) Object.assign(seat, { score_tile: 50, score });
      table.document.value = document;
    });
  showPoints(49); // a scene of the final scoring, before the points that passed 50
  expect(container.querySelector(".score-tile")).toBeNull();
  showPoints(50);
  expect(container.querySelector(".score-tile")?.textContent).toContain("50");
  expect(container.querySelectorAll(".tv-territories > li")).toHaveLength(3);
  expect(screen.queryByRole("region", { name: "Dolmen board" })).toBeNull();
  expect(container.querySelector("button, a, input, [tabindex]")).toBeNull();
  expect(await listAxeFindings()).toEqual([]);
});

test("at the end the territories have the room of the open market", async () => {
  const container = await open("wares_building", ({ view }) => {
    if (view) view.outcome = { scores: [3, 2, 1], ranks: [1, 2, 3], reason: "isle_of_skye.reason_rounds" };
  });
  await screen.findAllByRole("img");
  expect(container.querySelectorAll(".tv-territories > li")).toHaveLength(3);
  expect(screen.queryByRole("region", { name: "Dolmen board" })).toBeNull();
});
