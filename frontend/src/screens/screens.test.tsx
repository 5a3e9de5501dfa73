import { act, fireEvent, render, screen, waitFor } from "@testing-library/preact";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { App, fetchNext } from "../App";
import { prefer, preferences } from "../platform/preferences";
import { followTheme } from "../platform/theme";
import { go, route } from "../router";
import { games } from "../session/games";
import { fetchMock, http, listAxeFindings, META, makeLobbyInfo, readBody, resetPhone } from "../testing/app";
import { FakeSocket, refuse } from "../testing/fakeSocket";
import type { TableInfo } from "../wire";

const NEVER = "00000000-0000-4000-8000-000000000000";
const ben = { id: "s-ben", name: "Ben", colour: "blue", phone: true };
const qr = `<svg viewBox="0 0 25 25"><script>alert(1)</script><path d="M0 .5h7" onload="alert(1)"/></svg>`;

beforeAll(fetchNext);
beforeEach(() => {
  resetPhone();
  http["GET /api/v1/tables/t1/invite"] = {
    body: { url: "http://192.168.1.7:8000/#/join/K7MP4R", code: "K7MP4R", svg: qr },
  };
});

/** Show the app at a path. */
function open(...path: string[]) {
  go(path, true);
  return render(<App />);
}

/** The server's side of the table's socket: welcome and the whole view. */
async function seatAt(info: TableInfo, seats: number[], host: boolean) {
  await FakeSocket.last.open();
  FakeSocket.last.receive({ t: "welcome", seats, host });
  FakeSocket.last.receive({ t: "view", v: 0, r: 1, seat: "spectator", document: { table: info } });
}

test("start: the tables of this phone", async () => {
  http["GET /api/v1/tables"] = {
    body: [
      {
        table: "t1",
        code: "K7MP4R",
        game: "carcassonne",
        status: "playing",
        names: ["Anna", "Ben"],
        created: "2026-11-13T19:00:00Z",
      },
    ],
  };
  open();
  const row = await screen.findByRole("button", { name: /Anna, Ben.*Carcassonne, being played/ });
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Start a game, or join one");
  expect(await listAxeFindings()).toEqual([]);
  fireEvent.click(row);
  expect(route.value).toEqual(["t", "t1"]);
});

test("start: the page says which games are supported", () => {
  open();
  expect(screen.getByText(/For Carcassonne, Isle of Skye,? and Dolmengötter\.$/)).toBeTruthy();
});

test("start: without an answer the strip says so, and a table can still be opened", async () => {
  delete http["GET /api/v1/tables"];
  open();
  expect(await screen.findByText(/The server does not answer/)).toBeTruthy();
  expect(screen.getByRole("button", { name: "Create a table" })).toBeTruthy();
});

test("start: a phone that was never registered sends no request", () => {
  localStorage.removeItem("tableside.device");
  open();
  expect(fetchMock).not.toHaveBeenCalled();
});

test("create: options are folded, explained, and sent with who draws", async () => {
  http["POST /api/v1/tables"] = { status: 201, body: { table: "t1", code: "K7MP4R" } };
  open("new");
  fireEvent.click(await screen.findByRole("radio", { name: /The app draws/ }));
  fireEvent.click(screen.getByText("Rules and help"));
  fireEvent.click(screen.getByRole("radio", { name: /Half value.*1 point per tile/ }));
  fireEvent.click(screen.getByRole("switch", { name: "If it ended now" }));
  expect(screen.getByText("2 settings changed")).toBeTruthy();
  expect(await listAxeFindings()).toEqual([]);
  fireEvent.click(screen.getByRole("button", { name: "Create the table" }));
  await waitFor(() => expect(route.value).toEqual(["t", "t1"]));
  expect(readBody("POST /api/v1/tables")).toEqual({
    game: "carcassonne",
    draw: "app",
    options: { two_tile_city: "half", projection: "off" },
    expansions: [],
  });
});

test("create: the first options are beside who draws, not among the folded ones", async () => {
  const options = META.options.map((option) => ({ ...option, first: option.key === "two_tile_city" }));
  Object.assign(games, { value: [{ ...META, options }] });
  open("new");
  const half = await screen.findByRole("radio", { name: /Half value.*1 point per tile/ });
  expect(half.closest("details")).toBeNull();
  fireEvent.click(half);
  expect(screen.getByText("Standard rules, all help on")).toBeTruthy();
  fireEvent.click(screen.getByText("Rules and help"));
  expect(screen.getAllByRole("radio", { name: /Half value/ })).toHaveLength(1);
  expect(await listAxeFindings()).toEqual([]);
  Object.assign(games, { value: [META] });
});

test("create: a refusal is shown beside the button and nothing is lost", async () => {
  http["POST /api/v1/tables"] = {
    status: 429,
    body: { code: "request.throttled", params: { seconds: 5 }, message: "…", version: 0 },
  };
  open("new");
  fireEvent.click(await screen.findByRole("button", { name: "Create the table" }));
  expect((await screen.findByRole("alert")).textContent).toContain("Try again in 5 seconds");
  expect(screen.getByRole("button", { name: "Create the table" })).toBeTruthy();
});

test("join: from the link, with name and a free colour", async () => {
  http["POST /api/v1/join"] = { body: { table: "t1", to: "join" } };
  http["POST /api/v1/tables/t1/seats"] = { status: 201, body: { seat: "s-ben" } };
  open("join", "K7MP4R");
  await waitFor(() => expect(FakeSocket.all).toHaveLength(1));
  await seatAt(makeLobbyInfo(), [], false);
  expect(readBody("POST /api/v1/join")).toEqual({ code: "K7MP4R" });
  const red = await screen.findByRole("radio", { name: "Red, taken by Anna" });
  expect((red as HTMLInputElement).disabled).toBe(true);
  expect(screen.getByRole("button", { name: "Enter your name" })).toBeTruthy();
  fireEvent.input(screen.getByLabelText("Your name"), { target: { value: " Ben " } });
  fireEvent.click(screen.getByRole("radio", { name: "Blue" }));
  expect(await listAxeFindings()).toEqual([]);
  fireEvent.click(screen.getByRole("button", { name: "Take a seat" }));
  await waitFor(() =>
    expect(readBody("POST /api/v1/tables/t1/seats")).toEqual({ name: "Ben", colour: "blue", phone: true }),
  );
  act(() => FakeSocket.last.receive({ t: "update", v: 0, r: 2, patch: { table: { seats: { 1: ben } } } }));
  await waitFor(() => expect(route.value).toEqual(["t", "t1"]));
  expect(await screen.findByText("Waiting for Anna to start")).toBeTruthy();
});

test("lobby: the host changes the codes to join and to watch where they are shown", async () => {
  http["GET /api/v1/tables/t1/invite?to=watch"] = {
    body: { url: "http://192.168.1.7:8000/#/watch/WATCH2", code: "WATCH2", svg: qr },
  };
  http["POST /api/v1/tables/t1/code"] = { body: { url: "x", code: "NEW234", svg: qr } };
  open("t", "t1");
  await seatAt(makeLobbyInfo(), [0], true);
  expect(await screen.findByText("Code K 7 M P 4 R")).toBeTruthy();
  expect(screen.queryByText("Code W A T C H 2")).toBeNull();
  fireEvent.click(screen.getByText("For spectators, on a phone or a TV"));
  expect(await screen.findByText("Code W A T C H 2")).toBeTruthy();
  expect(await listAxeFindings()).toEqual([]);
  fireEvent.click(screen.getByRole("button", { name: "New code to watch" }));
  fireEvent.click(screen.getByRole("button", { name: "Change it" }));
  await waitFor(() => expect(readBody("POST /api/v1/tables/t1/code")).toEqual({ to: "watch" }));
  fireEvent.click(screen.getByRole("button", { name: "New code to join" }));
  fireEvent.click(screen.getByRole("button", { name: "Change it" }));
  await waitFor(() => expect(readBody("POST /api/v1/tables/t1/code")).toEqual({ to: "join" }));
});

test("lobby: a guest changes no code", async () => {
  open("t", "t1");
  await seatAt(makeLobbyInfo({ seats: { 0: ben } }), [0], false);
  expect(await screen.findByText("Code K 7 M P 4 R")).toBeTruthy();
  expect(screen.queryByRole("button", { name: /^New code/ })).toBeNull();
});

test("join: an unknown code", async () => {
  http["POST /api/v1/join"] = refuse(404, "table.unknown_code");
  open("join");
  expect(screen.getByRole("button", { name: "Enter the code" })).toBeTruthy();
  fireEvent.input(screen.getByLabelText("Code"), { target: { value: "K7MP4X" } });
  expect((await screen.findByRole("alert")).textContent).toBe(
    "No open table has this code. It may have been changed.",
  );
});

test("join: a colour that was just taken is no longer free", async () => {
  http["POST /api/v1/join"] = { body: { table: "t1", to: "join" } };
  open("join", "K7MP4R");
  await waitFor(() => expect(FakeSocket.all).toHaveLength(1));
  await seatAt(makeLobbyInfo(), [], false);
  fireEvent.input(screen.getByLabelText("Your name"), { target: { value: "Cara" } });
  fireEvent.click(await screen.findByRole("radio", { name: "Blue" }));
  act(() => FakeSocket.last.receive({ t: "update", v: 0, r: 2, patch: { table: { seats: { 1: ben } } } }));
  expect(screen.getByRole("button", { name: "Choose a colour" })).toBeTruthy();
});

test("join: a game that has begun can be watched", async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
  http["POST /api/v1/join"] = { body: { table: "t1", to: "join" } };
  open("join", "K7MP4R");
  await waitFor(() => expect(FakeSocket.all).toHaveLength(1));
  await seatAt(makeLobbyInfo({ status: "playing" }), [], false);
  expect(await screen.findByRole("heading", { level: 1, name: "The game has begun" })).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Watch" }));
  expect(route.value).toEqual(["t", "t1"]);
});

test("join: of a game that is over the code says so, and leads to its result", async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
  http["POST /api/v1/join"] = { body: { table: "t1", to: "join" } };
  open("join", "K7MP4R");
  await waitFor(() => expect(FakeSocket.all).toHaveLength(1));
  await seatAt(makeLobbyInfo({ status: "finished" }), [], false);
  expect(await screen.findByRole("heading", { level: 1, name: "The game is over" })).toBeTruthy();
  expect(screen.queryByText(/Nobody can join/)).toBeNull();
});

test("whoever opened a table takes a seat in the named game; watching is for others", async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
  open("t", "t1");
  await seatAt(makeLobbyInfo(), [], true);
  expect(await screen.findByRole("heading", { level: 1, name: "Take a seat" })).toBeTruthy();
  expect(screen.getByText(/^Carcassonne/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Watch" })).toBeNull();
});

test("lobby: a host alone sees what is missing, and how others join", async () => {
  const { container } = open("t", "t1");
  await seatAt(makeLobbyInfo(), [0], true);
  expect(await screen.findByRole("button", { name: "One more player needed" })).toBeTruthy();
  expect(await screen.findByRole("img", { name: "QR code of the link to this table" })).toBeTruthy();
  expect(container.querySelector("script, [onload]")).toBeNull();
  expect(screen.getByText("Code K 7 M P 4 R")).toBeTruthy();
  expect(await listAxeFindings()).toEqual([]);
});

test("lobby: the host adds a seat, reorders, chooses the start player and starts", async () => {
  http["POST /api/v1/tables/t1/seats"] = { status: 201, body: { seat: "s-cara" } };
  http["PUT /api/v1/tables/t1/order"] = { status: 204 };
  http["PATCH /api/v1/tables/t1"] = { body: { v: 0, r: 3 } };
  http["POST /api/v1/tables/t1/start"] = { body: { version: 1 } };
  open("t", "t1");
  const anna = makeLobbyInfo().seats[0];
  await seatAt(makeLobbyInfo({ seats: { 0: anna ?? ben, 1: ben } }), [0], true);

  fireEvent.click(await screen.findByRole("button", { name: "Add a seat" }));
  expect(screen.getByRole("heading", { level: 1, name: "Who is it?" })).toBeTruthy();
  fireEvent.input(screen.getByLabelText("Name"), { target: { value: "Cara" } });
  expect(await listAxeFindings()).toEqual([]);
  fireEvent.click(screen.getByRole("button", { name: "Add the seat" }));
  await screen.findByRole("button", { name: "Start with two" });
  expect(readBody("POST /api/v1/tables/t1/seats")).toEqual({ name: "Cara", colour: "yellow", phone: false });

  const row = screen.getByRole("button", { name: /^Ben .*, Blue\. / });
  fireEvent.click(row);
  expect(row.getAttribute("aria-expanded")).toBe("true");
  expect(screen.queryByRole("button", { name: "Move down" })).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Move up" }));
  await waitFor(() =>
    expect(readBody("PUT /api/v1/tables/t1/order")).toEqual({ seats: ["s-ben", "s-anna"] }),
  );

  fireEvent.click(screen.getByRole("radio", { name: "Ben" }));
  await waitFor(() => expect(readBody("PATCH /api/v1/tables/t1")).toEqual({ starter: 1 }));
  const chance = vi.spyOn(Math, "random").mockReturnValue(0.4);
  fireEvent.click(screen.getByRole("button", { name: "Pick at random" }));
  chance.mockRestore();
  await waitFor(() => expect(readBody("PATCH /api/v1/tables/t1")).toEqual({ starter: 0 }));
  expect(screen.getByText(/^(Anna|Ben) goes first$/)).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Start with two" }));
  await waitFor(() => expect(readBody("POST /api/v1/tables/t1/start")).toEqual({}));
  expect(screen.getByRole("button", { name: "Starting" })).toBeTruthy();
});

test("lobby: a guest sees whereabouts, changes only the own seat, and cannot start", async () => {
  open("t", "t1");
  const anna = makeLobbyInfo().seats[0];
  const cara = { id: "s-cara", name: "Cara", colour: "yellow" };
  await seatAt(makeLobbyInfo({ seats: { 0: anna ?? ben, 1: ben, 2: cara } }), [1], false);
  act(() => FakeSocket.last.receive({ t: "presence", seats: { 0: 12, 1: 0 } }));
  expect(await screen.findByText(/away for 10 s/)).toBeTruthy();
  expect(screen.getByText("no phone, entered on another one")).toBeTruthy();
  expect(screen.getByText("this phone")).toBeTruthy();
  expect(screen.getByRole("button", { name: /Change Ben’s seat/ })).toBeTruthy();
  expect(screen.queryByRole("button", { name: /Change Anna’s seat/ })).toBeNull();
  expect(screen.queryByRole("button", { name: /^Start/ })).toBeNull();
  expect(await listAxeFindings()).toEqual([]);
  const help = screen.getByText("Help: all on");
  expect(help.closest("ul")?.className, "what is agreed looks like no button").toBe("facts");
  expect(document.querySelectorAll(".chip")).toHaveLength(0);
});

test("lobby of a rematch: a phone that has not come yet is no phone that has gone", async () => {
  open("t", "t1");
  const anna = makeLobbyInfo().seats[0];
  await seatAt(makeLobbyInfo({ seats: { 0: anna ?? ben, 1: ben } }), [0], true);
  act(() => FakeSocket.last.receive({ t: "presence", seats: { 0: 0 } }));
  expect(await screen.findByText("phone is not here yet")).toBeTruthy();
});

test("lobby: a refusal is shown in the prompt", async () => {
  http["POST /api/v1/tables/t1/start"] = {
    status: 422,
    body: { code: "table.seats", params: { min: 2, max: 5 }, message: "…", version: 0 },
  };
  open("t", "t1");
  const anna = makeLobbyInfo().seats[0];
  await seatAt(makeLobbyInfo({ seats: { 0: anna ?? ben, 1: ben } }), [0], true);
  fireEvent.click(await screen.findByRole("button", { name: "Start with two" }));
  expect(await screen.findByText("This game is for 2 to 5 players.")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Start with two" })).toBeTruthy();
});

test("lobby: the strip shows offline and online again", async () => {
  open("t", "t1");
  await seatAt(makeLobbyInfo(), [0], true);
  act(() => {
    dispatchEvent(new Event("offline"));
  });
  expect(screen.getByText(/Offline since/)).toBeTruthy();
  expect(screen.queryByText(/sent later/), "a seat or a start is not kept").toBeNull();
  act(() => FakeSocket.last.receive({ t: "pong", v: 0, r: 1 }));
  expect(screen.getByText("Back.")).toBeTruthy();
});

test("a table that this phone may not see leads to the code", async () => {
  open("t", NEVER);
  await FakeSocket.last.open();
  act(() => FakeSocket.last.receive({ t: "bye", code: "table.unknown", message: "There is no such table." }));
  expect(screen.getByRole("heading", { level: 1, name: "This phone is not at this table" })).toBeTruthy();
  expect(await listAxeFindings()).toEqual([]);
  fireEvent.input(screen.getByLabelText("Code"), { target: { value: "Code: abc234" } });
  expect(route.value).toEqual(["join", "ABC234"]);
});

test("settings: language and theme switch at once; the rulings of the game are there", async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
  followTheme();
  open("settings");
  await screen.findByText("Where the rules are unclear: Carcassonne");
  expect(screen.getByText(/The start tile is the straight road/)).toBeTruthy();
  expect(await listAxeFindings()).toEqual([]);
  fireEvent.click(screen.getByRole("radio", { name: "Dark" }));
  expect(document.documentElement.dataset.theme).toBe("lamp");
  expect(localStorage.getItem("tableside.theme")).toBe("lamp");
  fireEvent.click(screen.getByRole("switch", { name: "High contrast" }));
  expect(document.documentElement.dataset.contrast).toBe("more");
  fireEvent.click(screen.getByRole("radio", { name: "Deutsch" }));
  expect(screen.getByRole("heading", { level: 1, name: "Einstellungen" })).toBeTruthy();
  expect(preferences.value).toMatchObject({ language: "de", theme: "lamp", contrast: true });
  act(() => prefer({ language: "en", theme: "system", contrast: false }));
});

test("an error is shown with its code, and the next screen works again", async () => {
  open("t", "t1");
  const broken = { ...makeLobbyInfo(), options: null } as unknown as TableInfo;
  await seatAt(broken, [0], true);
  expect(await screen.findByRole("heading", { level: 1, name: "Something went wrong here" })).toBeTruthy();
  expect(screen.getByText(/Error/)).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Home" }));
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Start a game, or join one");
});
