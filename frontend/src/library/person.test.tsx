/** A person's page, streaks, and all games as one sheet. */

import { fireEvent, render, screen, waitFor, within } from "@testing-library/preact";
import { beforeEach, expect, test, vi } from "vitest";
import { App } from "../App";
import { go, route } from "../router";
import { fetchMock, http, listAxeFindings, resetPhone } from "../testing/app";
import { refuse } from "../testing/fakeSocket";
import { libraryFilter } from "./shelf";

const BEN = { person: "p-ben", name: "Ben", game: "carcassonne" };
const PAGE = {
  streaks: { person: "p-ben", name: "Ben", plays: 4, wins: 3, current: 2, longest: 2 },
  rows: [
    { ...BEN, players: 0, plays: 3, wins: 2, average: 61.33, best: 66 },
    { ...BEN, players: 2, plays: 1, average: 50, best: 50 },
    { ...BEN, players: 4, plays: 2, wins: 2, average: 67, best: 66 },
    { ...BEN, game: "isle_of_skye", players: 0, plays: 1, wins: 1, average: 70, best: 70 },
    { ...BEN, game: "isle_of_skye", players: 3, plays: 1, wins: 1, average: 70, best: 70 },
  ],
  duels: [{ person: "p-anna", name: "Anna", plays: 4, ahead: 3, behind: 1 }],
  unfinished: 1,
};

beforeEach(() => {
  resetPhone();
  libraryFilter.value = {};
  http["GET /api/v1/library"] = { body: { tables: [], games: ["carcassonne"], people: [] } };
  http["GET /api/v1/people/p-ben"] = { body: PAGE };
});

const open = (...path: string[]) => {
  go(path, true);
  render(<App />);
};
const heads = (table: HTMLElement) =>
  within(table)
    .getAllByRole("rowheader")
    .map((head) => head.querySelector(".numbers-name")?.textContent);

test("somebody who is unknown here is not waited for", async () => {
  http["GET /api/v1/people/p-ben"] = refuse(404, "person.unknown");
  open("library", "person", "p-ben");
  expect(await screen.findByRole("heading", { level: 1, name: "Nobody found" })).toBeTruthy();
});

test("a page shows games, wins, streaks, each game by number of players, and opponents", async () => {
  open("library", "person", "p-ben");
  await screen.findByRole("heading", { level: 1, name: "4 games, 3 won" });
  expect(screen.getByRole("heading", { level: 2, name: "Ben" })).toBeTruthy();
  expect(screen.getByText("won 75% · 1 more was ended early")).toBeTruthy();
  expect(screen.getByText("Won the last 2 games. Longest streak: 2 wins.")).toBeTruthy();
  expect(heads(await screen.findByRole("table", { name: "Carcassonne" }))).toEqual([
    "All",
    "2 players",
    "4 players",
  ]);
  expect(heads(screen.getByRole("table", { name: "Isle of Skye" })), "said once").toEqual(["3 players"]);
  expect(screen.getByText("4 games: ahead in 3, behind in 1")).toBeTruthy();
  expect(await listAxeFindings()).toEqual([]);
  fireEvent.click(screen.getByRole("button", { name: "More about Anna" }));
  expect(route.value).toEqual(["library", "person", "p-anna"]);
});

test("from a page to that person's games", async () => {
  open("library", "person", "p-ben");
  fireEvent.click(await screen.findByRole("button", { name: "Show the games" }));
  expect(route.value).toEqual(["library"]);
  expect(libraryFilter.value).toEqual({ person: "p-ben" });
});

test("statistics show the own streak, and each name leads to a page", async () => {
  http["GET /api/v1/statistics"] = {
    body: {
      tables: 3,
      rows: [{ ...BEN, players: 2, plays: 3, wins: 1, turn_time: 41, game_time: 1450 }],
      streaks: { person: "p-anna", name: "Anna", plays: 3, wins: 2, longest: 1 },
    },
  };
  open("library", "numbers");
  await screen.findByRole("heading", { level: 2, name: "Anna: winning streak" });
  expect(screen.getByText("No winning streak right now. Longest streak: 1 win.")).toBeTruthy();
  expect(screen.queryByText(/No win yet/)).toBeNull();
  expect(await screen.findByText(/ · 0:41 per turn, 24:10 per game$/)).toBeTruthy();
  fireEvent.click(await screen.findByRole("button", { name: "More about Ben" }));
  expect(route.value).toEqual(["library", "person", "p-ben"]);
});

test("a person without a win has no streak to look for", async () => {
  http["GET /api/v1/people/p-ben"] = {
    body: { ...PAGE, streaks: { person: "p-ben", name: "Ben", plays: 1 } },
  };
  open("library", "person", "p-ben");
  const streak = (await screen.findByRole("heading", { level: 2, name: "Winning streak" })).parentElement;
  expect(streak?.querySelector("p")?.textContent).toBe("No win yet.");
});

test("an unknown person is reported", async () => {
  http["GET /api/v1/people/p-nobody"] = refuse(404, "person.unknown");
  open("library", "person", "p-nobody");
  expect(await screen.findByText("Nobody by that name sat at your finished tables.")).toBeTruthy();
});

test("all games are exported as one sheet, or those of a filter only", async () => {
  const game = {
    table: "t1",
    game: "carcassonne",
    started: "2026-11-13T19:14:00Z",
    finished: "2026-11-13T20:26:00Z",
    minutes: 72,
    reason: "carcassonne.over",
    seats: [],
  };
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const sheet = (more: Record<string, string>) =>
    `/api/v1/library/export.csv?${new URLSearchParams({ ...more, zone, bom: "1" })}`;
  http["GET /api/v1/library"] = { body: { tables: [game], people: [] } };
  http["GET /api/v1/library?person=p-ben"] = { body: { tables: [game], people: [] } };
  http[`GET ${sheet({})}`] = { body: "play_id" };
  http[`GET ${sheet({ person: "p-ben" })}`] = { body: "play_id" };
  const names: string[] = [];
  URL.createObjectURL = () => "blob:x";
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  const paths = () => (fetchMock.mock.calls as [string][]).map(([path]) => path);
  open("library");
  fireEvent.click(await screen.findByRole("button", { name: "All games as a table (.csv)" }));
  await waitFor(() => expect(names).toHaveLength(1));
  expect(names[0]).toMatch(/^tableside-\d{4}-\d\d-\d\d\.csv$/);
  expect(paths()).toContain(sheet({}));
  libraryFilter.value = { person: "p-ben" };
  fireEvent.click(await screen.findByRole("button", { name: "These games as a table (.csv)" }));
  await waitFor(() => expect(names).toHaveLength(2));
  expect(paths()).toContain(sheet({ person: "p-ben" }));
});
