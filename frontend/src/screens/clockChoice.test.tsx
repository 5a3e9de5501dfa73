/** The host chooses where the time per player is shown: at a new table, in the lobby, and during the game. */
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/preact";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { App, fetchNext } from "../App";
import { go } from "../router";
import { http, listAxeFindings, makeLobbyInfo, readBody, resetPhone } from "../testing/app";
import { FakeSocket } from "../testing/fakeSocket";
import type { TableInfo, View } from "../wire";

const VIEW: View = { turn: 1, phase: "draw", seats: {}, surfaces: {} };

beforeAll(fetchNext);
beforeEach(() => {
  resetPhone();
  http["PUT /api/v1/tables/t1/clock"] = { status: 204 };
});

/** The phone of seat 0 at the table, on a screen. */
async function at(path: string[], table: TableInfo, host = true) {
  go(["t", "t1", ...path], true);
  const { container } = render(<App />);
  await FakeSocket.last.open();
  act(() => {
    FakeSocket.last.receive({ t: "welcome", seats: [0], host });
    const document = table.status === "lobby" ? { table } : { table, view: VIEW };
    FakeSocket.last.receive({ t: "view", v: 5, r: 1, seat: 0, document });
  });
  return container;
}

const unfold = (container: Element) => {
  for (const fold of container.querySelectorAll("details")) {
    fold.open = true;
    fireEvent(fold, new Event("toggle"));
  }
};
const choice = (name: RegExp) => screen.findByRole("radio", { name }) as Promise<HTMLInputElement>;

test("a new table is opened with the choice, and without a choice the field is omitted", async () => {
  http["POST /api/v1/tables"] = { status: 201, body: { table: "t1", code: "K7MP4R" } };
  go(["new"], true);
  const { container } = render(<App />);
  const start = await screen.findByRole("button", { name: "Create the table" });
  unfold(container);
  expect((await choice(/^After the game/)).checked).toBe(true);
  fireEvent.click(start);
  await waitFor(() => expect(readBody("POST /api/v1/tables")).toBeTruthy());
  expect(readBody("POST /api/v1/tables")).not.toHaveProperty("clock");
  cleanup();
  go(["new"], true);
  const second = render(<App />).container;
  await screen.findByRole("button", { name: "Create the table" });
  unfold(second);
  fireEvent.click(await choice(/^During the game too/));
  expect(await listAxeFindings()).toEqual([]);
  fireEvent.click(screen.getByRole("button", { name: "Create the table" }));
  await waitFor(() => expect(readBody("POST /api/v1/tables")).toMatchObject({ clock: "live" }));
});

test("in the lobby the host changes it, and guests see no choice", async () => {
  const container = await at([], makeLobbyInfo({ clock: "off" }));
  await screen.findByRole("heading", { level: 1 });
  unfold(container);
  expect((await choice(/^Not shown/)).checked).toBe(true);
  fireEvent.click(await choice(/^After the game/));
  await waitFor(() => expect(readBody("PUT /api/v1/tables/t1/clock")).toEqual({ clock: "result" }));
  cleanup();
  const guest = await at([], makeLobbyInfo({ clock: "off" }), false);
  await screen.findByRole("heading", { level: 1 });
  unfold(guest);
  expect(screen.queryByRole("radio", { name: /^After the game/ })).toBeNull();
});

test("during the game the host switches it in the people screen", async () => {
  await at(["people"], makeLobbyInfo({ status: "playing" }));
  expect((await choice(/^After the game/)).checked).toBe(true);
  fireEvent.click(await choice(/^During the game too/));
  await waitFor(() => expect(readBody("PUT /api/v1/tables/t1/clock")).toEqual({ clock: "live" }));
  act(() => FakeSocket.last.receive({ t: "update", v: 5, r: 2, patch: { table: { clock: "live" } } }));
  expect((await choice(/^During the game too/)).checked).toBe(true);
});
