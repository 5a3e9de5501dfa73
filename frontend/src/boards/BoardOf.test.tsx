import { act, fireEvent, screen } from "@testing-library/preact";
import { expect, test } from "vitest";
import { findGrid } from "../surfaces/boards";
import { listAxeFindings } from "../testing/app";
import { onAPhone, showTable } from "../testing/phone";
import { loadDocument, loadView } from "../testing/played";

const lines = Object.values(loadView("scored_over").lines ?? {});
const over = loadView("scored_over");

const tiles = () =>
  [...document.querySelectorAll("[data-tile]")].map((tile) => tile.getAttribute("data-tile")).sort();
const lyingAt = (seat: number, until = Infinity) =>
  Object.entries(findGrid(over, String(seat)).tiles)
    .flatMap(([cell, { turn = 0 }]) => (turn <= until ? [cell] : []))
    .sort();
const whose = () => document.querySelector(".whose")?.textContent;

onAPhone();

test("a proof is shown on the board of the line's seat as it was scored, with the name above it", async () => {
  const line = lines.find(({ seat, reason }) => seat === 1 && reason.endsWith("base_building_sets"));
  showTable("scored_over", 0, undefined, "line", String(line?.n));
  await screen.findByRole("application", { name: /^Ben’s territory, / });
  expect(whose()).toBe("Ben’s territory");
  expect([...new Set(tiles())]).toEqual(lyingAt(1, line?.turn));
  expect(document.querySelectorAll("[data-ring]")).toHaveLength(3);
  expect(await listAxeFindings()).toEqual([]);
});

test("at the end the winner's board is shown, and a tap on a name shows another one", async () => {
  showTable("scored_over", 0);
  const { scores = [] } = over.outcome ?? {};
  const best = scores.indexOf(Math.max(...scores));
  const other = (best + 1) % scores.length;
  const readName = (seat: number) => loadDocument("scored_over").table.seats[seat]?.name ?? "";
  await screen.findByRole("application", { name: new RegExp(`^${readName(best)}’s territory, `) });
  expect(tiles()).toEqual(lyingAt(best));
  act(() => {
    fireEvent.click(screen.getByRole("button", { name: new RegExp(`\\b${readName(other)}\\b`) }));
  });
  expect(whose()).toBe(`${readName(other)}’s territory`);
  expect(tiles()).toEqual(lyingAt(other));
});
