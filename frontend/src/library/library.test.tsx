import { fireEvent, render, screen, waitFor, within } from "@testing-library/preact";
import { beforeEach, expect, test } from "vitest";
import { App } from "../App";
import { addTexts } from "../i18n";
import { go, route } from "../router";
import { fetchMock, http, listAxeFindings, META, readBody, resetPhone } from "../testing/app";
import { refuse } from "../testing/fakeSocket";
import type { LibraryTable } from "../wire";
import { findDayStart, libraryFilter } from "./shelf";

const PEOPLE = [
  { person: "p-anna", name: "Anna", plays: 2 },
  { person: "p-ann", name: "Ann", plays: 1 },
  { person: "p-ben", name: "Ben", plays: 3, others: [{ person: "p-benni", name: "Benni" }] },
];

function evening(table: string): LibraryTable {
  return {
    table,
    game: "carcassonne",
    expansions: [],
    ruleset_version: 1,
    started: "2026-11-13T19:14:00Z",
    finished: "2026-11-13T20:26:00Z",
    minutes: 72,
    reason: "carcassonne.over",
    photos: 2,
    place: "Cleo's kitchen",
    note: "Soup first.",
    seats: [
      { name: "Anna", person: "p-anna", colour: "red", score: 59, rank: 2 },
      { name: "Ben", person: "p-ben", colour: "blue", score: 66, rank: 1 },
    ],
  };
}

async function open(...path: string[]) {
  go(path, true);
  return render(<App />);
}

const requests = () => (fetchMock.mock.calls as [string][]).map(([path]) => path);
const title = (name: string) => screen.findByRole("heading", { level: 1, name });

beforeEach(() => {
  resetPhone();
  libraryFilter.value = {};
  http["GET /api/v1/library"] = { body: { tables: [evening("t1")], games: ["carcassonne"], people: PEOPLE } };
  http["GET /api/v1/people"] = { body: PEOPLE };
});

test("a game is called by its expansions, and tables are filtered by them", async () => {
  const river = { id: "river", options: [], categories: [], tiles: 12 };
  addTexts("en", "carcassonne-river-name = The River");
  http["GET /api/v1/games"] = { body: [{ ...META, expansions: [river] }] };
  const played = { ...evening("t1"), expansions: ["river"] };
  http["GET /api/v1/library"] = { body: { tables: [played], games: ["carcassonne", "x"], people: PEOPLE } };
  await open("library");
  const shelf = await screen.findByRole("list", { name: "Past games" });
  expect(shelf.textContent).toContain("Carcassonne + The River · ");
  fireEvent.click(await screen.findByText("All games"));
  expect(screen.queryByRole("button", { name: "The River" })).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Carcassonne" }));
  fireEvent.click(await screen.findByRole("button", { name: "The River" }));
  await waitFor(() => expect(requests().at(-1)).toContain("expansions=river"));
  fireEvent.click(screen.getByRole("button", { name: "Without expansions" }));
  await waitFor(() => expect(requests().at(-1)).toContain("expansions=none"));
  fireEvent.click(screen.getByRole("button", { name: "Carcassonne" }));
  await waitFor(() => expect(requests().at(-1)).not.toContain("expansions"));
});

test("a finished game shows date, duration and scores, best first", async () => {
  await open("library");
  const shelf = await screen.findByRole("list", { name: "Past games" });
  const words = shelf.textContent ?? "";
  expect(words).toMatch(/November 13, 2026|13 November 2026/);
  expect(words).toContain("Carcassonne · Cleo's kitchen · 72\u00a0min · 2 photosSoup first.");
  expect(words.indexOf("Ben 66")).toBeLessThan(words.indexOf("Anna 59"));
  expect(await listAxeFindings()).toEqual([]);
  fireEvent.click(within(shelf).getAllByRole("button")[0] as HTMLElement);
  expect(route.value).toEqual(["t", "t1"]);
});

test("filters are sent to the server: a person, a day from its local beginning", async () => {
  const day = findDayStart("2026-11-13");
  http["GET /api/v1/library?person=p-ben"] = { body: { tables: [], people: PEOPLE } };
  http[`GET /api/v1/library?${new URLSearchParams({ person: "p-ben", from: day ?? "" })}`] = {
    body: { tables: [evening("t2")], people: PEOPLE },
  };
  await open("library");
  fireEvent.click(await screen.findByRole("button", { name: "Ben", hidden: true }));
  await screen.findByText("No finished game yet.");
  expect(screen.getByText("Only Ben")).toBeTruthy();
  fireEvent.input(screen.getByLabelText("From"), { target: { value: "2026-11-13" } });
  await screen.findByRole("list", { name: "Past games" });
  expect(new Date(day ?? "").getHours()).toBe(0);
  expect(findDayStart("2026-11-30", 1)).toBe(new Date(2026, 11, 1).toISOString());
});

test("older games are loaded page by page", async () => {
  http["GET /api/v1/library"] = { body: { tables: [evening("t1")], cursor: "c1" } };
  http["GET /api/v1/library?cursor=c1"] = { body: { tables: [evening("t2")] } };
  await open("library");
  fireEvent.click(await screen.findByRole("button", { name: "Older games" }));
  await waitFor(() =>
    expect(screen.getAllByRole("button", { name: "The same people again" })).toHaveLength(2),
  );
  expect(screen.queryByRole("button", { name: "Older games" })).toBeNull();
});

test("a rematch: one tap leads to the new table", async () => {
  http["POST /api/v1/library/t1/again"] = { status: 201, body: { table: "t9", code: "K7MP4R" } };
  await open("library");
  fireEvent.click(await screen.findByRole("button", { name: "The same people again" }));
  await waitFor(() => expect(route.value).toEqual(["t", "t9"]));
});

test("whoever may import a file reads which games have one", async () => {
  await open("library");
  const pick = await screen.findByText("Import a game (.json)");
  expect(pick.closest("label")?.nextElementSibling?.textContent).toContain("Games with secrets");
});

test("a file is sent unchanged; a refusal is shown in a sentence, and nothing moves", async () => {
  const params = { version: 12, why: { code: "carcassonne.cell_taken" } };
  http["POST /api/v1/import"] = {
    status: 422,
    body: { code: "take_along.too_long", message: "no", params, version: 0 },
  };
  await open("library");
  const file = new File(["{"], "x.json", { type: "text/plain" });
  fireEvent.change(await screen.findByLabelText("Import a game (.json)"), { target: { files: [file] } });
  await title("That did not work");
  expect(screen.getByText("This log is too long to be replayed here.")).toBeTruthy();
  expect(route.value).toEqual(["library"]);
  const calls = fetchMock.mock.calls as [string, { body: Blob; headers: Record<string, string> }][];
  const sent = calls.filter(([path]) => path === "/api/v1/import").map(([, init]) => init);
  expect(await Promise.all(sent.map(({ body }) => body.text()))).toEqual(["{"]);
  expect(sent[0]?.headers["Content-Type"]).toBe("application/json");
});

test("a person leads to their page; merging is asked for", async () => {
  await open("library", "people");
  expect(screen.queryByRole("checkbox")).toBeNull();
  fireEvent.click(await screen.findByRole("button", { name: /^Anna/ }));
  await waitFor(() => expect(route.value).toEqual(["library", "person", "p-anna"]));
});

const merging = async () => {
  await open("library", "people");
  fireEvent.click(await screen.findByRole("button", { name: "Is someone listed twice?" }));
};

test("two people are merged only after a preview", async () => {
  const merged = { person: "p-anna", name: "Anna", plays: 3 };
  http["POST /api/v1/people/merge/preview"] = { body: { from: PEOPLE[1], into: PEOPLE[0], merged } };
  http["POST /api/v1/people/merge"] = { body: merged };
  await merging();
  expect((await screen.findByRole("button", { name: "Choose two" })).getAttribute("aria-disabled")).toBe(
    "true",
  );
  const [anna, ann] = await screen.findAllByRole("checkbox");
  for (const box of [anna, ann]) fireEvent.click(box as HTMLElement);
  fireEvent.click(await screen.findByRole("button", { name: "Compare them" }));
  await title("Merge them?");
  expect(screen.getByText("Anna, with 3 games. They can be separated again.")).toBeTruthy();
  expect(requests()).not.toContain("/api/v1/people/merge");
  expect(await listAxeFindings()).toEqual([]);
  fireEvent.click(screen.getByRole("button", { name: "Merge" }));
  await title("Tap a person");
  expect(readBody("POST /api/v1/people/merge")).toEqual({ from: "p-ann", into: "p-anna" });
});

test("who cannot be merged is not offered to be compared again", async () => {
  http["POST /api/v1/people/merge/preview"] = refuse(409, "person.two_people");
  await merging();
  const [anna, ann] = await screen.findAllByRole("checkbox");
  for (const box of [anna, ann]) fireEvent.click(box as HTMLElement);
  fireEvent.click(await screen.findByRole("button", { name: "Compare them" }));
  await title("They stay apart");
  expect(screen.getByRole("button", { name: "Choose two" }).getAttribute("aria-disabled")).toBe("true");
});

test("what the server did not answer is asked for again once it does", async () => {
  let isAway = true;
  http["GET /api/v1/people"] = () =>
    isAway ? { status: 500, body: { code: "server.fault", params: {}, message: "…" } } : { body: PEOPLE };
  await open("library", "people");
  await screen.findByText("Something went wrong on the server. Try again.");
  await title("Players");
  isAway = false;
  window.dispatchEvent(new Event("online"));
  expect(await screen.findByText("Ann")).toBeTruthy();
});

test("after a fault nothing says that they stayed apart", async () => {
  http["POST /api/v1/people/merge/preview"] = { status: 500, body: { code: "server.fault", params: {} } };
  await merging();
  const [anna, ann] = await screen.findAllByRole("checkbox");
  for (const box of [anna, ann]) fireEvent.click(box as HTMLElement);
  fireEvent.click(await screen.findByRole("button", { name: "Compare them" }));
  await title("Not confirmed");
  expect(screen.getByText("Something went wrong on the server. Try again.")).toBeTruthy();
});

test("merged people can be separated", async () => {
  http["DELETE /api/v1/people/merge/p-benni"] = { status: 204 };
  await open("library", "people");
  fireEvent.click(await screen.findByRole("button", { name: "Separate" }));
  await waitFor(() => expect(requests()).toContain("/api/v1/people/merge/p-benni"));
  await waitFor(() => expect(requests().filter((path) => path === "/api/v1/people")).toHaveLength(2));
});

test("statistics are a table for each game and number of players", async () => {
  http["GET /api/v1/statistics"] = {
    body: {
      tables: 4,
      unfinished: 1,
      rows: [
        {
          person: "p-ben",
          name: "Ben",
          game: "carcassonne",
          players: 2,
          plays: 3,
          wins: 2,
          average: 61.33,
          best: 66,
          margin: 7.5,
          categories: [{ category: "city", points: 90 }],
        },
        { person: "p-anna", name: "Anna", game: "carcassonne", players: 2, unfinished: 1 },
        ...[
          { name: "Cleo", category: "base_squares" },
          { name: "Dora", category: "gold" },
        ].map(({ name, category }) => ({
          person: `p-${name}`,
          name,
          game: "isle_of_skye",
          players: 2,
          plays: 1,
          categories: [{ category, points: 20 }],
        })),
      ],
    },
  };
  await open("library", "numbers");
  await title("4 games counted");
  const table = await screen.findByRole("table", { name: "Carcassonne, 2 players" });
  const rows = within(table).getAllByRole("row").slice(1);
  expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
    ["Benwon 67% · mostly from cities", "3", "2", "61.3", "66", "+7.5"],
  ]);
  expect(screen.getByText("1 game was ended early and is not counted.")).toBeTruthy();
  expect(screen.getByText(/mostly from squares of four$/)).toBeTruthy();
  expect(screen.getByText(/mostly from gold left$/), "a kind of points, not the coin").toBeTruthy();
  expect(await listAxeFindings()).toEqual([]);
});

test("if every game ended early no zeros are shown, but the reason", async () => {
  const anna = { person: "p-anna", name: "Anna", game: "carcassonne", players: 2, unfinished: 1 };
  http["GET /api/v1/statistics"] = {
    body: { tables: 0, unfinished: 1, rows: [anna], streaks: { person: "p-anna", name: "Anna" } },
  };
  await open("library", "numbers");
  await title("No game counted yet");
  expect(screen.getByText("1 game was ended early and is not counted.")).toBeTruthy();
  expect(screen.queryByRole("table")).toBeNull();
  expect(document.querySelector(".streaks")).toBeNull();
});

test("for one person: opponents with the number of times ahead; games that ended early on request", async () => {
  const duels = [
    { person: "p-anna", name: "Anna", plays: 5, ahead: 3, behind: 1 },
    { person: "p-ann", name: "Ann", plays: 1 },
  ];
  http["GET /api/v1/statistics?person=p-ben"] = { body: { tables: 6, rows: [], duels } };
  http["GET /api/v1/statistics?person=p-ben&unfinished=1"] = { body: { tables: 7, rows: [], duels: [] } };
  libraryFilter.value = { person: "p-ben" };
  await open("library", "numbers");
  await screen.findByRole("heading", { level: 2, name: "Ben against …" });
  expect(screen.getByText("5 games: ahead in 3, behind in 1")).toBeTruthy();
  expect(screen.getByText("one game: ahead in 0, behind in 0")).toBeTruthy();
  expect(await listAxeFindings()).toEqual([]);
  fireEvent.click(screen.getByRole("switch", { name: "Count games that were ended early" }));
  await title("7 games counted");
  expect(screen.getByText("Games that were ended early are counted as well.")).toBeTruthy();
});

test("a scanned code adds the games only after confirmation", async () => {
  http["POST /api/v1/recovery"] = { body: { devices: 2 } };
  await open("recover", "ABCDE-FGHJK-23456-789AB");
  await title("Bring these games here?");
  expect(requests()).not.toContain("/api/v1/recovery");
  fireEvent.click(screen.getByRole("button", { name: "Bring them here" }));
  await title("Done: 2 phones share these games");
  expect(readBody("POST /api/v1/recovery")).toEqual({ code: "ABCDE-FGHJK-23456-789AB" });
});

test("whether a code was used is not known after a fault", async () => {
  http["POST /api/v1/recovery"] = { status: 502, body: "<html>Bad Gateway</html>" };
  await open("recover", "ABCDE-FGHJK-23456-789AB");
  await title("Bring these games here?");
  fireEvent.click(screen.getByRole("button", { name: "Bring them here" }));
  await title("Not confirmed");
  expect(document.body.textContent).not.toContain("Nothing was");
});
