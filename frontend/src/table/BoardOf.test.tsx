import { act, fireEvent, screen } from "@testing-library/preact";
import { expect, test } from "vitest";
import { lyingOn } from "../surfaces/boards";
import { axeFinds } from "../testing/app";
import { onAPhone, opened } from "../testing/phone";
import { documentOf, viewOf } from "../testing/played";

const lines = Object.values(viewOf("scored_over").lines ?? {});
const over = viewOf("scored_over");

const tiles = () =>
  [...document.querySelectorAll("[data-tile]")].map((tile) => tile.getAttribute("data-tile")).sort();
const lyingAt = (seat: number) => Object.keys(lyingOn(over, String(seat)).tiles).sort();
const whose = () => document.querySelector(".whose")?.textContent;

onAPhone();

test("a proof is shown on the board of the line's seat, with the name above it", async () => {
  const line = lines.find(({ seat, reason }) => seat === 1 && reason.endsWith("base_building_sets"));
  opened("scored_over", 0, undefined, "line", String(line?.n));
  await screen.findByRole("application", { name: /^Ben's territory, / });
  expect(whose()).toBe("Ben's territory");
  expect([...new Set(tiles())]).toEqual(lyingAt(1));
  expect(document.querySelectorAll("[data-ring]")).toHaveLength(3);
  expect(await axeFinds()).toEqual([]);
});

test("at the end the winner's board is shown, and a tap on a name shows another one", async () => {
  opened("scored_over", 0);
  const { scores = [] } = over.outcome ?? {};
  const best = scores.indexOf(Math.max(...scores));
  const other = (best + 1) % scores.length;
  const nameOf = (seat: number) => documentOf("scored_over").table.seats[seat]?.name ?? "";
  await screen.findByRole("application", { name: new RegExp(`^${nameOf(best)}'s territory, `) });
  expect(tiles()).toEqual(lyingAt(best));
  act(() => {
    fireEvent.click(screen.getByRole("button", { name: new RegExp(`^${nameOf(other)}`) }));
  });
  expect(whose()).toBe(`${nameOf(other)}'s territory`);
  expect(tiles()).toEqual(lyingAt(other));
});
