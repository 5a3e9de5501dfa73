import { act, cleanup, fireEvent, render, screen } from "@testing-library/preact";
import { expect, test, vi } from "vitest";
import { PlayScreens } from "../play/PlayScreens";
import { route } from "../router";
import { findGoal } from "../scores/ScoreTable";
import { findGrid } from "../surfaces/boards";
import { listAxeFindings } from "../testing/app";
import { onAPhone, showTable } from "../testing/phone";
import { type Fixture, findGoalDrawn, loadView, type PlayedTable } from "../testing/played";
import type { TableDocument, View } from "../wire";
import { findNewestScored, findRight, sumPoints, toCompare } from "./scored";

let table: PlayedTable;

onAPhone();

async function open(name: Fixture): Promise<Element> {
  const { container, ...rest } = showTable(name, 0);
  table = rest;
  await screen.findByRole("button", { name: "That’s right" });
  return container;
}

async function openWith(change: (view: View) => void): Promise<Element> {
  const { container } = showTable("scored", 0, ({ document }) => {
    const { view, ...rest } = document.value as TableDocument;
    const changed = structuredClone(view) as View;
    change(changed);
    document.value = { ...rest, view: changed };
  });
  await screen.findByRole("button", { name: "That’s right" });
  return container;
}

const scored = findNewestScored(loadView("scored")) ?? { turn: 0, lines: [] };

test("the newest round is shown line by line, own lines first", async () => {
  const container = await open("scored");
  const ownLines = scored.lines.filter(({ seat }) => seat === 0);
  expect(ownLines.length).toBeGreaterThan(0);
  const points = sumPoints(scored, 0);
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(
    `Round ${scored.turn}: ${points}\u00a0${points === 1 ? "point" : "points"} for you`,
  );
  const lines = [...container.querySelectorAll<HTMLElement>("[data-line]")];
  expect(lines.map((row) => findGoalDrawn(row))).toEqual(
    ownLines.map(({ category }) => findGoal(category, loadView("scored").goals)),
  );
  expect(lines.map((line) => Number(line.dataset.line))).toEqual(ownLines.map(({ n }) => n));
  const delays = [...container.querySelectorAll<HTMLElement>(".scoring-row")].map((row) =>
    Number.parseInt(row.style.animationDelay, 10),
  );
  expect(delays).toEqual(ownLines.map((_, i) => Math.min(i * 40, 600)));
  expect(await listAxeFindings()).toEqual([]);
});

test("while a review is read, what nobody decides is drawn, and the others know", async () => {
  const { answerAutomatically, showReview } = showTable("scored", 0);
  await screen.findByRole("button", { name: "That’s right" });
  expect(answerAutomatically).toHaveBeenCalled();
  expect(showReview).toHaveBeenLastCalledWith(scored.turn);
  fireEvent.click(screen.getByRole("button", { name: "That’s right" }));
  await vi.waitFor(() => expect(showReview).toHaveBeenLastCalledWith(0));
});

test("others wait for this phone only where others play", async () => {
  const { seats, document } = showTable("scored", 0);
  await screen.findByRole("button", { name: "That’s right" });
  const strip = () => window.document.querySelector(".strip-lines")?.textContent;
  const all = Object.keys(document.value.table.seats).map(Number);
  act(() => {
    const { view, ...rest } = document.value;
    document.value = { ...rest, view: { ...(view as View), waits: { 0: { code: "x", params: {} } } } };
  });
  expect(strip()).toMatch(/^The others are waiting for you\./);
  expect(window.document.querySelector(".sheet")?.textContent).not.toMatch(/waiting/);
  act(() => {
    seats.value = all;
  });
  expect(strip() ?? "").not.toMatch(/waiting/);
});

test("a tapped line highlights what it counts in its seat's territory, and shows the rule", async () => {
  const container = await open("scored");
  fireEvent.click(container.querySelector("[data-line]") as Element);
  const [line] = scored.lines.filter(({ seat }) => seat === 0);
  expect(container.querySelector(".scoring-row .proof-rule")?.textContent).toBeTruthy();
  await vi.waitFor(() => expect(container.querySelector(".board-proof")).toBeTruthy());
  expect(container.querySelectorAll("[data-number]").length).toBeGreaterThan(0);
  expect(line?.board).toBe("0");
});

test("a board that another phone has played on meanwhile is shown as it was scored", async () => {
  const { document } = showTable("scored", 0);
  await screen.findByRole("button", { name: "That’s right" });
  const { view, ...rest } = document.value;
  const board = findGrid(view as View, "0");
  const last = Math.max(...Object.values(board.tiles).map(({ turn = 0 }) => turn));
  expect(last).toBe(scored.turn);
  const drawn = () => window.document.querySelectorAll(".board-layers use").length;
  const before = drawn();
  const build = (turn: number) =>
    act(() => {
      const tiles = { ...board.tiles, "9,9": { tile: "1", rotation: 0, n: 99, turn } };
      const surfaces = { ...view?.surfaces, 0: { ...board, tiles } };
      document.value = { ...rest, view: { ...(view as View), surfaces } };
    });
  build(scored.turn + 1);
  expect(drawn()).toBe(before);
  build(scored.turn);
  expect(drawn()).toBeGreaterThan(before);
});

test("the rule leads to the card that explains it, and Back to the highlighted line", async () => {
  const container = await open("scored");
  fireEvent.click(container.querySelector("[data-line]") as Element);
  const lit = () => document.querySelector('[data-line][aria-pressed="true"]')?.getAttribute("data-line");
  const line = lit();
  fireEvent.click(screen.getByRole("button", { name: "How to play: Score" }));
  expect(route.value.slice(2)).toEqual(["help", "6"]);
  cleanup();
  render(<PlayScreens store={table.store} path={[]} />);
  await screen.findByRole("button", { name: "That’s right" });
  expect(line).toBeTruthy();
  expect(lit()).toBe(line);
});

test("a zero line is shown too: why, and what was there", async () => {
  const container = await openWith((view) => {
    view.zero_lines = {
      "-1": {
        n: -1,
        seat: 0,
        category: "place_d",
        reason: "isle_of_skye.base_cattle_on_roads",
        points: 0,
        turn: scored.turn,
        rule: "6",
        board: "0",
        why: { code: "isle_of_skye.zero_cattle", params: { n: 2 } },
        left_over: [{ place: "0,0", reason: "isle_of_skye.not_connected" }],
      },
    };
  });
  const row = container.querySelector('[data-line="-1"]') as HTMLElement;
  expect(row.textContent).toContain("2 cattle, but no road");
  expect(row.textContent).toMatch(/0$/);
  fireEvent.click(row);
  expect(screen.getByText(/^Not counted:/).textContent).toContain("no road to the castle (1)");
  expect(screen.getAllByText(/2 cattle, but no road/)).toHaveLength(1);
});

test("a comparison and a scroll are put into words", async () => {
  const line = { seat: 0, turn: scored.turn, rule: "6", board: "0" };
  const container = await openWith((view) => {
    view.lines = {
      ...view.lines,
      90: {
        ...line,
        n: 90,
        category: "place_d",
        reason: "isle_of_skye.base_most_barrels",
        points: 5,
        parts: [{ code: "most_first", count: 1, value: 5, points: 5, things: [["0,0"]] }],
        counts: { 0: 6, 1: 3, 2: 2 },
      },
      91: {
        ...line,
        n: 91,
        category: "scrolls",
        reason: "isle_of_skye.scroll_per_broch",
        points: 10,
        parts: [{ code: "scroll_doubled", count: 5, value: 2, points: 10, things: [] }],
      },
      92: {
        ...line,
        n: 92,
        category: "scrolls",
        reason: "isle_of_skye.scroll_per_broch",
        points: 12,
        parts: [{ code: "income_castle", count: 1, value: 12, points: 12, params: { factor: 4 } }],
      },
    };
  });
  const second = (n: number) =>
    container.querySelector(`[data-line="${n}"] .second-line`)?.textContent?.replace(/[\u2068\u2069]/g, "");
  expect(second(90)).toMatch(/^1st with 6 \(\w+ 3/);
  expect(second(91)).toBe("5 brochs, doubled ×\u00a02");
  expect(second(92)).toBe("Castle = 12");
});

test("the review of all players has every line, by goal", async () => {
  const container = await open("scored");
  fireEvent.click(screen.getByRole("button", { name: "All players" }));
  const lineNumbers = [...container.querySelectorAll<HTMLElement>("[data-line]")].map(({ dataset }) =>
    Number(dataset.line),
  );
  expect(lineNumbers.sort((a, b) => a - b)).toEqual(scored.lines.map(({ n }) => n).sort((a, b) => a - b));
  const goals = new Set(scored.lines.map(({ category }) => category));
  expect(container.querySelectorAll(".scoring-goal")).toHaveLength(goals.size);
  const drawn = [...container.querySelectorAll(".scoring-goal")].map(findGoalDrawn);
  expect(drawn).toEqual([...goals].sort().map((kind) => findGoal(kind, loadView("scored").goals)));
  const at = route.value;
  act(() => {
    dispatchEvent(new PopStateEvent("popstate"));
  });
  expect(screen.getByRole("button", { name: "All players" })).toBeTruthy();
  expect(route.value).toEqual(at);
});

test("once confirmed, a review does not return unless the round is scored again", async () => {
  const container = await open("scored");
  fireEvent.click(screen.getByRole("button", { name: "That’s right" }));
  await vi.waitFor(() => expect(container.querySelector(".scoring")).toBeNull());
  const { id } = table.store;
  const view = loadView("scored");
  expect(toCompare(id, view, [0])).toBeNull();
  const line = scored.lines.find(({ seat }) => seat === 0);
  if (view.lines && line) view.lines[line.n] = { ...line, points: line.points + 1 };
  expect(toCompare(id, view, [0])).not.toBeNull();
  if (view.lines && line) view.lines[line.n] = { ...line, turn: line.turn + 1 };
  expect(toCompare(id, view, [0])?.scored.turn).toBe(scored.turn + 1);
});

test("a correction opens the review again for those alone whose points change", () => {
  const view = loadView("scored");
  findRight("t1", scored, 0);
  findRight("t1", scored, 1);
  const [line] = scored.lines.filter(({ seat }) => seat === 1);
  if (view.lines && line) view.lines[line.n] = { ...line, points: line.points + 1 };
  expect(toCompare("t1", view, [0])).toBeNull();
  expect(toCompare("t1", view, [0, 1])?.seats).toEqual([1]);
  const corrected = findNewestScored(view);
  if (corrected) findRight("t1", corrected, 1);
  expect(toCompare("t1", view, [0, 1])).toBeNull();
});

test("each person of one phone sees the own review, one after the other", async () => {
  const { container, store } = showTable("scored", 0, ({ seats }) => {
    seats.value = [0, 1];
  });
  await screen.findByRole("heading", { level: 1, name: /for Anna$/ });
  fireEvent.click(screen.getByRole("button", { name: "OK, now Ben" }));
  await screen.findByRole("heading", { level: 1, name: /for Ben$/ });
  fireEvent.click(screen.getByRole("button", { name: "That’s right" }));
  await vi.waitFor(() => expect(container.querySelector(".scoring")).toBeNull());
  expect(toCompare(store.id, loadView("scored"), [0, 1])).toBeNull();
});

test("spectators are not asked, and neither is a phone that opens a finished table", () => {
  const { container } = showTable("scored", "spectator");
  expect(container.querySelector(".scoring")).toBeNull();
  expect(toCompare("elsewhere", loadView("scored_over"), [0])).toBeNull();
});

test("points in the middle of a round open no review: it is not scored yet", () => {
  const view = loadView("scored");
  const turn = scored.turn + 1;
  const step = {
    n: 900,
    seat: 0,
    turn,
    category: "tracks",
    reason: "isle_of_skye.step_herald",
    points: 2,
    rule: "j4",
    parts: [],
  };
  const began = { ...view, turn, lines: { ...view.lines, 900: step } };
  expect(findNewestScored(began)?.turn).toBe(scored.turn);
  const goal = { ...step, n: 901, category: "place_a" };
  const counted = { ...began, lines: { ...began.lines, 901: goal } };
  expect(findNewestScored(counted)?.lines.map(({ n }) => n)).toEqual([900, 901]);
});

test("a game with points turn by turn has no review", () => {
  expect(findNewestScored(loadView("late"))).toBeNull();
});

test("opened again from the points, where each goal has its name and rule", async () => {
  const { store } = showTable("scored", 0, ({ store }) => findRight(store.id, scored), "points");
  fireEvent.click(screen.getByRole("button", { name: "Last scoring" }));
  expect(route.value).toEqual(["t", store.id, "scoring"]);
  const { goals = {} } = loadView("scored");
  expect(screen.getByRole("heading", { name: "What scores at this table" })).toBeTruthy();
  expect(screen.getAllByText("counts in this round").length).toBe(loadView("scored").goals_now?.length);
  expect(Object.keys(goals)).toHaveLength(4);
});
