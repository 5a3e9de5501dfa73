/** Boards of the host's box in the lobby of a table. */
import { act, cleanup, render, screen } from "@testing-library/preact";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { App, fetchNext } from "../App";
import * as boards from "../pieces/boards";
import { go } from "../router";
import { freshPhone, http, lobbyInfo, META } from "../testing/app";
import { FakeSocket } from "../testing/fakeSocket";
import type { TableInfo } from "../wire";

beforeAll(fetchNext);
beforeEach(() => {
  vi.spyOn(boards, "hasBox").mockReturnValue(true);
  vi.spyOn(boards, "boardsOf").mockResolvedValue([]);
  freshPhone();
  http["GET /api/games"] = { body: [META] };
  http["GET /api/tables/t1/invite"] = {
    body: { url: "http://x/#/join/K7MP4R", code: "K7MP4R", svg: "<svg/>" },
  };
});
afterEach(cleanup);

async function lobby(change: Partial<TableInfo>, host: boolean) {
  go(["t", "t1"], true);
  render(<App />);
  await FakeSocket.last.open();
  act(() => {
    FakeSocket.last.receive({ t: "welcome", seats: [0], host });
    const document = { table: lobbyInfo(change) };
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
    expect(await screen.findByText("1 board copied out from this box")).toBeTruthy();
    expect(screen.getByText(whose)).toBeTruthy();
    expect(screen.queryAllByRole("button", { name: "My box" })).toHaveLength(host ? 1 : 0);
  },
);

test("without entered boards none is mentioned, and the host may enter one", async () => {
  await lobby({}, true);
  expect(await screen.findByRole("button", { name: "My box" })).toBeTruthy();
  expect(screen.queryByText(/copied out/)).toBeNull();
});

test("a new table offers the box of a game that has boards only", async () => {
  go(["new"], true);
  render(<App />);
  expect(await screen.findByRole("button", { name: "My box" })).toBeTruthy();
});
