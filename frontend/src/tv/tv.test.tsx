import { act, cleanup, screen } from "@testing-library/preact";
import { expect, test, vi } from "vitest";
import { prefer } from "../platform/preferences";
import { followTheme } from "../platform/theme";
import { listAxeFindings } from "../testing/app";
import { stubFetch } from "../testing/fakeSocket";
import { loadDocument } from "../testing/played";
import { fetchMock, namesShown, onATv, open, qr, rows, table } from "../testing/tv";
import type { Outcome, TableDocument } from "../wire";

onATv();

/** A document in its first turn, where the TV also says what nobody waits for. */
const beginning = ({ view }: TableDocument) => {
  if (view) view.turn = 1;
};

test("board, seats as they sit, one sentence, code and QR; no buttons", async () => {
  const container = await open("waiting", beginning);
  expect(await screen.findByRole("img", { name: /^Board, \d+ tiles$/ })).toBeTruthy();
  expect(container.querySelector("[data-outline='lit']")).toBeTruthy();
  expect(namesShown()).toEqual(Object.values(table.document.value.table.seats).map(({ name }) => name));
  expect(rows().filter((row) => row.textContent?.includes("their turn"))).toHaveLength(1);
  expect(await screen.findByText("Code K 7 M P 4 R")).toBeTruthy();
  expect(screen.getByText(/^\d+ tiles left$/)).toBeTruthy();
  expect(container.querySelector("button, a, input, [tabindex]")).toBeNull();
  expect(await listAxeFindings()).toEqual([]);
});

test("the sentence says whom the table waits for, and the last news", async () => {
  await open("waiting");
  table.narrations.value = [
    { key: 1, v: 9, at: 0, seat: 0, text: { code: "table.event_undone", params: { seat: 0 } } },
  ];
  const [waits] = Object.values(table.document.value.view?.waits ?? {});
  expect(waits).toBeTruthy();
  expect(await screen.findByText("Anna undid the last entry.")).toBeTruthy();
  expect(screen.getByText("Cara places the tile")).toBeTruthy();
});

test("news of a correction says whose points changed", async () => {
  const container = await open("waiting");
  stubFetch({
    [`GET /api/v1/tables/${table.store.id}/put-right/9?seat=spectator`]: {
      body: { points: { 1: { before: 12, after: 15 } } },
    },
  });
  table.narrations.value = [
    { key: 1, v: 9, at: 0, seat: 0, text: { code: "table.event_corrected", params: { seat: 0 } } },
  ];
  expect(await screen.findByText("12 before, 15 after")).toBeTruthy();
  const [share, ...others] = container.querySelectorAll(".tv-sentence .tv-share");
  expect(share?.textContent).toContain(table.document.value.table.seats[1]?.name);
  expect(share?.querySelector(".display")?.textContent).toBe("12 → 15");
  expect(others).toEqual([]);
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

test("at the end it shows who has won, the ranks, and points by kind in place of what was in play", async () => {
  const container = await open("over");
  expect(container.querySelector(".tv-what")?.textContent).toMatch(/ wins? with \d+$/);
  const { view } = table.document.value;
  const points = rows().map((row) => Number.parseInt(row.querySelector(".tv-points")?.textContent ?? "", 10));
  expect(points).toEqual(
    Object.values(view?.seats ?? {})
      .map(({ score }) => score)
      .sort((a, b) => b - a),
  );
  const [first] = rows();
  const byKind = [...(first?.querySelectorAll(".tv-kinds > span") ?? [])].map((kind) => kind.textContent);
  expect(byKind.length).toBeGreaterThan(1);
  expect(byKind.every((words) => /^\D+ (\d+|–)$/.test(words ?? ""))).toBe(true);
  expect(screen.getByText("Watch")).toBeTruthy();
  expect(container.querySelector(".tv-phones")).toBeNull();
  expect(container.querySelector(".tv-stock")).toBeNull();
  expect(rows().every((row) => !row.classList.contains("tv-seat-active"))).toBe(true);
});

test("who goes first, and which round it is, are not said once the game is over", async () => {
  const container = await open("scored", ({ view }) => {
    if (view)
      view.outcome = {
        ...loadDocument("over").view?.outcome,
        scores: [1, 2, 3],
        ranks: [3, 2, 1],
      } as Outcome;
  });
  expect(container.querySelector(".tv-round")?.textContent).toBe("Result");
  expect(container.querySelector(".tv-goal-now")).toBeNull();
  expect(screen.queryByText(/^Round \d: \+\d+$/)).toBeNull();
  expect(namesShown()).toEqual(["Cara", "Ben", "Anna"]);
});

test("that somebody plays from another phone does not stay", async () => {
  await open("waiting");
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  act(() => {
    table.narrations.value = [
      { key: 1, v: 8, at: 0, seat: 0, text: { code: "table.event_undone", params: { seat: 0 } } },
      { key: 2, v: 9, at: 0, seat: 0, text: { code: "table.event_seat_moved", params: { seat: 0 } } },
    ];
  });
  expect(screen.getByText("Anna now plays on another phone.")).toBeTruthy();
  act(() => {
    vi.advanceTimersByTime(15_000);
  });
  expect(screen.queryByText("Anna now plays on another phone.")).toBeNull();
  expect(screen.getByText("Anna undid the last entry.")).toBeTruthy();
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
  const container = await open("waiting", ({ table: { seats }, view }) => {
    if (view) view.turn = 1;
    for (const seat of Object.values(seats)) delete seat.phone;
    if (seats[0]) seats[0].phone = true;
    if (seats[1]) seats[1].beside = 0;
    if (seats[2]) seats[2].beside = 0;
  });
  act(() => {
    table.presence.value = { 0: 12 };
  });
  const phones = [...container.querySelectorAll(".tv-phones > li")].map((element) => element.textContent);
  expect(phones).toEqual([
    "Anna away 10\u00a0s",
    "Ben and Cara play on Anna’s phone",
    "Deniz on another phone",
  ]);
  screen.getByText(/^\d+ tiles left$/);
  act(() => {
    const { table: info, view } = table.document.value;
    if (view) table.document.value = { ...table.document.value, table: info, view: { ...view, turn: 2 } };
  });
  expect(container.querySelector(".tv-phones")?.textContent).toBe("Anna away 10\u00a0s");
  expect(screen.queryByText(/^\d+ tiles left$/)).toBeNull();
});

test("a locked table shows the way to watch", async () => {
  await open("waiting", ({ table: info }) => {
    info.locked = true;
  });
  expect(await screen.findByText("Code W A T C H 2")).toBeTruthy();
  expect(screen.getByText("Watch")).toBeTruthy();
  expect(fetchMock.mock.calls.map(([path]) => path)).not.toContain(`/api/v1/tables/${table.store.id}/invite`);
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
  expect(fetchMock.mock.calls.map(([path]) => path)).not.toContain(`/api/v1/tables/${table.store.id}/invite`);
});

test.each(["join", "watch"] as const)(
  "a TV opened with the code to %s replaces it once it was changed",
  async (to) => {
    await open("waiting", () => undefined, to);
    const before = to === "join" ? "Code K 7 M P 4 R" : "Code W A T C H 2";
    expect(await screen.findByText(before)).toBeTruthy();
    const at = `/api/v1/tables/${table.store.id}/invite${to === "watch" ? "?to=watch" : ""}`;
    stubFetch({ [`GET ${at}`]: { body: { url: "http://x/#/", code: "NEW234", svg: qr } } });
    act(() => {
      table.version.value = { v: 9, r: 1 };
    });
    expect(await screen.findByText("Code N E W 2 3 4")).toBeTruthy();
    expect(screen.queryByText(before)).toBeNull();
  },
);

test.each([
  ["join", "Join or watch"],
  ["watch", "Watch"],
] as const)("during the game the TV says what its code to %s is for", async (to, words) => {
  await open("waiting", () => undefined, to);
  expect(await screen.findByText(words)).toBeTruthy();
});

test("a code that may have changed is not shown until the server confirms it", async () => {
  await open("waiting");
  expect(await screen.findByText("Code K 7 M P 4 R")).toBeTruthy();
  stubFetch({});
  act(() => {
    table.version.value = { v: 9, r: 1 };
  });
  await vi.waitFor(() => expect(screen.queryByText(/^Code /)).toBeNull());
  stubFetch({
    [`GET /api/v1/tables/${table.store.id}/invite`]: { body: { url: "http://x/", code: "NEW234", svg: qr } },
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
  expect(screen.getByRole("heading", { name: "Carcassonne" })).toBeTruthy();
  expect(screen.getByText("Or open x and enter:")).toBeTruthy();
  expect(screen.getByText("Code K 7 M P 4 R")).toBeTruthy();
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
