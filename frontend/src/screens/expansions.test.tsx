/** A table with an expansion: chosen when it is opened, with options, rulings and texts of its own. */
import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/preact";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { App, fetchNext } from "../App";
import { addTexts } from "../i18n";
import { go, route } from "../router";
import { axeFinds, bodyOf, freshPhone, http, lobbyInfo, META } from "../testing/app";
import { FakeSocket } from "../testing/fakeSocket";
import type { GameMeta, TableInfo } from "../wire";

const RIVER: GameMeta["expansions"][number] = {
  id: "river",
  options: [{ key: "river_flows", values: ["down", "up"], kind: "rule", first: false }],
  categories: [],
};
const BRIDGE: typeof RIVER = {
  ...RIVER,
  id: "bridge",
  options: [{ key: "toll", values: ["free", "paid"], kind: "rule", first: false, needs: ["river"] }],
};
const WORDS = `
carcassonne-bridge-name = The Bridge
carcassonne-river-name = The River
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
  freshPhone();
  addTexts("en", WORDS, ["carcassonne.river"]);
  http["GET /api/games"] = { body: [{ ...META, expansions: [RIVER, BRIDGE] }] };
  http["GET /api/tables/t1/invite"] = {
    body: { url: "http://x/#/join/K7MP4R", code: "K7MP4R", svg: "<svg/>" },
  };
  http["POST /api/tables"] = { status: 201, body: { table: "t1", code: "K7MP4R" } };
});
afterEach(cleanup);

function open(...path: string[]) {
  go(path, true);
  return render(<App />);
}

async function lobby(change: Partial<TableInfo>) {
  open("t", "t1");
  await FakeSocket.last.open();
  act(() => {
    FakeSocket.last.receive({ t: "welcome", seats: [0], host: true });
    const document = { table: lobbyInfo(change) };
    FakeSocket.last.receive({ t: "view", v: 0, r: 1, seat: "spectator", document });
  });
}

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
  fireEvent.click(screen.getByRole("button", { name: "Open the table" }));
  await waitFor(() => expect(route.value).toEqual(["t", "t1"]));
  return bodyOf("POST /api/tables");
}

test("a chosen expansion adds its options", async () => {
  await chooseRiver();
  expect(await axeFinds()).toEqual([]);
  expect(await opened()).toMatchObject({ expansions: ["river"], options: { river_flows: "up" } });
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
  await lobby({ expansions: ["river"], options: { ...lobbyInfo().options, river_flows: "up" } });
  expect(await screen.findByText("The River")).toBeTruthy();
  expect(screen.getAllByText(/How it flows/).map((chip) => chip.textContent)).toContain(
    "How it flows: Uphill",
  );
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
