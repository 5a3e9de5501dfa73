import { act, render, screen, within } from "@testing-library/preact";
import { beforeEach, expect, test, vi } from "vitest";
import { describeLine } from "../scores/LineList";
import { groupSteps, listFinalLines } from "../scoring/ceremony";
import { listAxeFindings } from "../testing/app";
import { stubFetch } from "../testing/fakeSocket";
import { type Fixture, loadDocument, makePlayed, type PlayedTable, setSize, speak } from "../testing/played";
import type { ScoreLine, TableDocument, View } from "../wire";
import { TvScreen } from "./TvScreen";
import { groupTogether } from "./useScenes";

let table: PlayedTable;

beforeEach(() => {
  localStorage.clear();
  speak();
  setSize(800, 600);
  stubFetch({ "POST /api/v1/devices": { status: 201, body: { token: "x" } } });
});

type Running = TableDocument & { view: View };

/** Return the table without these lines, and without an end. */
function without(finished: TableDocument, lines: readonly ScoreLine[]): Running {
  const { outcome: _, final_lines: __, ...view } = structuredClone(finished.view as View);
  for (const { n, seat, points } of lines) {
    delete view.lines?.[n];
    const scored = view.seats[seat];
    if (scored) scored.score -= points;
  }
  return { ...finished, view };
}

/** A TV that shows a table, with time controlled by the test. */
async function watching(document: TableDocument): Promise<Element> {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
  table = makePlayed(document, "spectator");
  const { container } = render(<TvScreen store={table.store} to="watch" />);
  await vi.waitFor(() => expect(container.querySelector(".tv-work > :not(.seams)")).toBeTruthy());
  return container;
}

const show = (document: TableDocument) =>
  act(() => {
    table.document.value = document;
  });
const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });
const headline = (container: Element) => container.querySelector(".tv-what")?.textContent ?? "";
const totals = () =>
  within(screen.getByRole("region", { name: "Standings" }))
    .getAllByRole("listitem")
    .map((row) => Number.parseInt(row.querySelector(".tv-points")?.textContent ?? "", 10))
    .sort((a, b) => b - a);
const listScores = ({ view }: TableDocument) =>
  Object.values(view?.seats ?? {})
    .map(({ score }) => score)
    .sort((a, b) => b - a);

function findNewest(name: Fixture): { finished: TableDocument; lines: ScoreLine[] } {
  const finished = loadDocument(name);
  const all = Object.values(finished.view?.lines ?? {});
  const turn = Math.max(...all.map((line) => line.turn));
  return { finished, lines: all.filter((line) => line.turn === turn) };
}

test("the end advances automatically: step by step, the winner large, then the board with the winner below", async () => {
  const over = loadDocument("over");
  const final = listFinalLines(over.view as View);
  const container = await watching(without(over, final));
  const before = totals();
  show(over);
  expect(headline(container)).toBe("Final scoring");
  expect(totals()).toEqual(before);
  expect(container.querySelector(".board-proof")).toBeNull();
  const lines: string[] = [];
  expect(table.showStep).not.toHaveBeenCalled();
  pass(3_000);
  expect(table.showStep.mock.calls).toEqual([[1]]); // phones are at the step before this screen is
  expect(headline(container)).toBe("Final scoring");
  pass(1_000);
  for (let at = 0; at < 60 && !container.querySelector(".winners"); at++) {
    expect(headline(container)).not.toMatch(/ wins? /);
    expect(container.querySelector(".board-proof")).toBeTruthy();
    expect(container.querySelector(".tv-gain")?.textContent).toMatch(/^\+\d+$/);
    lines.push(container.querySelector(".tv-before")?.textContent ?? "");
    pass(5_000);
  }
  const groups = groupTogether(final).length;
  expect([...new Set(lines)]).toEqual(
    Array.from({ length: groups }, (_, i) => `Final scoring: ${i + 1} of ${groups}`),
  );
  expect(headline(container)).toBe("Cara wins with 41");
  const told = Array.from({ length: groups + 1 }, (_, i) => i + 1);
  expect(table.showStep.mock.calls.flat()).toEqual(told);
  expect(totals()).toEqual(listScores(over));
  expect(await listAxeFindings()).toEqual([]);
  pass(40_000);
  expect(table.showStep.mock.calls.flat()).toEqual([...told, 0]);
  expect(container.querySelector(".winners")).toBeNull();
  await vi.waitFor(() => expect(container.querySelector(".board-still")).toBeTruthy());
  expect(headline(container)).toBe("Cara wins with 41");
});

test("phones are told a step that has all that the TV reveals, where its steps are others than theirs", async () => {
  const over = loadDocument("scored_over");
  const final = listFinalLines(over.view as View);
  const container = await watching(without(over, final));
  show(over);
  const steps = groupSteps(final);
  const groups = groupTogether(final);
  expect(groups.length).toBeLessThan(steps.length);
  pass(3_000);
  for (let at = 0; at < 200 && !container.querySelector(".winners"); at++) {
    const told = table.showStep.mock.calls.at(-1)?.[0] as number;
    const n = Number(/(\d+) of/.exec(container.querySelector(".tv-before")?.textContent ?? "")?.[1] ?? 0);
    const onPhones = new Set(steps.slice(0, told).flat());
    expect(
      groups
        .slice(0, n)
        .flat()
        .every((line) => onPhones.has(line)),
    ).toBe(true);
    pass(100);
  }
  expect(table.showStep).toHaveBeenLastCalledWith(steps.length + 1);
});

test("a TV that opens a finished game shows the result at once", async () => {
  const container = await watching(loadDocument("over"));
  expect(headline(container)).toBe("Cara wins with 41");
  expect(container.querySelector(".winners")).toBeNull();
});

test("a scored feature is highlighted with its points for some seconds", async () => {
  const { finished, lines } = findNewest("late");
  const container = await watching(without(finished, lines));
  expect(container.querySelector(".board-proof")).toBeNull();
  show(finished);
  expect(container.querySelector(".board-proof .proof")).toBeTruthy();
  const [line] = lines;
  if (!line) throw new Error("nothing was scored");
  expect(headline(container)).toBe(describeLine(finished, line));
  const shares = [...container.querySelectorAll(".tv-share")].map((share) => share.textContent);
  expect(shares).toEqual([`${finished.table.seats[line.seat]?.name} +${line.points}`]);
  expect(container.querySelector(".tv-gain")?.textContent).toBe(`+${line.points}`);
  pass(6_000 * lines.length);
  expect(container.querySelector(".board-proof")).toBeNull();
  expect(container.querySelector(".tv-share")).toBeNull();
});

test("a circle that several share: who gets what, on the board and beside the names", async () => {
  const scored = loadDocument("dolmens_scored");
  const shared = Object.values(scored.view?.lines ?? {}).filter(({ category }) => category === "circle");
  const container = await watching(without(scored, shared));
  show(scored);
  expect(headline(container)).toBe("Hexagon 1\u2060-\u20601");
  const shares = () => [...container.querySelectorAll(".tv-share")].map((share) => share.textContent);
  expect(shares()).toEqual(["Cara +6", "Deniz +12"]);
  const gains = [...container.querySelectorAll(".tv-seat")].flatMap((row) => {
    const gain = row.querySelector(".tv-gain")?.textContent;
    return gain ? [`${row.querySelector(".tv-name > bdi")?.textContent} ${gain}`] : [];
  });
  expect(gains).toEqual(["Cara +6", "Deniz +12"]);
  await vi.waitFor(() =>
    expect(container.querySelectorAll(".proof [data-stack='c01'] [data-kind='dolmen']")).toHaveLength(3),
  );
  expect(await listAxeFindings()).toEqual([]);
});

test("steps of the final scoring in which nobody is overtaken are shorter", async () => {
  const over = loadDocument("dolmens_over");
  const container = await watching(without(over, listFinalLines(over.view as View)));
  show(over);
  pass(4_000);
  const lengths: number[] = [];
  for (let at = 0; at < 700 && !container.querySelector(".winners"); at++) {
    const n = Number(/(\d+) of/.exec(container.querySelector(".tv-before")?.textContent ?? "")?.[1] ?? 0);
    lengths[n - 1] = (lengths[n - 1] ?? 0) + 100;
    pass(100);
  }
  expect(new Set(lengths)).toEqual(new Set([5_000, 2_500]));
  expect(lengths.reduce((sum, ms) => sum + ms, 0)).toBeLessThan(75_000);
});

test("lines from before the TV was opened are not shown as scenes", async () => {
  const container = await watching(loadDocument("late"));
  show(loadDocument("late"));
  expect(container.querySelector(".board-proof")).toBeNull();
});

test("points in the middle of a round: the round is not called scored, and whoever is awaited stays named", async () => {
  const { finished, lines } = findNewest("scored");
  const before = finished.view as View;
  const [line] = lines;
  if (!line) throw new Error("nothing was scored");
  const n = 1 + Math.max(...Object.keys(before.lines ?? {}).map(Number));
  const waits = { 1: { code: "isle_of_skye.wait_buy", params: { seat: 1 } } };
  const view = structuredClone({ ...before, turn: line.turn + 1, waits });
  view.lines = { ...view.lines, [n]: { ...line, n, turn: line.turn + 1, category: "scrolls", points: 1 } };
  const container = await watching({ ...finished, view: { ...before, turn: line.turn + 1, waits } });
  show({ ...finished, view });
  expect(container.querySelector(".board-proof")).toBeTruthy();
  const told = container.querySelector(".tv-scene .tv-before")?.textContent;
  expect(told).toBe(`${finished.table.seats[1]?.name} may buy a tile`);
});

test("a round: goal by goal on everybody's board, until the next phase is over", async () => {
  const { finished, lines } = findNewest("scored");
  const container = await watching(without(finished, lines));
  show(finished);
  const kinds = [...new Set(lines.map(({ category }) => category))];
  const first = lines.filter(({ category }) => category === kinds[0]);
  expect(container.querySelectorAll(".tv-territories .board-proof")).toHaveLength(first.length);
  expect([...container.querySelectorAll(".tv-owner-points")].map((element) => element.textContent)).toEqual(
    first.map(({ points }) => `+${points}`),
  );
  expect(container.querySelectorAll(".tv-goal-now")).toHaveLength(1);
  expect(await listAxeFindings()).toEqual([]);
  const inStage = (stage: string) => {
    const view = structuredClone(finished.view as View);
    show({ ...finished, view: { ...view, stage } });
  };
  inStage("draw");
  expect(container.querySelector(".board-proof")).toBeTruthy();
  inStage("buy");
  expect(container.querySelector(".board-proof")).toBeNull();
});

/** Give each seat a track with its marker. @param rests true if nothing on them is decided now. */
function addTracks(view: View, rests = false) {
  for (const seat of Object.keys(view.seats).map(Number)) {
    view.surfaces[`track-${seat}`] = {
      kind: "track",
      name: { code: "isle_of_skye.surface_territory" },
      counted: "board.tiles",
      layout: "progress_board_2_4",
      seat,
      pieces: { [`${seat},0`]: [{ kind: "marker", seat }] },
      ...(rests ? { rests } : {}),
    };
  }
}

test("the tracks of all seats are one, and what lines on them cite is outlined there", async () => {
  const { finished, lines } = findNewest("scored");
  const view = structuredClone(finished.view as View);
  addTracks(view, true);
  for (const { n, seat } of lines) {
    const line = view.lines?.[n];
    if (line) Object.assign(line, { board: `track-${seat}`, segments: [`${seat + 4},0`], parts: [] });
  }
  const withTracks = { ...finished, view };
  const container = await watching(without(withTracks, lines));
  show(withTracks);
  await vi.waitFor(() => expect(container.querySelectorAll(".spots-still")).toHaveLength(1));
  expect(container.querySelectorAll(".tv-common [data-kind=marker]")).toHaveLength(3);
  const places = lines
    .filter(({ category }) => category === lines[0]?.category)
    .map(({ seat }) => `${seat + 4},0`);
  const outlined = [...container.querySelectorAll("[data-name=lit]")].map((ring) =>
    ring.getAttribute("data-ring"),
  );
  expect(outlined.sort()).toEqual(places.sort());
  expect(container.querySelectorAll(".tv-territories .board-still")).toHaveLength(3);
});

test("the track of all seats leaves its room to the territories while nothing is decided or proved on it", async () => {
  const { finished, lines } = findNewest("scored");
  const withTracks = (rests: boolean) => {
    const view = structuredClone(finished.view as View);
    for (const seat of Object.keys(view.seats)) delete view.surfaces[`offer-${seat}`];
    addTracks(view, rests);
    return { ...finished, view };
  };
  const container = await watching(without(withTracks(true), lines));
  const countTracks = () => container.querySelectorAll(".spots-still").length;
  await vi.waitFor(() => expect(container.querySelectorAll(".tv-territories > li")).toHaveLength(3));
  expect(countTracks()).toBe(0);
  show(without(withTracks(false), lines));
  await vi.waitFor(() => expect(countTracks()).toBe(1));
  show(withTracks(false)); // the first scene proves lines on the territories
  expect(container.querySelector(".board-proof")).toBeTruthy();
  expect(countTracks()).toBe(0);
  expect(container.querySelectorAll(".tv-territories .board-still")).toHaveLength(3);
});

test("an undo removes undone lines from the TV", async () => {
  const { finished, lines } = findNewest("late");
  const before = without(finished, lines);
  const container = await watching(before);
  show(finished);
  expect(container.querySelector(".board-proof")).toBeTruthy();
  show(structuredClone(before));
  expect(container.querySelector(".board-proof")).toBeNull();
});

test("the first scrolls of all seats are shown at once, then the second ones", () => {
  const groups = groupTogether(listFinalLines(loadDocument("scored_over").view as View));
  expect(groups.map((group) => group.map(({ seat }) => seat))).toEqual([
    [0, 1],
    [0, 1],
    [0, 1],
    [0],
    [0, 1, 2],
  ]);
});
