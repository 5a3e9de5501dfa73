import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/preact";
import { beforeEach, expect, test, vi } from "vitest";
import { forgetDrafts } from "../net/drafts";
import { PlayScreens } from "../play/PlayScreens";
import { route } from "../router";
import { findGrid } from "../surfaces/boards";
import { listAxeFindings } from "../testing/app";
import { type Stub, stubFetch } from "../testing/fakeSocket";
import { loadDocument, loadView, makePlayed, type PlayedTable, setSize, speak } from "../testing/played";
import type { ReplayStep, Timeline } from "../wire";

const STEPS = 9;
const TOLD = { text: { code: "carcassonne.event_drawn", params: { seat: 1, tile: "x" } }, seat: 1 };
const TIMELINE: Timeline = {
  v: STEPS,
  entries: Array.from({ length: STEPS }, (_, i) => ({
    v: i + 1,
    ref: String(i + 1),
    kind: i === 0 ? "start" : i === 6 ? "correction" : "action",
    seat: i % 4,
    turn: i + 1,
    at: "2026-11-13T19:14:00Z",
    ...(i === 3 ? { status: "corrected" as const } : {}),
  })),
};

let table: PlayedTable;
let fetched: ReturnType<typeof stubFetch>;

/** The last step is the end; those before it are in the middle of the game. */
function makeStep(step: number): ReplayStep {
  const view = loadView(step === STEPS ? "over" : "pick");
  return { v: STEPS, step, steps: STEPS, ref: String(step), narrations: [TOLD], view };
}

function open(name: "over" | "pick" = "over", path = ["history"]) {
  const document = loadDocument(name);
  table = makePlayed(document, 0);
  const at = `/api/v1/tables/${table.store.id}`;
  const stubs: Record<string, Stub> = {
    "GET /api/v1/games": {
      body: [
        { id: "carcassonne", categories: ["road", "city", "cloister", "farm"], options: [], expansions: [] },
      ],
    },
    [`GET ${at}/timeline?seat=0`]: { body: TIMELINE },
  };
  for (let step = 1; step <= STEPS; step += 1) {
    for (const how of ["played", "corrected"]) {
      stubs[`GET ${at}/replay?step=${step}&as=${how}&seat=0`] = { body: makeStep(step) };
    }
  }
  fetched = stubFetch(stubs);
  return render(<PlayScreens store={table.store} path={path} />);
}

const slider = () => screen.getByRole("slider") as HTMLInputElement;
const requests = () =>
  (fetched.mock.calls as [string][]).flatMap(
    ([path]) =>
      path
        .match(/step=(\d+)&as=(\w+)/)
        ?.slice(1)
        .join(" ") ?? [],
  );
const title = () => screen.getByRole("heading", { level: 1 }).textContent;
const draw = (to: number) => fireEvent.input(slider(), { target: { value: String(to) } });

beforeEach(() => {
  localStorage.setItem("tableside.device", "token");
  forgetDrafts();
  speak();
  setSize(390, 500);
});

test("the replay of a finished game begins at its first step and does not reveal its end", async () => {
  const { container } = open();
  await screen.findByRole("heading", { level: 1, name: "Turn 1: Anna" });
  await screen.findByText(/^Fri.*13/);
  expect(slider().value).toBe("1");
  expect(container.querySelectorAll("[data-tick]")).toHaveLength(0);
  expect(container.textContent).not.toContain("41");
  expect(document.title).not.toContain("Cara");
  expect(await listAxeFindings()).toEqual([]);
});

test("a running game begins at its newest step", async () => {
  open("pick");
  await waitFor(() => expect(slider().value).toBe(String(STEPS)));
});

test("it begins at the requested entry", async () => {
  open("over", ["history", "at", "5"]);
  await waitFor(() => expect(slider().value).toBe("5"));
  fireEvent.click(screen.getByRole("button", { name: "One step on" }));
  await waitFor(() => expect(slider().value).toBe("6"));
});

test("dragging the slider requests the step where it rests, and prefetches a little", async () => {
  open();
  await screen.findByRole("heading", { level: 1, name: "Turn 1: Anna" });
  await waitFor(() => expect(requests()).toEqual(["1 played", "2 played", "3 played"]));
  vi.useFakeTimers({ shouldAdvanceTime: true });
  for (const step of [4, 5, 6, 7]) {
    draw(step);
    await act(async () => {
      await vi.advanceTimersByTimeAsync(60);
    });
  }
  expect(requests()).toHaveLength(3);
  await waitFor(() => expect(requests().slice(3)).toEqual(["7 played", "8 played", "9 played", "6 played"]));
});

test("one step forward and back; at the ends nothing moves", async () => {
  open();
  await screen.findByRole("heading", { level: 1, name: "Turn 1: Anna" });
  fireEvent.click(screen.getByRole("button", { name: "This is the first step" }));
  expect(slider().value).toBe("1");
  fireEvent.click(screen.getByRole("button", { name: "One step on" }));
  await screen.findByRole("heading", { level: 1, name: "Turn 2: Ben" });
  expect(slider().getAttribute("aria-valuetext")).toMatch(/^Turn 2: Ben\. /);
});

test("at the end the winner is shown, with the course of the points as chart and as table", async () => {
  const { container } = open();
  await screen.findByRole("heading", { level: 1, name: "Turn 1: Anna" });
  draw(STEPS);
  await screen.findByRole("heading", { level: 1, name: "Cara wins with 41" });
  expect(container.querySelectorAll("[data-tick]")).toHaveLength(1);
  expect(
    screen.getByRole("img", { name: /^Points, Turn 9: Cara 41, Deniz 29, Ben 21, Anna 14/ }),
  ).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Points over the game: as a table" }));
  const course = screen.getByRole("table", { name: "Points over the game" });
  const last = within(course).getAllByRole("row").at(-1);
  expect([...(last?.children ?? [])].map((cell) => cell.textContent)).toEqual([
    "Turn 71",
    "14",
    "21",
    "41",
    "29",
  ]);
  fireEvent.click(screen.getByRole("button", { name: "Points by kind: as a table" }));
  expect(screen.getByRole("table", { name: "Points by kind" })).toBeTruthy();
  expect(await listAxeFindings()).toEqual([]);
});

test("it plays step by step, stops at the end, and begins again", async () => {
  open();
  await screen.findByRole("heading", { level: 1, name: "Turn 1: Anna" });
  draw(STEPS - 1);
  await waitFor(() => expect(requests()).toContain(`${STEPS} played`));
  fireEvent.click(screen.getByRole("button", { name: "Play" }));
  await screen.findByRole("heading", { level: 1, name: "Cara wins with 41" }, { timeout: 3000 });
  fireEvent.click(screen.getByRole("button", { name: "From the start" }));
  await screen.findByRole("heading", { level: 1, name: "Turn 1: Anna" });
  expect(screen.getByRole("button", { name: "Pause" })).toBeTruthy();
});

test("as corrected: the same step, requested in that mode", async () => {
  open();
  await screen.findByRole("heading", { level: 1, name: "Turn 1: Anna" });
  draw(8);
  await screen.findByRole("heading", { level: 1, name: "Turn 8: Deniz" });
  fireEvent.click(screen.getByRole("radio", { name: "As corrected" }));
  await waitFor(() => expect(requests()).toContain("7 corrected"));
  expect(slider().value).toBe("7");
});

test("a line is proved on the board of that step, and leads back", async () => {
  open();
  await screen.findByRole("heading", { level: 1, name: "Turn 1: Anna" });
  draw(STEPS);
  await screen.findByRole("heading", { level: 1, name: "Cara wins with 41" });
  const [newest] = within(screen.getByRole("list", { name: "Every point, newest first" })).getAllByRole(
    "button",
  );
  act(() => newest?.click());
  const { id } = table.store;
  expect(route.value).toEqual(["t", id, "history", "line", "26"]);
  cleanup();
  render(<PlayScreens store={table.store} path={["history", "line", "26"]} />);
  await screen.findByRole("heading", { level: 1, name: "Farm" });
  fireEvent.click(screen.getByRole("button", { name: "Back to the game" }));
  expect(route.value).toEqual(["t", id, "history"]);
});

test("if each seat has a board, that of the acting seat is shown, with its name above", async () => {
  const scoredOver = loadDocument("scored_over");
  table = makePlayed(scoredOver, 0);
  const at = `/api/v1/tables/${table.store.id}`;
  const view = loadView("built");
  const stubs: Record<string, Stub> = {
    "GET /api/v1/games": { body: [] },
    [`GET ${at}/timeline?seat=0`]: { body: TIMELINE },
  };
  for (let step = 1; step <= STEPS; step += 1) {
    stubs[`GET ${at}/replay?step=${step}&as=played&seat=0`] = {
      body: { ...makeStep(step), narrations: [], view },
    };
  }
  stubFetch(stubs);
  const { container } = render(<PlayScreens store={table.store} path={["history"]} />);
  const tiles = () =>
    [...container.querySelectorAll("[data-tile]")].map((element) => element.getAttribute("data-tile"));
  for (const [step, name] of [
    [1, "Anna"],
    [2, "Ben"],
    [3, "Cara"],
  ] as const) {
    draw(step);
    await screen.findByRole("application", { name: new RegExp(`^${name}’s territory, `) });
    expect(title()).toBe(`Round ${step}: ${name}`);
    expect(container.querySelector(".whose")?.textContent).toBe(`${name}’s territory`);
    expect(tiles()).toEqual(Object.keys(findGrid(view, String(step - 1)).tiles));
  }
  const seats = within(screen.getByRole("navigation", { name: "Seats and points" }));
  const press = (name: RegExp) => fireEvent.click(seats.getByRole("button", { name }));
  expect(seats.getByRole("button", { pressed: true }).textContent).toMatch(/^\d+ Cara/);
  press(/^\d+ Ben/);
  expect(container.querySelector(".whose")?.textContent).toBe("Ben’s territory");
  draw(4);
  await waitFor(() => expect(title()).toMatch(/^Round 4/));
  expect(container.querySelector(".whose")?.textContent, "as long as somebody looks").toBe("Ben’s territory");
  press(/^\d+ Ben/);
  expect(container.querySelector(".whose")?.textContent).toBe("Anna’s territory");
  expect(container.querySelector(".course")?.textContent).toContain("Round 1");
  fireEvent.click(screen.getByRole("button", { name: "Points over the game: as a table" }));
  expect(container.textContent).not.toMatch(/\bTurn\b/);
  expect(await listAxeFindings()).toEqual([]);
});

test("if each seat has a board, a step's places are highlighted on that board only; at the end the winner's is shown", async () => {
  table = makePlayed(loadDocument("scored_over"), 0);
  const at = `/api/v1/tables/${table.store.id}`;
  const params = { seat: 0, id: "1", tile: { code: "isle_of_skye.tile", params: { id: "1" } } };
  const own = { text: { code: "isle_of_skye.event_placed", params } };
  const narrations = [{ ...TOLD, seat: 1, places: ["0,0"] }, own];
  const stubs: Record<string, Stub> = {
    "GET /api/v1/games": { body: [] },
    [`GET ${at}/timeline?seat=0`]: { body: TIMELINE },
  };
  for (let step = 1; step <= STEPS; step += 1) {
    const view = loadView(step === STEPS ? "scored_over" : "built");
    stubs[`GET ${at}/replay?step=${step}&as=played&seat=0`] = {
      body: { ...makeStep(step), narrations: narrations, view },
    };
  }
  stubFetch(stubs);
  const { container } = render(<PlayScreens store={table.store} path={["history"]} />);
  const whose = () => container.querySelector(".whose")?.textContent;
  draw(2);
  await waitFor(() => expect(whose()).toBe("Ben’s territory"));
  expect(container.textContent).toMatch(/You built /);
  expect(container.querySelector("[data-outline='lit']")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: /^\d+ Cara/ }));
  expect(whose()).toBe("Cara’s territory");
  expect(container.querySelector("[data-outline]"), "nothing happened here").toBeNull();
  fireEvent.click(screen.getByRole("button", { name: /^\d+ Cara/ }));
  draw(STEPS);
  const { outcome } = loadView("scored_over");
  const winner = table.document.value.table.seats[outcome?.ranks.indexOf(1) ?? 0]?.name;
  await waitFor(() => expect(title()).toMatch(/^You win /));
  expect(whose()).toBe(`${winner}’s territory`);
});

test("the open market is shown with the step, unfolded if the step is about it", async () => {
  const openMarket = loadDocument("wares");
  table = makePlayed(openMarket, 0);
  const at = `/api/v1/tables/${table.store.id}`;
  const step: ReplayStep = { v: STEPS, step: STEPS, steps: STEPS, view: loadView("wares") };
  const before: ReplayStep = { v: STEPS, step: STEPS - 1, steps: STEPS, view: loadView("wares_building") };
  stubFetch({
    "GET /api/v1/games": { body: [] },
    [`GET ${at}/timeline?seat=0`]: { body: TIMELINE },
    [`GET ${at}/replay?step=${STEPS}&as=played&seat=0`]: { body: step },
    [`GET ${at}/replay?step=${STEPS - 1}&as=played&seat=0`]: { body: before },
  });
  const { container } = render(<PlayScreens store={table.store} path={["history"]} />);
  await waitFor(() => expect(container.querySelectorAll("details[open] [data-space]")).toHaveLength(5));
  fireEvent.click(screen.getByRole("button", { name: "One step back" }));
  await waitFor(() => expect(container.querySelectorAll("details:not([open]) [data-space]")).toHaveLength(5));
});

test("everybody's drawn pieces are shown, prices once they were revealed; a step without a message names its seat", async () => {
  const market = loadDocument("market");
  table = makePlayed(market, 0);
  const at = `/api/v1/tables/${table.store.id}`;
  const step = (n: number, view: "market" | "offers_sealed"): ReplayStep => ({
    v: STEPS,
    step: n,
    steps: STEPS,
    ref: String(n),
    view: loadView(view),
  });
  const stubs: Record<string, Stub> = {
    "GET /api/v1/games": { body: [] },
    [`GET ${at}/timeline?seat=0`]: { body: TIMELINE },
    [`GET ${at}/replay?step=${STEPS}&as=played&seat=0`]: { body: step(STEPS, "market") },
    [`GET ${at}/replay?step=${STEPS - 1}&as=played&seat=0`]: { body: step(STEPS - 1, "offers_sealed") },
  };
  stubFetch(stubs);
  const { container } = render(<PlayScreens store={table.store} path={["history"]} />);
  await waitFor(() => expect(container.querySelectorAll(".market .coin").length).toBeGreaterThan(3));
  expect(container.querySelectorAll("[data-seller]")).toHaveLength(3);
  fireEvent.click(screen.getByRole("button", { name: "One step back" }));
  await waitFor(() => expect(container.querySelectorAll(".market .piece-look")).toHaveLength(9));
  expect(container.querySelector(".coin"), "the own prices were still sealed").toBeNull();
  expect(container.querySelector(".prompt")?.textContent).toContain("makes a choice.");
});

const isOff = (name: string) => screen.getByRole("button", { name }).getAttribute("aria-disabled") === "true";

test("at the last step no button leaves its place", async () => {
  open();
  await waitFor(() => expect(isOff("Next turn")).toBe(false));
  draw(STEPS);
  await waitFor(() => expect(isOff("Next turn")).toBe(true));
  expect(isOff("Next points")).toBe(true);
  fireEvent.click(screen.getByRole("button", { name: "Next turn" }));
  expect(slider().value).toBe(String(STEPS));
});

test("one tap leads to the next turn, and the speed may be doubled twice", async () => {
  open();
  await waitFor(() => expect(slider().value).toBe("1"));
  await waitFor(() => expect(isOff("Next turn")).toBe(false));
  fireEvent.click(screen.getByRole("button", { name: "Next turn" }));
  await waitFor(() => expect(slider().value).toBe("2"));
  for (const n of [1, 2, 4]) fireEvent.click(screen.getByRole("button", { name: `Speed: ${n}×` }));
  expect(screen.getByRole("button", { name: "Speed: 1×" })).toBeTruthy();
});

test("a step that nobody is told of names its phase; the winner reads you", async () => {
  const { outcome } = loadView("scored_over");
  const winner = outcome?.ranks.indexOf(1) ?? 0;
  table = makePlayed(loadDocument("scored_over"), winner);
  const at = `/api/v1/tables/${table.store.id}`;
  const steps: Record<string, Stub> = {};
  for (let step = 1; step <= STEPS; step += 1) {
    const view = loadView(step === STEPS ? "scored_over" : "built");
    const silent = { ...makeStep(step), ref: "", narrations: [], view };
    steps[`GET ${at}/replay?step=${step}&as=played&seat=${winner}`] = { body: silent };
  }
  stubFetch({
    "GET /api/v1/games": { body: [] },
    [`GET ${at}/timeline?seat=${winner}`]: { body: TIMELINE },
    ...steps,
  });
  render(<PlayScreens store={table.store} path={["history"]} />);
  draw(2);
  expect((await screen.findAllByText("Phase: Build")).length).toBeTruthy();
  draw(STEPS);
  await waitFor(() => expect(title()).toMatch(/^You win /));
});
