/** Time per player: the running clock, the card in result and replay, and tables without times. */
import { act, fireEvent, screen, within } from "@testing-library/preact";
import { beforeEach, expect, test, vi } from "vitest";
import { break_s } from "../generated/clock.json";
import { forgetDevice } from "../net/device";
import { listAxeFindings } from "../testing/app";
import { stubFetch } from "../testing/fakeSocket";
import { onAPhone, showTable } from "../testing/phone";
import { type Fixture, loadDocument } from "../testing/played";
import type { Clock, TableDocument } from "../wire";
import { describeDuration, formatDuration } from "./duration";

onAPhone();
beforeEach(() => {
  forgetDevice();
  localStorage.setItem("tableside.device", "token");
});

const TIMES = {
  seats: [
    { total: 754, turns: 19, median: 31, longest: 122, longest_turn: 31 },
    { total: 3723, turns: 18, median: 95, longest: 250, longest_turn: 7 },
    { total: 0 },
    { total: 60, turns: 1, median: 60, longest: 60, longest_turn: 4 },
  ],
  breaks: 1500,
};

function withClock(name: Fixture, clock: Clock): TableDocument {
  const document = loadDocument(name);
  document.table.clock = clock;
  return document;
}

/** A finished table with known times. */
function ended(
  clock: Clock,
  answer: { status?: number; body: unknown } = { body: TIMES },
  ...path: string[]
) {
  let fetched = stubFetch({});
  showTable(
    withClock("over", clock),
    0,
    ({ store: { id }, document: { value } }) => {
      fetched = stubFetch({
        "GET /api/v1/games": {
          body: [
            {
              id: "carcassonne",
              categories: ["road", "city", "cloister", "farm"],
              options: [],
              expansions: [],
            },
          ],
        },
        [`GET /api/v1/tables/${id}/times`]: answer,
        [`GET /api/v1/tables/${id}/timeline?seat=0`]: { body: { v: 1, entries: [START] } },
        [`GET /api/v1/tables/${id}/replay?step=1&as=played&seat=0`]: {
          body: { v: 1, step: 1, steps: 1, ref: "1", narrations: [], view: value.view },
        },
      });
    },
    ...path,
  );
  return () => (fetched.mock.calls as [string][]).filter(([to]) => to.endsWith("/times")).length;
}
const START = { v: 1, ref: "1", kind: "start", seat: 0, turn: 1, at: "2026-11-13T19:14:00Z" };

const findCard = (title: HTMLElement) => title.closest("section") as HTMLElement;
const card = async () => findCard(await screen.findByRole("heading", { name: "Time per player" }));

test.each([
  [0, "0:00", "0 s"],
  [35, "0:35", "35 s"],
  [760, "12:40", "12 min 40 s"],
  [3723, "1:02:03", "1 h 2 min"],
])("%i seconds are shown as %s and read aloud as %s", (seconds, digits, words) => {
  expect(formatDuration(seconds)).toBe(digits);
  expect(describeDuration(seconds)).toBe(words);
});

test.each([[[]], [["history"]]])(
  "the result and the replay show each player's time: path %j",
  async (path) => {
    ended("result", { body: TIMES }, ...path);
    const times = within(await card());
    const rows = times.getAllByRole("listitem");
    expect(rows).toHaveLength(4);
    expect(rows[1]?.textContent).toContain("1:02:03");
    expect(rows[1]?.textContent).toContain("Usually 1:35 a turn, longest 4:10 (Turn 7)");
    expect(rows[2]?.textContent, "who never had a turn").not.toContain("Usually");
    expect(
      times.getByText(/more than 5 minutes is a break and does not count\. Breaks: 25:00\.$/),
    ).toBeTruthy();
    expect(await listAxeFindings(await card())).toEqual([]);
    fireEvent.click(times.getByRole("button"));
    const cells = [...times.getByRole("table").querySelectorAll("tbody tr")].map((row) =>
      [...row.querySelectorAll("td > [aria-hidden], td:not(:has(*))")].map((cell) => cell.textContent),
    );
    expect(cells).toEqual([
      ["12:34", "0:31", "2:02"],
      ["1:02:03", "1:35", "4:10"],
      ["0:00", "–", "–"],
      ["1:00", "1:00", "1:00"],
    ]);
  },
);

test("with times switched off nothing is requested", async () => {
  const requests = ended("off");
  await screen.findByRole("button", { name: "Play again" });
  expect(screen.queryByRole("heading", { name: "Time per player" })).toBeNull();
  expect(requests()).toBe(0);
});

test("a game without times, and one whose times cannot be loaded, say so", async () => {
  ended("result", { body: { seats: [] } });
  expect(within(await card()).getByText("No times are known for this game.")).toBeTruthy();
});

test("refused times are explained in a sentence", async () => {
  ended("live", { status: 403, body: { code: "clock.hidden", params: {}, message: "", version: 0 } });
  expect(within(await card()).getByText("This table shows no times.")).toBeTruthy();
});

const HOUR = 3_600_000;

/** Return a running table with its clock, shown `s` seconds after the last entry. */
async function running(name: Fixture, s: number, times: TableDocument["clock"], clock: Clock = "live") {
  vi.useFakeTimers({ toFake: ["Date", "performance", "setInterval", "clearInterval"] });
  const document = withClock(name, clock);
  if (times) document.clock = times;
  const table = showTable(document, 0, ({ since }) => {
    since.value = performance.now() - s * 1_000;
  });
  return { ...table, line: () => table.container.querySelector(".clock-line")?.textContent };
}

test("the clock of the awaited seat runs, and stops when a break begins", async () => {
  const { line } = await running("waiting", 12, { 0: { total: 200 }, 2: { total: 100, turn: 3 } });
  await screen.findByRole("timer");
  expect(await listAxeFindings()).toEqual([]);
  expect(line()).toBe("Cara: 0:15 this turn, 1:52 in all");
  act(() => void vi.advanceTimersByTime(30_000));
  expect(line()).toBe("Cara: 0:45 this turn, 2:22 in all");
  act(() => void vi.advanceTimersByTime(break_s * 1_000));
  expect(line()).toBe("Break: the clock has stopped.");
});

test.each([-HOUR, HOUR])(
  "the clock of the awaited seat runs on when that of the phone is set by %i ms",
  async (set) => {
    const { line } = await running("waiting", 12, { 2: { total: 100, turn: 3 } });
    await screen.findByRole("timer");
    expect(line()).toBe("Cara: 0:15 this turn, 1:52 in all");
    vi.setSystemTime(Date.now() + set);
    act(() => void vi.advanceTimersByTime(30_000));
    expect(line()).toBe("Cara: 0:45 this turn, 2:22 in all");
  },
);

test("of several simultaneously choosing seats each has a time", async () => {
  const { line, document } = await running("offers_waiting", 5, {
    0: { total: 10 },
    1: { total: 20 },
    2: { total: 71 },
  });
  await screen.findByRole("timer");
  const waits = Object.keys(document.value.view?.waits ?? {});
  expect(waits.length).toBeGreaterThan(1);
  expect(line()).toContain("In all:");
  const times: Record<string, string> = { 0: "0:15", 1: "0:25", 2: "1:16" };
  for (const [seat, time] of Object.entries(times)) {
    if (waits.includes(seat)) expect(line()).toContain(time);
    else expect(line()).not.toContain(time);
  }
});

test.each(["off", "result"] as const)("no clock runs during the game if it is set to %s", async (clock) => {
  const { line } = await running("waiting", 12, undefined, clock);
  await screen.findByRole("heading", { level: 1 });
  expect(line()).toBeUndefined();
});
