import { act, cleanup, render, screen, within } from "@testing-library/preact";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { prefer } from "../platform/preferences";
import { followTheme } from "../platform/theme";
import { axeFinds } from "../testing/app";
import { stubFetch } from "../testing/fakeSocket";
import {
  documentOf,
  type Fixture,
  goalDrawn,
  type PlayedTable,
  played,
  sized,
  speak,
} from "../testing/played";
import type { DisplayView, GridView, TableDocument, View } from "../wire";
import { TvScreen } from "./TvScreen";

const qr = '<svg viewBox="0 0 25 25"><path d="M0 .5h7"/></svg>';
let table: PlayedTable;
let fetchMock: ReturnType<typeof stubFetch>;

beforeEach(() => {
  localStorage.clear();
  speak();
  sized(800, 600);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function open(
  name: Fixture,
  change: (document: TableDocument) => void = () => undefined,
  to: "join" | "watch" = "join",
) {
  const document = documentOf(name);
  delete document.table.code; // which spectators do not get
  change(document);
  table = played(document, "spectator");
  const at = `/api/tables/${table.store.id}/invite`;
  fetchMock = stubFetch({
    "POST /api/devices": { status: 201, body: { token: "x" } },
    [`GET ${at}`]: { body: { url: "http://x/#/join/A", code: "K7MP4R", svg: qr } },
    [`GET ${at}?to=watch`]: { body: { url: "http://x/#/watch/W", code: "WATCH2", svg: qr } },
  });
  const rendered = render(<TvScreen store={table.store} to={to} />);
  await screen.findByRole("img", { name: /QR code/ });
  return rendered.container;
}

const rows = () => within(screen.getByRole("region", { name: "Standings" })).getAllByRole("listitem");

test("board, standings by points, one sentence, code and QR; no buttons", async () => {
  const container = await open("waiting");
  expect(await screen.findByRole("img", { name: /^Board, \d+ tiles$/ })).toBeTruthy();
  expect(container.querySelector("[data-outline='lit']")).toBeTruthy();
  const points = rows().map((row) => Number.parseInt(row.querySelector(".tv-points")?.textContent ?? "", 10));
  expect(points).toEqual([...points].sort((a, b) => b - a));
  expect(rows().filter((row) => row.textContent?.includes("their turn"))).toHaveLength(1);
  expect(await screen.findByText("Code K 7 M P 4 R")).toBeTruthy();
  expect(screen.getByText(/^\d+ tiles left$/)).toBeTruthy();
  expect(container.querySelector("button, a, input, [tabindex]")).toBeNull();
  expect(await axeFinds()).toEqual([]);
});

test("the sentence says whom the table waits for, and the last news", async () => {
  await open("waiting");
  table.narrations.value = [
    { key: 1, v: 9, at: 0, seat: 0, text: { code: "table.event_taken_back", params: { seat: 0 } } },
  ];
  const [waits] = Object.values(table.document.value.view?.waits ?? {});
  expect(waits).toBeTruthy();
  expect(await screen.findByText("Anna undid the last entry.")).toBeTruthy();
  expect(screen.getByText("Cara places the tile")).toBeTruthy();
});

test("the sentence says that the server cannot continue, with a view and without one", async () => {
  await open("waiting", ({ table }) => {
    table.stalled = true;
  });
  const sentence = "The server cannot finish this step. It keeps trying, and nothing is lost.";
  expect(await screen.findByText(sentence)).toBeTruthy();
  act(() => {
    const { table: info } = table.document.value;
    table.document.value = { table: info };
  });
  expect(screen.getByText(sentence)).toBeTruthy();
});

test("the round shows its start player, its phases, and what the last one gave each seat", async () => {
  const container = await open("scored");
  const view = table.document.value.view;
  const stages = [...container.querySelectorAll(".tv-stages > li")];
  expect(stages).toHaveLength(view?.stages?.length ?? 0);
  expect(container.querySelectorAll(".tv-stages [aria-current=step]")).toHaveLength(1);
  expect(screen.getByText(/ goes first$/)).toBeTruthy();
  expect(screen.getAllByText(/^Round \d: \+\d+$/)).toHaveLength(Object.keys(view?.seats ?? {}).length);
});

test("an action that any of several seats may take names none of them", async () => {
  const container = await open("waiting", ({ view }) => {
    const wait = { code: "isle_of_skye.wait_lift" };
    if (view) view.waits = { 0: wait, 1: wait };
  });
  expect(await screen.findByText("All have chosen: anyone may show the prices")).toBeTruthy();
  expect(container.querySelector(".tv-sentence .stamp")).toBeNull();
});

test("at the end it shows who has won", async () => {
  const container = await open("over");
  expect(container.querySelector(".tv-what")?.textContent).toMatch(/ wins? with \d+$/);
});

test("each name has that player's time, if the table shows a running clock", async () => {
  const clock = { 0: { total: 200 }, 2: { total: 61, turn: 20 } };
  const container = await open("waiting", (document) => {
    document.clock = clock;
    document.table.clock = "live";
  });
  expect(await screen.findByText("0:20 now, 1:01 in all")).toBeTruthy();
  expect(screen.getByText("3:20 in all")).toBeTruthy();
  cleanup();
  await open("waiting", (document) => {
    document.clock = clock;
    document.table.clock = "result";
  });
  expect(container.textContent).not.toContain("in all");
  expect(screen.queryByText(/in all$/)).toBeNull();
});

test("missing phones are listed, grouped by their state", async () => {
  const container = await open("waiting", ({ table: { seats } }) => {
    for (const seat of Object.values(seats)) delete seat.phone;
    if (seats[0]) seats[0].phone = true;
  });
  act(() => {
    table.presence.value = { 0: 12 };
  });
  const phones = [...container.querySelectorAll(".tv-phones > li")].map((element) => element.textContent);
  expect(phones).toEqual(["Anna, gone 12\u00a0s", "Ben, Cara, Deniz, on another phone"]);
});

test("a locked table shows the way to watch", async () => {
  await open("waiting", ({ table: info }) => {
    info.locked = true;
  });
  expect(await screen.findByText("Code W A T C H 2")).toBeTruthy();
  expect(screen.getByText("Watch")).toBeTruthy();
  expect(fetchMock.mock.calls.map(([path]) => path)).not.toContain(`/api/tables/${table.store.id}/invite`);
});

test("at a locked table a TV opened with the code to watch shows that code and asks for no other", async () => {
  await open(
    "waiting",
    (document) => {
      delete document.view;
      document.table.status = "lobby";
      document.table.locked = true;
    },
    "watch",
  );
  expect(await screen.findByText("Code W A T C H 2")).toBeTruthy();
  expect(screen.getByText("The game has not begun yet")).toBeTruthy();
  expect(fetchMock.mock.calls.map(([path]) => path)).not.toContain(`/api/tables/${table.store.id}/invite`);
});

test.each(["join", "watch"] as const)(
  "a TV opened with the code to %s replaces it once it was changed",
  async (to) => {
    await open("waiting", () => undefined, to);
    const before = to === "join" ? "Code K 7 M P 4 R" : "Code W A T C H 2";
    expect(await screen.findByText(before)).toBeTruthy();
    const at = `/api/tables/${table.store.id}/invite${to === "watch" ? "?to=watch" : ""}`;
    stubFetch({ [`GET ${at}`]: { body: { url: "http://x/#/", code: "NEW234", svg: qr } } });
    act(() => {
      table.version.value = { v: 9, r: 1 };
    });
    expect(await screen.findByText("Code N E W 2 3 4")).toBeTruthy();
    expect(screen.queryByText(before)).toBeNull();
  },
);

test("a code that may have changed is not shown until the server confirms it", async () => {
  await open("waiting");
  expect(await screen.findByText("Code K 7 M P 4 R")).toBeTruthy();
  stubFetch({});
  act(() => {
    table.version.value = { v: 9, r: 1 };
  });
  await vi.waitFor(() => expect(screen.queryByText(/^Code /)).toBeNull());
  stubFetch({
    [`GET /api/tables/${table.store.id}/invite`]: { body: { url: "http://x/", code: "NEW234", svg: qr } },
  });
  act(() => {
    table.connection.value = { state: "offline", since: 0 };
  });
  act(() => {
    table.connection.value = { state: "live", since: 0 };
  });
  expect(await screen.findByText("Code N E W 2 3 4")).toBeTruthy();
});

test("before the game the QR code takes the picture's place", async () => {
  const container = await open("waiting", (document) => {
    delete document.view;
    document.table.status = "lobby";
  });
  expect(container.querySelector(".tv-board [role=img]")?.getAttribute("aria-label")).toMatch(/^QR code/);
  expect(container.querySelectorAll("[role=img]")).toHaveLength(1);
  expect(rows()).toHaveLength(Object.keys(table.document.value.table.seats).length);
  expect(screen.getByText("Whoever scans the code can join")).toBeTruthy();
});

test("a lost connection takes the sentence's place", async () => {
  await open("waiting");
  act(() => {
    table.connection.value = { state: "offline", since: 0 };
  });
  expect(screen.getByText(/Offline since/)).toBeTruthy();
});

test("the theme follows the device, or the choice", async () => {
  followTheme();
  const light = () => document.documentElement.dataset.theme;
  await vi.waitFor(() => expect(light()).toBe("day"));
  await open("waiting");
  expect(light()).toBe("day");
  prefer({ theme: "lamp" });
  expect(light()).toBe("lamp");
  prefer({ theme: "system" });
  expect(light()).toBe("day");
});

test("the picture moves 2 px a minute and returns", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const container = await open("waiting");
  const place = () => (container.querySelector(".tv") as HTMLElement).style.transform;
  const places = [place()];
  for (let minute = 0; minute < 8; minute++) {
    act(() => {
      vi.advanceTimersByTime(60_000);
    });
    places.push(place());
  }
  const at = places.map((label) => (label.match(/-?\d+/g) ?? []).map(Number));
  for (const [i, [x = 0, y = 0]] of at.entries()) {
    const [nextX = 0, nextY = 0] = at[i + 1] ?? at[0] ?? [];
    if (i < 8) expect(Math.abs(nextX - x) + Math.abs(nextY - y)).toBe(2);
  }
  expect(at[8]).toEqual(at[0]);
});

test("a game with a board per seat: all of them, the round, and its goals", async () => {
  const container = await open("scored", ({ view }) => {
    if (!view) return;
    for (const seat of Object.keys(view.seats)) delete view.surfaces[`offer-${seat}`];
    view.prompts = {};
  });
  for (const name of ["Anna", "Ben", "Cara"]) {
    expect(await screen.findByRole("img", { name: new RegExp(`^${name}'s territory, `) })).toBeTruthy();
  }
  expect(container.querySelector(".tv-round")?.textContent).toBe("Round 4");
  const goals = within(screen.getByRole("list", { name: "What scores at this table" })).getAllByRole(
    "listitem",
  );
  expect(goals).toHaveLength(4);
  expect(goals.filter((goal) => goal.textContent?.includes("counts in this round"))).toHaveLength(2);
  expect(goals.map(goalDrawn)).toEqual(Object.values(documentOf("scored").view?.goals ?? {}));
  expect(await axeFinds()).toEqual([]);
});

test("a seat's further surfaces are beside its board", async () => {
  const container = await open("built", ({ view }) => {
    if (view) view.surfaces.other = { ...view.surfaces["0"], seat: 0 } as GridView;
  });
  await screen.findAllByRole("img");
  const rows = [...container.querySelectorAll(".tv-territories > li")];
  expect(rows.map((row) => row.querySelectorAll(".board-still").length)).toEqual([
    2,
    ...rows.slice(1).map(() => 1),
  ]);
});

const firstSlot = (view: View) => Object.values((view.surfaces["offer-0"] as DisplayView).slots)[0] ?? {};

test("open offers are nowhere called sealed", async () => {
  await open("offers_told", ({ view }) => {
    if (!view) return;
    view.prompts = {};
    Object.assign(firstSlot(view), { mark: "axe" });
  });
  await screen.findByRole("list", { name: "Who has chosen" });
  expect(screen.getAllByText("not yet")).toHaveLength(3);
  expect(screen.queryByText(/sealed/i)).toBeNull();
  act(() => {
    const { view, ...rest } = table.document.value;
    Object.assign(firstSlot(view as View), { price: 3 });
    table.document.value = { ...rest, view: structuredClone(view as View) };
  });
  expect(await screen.findByRole("list", { name: "Offers" })).toBeTruthy();
  expect(screen.queryByText(/sealed/i)).toBeNull();
});

test("during secret pricing it shows who has chosen, then the market with all prices", async () => {
  const container = await open("offers_waiting", ({ view }) => {
    if (view) view.prompts = {};
  });
  await screen.findByRole("list", { name: "Who has chosen" });
  expect(screen.getAllByText("ready")).toHaveLength(1);
  expect(container.querySelector(".coin")).toBeNull();
  act(() => {
    table.document.value = documentOf("market_tv");
  });
  expect(await screen.findByRole("list", { name: "Offers" })).toBeTruthy();
  expect(container.querySelectorAll(".market .coin")).toHaveLength(6);
  expect(screen.queryByRole("list", { name: "Who has chosen" })).toBeNull();
  expect(container.querySelector("button, a, input, [tabindex]")).toBeNull();
});

test("the open market stands alone in its phases, else as a strip below; tablets are beside the names", async () => {
  const container = await open("wares_tv");
  const alone = await screen.findByRole("region", { name: "Dolmen board" });
  expect(alone.closest(".tv-offers-wares")).toBeTruthy();
  expect(alone.querySelectorAll("[data-space]")).toHaveLength(5);
  expect(rows()[0]?.querySelector(".things")?.textContent).toBe(
    "Buy your own since round 1Pay 1 less since round 1Scroll again since round 1",
  );
  expect(container.querySelector(".tv-stock")).toBeNull();
  expect(container.querySelector(".score-tile")).toBeNull();
  act(() => {
    const document = documentOf("wares_building");
    const [seat] = Object.values(document.view?.seats ?? {});
    if (seat) seat.score_tile = 50;
    table.document.value = document;
  });
  expect(container.querySelector(".score-tile")?.textContent).toContain("50");
  const strip = screen.getByRole("region", { name: "Dolmen board" });
  expect(strip.closest(".tv-wares")).toBeTruthy();
  expect(container.querySelectorAll(".tv-territories > li")).toHaveLength(3);
  expect(container.querySelector("button, a, input, [tabindex]")).toBeNull();
  expect(await axeFinds()).toEqual([]);
});
