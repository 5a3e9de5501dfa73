/** Proposals, put-right lists, decisions of the host, and direct redo. */

import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/preact";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { forgetDevice } from "../net/device";
import { forgetDrafts } from "../net/drafts";
import { follow } from "../net/putRightLists";
import type { ReceivedNarration } from "../net/table";
import { PlayScreens } from "../play/PlayScreens";
import { TableScreen } from "../play/TableScreen";
import { go } from "../router";
import { lyingOn } from "../surfaces/boards";
import { axeFinds } from "../testing/app";
import { type Stub, stubFetch } from "../testing/fakeSocket";
import { Past, pathAtTable, press, title, until } from "../testing/past";
import { documentOf, type PlayedTable, played, sized, speak } from "../testing/played";
import type { Difference, TableDocument, TableStep, View } from "../wire";

let table: PlayedTable;
let fetchMock: ReturnType<typeof stubFetch>;
let answers: Record<string, Stub | (() => Stub)>;

const CHANGE: Difference = {
  points: { 1: { before: 12, after: 15 } },
  steps: [
    { what: "take_piece", place: "0,1/f0", seat: 0, kind: "follower" },
    { what: "set_aside", tile: "C" },
  ],
};

const at = (path = "") => `/api/tables/${table.store.id}${path}`;

function open(seat: number, host: boolean, change: (document: TableDocument) => void = () => undefined) {
  const document = documentOf("late");
  change(document);
  table = played(document, seat);
  table.host.value = host;
  answers = {
    "POST /api/devices": { status: 201, body: { token: "x" } },
    "GET /api/games": {
      body: [
        { id: "carcassonne", categories: ["road", "city", "cloister", "farm"], options: [], expansions: [] },
      ],
    },
    [`GET ${at(`/corrections/p1?seat=${seat}`)}`]: { body: { v: 9, kind: "correction", difference: CHANGE } },
    [`GET ${at(`/put-right/9?seat=${seat}`)}`]: { body: CHANGE },
    [`GET ${at(`/put-right?since=8&seat=${seat}`)}`]: { body: { v: 9, versions: [9] } },
  };
  fetchMock = stubFetch(answers);
}

function openAt(path: string[]) {
  act(() => go(["t", table.store.id, ...path], true));
  return render(<Past table={table} />);
}

function Table() {
  const document = table.document.value;
  return document.view ? <TableScreen store={table.store} document={document} view={document.view} /> : null;
}

const proposed = ({ table: info }: TableDocument) => {
  info.proposals = { p1: { kind: "correction", seat: 1 } };
};
const calls = (method: string, path: string) =>
  (fetchMock.mock.calls as [string, RequestInit?][]).filter(
    ([to, init]) => to === path && (init?.method ?? "GET") === method,
  );
const body = (method: string, path: string) => JSON.parse(String(calls(method, path).at(-1)?.[1]?.body));
const strip = () => screen.getAllByRole("status")[0]?.textContent ?? "";
const news = (code: string, v = 9, seat = 1): ReceivedNarration => ({
  key: v,
  v,
  at: Date.now(),
  seat,
  text: { code: `table.event_${code}`, params: { seat } },
});

beforeEach(() => {
  localStorage.clear();
  forgetDevice();
  forgetDrafts();
  speak();
  sized(390, 500);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("every phone says that a correction waits; its author sees for whom", async () => {
  open(2, false, proposed);
  render(<Table />);
  expect(strip()).toContain("Ben proposes a correction.");
  press("Look at it");
  expect(pathAtTable()).toEqual(["proposal", "p1"]);
  cleanup();
  open(1, false, proposed);
  render(<Table />);
  expect(strip()).toContain("Your correction waits for Anna.");
  cleanup();
  open(1, false, proposed);
  table.seats.value = [];
  render(<Table />);
  expect(strip()).toBe("");
});

test("the host sees its effects, and confirms or refuses", async () => {
  open(0, true, proposed);
  openAt(["proposal", "p1"]);
  await until("Accept Ben's correction?");
  const points = await screen.findByRole("list", { name: "Points" });
  expect(within(points).getByText("12 before, 15 after")).toBeTruthy();
  expect(within(points).getAllByRole("listitem")).toHaveLength(1);
  expect(await axeFinds()).toEqual([]);
  answers[`POST ${at("/corrections/p1")}`] = {
    status: 422,
    body: { code: "correction.does_not_hold", message: "" },
  };
  press("Accept");
  await screen.findByText("With this correction a later entry would be against the rules.");
  answers[`POST ${at("/corrections/p1")}`] = { body: { version: 9 } };
  press("Accept");
  await waitFor(() => expect(pathAtTable()).toEqual(["right", "9"]));
  act(() => go(["t", table.store.id, "proposal", "p1"], true));
  await until("Accept Ben's correction?");
  answers[`DELETE ${at("/corrections/p1")}`] = { status: 204 };
  press("Refuse");
  await waitFor(() => expect(pathAtTable()).toEqual([]));
});

test("the author may withdraw it; others only look; once settled it says so", async () => {
  open(1, false, proposed);
  openAt(["proposal", "p1"]);
  await until("Anna has to confirm it");
  answers[`DELETE ${at("/corrections/p1")}`] = { status: 204 };
  press("Withdraw it");
  await waitFor(() => expect(pathAtTable()).toEqual([]));
  cleanup();
  open(2, false, proposed);
  openAt(["proposal", "p1"]);
  await until("Ben proposes this");
  expect(screen.queryByRole("button", { name: /Withdraw|Correct|Refuse/ })).toBeNull();
  await waitFor(() => expect(calls("GET", at("/corrections/p1?seat=2"))).toHaveLength(1));
  await act(async () => {
    const { proposals: _, ...info } = table.document.value.table;
    table.document.value = { ...table.document.value, table: info };
    table.version.value = { v: 10, r: 1 };
  });
  expect(title()).toBe("This is settled");
  for (const [outcome, words] of [
    ["confirmed", "Anna accepted it"],
    ["refused", "Anna turned it down"],
    ["withdrawn", "It was withdrawn"],
  ] as const) {
    act(() => {
      const info = { ...table.document.value.table, settled: { p1: outcome } };
      table.document.value = { ...table.document.value, table: info };
    });
    expect(title()).toBe(words);
  }
  expect(calls("GET", at("/corrections/p1?seat=2"))).toHaveLength(1);
});

test("the put-right list is ticked off, its places are outlined, and it stays until it is done", async () => {
  open(2, false);
  follow(table.store.id, 8);
  table.narrations.value = [news("corrected")];
  render(<Table />);
  await screen.findByRole("button", { name: "Put it right" });
  expect(strip()).toContain("Ben corrected something earlier.");
  press("Put it right");
  expect(pathAtTable()).toEqual(["right", "9"]);
  cleanup();
  const { container } = openAt(["right", "9"]);
  await until("Is it on the table like this already?");
  expect(screen.queryByRole("checkbox")).toBeNull();
  press("Not yet");
  await until("Put it right on the table");
  const boxes = () => screen.getAllByRole("checkbox") as HTMLInputElement[];
  expect(boxes()).toHaveLength(3);
  expect(boxes().map((box) => box.closest("label")?.textContent)).toEqual([
    expect.stringMatching(/^AnnaTake the follower off the tile .*“.*” \(field\)\.$/),
    expect.stringMatching(/^Set the .* aside/),
    "BenScore track: from 12 to 15.",
  ]);
  press(/^Show on the board: Anna: Take the follower/);
  await waitFor(() => expect(container.querySelector("[data-outline='lit']")).toBeTruthy());
  fireEvent.click(boxes()[1] as HTMLElement);
  expect(screen.getByText("2 things are left to do.")).toBeTruthy();
  expect(await axeFinds()).toEqual([]);
  cleanup();
  openAt(["right", "9"]);
  await until("Put it right on the table");
  expect(boxes().map(({ checked }) => checked)).toEqual([false, true, false]);
  fireEvent.click(boxes()[0] as HTMLElement);
  fireEvent.click(boxes()[2] as HTMLElement);
  expect(title()).toBe("Everything is in its place");
  answers[`POST ${at("/put-right/9")}`] = { status: 503, body: { code: "server.busy", message: "Busy." } };
  press("Done");
  await screen.findByText("Busy.");
  answers[`POST ${at("/put-right/9")}`] = { status: 204 };
  press("Done");
  await waitFor(() => expect(pathAtTable()).toEqual([]));
  cleanup();
  table.narrations.value = [news("corrected")];
  render(<Table />);
  expect(screen.queryByRole("button", { name: "Put it right" })).toBeNull();
});

test("where the app draws, everything may be on the phones only: that is asked first", async () => {
  open(2, false, ({ table: info }) => {
    info.draw = "app";
  });
  openAt(["right", "9"]);
  await until("Does it lie on a table, too?");
  expect(screen.queryByRole("checkbox")).toBeNull();
  answers[`POST ${at("/put-right/9")}`] = { status: 204 };
  press("Show what to move");
  expect(screen.getAllByRole("checkbox")).toHaveLength(3);
  cleanup();
  openAt(["right", "9"]);
  await until("Does it lie on a table, too?");
  press("Nothing to move");
  await waitFor(() => expect(pathAtTable()).toEqual([]));
  expect(calls("POST", at("/put-right/9"))).toHaveLength(1);
});

test("with invented pieces nothing lies on a table: a correction is told, and nothing is asked", async () => {
  open(2, false, ({ table: info, view }) => {
    info.draw = "app";
    if (view) view.pieces = { i1: { invented: true } };
  });
  follow(table.store.id, 8);
  table.narrations.value = [news("corrected")];
  render(<Table />);
  expect(await screen.findByRole("button", { name: "Close" })).toBeTruthy();
  expect(strip()).toMatch(/Ben corrected something earlier\.(?!.*moved)/);
  expect(screen.queryByRole("button", { name: "Put it right" })).toBeNull();
  cleanup();
  openAt(["right", "9"]);
  await waitFor(() => expect(pathAtTable()).toEqual([]));
  cleanup();
  render(<Table />);
  expect(screen.queryByRole("button", { name: "Close" })).toBeNull();
});

test("only the first open step is outlined, or the requested one", async () => {
  open(2, false);
  const steps: TableStep[] = [
    { what: "take_tile", place: "0,1", tile: "D" },
    { what: "set_aside", tile: "C" },
    { what: "take_tile", place: "0,0", tile: "D" },
  ];
  answers[`GET ${at("/put-right/9?seat=2")}`] = { body: { steps } };
  const { container } = openAt(["right", "9"]);
  await until("Is it on the table like this already?");
  press("Not yet");
  const boxes = () => screen.getAllByRole("checkbox");
  const lit = () => container.querySelector("[data-outline='lit'] path")?.getAttribute("d");
  const pointed = () =>
    screen
      .getAllByRole("button", { name: /^Show on the board/ })
      .map((button) => button.getAttribute("aria-pressed"));
  const [secondOutline, firstOutline] = ["M0 100L100 100L100 200L0 200Z", "M0 0L100 0L100 100L0 100Z"];
  await waitFor(() => expect(lit()).toBe(secondOutline));
  expect(pointed()).toEqual(["true", "false"]);
  act(() => {
    const view = table.document.value.view as View;
    const laid = { tile: "R", rotation: 0, n: 999, seat: 2 };
    const board = lyingOn(view, "main");
    const main = { ...board, tiles: { ...board.tiles, "9,9": laid } };
    table.document.value = { ...table.document.value, view: { ...view, surfaces: { main } } };
  });
  expect(container.querySelectorAll("[data-outline]"), "not what was laid just now").toHaveLength(1);
  fireEvent.click(screen.getAllByRole("button", { name: /^Show on the board/ })[1] as HTMLElement);
  expect(lit()).toBe(firstOutline);
  expect(pointed()).toEqual(["false", "true"]);
  fireEvent.click(boxes()[0] as HTMLElement);
  expect(lit(), "what is next lies beside the board").toBeUndefined();
  fireEvent.click(boxes()[1] as HTMLElement);
  expect(lit()).toBe(firstOutline);
  fireEvent.click(boxes()[2] as HTMLElement);
  expect(title()).toBe("Everything is in its place");
  expect(container.querySelector("[data-outline]")).toBeNull();
});

test("if nothing has to be moved, that is said and can be dismissed", async () => {
  open(2, false);
  answers[`GET ${at("/put-right/9?seat=2")}`] = { body: {} };
  follow(table.store.id, 8);
  table.narrations.value = [news("corrected")];
  render(<Table />);
  await screen.findByText(/Nothing has to be moved\.$/);
  press("Close");
  expect(strip()).not.toContain("Nothing has to be moved");
  cleanup();
  openAt(["right", "9"]);
  await until("Nothing to move");
});

test("a list that somebody else has done is done for all, except private steps", async () => {
  open(2, false);
  const all = { steps: [{ what: "set_aside", tile: "C" }] };
  answers[`GET ${at("/put-right/9?seat=2")}`] = { body: all };
  answers[`GET ${at("/put-right/9?seat=spectator")}`] = { body: all };
  follow(table.store.id, 8);
  table.narrations.value = [news("corrected")];
  render(<Table />);
  await screen.findByRole("button", { name: "Put it right" });
  const matched = { ...table.document.value.table, matched: [9] };
  act(() => {
    table.document.value = { ...table.document.value, table: matched };
  });
  await waitFor(() => expect(screen.queryByRole("button", { name: "Put it right" })).toBeNull());
  cleanup();

  open(2, false);
  answers[`GET ${at("/put-right/9?seat=spectator")}`] = { body: {} };
  answers[`GET ${at("/put-right/9?seat=2")}`] = { body: all };
  follow(table.store.id, 8);
  table.document.value = { ...table.document.value, table: { ...table.document.value.table, matched: [9] } };
  table.narrations.value = [news("corrected")];
  render(<Table />);
  expect(await screen.findByRole("button", { name: "Put it right" })).toBeTruthy();
});

test("news is shown beside the put-right list", async () => {
  open(2, false);
  follow(table.store.id, 8);
  table.narrations.value = [news("corrected")];
  render(<Table />);
  await screen.findByRole("button", { name: "Put it right" });
  act(() => {
    table.version.value = { v: 10, r: 0 };
    table.narrations.value = [news("corrected"), news("taken_back", 10, 0)];
  });
  await waitFor(() => expect(strip()).toContain("Anna undid"));
  expect(screen.getByRole("button", { name: "Put it right" })).toBeTruthy();
});

test("an undo of others, or one that was followed by another action, is not redone", () => {
  open(1, false);
  table.narrations.value = [news("taken_back", 9, 2)];
  render(<Table />);
  expect(screen.queryByRole("button", { name: "Redo" })).toBeNull();
  act(() => {
    table.narrations.value = [news("taken_back", 8)];
  });
  expect(screen.queryByRole("button", { name: "Redo" })).toBeNull();
});

test("points by agreement: to whom, how many, why; the button says what is missing", async () => {
  open(0, true);
  openAt(["adjust"]);
  await until("Points for Anna by agreement");
  expect(screen.getByRole("button", { name: "How many points?" }).getAttribute("aria-disabled")).toBe("true");
  press("Ben");
  press("5 fewer");
  press("1 more");
  expect(screen.getByRole("button", { name: "Say why" })).toBeTruthy();
  fireEvent.input(screen.getByLabelText("Why?"), { target: { value: " Knocked\u202e\tover \u2028" } });
  expect(await axeFinds()).toEqual([]);
  answers[`POST ${at("/actions")}`] = { body: { version: 10 } };
  press("−4 for Ben");
  await waitFor(() => expect(pathAtTable()).toEqual(["points"]));
  expect(body("POST", at("/actions"))).toMatchObject({
    seat: 0,
    version: 9,
    action: { type: "adjust_score", seat: 1, points: -4, reason: "Knocked  over" },
  });
});

test("ending early asks once; a refusal is shown", async () => {
  open(0, true);
  openAt(["finish"]);
  await until("End the game here?");
  const refusal = { status: 409, body: { code: "table.stale_version", message: "", params: {}, version: 9 } };
  answers[`POST ${at("/actions")}`] = refusal;
  press("End it now");
  await screen.findByText("Somebody was faster. Nothing was changed.");
  answers[`POST ${at("/actions")}`] = { body: { version: 10 } };
  press("End it now");
  await waitFor(() => expect(pathAtTable()).toEqual([]));
  expect(body("POST", at("/actions")).action).toEqual({ type: "finish_now" });
});

test("the menu offers a guest the past and the own last entry, and the host its decisions", async () => {
  open(1, false);
  render(<Table />);
  press("More");
  const rows = () => [...document.querySelectorAll(".table-menu-row")].map(({ textContent }) => textContent);
  expect(rows()).toContain("Timeline");
  expect(rows()).toContain("Undo my last entry");
  expect(rows()).not.toContain("Give or take points");
  expect(rows()).not.toContain("End the game now");
  cleanup();
  open(0, true);
  render(<Table />);
  press("More");
  expect(rows()).not.toContain("End the game now");
  press("For the host");
  expect(rows()).toContain("Give or take points");
  press("End the game now");
  expect(pathAtTable()).toEqual(["finish"]);
});

test("a guest who opens that path by hand is not asked to decide", async () => {
  open(1, false);
  answers[`GET ${at("/timeline?seat=1")}`] = { body: { v: 9, entries: [] } };
  openAt(["finish"]);
  await until("Something wrong? Tap it");
});

test("points by agreement are in the table, in their line and in its proof", async () => {
  open(0, true, ({ view }) => {
    if (!view) return;
    const part = { code: "adjustment", count: 1, value: -3, points: -3 };
    view.lines = {
      0: {
        n: 0,
        seat: 1,
        category: "adjusted",
        reason: "table.adjusted",
        points: -3,
        turn: 9,
        rule: "",
        parts: [part],
        note: "Cat on the board",
      },
    };
    view.seats = { ...view.seats, 1: { score: -3, by_category: { adjusted: -3 } } };
  });
  render(<PlayScreens store={table.store} path={["points"]} />);
  expect(await screen.findByRole("columnheader", { name: "Agreed" })).toBeTruthy();
  expect(screen.getByText("Points by agreement: Cat on the board")).toBeTruthy();
  expect(screen.getByText("−3", { selector: ".line-points" })).toBeTruthy();
  cleanup();
  render(<PlayScreens store={table.store} path={["line", "0"]} />);
  expect(title()).toBe("Points by agreement");
  expect(screen.getByText("Cat on the board")).toBeTruthy();
  expect(screen.getByText("−3", { selector: ".proof-total" })).toBeTruthy();
  press("Something is wrong");
  expect(pathAtTable()).toEqual(["timeline", "line", "0"]);
});
