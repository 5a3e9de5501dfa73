/** Codes that lead to a table: typed, scanned, of a seat, to watch. */
import { act, fireEvent, render, screen, waitFor } from "@testing-library/preact";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { App, fetchNext } from "../App";
import { go, route } from "../router";
import { openTable, watches } from "../session/session";
import { fetchMock, http, listAxeFindings, makeLobbyInfo, readBody, resetPhone } from "../testing/app";
import { FakeSocket } from "../testing/fakeSocket";

const view = { turn: 1, phase: "draw", seats: {}, surfaces: {} };
const unknown = { status: 404, body: { code: "table.unknown_code", message: "…", params: {}, version: 0 } };

beforeAll(fetchNext);
beforeEach(() => {
  resetPhone();
  http["GET /api/v1/tables/t1/invite"] = { body: { url: "http://x/#/join/K7MP4R", code: "K7MP4R", svg: "" } };
});

function open(...path: string[]) {
  go(path, true);
  return render(<App />);
}

async function showToSpectator(table: Omit<ReturnType<typeof makeLobbyInfo>, "code">) {
  await FakeSocket.last.open();
  FakeSocket.last.receive({ t: "welcome", seats: [], host: false });
  FakeSocket.last.receive({ t: "view", v: 0, r: 1, seat: "spectator", document: { table } });
}

const wide = (is: boolean) =>
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: is && query.includes("min-width"),
    addEventListener: () => undefined,
  }));

test("a seat's link asks for confirmation with the seat's name, then leads to its table", async () => {
  http["POST /api/v1/join"] = { body: { table: "t1", to: "move", name: "Jörg" } };
  http["POST /api/v1/seat"] = { body: { table: "t1", seat: 1 } };
  open("seat", "ABC234");
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Play this seat here?");
  expect(await screen.findByRole("heading", { level: 1, name: "Play for Jörg on this phone?" })).toBeTruthy();
  expect((screen.getByLabelText("Code") as HTMLInputElement).value).toBe("ABC234");
  expect(fetchMock.mock.calls.some(([path]) => path === "/api/v1/seat")).toBe(false);
  expect(await listAxeFindings()).toEqual([]);
  fireEvent.click(screen.getByRole("button", { name: "Play on this phone" }));
  await waitFor(() => expect(route.value).toEqual(["t", "t1"]));
  expect(readBody("POST /api/v1/seat")).toEqual({ code: "ABC234" });
});

test("an outdated code of a seat is reported, and can be typed anew", async () => {
  http["POST /api/v1/join"] = unknown;
  open("seat", "ABC234");
  expect(await screen.findByText("No open table has this code. It may have been changed.")).toBeTruthy();
  fireEvent.input(screen.getByLabelText("Code"), { target: { value: "ABC" } });
  expect(screen.getByRole("button", { name: "Enter the code" })).toBeTruthy();
});

test("a table's code in a link for seats leads to that table, and no seat moves", async () => {
  http["POST /api/v1/join"] = { body: { table: "t1", to: "join" } };
  open("seat", "ABC234");
  await waitFor(() => expect(route.value).toEqual(["join", "ABC234"]));
  expect(readBody("POST /api/v1/seat")).toBeUndefined();
});

test("one field accepts codes of tables and seats; a seat's asks for confirmation", async () => {
  http["POST /api/v1/join"] = { body: { table: "t1", to: "move", name: "Ben" } };
  http["POST /api/v1/seat"] = { body: { table: "t1", seat: 1 } };
  open("join");
  expect(document.activeElement).toBe(screen.getByLabelText("Code"));
  fireEvent.input(screen.getByLabelText("Code"), { target: { value: "ABC234" } });
  expect(await screen.findByRole("heading", { level: 1, name: "Play for Ben on this phone?" })).toBeTruthy();
  expect(readBody("POST /api/v1/join")).toEqual({ code: "ABC234" });
  expect(readBody("POST /api/v1/seat")).toBeUndefined();
  fireEvent.click(screen.getByRole("button", { name: "Play on this phone" }));
  await waitFor(() => expect(route.value).toEqual(["t", "t1"]));
  expect(readBody("POST /api/v1/seat")).toEqual({ code: "ABC234" });
});

test("a table that is still on its way can be left", async () => {
  open("t", "t1");
  fireEvent.click(await screen.findByRole("button", { name: "Home" }));
  expect(route.value).toEqual([]);
});

test("letters that no code has are named", async () => {
  open("join");
  fireEvent.input(screen.getByLabelText("Code"), { target: { value: "AB0" } });
  expect(screen.getByText("Codes have no 0, O, 1, I or L.")).toBeTruthy();
  expect((screen.getByLabelText("Code") as HTMLInputElement).value).toBe("AB");
  fireEvent.input(screen.getByLabelText("Code"), { target: { value: "ABC" } });
  expect(screen.queryByText(/Codes have no/)).toBeNull();
});

test("a wrong code is sent once: for the server it is one guess", async () => {
  http["POST /api/v1/join"] = unknown;
  open("join");
  fireEvent.input(screen.getByLabelText("Code"), { target: { value: "ABC234" } });
  expect(await screen.findByText("No open table has this code. It may have been changed.")).toBeTruthy();
  const codes = fetchMock.mock.calls.filter(([path]) => path === "/api/v1/join" || path === "/api/v1/seat");
  expect(codes).toHaveLength(1);
});

test("a page replaced by other pages of this phone is loaded again", async () => {
  open("t", "t1");
  await FakeSocket.last.open();
  act(() => FakeSocket.last.receive({ t: "bye", code: "device.too_many_sockets", message: "Too many." }));
  expect(screen.getByText("Too many.")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Reload" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Join with a code" })).toBeNull();
});

test("a removed phone plays again with a seat's code", async () => {
  open("t", "t1");
  await FakeSocket.last.open();
  act(() => FakeSocket.last.receive({ t: "bye", code: "table.unknown", message: "…" }));
  expect(openTable.value?.connection.value.state).toBe("closed");
  http["POST /api/v1/join"] = { body: { table: "t1", to: "move", name: "Ben" } };
  http["POST /api/v1/seat"] = { body: { table: "t1", seat: 1 } };
  fireEvent.input(screen.getByLabelText("Code"), { target: { value: "ABC234" } });
  fireEvent.click(await screen.findByRole("button", { name: "Play on this phone" }));
  await waitFor(() => expect(route.value).toEqual(["t", "t1"]));
  expect(openTable.value?.connection.value.state).toBe("connecting");
});

test("a typed code to watch leads to the table without asking for a name", async () => {
  wide(false);
  http["POST /api/v1/join"] = { body: { table: "t1", to: "watch" } };
  open("join");
  fireEvent.input(screen.getByLabelText("Code"), { target: { value: "WATCH2" } });
  await waitFor(() => expect(FakeSocket.all).toHaveLength(1));
  await showToSpectator(makeLobbyInfo());
  await waitFor(() => expect(route.value).toEqual(["t", "t1"]));
  expect(watches("t1")).toBe(true);
});

test("a phone with the code to play is asked for a name, whatever changes at the table meanwhile", async () => {
  http["POST /api/v1/join"] = { body: { table: "t1", to: "join" } };
  open("join", "K7MP4R");
  await waitFor(() => expect(FakeSocket.all).toHaveLength(1));
  await showToSpectator(makeLobbyInfo());
  await screen.findByLabelText("Your name");
  act(() => FakeSocket.last.receive({ t: "update", v: 0, r: 2, patch: { table: { starter: 1 } } }));
  expect(route.value).toEqual(["join", "K7MP4R"]);
  expect(screen.getByLabelText("Your name")).toBeTruthy();
});

test("the link to watch opens the spectator's view on a phone", async () => {
  wide(false);
  http["POST /api/v1/join"] = { body: { table: "t1", to: "watch" } };
  open("watch", "WATCH2");
  await waitFor(() => expect(route.value).toEqual(["t", "t1"]));
  expect(watches("t1")).toBe(true);
});

test("the link to watch opens the TV on a wide screen, even if this device has a seat", async () => {
  wide(true);
  http["POST /api/v1/join"] = { body: { table: "t1", to: "watch" } };
  open("watch", "WATCH2");
  await waitFor(() => expect(FakeSocket.all).toHaveLength(1));
  await FakeSocket.last.open();
  const table = makeLobbyInfo({ status: "playing" });
  const document = { table, view: { ...view, waits: { 0: { code: "x" } } } };
  FakeSocket.last.receive({ t: "welcome", seats: [0], host: true });
  FakeSocket.last.receive({ t: "view", v: 5, r: 1, seat: "spectator", document });
  expect(await screen.findByRole("region", { name: "Standings" })).toBeTruthy();
  expect(FakeSocket.last.listMessages("hello").map(({ seat }) => seat)).toEqual(["spectator"]);
  expect(route.value).toEqual(["t", "t1", "tv", "watch"]);
});

test("a spectator on a wide screen with the code to play opens a TV that shows it", async () => {
  wide(true);
  http["POST /api/v1/join"] = { body: { table: "t1", to: "join" } };
  open("join", "K7MP4R");
  await waitFor(() => expect(FakeSocket.all).toHaveLength(1));
  const { code: _, ...table } = makeLobbyInfo();
  await showToSpectator(table);
  fireEvent.click(await screen.findByRole("button", { name: "Show as TV" }));
  await waitFor(() => expect(FakeSocket.all).toHaveLength(2));
  expect(route.value).toEqual(["t", "t1", "tv", "join"]);
  await showToSpectator(table);
  expect(await screen.findByText("Code K 7 M P 4 R")).toBeTruthy();
});

test("a TV is opened again without a code, because codes may have changed", async () => {
  wide(true);
  http["GET /api/v1/tables/t1/invite?to=watch"] = { body: { url: "http://x/", code: "WATCH3", svg: "" } };
  open("t", "t1", "tv", "watch");
  await showToSpectator(makeLobbyInfo({ locked: true }));
  expect(await screen.findByText("Code W A T C H 3")).toBeTruthy();
  expect(readBody("POST /api/v1/join")).toBeUndefined();
  act(() => FakeSocket.last.receive({ t: "bye", code: "table.removed", message: "Removed." }));
  expect(screen.getByText("Removed.")).toBeTruthy();
});

test("an unknown code to watch is refused with a message", async () => {
  http["POST /api/v1/join"] = unknown;
  open("tv", "WATCH2");
  expect(await screen.findByText("No open table has this code. It may have been changed.")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Join with a code" }));
  expect(route.value).toEqual(["join"]);
});
