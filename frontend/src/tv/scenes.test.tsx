import { act, cleanup, render, screen, within } from "@testing-library/preact";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { finalLinesOf } from "../scoring/ceremony";
import { axeFinds } from "../testing/app";
import { stubFetch } from "../testing/fakeSocket";
import { documentOf, type Fixture, type PlayedTable, played, sized, speak } from "../testing/played";
import type { ScoreLine, TableDocument, View } from "../wire";
import { TvScreen } from "./TvScreen";
import { together } from "./useScenes";

let table: PlayedTable;

beforeEach(() => {
  localStorage.clear();
  speak();
  sized(800, 600);
  stubFetch({ "POST /api/devices": { status: 201, body: { token: "x" } } });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
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
  table = played(document, "spectator");
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
const scoresOf = ({ view }: TableDocument) =>
  Object.values(view?.seats ?? {})
    .map(({ score }) => score)
    .sort((a, b) => b - a);

function newestOf(name: Fixture): { finished: TableDocument; lines: ScoreLine[] } {
  const finished = documentOf(name);
  const all = Object.values(finished.view?.lines ?? {});
  const turn = Math.max(...all.map((line) => line.turn));
  return { finished, lines: all.filter((line) => line.turn === turn) };
}

test("the end advances automatically: step by step, the winner large, then the board with the winner below", async () => {
  const over = documentOf("over");
  const final = finalLinesOf(over.view as View);
  const container = await watching(without(over, final));
  const before = totals();
  show(over);
  expect(headline(container)).toBe("Final scoring");
  expect(totals()).toEqual(before);
  expect(container.querySelector(".board-proof")).toBeNull();
  const lines: string[] = [];
  pass(4_000);
  for (let at = 0; at < 60 && !container.querySelector(".winners"); at++) {
    expect(headline(container)).not.toMatch(/ wins? /);
    expect(container.querySelector(".board-proof")).toBeTruthy();
    expect(container.querySelector(".tv-gain")?.textContent).toMatch(/^\+\d+$/);
    lines.push(container.querySelector(".tv-before")?.textContent ?? "");
    pass(5_000);
  }
  const groups = together(final).length;
  expect([...new Set(lines)]).toEqual(
    Array.from({ length: groups }, (_, i) => `Final scoring: ${i + 1} of ${groups}`),
  );
  expect(headline(container)).toBe("Cara wins with 41");
  expect(totals()).toEqual(scoresOf(over));
  expect(await axeFinds()).toEqual([]);
  pass(40_000);
  expect(container.querySelector(".winners")).toBeNull();
  await vi.waitFor(() => expect(container.querySelector(".board-still")).toBeTruthy());
  expect(headline(container)).toBe("Cara wins with 41");
});

test("a TV that opens a finished game shows the result at once", async () => {
  const container = await watching(documentOf("over"));
  expect(headline(container)).toBe("Cara wins with 41");
  expect(container.querySelector(".winners")).toBeNull();
});

test("a scored feature is highlighted with its points for some seconds", async () => {
  const { finished, lines } = newestOf("late");
  const container = await watching(without(finished, lines));
  expect(container.querySelector(".board-proof")).toBeNull();
  show(finished);
  expect(container.querySelector(".board-proof .proof")).toBeTruthy();
  const names = lines.map(({ seat }) => finished.table.seats[seat]?.name);
  expect(headline(container)).toMatch(new RegExp(`^${names[0]}: `));
  pass(6_000 * lines.length);
  expect(container.querySelector(".board-proof")).toBeNull();
  expect(headline(container)).not.toMatch(/^\w+: /);
});

test("lines from before the TV was opened are not shown as scenes", async () => {
  const container = await watching(documentOf("late"));
  show(documentOf("late"));
  expect(container.querySelector(".board-proof")).toBeNull();
});

test("a round: goal by goal on everybody's board, until the next phase is over", async () => {
  const { finished, lines } = newestOf("scored");
  const container = await watching(without(finished, lines));
  show(finished);
  const kinds = [...new Set(lines.map(({ category }) => category))];
  const first = lines.filter(({ category }) => category === kinds[0]);
  expect(container.querySelectorAll(".tv-territories .board-proof")).toHaveLength(first.length);
  expect([...container.querySelectorAll(".tv-owner-points")].map((element) => element.textContent)).toEqual(
    first.map(({ points }) => `+${points}`),
  );
  expect(container.querySelectorAll(".tv-goal-now")).toHaveLength(1);
  expect(await axeFinds()).toEqual([]);
  const inStage = (stage: string) => {
    const view = structuredClone(finished.view as View);
    show({ ...finished, view: { ...view, stage } });
  };
  inStage("draw");
  expect(container.querySelector(".board-proof")).toBeTruthy();
  inStage("buy");
  expect(container.querySelector(".board-proof")).toBeNull();
});

test("the tracks of all seats are one, and what lines on them cite is outlined there", async () => {
  const { finished, lines } = newestOf("scored");
  const view = structuredClone(finished.view as View);
  for (const seat of Object.keys(view.seats).map(Number)) {
    view.surfaces[`track-${seat}`] = {
      kind: "track",
      name: { code: "isle_of_skye.surface_territory" },
      counted: "board.tiles",
      layout: "progress_board_2_4",
      seat,
      pieces: { [`${seat},0`]: [{ kind: "marker", seat }] },
    };
  }
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

test("an undo removes undone lines from the TV", async () => {
  const { finished, lines } = newestOf("late");
  const before = without(finished, lines);
  const container = await watching(before);
  show(finished);
  expect(container.querySelector(".board-proof")).toBeTruthy();
  show(structuredClone(before));
  expect(container.querySelector(".board-proof")).toBeNull();
});

test("the first scrolls of all seats are shown at once, then the second ones", () => {
  const groups = together(finalLinesOf(documentOf("scored_over").view as View));
  expect(groups.map((group) => group.map(({ seat }) => seat))).toEqual([
    [0, 1],
    [0, 1],
    [0, 1],
    [0],
    [0, 1, 2],
  ]);
});
