/** Boards of the host's box in the lobby of a table. */
import { act, fireEvent, render, screen, waitFor } from "@testing-library/preact";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { App, fetchNext } from "../App";
import * as boards from "../pieces/boards";
import { go } from "../router";
import { fetchMock, http, META, makeLobbyInfo, readBody, resetPhone } from "../testing/app";
import { FakeSocket } from "../testing/fakeSocket";
import type { NewTable, Option, TableInfo } from "../wire";

/** An option with a value for tables without a box. */
const VALUES: Option = {
  key: "values",
  values: ["later", "now"],
  kind: "rule",
  first: false,
  without_box: "now",
};

beforeAll(fetchNext);
beforeEach(() => {
  vi.spyOn(boards, "hasBox").mockReturnValue(true);
  vi.spyOn(boards, "fetchBoards").mockResolvedValue([]);
  resetPhone();
  http["GET /api/v1/games"] = { body: [{ ...META, options: [...META.options, VALUES] }] };
  http["GET /api/v1/tables/t1/invite"] = {
    body: { url: "http://x/#/join/K7MP4R", code: "K7MP4R", svg: "<svg/>" },
  };
});

async function lobby(change: Partial<TableInfo>, host: boolean) {
  go(["t", "t1"], true);
  render(<App />);
  await FakeSocket.last.open();
  act(() => {
    FakeSocket.last.receive({ t: "welcome", seats: [0], host });
    const document = { table: makeLobbyInfo(change) };
    FakeSocket.last.receive({ t: "view", v: 0, r: 1, seat: "spectator", document });
  });
}

test.each([
  [true, "This table is played with your box."],
  [false, "This table is played with the host’s box."],
])(
  "the lobby says how many boards the table begins with, and whose they are (host: %s)",
  async (host, whose) => {
    await lobby({ boards: ["2-4"] }, host);
    expect(await screen.findByText("1 board entered from this box")).toBeTruthy();
    expect(screen.getByText(whose)).toBeTruthy();
    expect(screen.queryAllByRole("button", { name: "What’s in your box" })).toHaveLength(host ? 1 : 0);
  },
);

test("without entered boards none is mentioned, and the host may enter one", async () => {
  await lobby({}, true);
  expect(await screen.findByRole("button", { name: "What’s in your box" })).toBeTruthy();
  expect(screen.queryByText(/entered/)).toBeNull();
});

test("a new table offers the box of a game that has boards only", async () => {
  go(["new"], true);
  render(<App />);
  expect(await screen.findByRole("button", { name: "What’s in your box" })).toBeTruthy();
});

/** The app has made up a board for the game, and this phone's box says nothing about it. */
function openBoard(): void {
  const guess = { code: "carcassonne.name" };
  const board = { id: "b", name: guess, schema: "", expansion: "", guess };
  vi.spyOn(boards, "fetchBoards").mockResolvedValue([board]);
  http["GET /api/v1/games/carcassonne/box"] = { body: { pieces: {}, boards: {}, settled: [] } };
  http["GET /api/v1/games/carcassonne/boards/b/draft"] = { body: { facts: null } };
  http["POST /api/v1/games/carcassonne/boards/b/check"] = { body: { faults: [], picture: "<svg/>" } };
}

test("a question about the board stands at the start button and leads to its card, until it is answered", async () => {
  openBoard();
  const { seats } = makeLobbyInfo();
  const ben = { id: "s-ben", name: "Ben", colour: "blue", phone: true, host: false };
  await lobby({ seats: { ...seats, 1: ben } }, true);
  fireEvent.click(await screen.findByRole("button", { name: /Still open: is your board/ }));
  expect(document.activeElement?.closest(".board-card")).not.toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "We have no box" }));
  await waitFor(() => expect(screen.queryByText(/Still open/)).toBeNull());
});

test("a board for more people than sit is not asked about", async () => {
  openBoard();
  const guess = { code: "carcassonne.name" };
  const board = { name: guess, schema: "", expansion: "", guess };
  vi.spyOn(boards, "fetchBoards").mockResolvedValue([
    { ...board, id: "b", seats: [2, 4] },
    { ...board, id: "five", seats: [5, 5] },
  ]);
  http["PUT /api/v1/games/carcassonne/box/boards/b"] = {
    body: { pieces: {}, boards: { b: { facts: {} } }, settled: [] },
  };
  http["GET /api/v1/games/carcassonne/boards/b/draft"] = { body: { facts: {} } };
  const { seats } = makeLobbyInfo();
  const ben = { id: "s-ben", name: "Ben", colour: "blue", phone: true, host: false };
  await lobby({ seats: { ...seats, 1: ben } }, true);
  await screen.findByRole("button", { name: /Still open: is your board/ });
  fireEvent.click(await screen.findByRole("button", { name: "Yes" }));
  await waitFor(() => expect(screen.queryByText(/Still open/)).toBeNull());
  expect(screen.queryByRole("button", { name: "Yes" })).toBeNull();
});

test("whoever has no box lets the app draw", async () => {
  openBoard();
  go(["new"], true);
  render(<App />);
  fireEvent.click(await screen.findByRole("button", { name: "We have no box" }));
  expect(
    await screen.findByRole<HTMLInputElement>("radio", { name: /The app draws/, checked: true }),
  ).toBeTruthy();
});

test("without a box a table begins with the value that needs no pieces, now and the next time", async () => {
  openBoard();
  http["POST /api/v1/tables"] = { status: 201, body: { table: "t2" } };
  const readOptions = () => (readBody("POST /api/v1/tables") as NewTable | undefined)?.options;
  go(["new"], true);
  const { unmount } = render(<App />);
  fireEvent.click(await screen.findByRole("button", { name: "We have no box" }));
  fireEvent.click(await screen.findByRole("button", { name: "Create the table" }));
  await waitFor(() => expect(readOptions()).toEqual({ values: "now" }));
  unmount();
  fetchMock.mockClear();
  go(["new"], true);
  render(<App />);
  fireEvent.click(await screen.findByRole("button", { name: "Create the table" }));
  await waitFor(() => expect(readOptions()).toEqual({ values: "now" }));
});
