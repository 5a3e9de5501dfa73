/** A table with an expansion: chosen when it is opened, with options, rulings and texts of its own. */
import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/preact";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { App, fetchNext } from "../App";
import { addTexts, followLanguage } from "../i18n";
import { prefer } from "../platform/preferences";
import { go, route } from "../router";
import { http, listAxeFindings, META, makeLobbyInfo, readBody, resetPhone } from "../testing/app";
import { FakeSocket } from "../testing/fakeSocket";
import type { GameMeta, TableInfo } from "../wire";

const RIVER: GameMeta["expansions"][number] = {
  id: "river",
  options: [{ key: "river_flows", values: ["down", "up"], kind: "rule", first: false }],
  categories: [],
  tiles: 12,
};
const BRIDGE: typeof RIVER = {
  ...RIVER,
  id: "bridge",
  max_seats: 6,
  colours: ["pink"],
  options: [{ key: "toll", values: ["free", "paid"], kind: "rule", first: false, needs: ["river"] }],
};
const WORDS = `
carcassonne-bridge-name = The Bridge
carcassonne-bridge-about = Roads above water.
carcassonne-river-name = The River
carcassonne-river-about = { $tiles } tiles, drawn first.
carcassonne-river-ruling-1 = It flows downhill.
carcassonne-option-river-flows = How it flows
carcassonne-option-river-flows-down = Downhill
carcassonne-option-river-flows-up = Uphill
carcassonne-option-toll = Toll
carcassonne-option-toll-free = Free
carcassonne-option-toll-paid = Paid
`;

beforeAll(fetchNext);
beforeEach(() => {
  resetPhone();
  addTexts("en", WORDS, ["carcassonne.river"]);
  http["GET /api/v1/games"] = { body: [{ ...META, expansions: [RIVER, BRIDGE] }] };
  http["GET /api/v1/tables/t1/invite"] = {
    body: { url: "http://x/#/join/K7MP4R", code: "K7MP4R", svg: "<svg/>" },
  };
  http["POST /api/v1/tables"] = { status: 201, body: { table: "t1", code: "K7MP4R" } };
});

function open(...path: string[]) {
  go(path, true);
  return render(<App />);
}

async function lobby(change: Partial<TableInfo>, host = true) {
  open("t", "t1");
  await FakeSocket.last.open();
  act(() => FakeSocket.last.receive({ t: "welcome", seats: [0], host }));
  show(change);
}

const show = (change: Partial<TableInfo>) =>
  act(() => {
    const document = { table: makeLobbyInfo(change) };
    FakeSocket.last.receive({ t: "view", v: 0, r: 1, seat: "spectator", document });
  });

test("choices stay while the own box is shown, and are dropped with the form", async () => {
  const isOn = async () =>
    (await screen.findByRole("switch", { name: "The River" })).getAttribute("aria-checked");
  await chooseRiver();
  act(() => go(["box", "carcassonne"]));
  act(() => go(["new"]));
  expect(await isOn()).toBe("true");
  fireEvent.click(screen.getByRole("button", { name: "Back" }));
  act(() => go(["new"]));
  expect(await isOn()).toBe("false");
});

async function chooseRiver() {
  open("new");
  const river = await screen.findByRole("switch", { name: "The River" });
  fireEvent.click(screen.getByText("Rules and help"));
  expect(screen.queryByRole("group", { name: "How it flows" })).toBeNull();
  fireEvent.click(river);
  fireEvent.click(
    within(await screen.findByRole("group", { name: "How it flows" })).getByLabelText(/Uphill/),
  );
  return river;
}

async function opened() {
  fireEvent.click(screen.getByRole("button", { name: "Create the table" }));
  await waitFor(() => expect(route.value).toEqual(["t", "t1"]));
  return readBody("POST /api/v1/tables");
}

test("a chosen expansion adds its options", async () => {
  await chooseRiver();
  expect(screen.getByText("Carcassonne + The River")).toBeTruthy();
  expect(await listAxeFindings()).toEqual([]);
  expect(await opened()).toMatchObject({ expansions: ["river"], options: { river_flows: "up" } });
});

test("an expansion says what it brings, and its options stand below its switch", async () => {
  const river = await chooseRiver();
  expect(river.getAttribute("aria-describedby")).toBeTruthy();
  expect(within(river).getByText("12 tiles, drawn first.")).toBeTruthy();
  const rules = screen.getByText("Rules of The River").closest("details") as HTMLElement;
  expect(within(rules).getByRole("group", { name: "How it flows", hidden: true })).toBeTruthy();
  expect(within(rules).getByText("How it flows: Uphill")).toBeTruthy();
});

test("the number of seats follows the switches", async () => {
  open("new");
  const bridge = await screen.findByRole("switch", { name: "The Bridge" });
  expect(screen.getByText("For 2 to 5 people, up to 6 with The Bridge")).toBeTruthy();
  fireEvent.click(bridge);
  expect(await screen.findByText("For 2 to 6 people")).toBeTruthy();
  fireEvent.click(bridge);
  expect(await screen.findByText("For 2 to 5 people, up to 6 with The Bridge")).toBeTruthy();
});

test("the next table begins with the expansions of the last one, as far as they are offered", async () => {
  const isOn = async (name: string) =>
    (await screen.findByRole("switch", { name })).getAttribute("aria-checked");
  await chooseRiver();
  await opened();
  act(() => go(["new"]));
  expect([await isOn("The River"), await isOn("The Bridge")]).toEqual(["true", "false"]);
  localStorage.setItem("tableside.expansions", JSON.stringify({ carcassonne: ["bridge", "gone"] }));
  fireEvent.click(screen.getByRole("button", { name: "Back" }));
  act(() => go(["new"]));
  expect([await isOn("The River"), await isOn("The Bridge")]).toEqual(["false", "true"]);
  expect((await opened()) as { expansions: string[] }).toMatchObject({ expansions: ["bridge"] });
});

test("a removed expansion takes its options along", async () => {
  fireEvent.click(await chooseRiver());
  expect(screen.queryByRole("group", { name: "How it flows" })).toBeNull();
  const body = (await opened()) as { expansions: string[]; options: object };
  expect([body.expansions, body.options]).toEqual([[], {}]);
});

test("options that need two expansions are asked only if both are chosen", async () => {
  const river = await chooseRiver();
  expect(screen.queryByRole("group", { name: "Toll" })).toBeNull();
  fireEvent.click(screen.getByRole("switch", { name: "The Bridge" }));
  fireEvent.click(within(await screen.findByRole("group", { name: "Toll" })).getByLabelText(/Paid/));
  fireEvent.click(river);
  expect(screen.queryByRole("group", { name: "Toll" })).toBeNull();
  fireEvent.click(river);
  expect(await opened()).toEqual(
    expect.objectContaining({
      expansions: expect.arrayContaining(["river", "bridge"]),
      options: { river_flows: "up", toll: "paid" },
    }),
  );
});

test("the lobby shows the expansions and their options", async () => {
  await lobby({ expansions: ["river"], options: { ...makeLobbyInfo().options, river_flows: "up" } });
  expect(await screen.findByText("The River")).toBeTruthy();
  expect(screen.getAllByText(/How it flows/).map((chip) => chip.textContent)).toContain(
    "How it flows: Uphill",
  );
});

test("the host changes the expansions in the lobby, and the next table begins with them", async () => {
  http["PATCH /api/v1/tables/t1"] = { body: { v: 0, r: 2 } };
  await lobby({ expansions: ["river"] });
  fireEvent.click(await screen.findByText("Change rules and help"));
  expect(await screen.findByRole("group", { name: "How it flows" })).toBeTruthy();
  expect(await listAxeFindings()).toEqual([]);
  fireEvent.click(screen.getByRole("switch", { name: "The Bridge" }));
  await waitFor(() =>
    expect(readBody("PATCH /api/v1/tables/t1")).toEqual({ expansions: ["river", "bridge"] }),
  );
  await waitFor(() => expect(localStorage.getItem("tableside.expansions")).toContain("bridge"));
  show({ expansions: ["river", "bridge"] });
  fireEvent.click(screen.getByRole("switch", { name: "The River" }));
  await waitFor(() => expect(readBody("PATCH /api/v1/tables/t1")).toEqual({ expansions: ["bridge"] }));
});

test("a switch tapped before the answer adds to the one tapped before", async () => {
  http["PATCH /api/v1/tables/t1"] = { body: { v: 0, r: 2 } };
  await lobby({});
  fireEvent.click(await screen.findByText("Change rules and help"));
  fireEvent.click(await screen.findByRole("switch", { name: "The River" }));
  fireEvent.click(screen.getByRole("switch", { name: "The Bridge" }));
  await waitFor(() =>
    expect(readBody("PATCH /api/v1/tables/t1")).toEqual({ expansions: ["river", "bridge"] }),
  );
});

test("a switch tapped after the answer and before the table shows it adds, too", async () => {
  http["PATCH /api/v1/tables/t1"] = { body: { v: 0, r: 2 } };
  await lobby({});
  fireEvent.click(await screen.findByText("Change rules and help"));
  fireEvent.click(await screen.findByRole("switch", { name: "The River" }));
  await waitFor(() => expect(localStorage.getItem("tableside.expansions")).toContain("river"));
  fireEvent.click(screen.getByRole("switch", { name: "The Bridge" }));
  await waitFor(() =>
    expect(readBody("PATCH /api/v1/tables/t1")).toEqual({ expansions: ["river", "bridge"] }),
  );
});

test("the lobby stays as it was while the texts of another expansion come", async () => {
  prefer({ language: "fr" }); // of which no texts are loaded in advance
  await followLanguage();
  await lobby({});
  const fold = (await screen.findByText("Modifier règles et aides")).closest("details") as HTMLElement;
  show({ expansions: ["abbot"] });
  expect(fold.isConnected).toBe(true);
  expect(await screen.findByText("L’Abbé")).toBeTruthy();
  expect(fold.isConnected).toBe(true);
});

test("guests see the expansions and cannot change them", async () => {
  await lobby({ expansions: ["river"] }, false);
  expect(await screen.findByText("The River")).toBeTruthy();
  expect(screen.queryByRole("switch")).toBeNull();
});

test("rulings of the game, and of the expansions of the table", async () => {
  await lobby({ expansions: ["river"] });
  act(() => go(["settings"]));
  expect(await screen.findByText("Where the rules are unclear: The River")).toBeTruthy();
  expect(screen.getByText("It flows downhill.")).toBeTruthy();
  expect(screen.getByText("Where the rules are unclear: Carcassonne")).toBeTruthy();
});

test("a table without an expansion shows nothing of it", async () => {
  await lobby({});
  expect(screen.queryByText("The River")).toBeNull();
  act(() => go(["settings"]));
  expect(await screen.findByText("Where the rules are unclear: Carcassonne")).toBeTruthy();
  expect(screen.queryByText("It flows downhill.")).toBeNull();
});
