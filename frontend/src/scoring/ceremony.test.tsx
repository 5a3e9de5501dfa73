import { act, fireEvent, screen, within } from "@testing-library/preact";
import { expect, test } from "vitest";
import { route } from "../router";
import { listAxeFindings } from "../testing/app";
import { onAPhone, showTable } from "../testing/phone";
import { type Fixture, loadDocument, loadView, type PlayedTable } from "../testing/played";
import type { TableDocument, View } from "../wire";
import { follow, groupSteps, listFinalLines, withholdLines } from "./ceremony";
import { findNewestScored, findRight } from "./scored";

onAPhone();

/** A phone that followed the game to its last entry, and has reviewed the last round. */
async function ended(name: Fixture, change: (table: PlayedTable) => void = () => undefined) {
  const table = showTable(name, 0, (table) => {
    const { store, document } = table;
    follow(store.id);
    const scored = document.value.view && findNewestScored(document.value.view);
    if (scored) findRight(store.id, scored);
    change(table);
  });
  await screen.findByRole("heading", { level: 1, name: "Final scoring" });
  return table;
}

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

function points(container: Element): number[] {
  return [...container.querySelectorAll(".pill-points")].map((element) => Number(element.textContent));
}

test.each(["over", "scored_over", "again_over", "dolmens_over"] as const)(
  "%s: reveals line by line, the winner last, then shows the result",
  async (name) => {
    const { container, document } = await ended(name);
    const view = document.value.view as View;
    const steps = groupSteps(listFinalLines(view));
    expect(steps.length).toBeGreaterThan(3);
    const scores = Object.values(view.seats).map(({ score }) => score);
    const won = / wins? with \d+$/;
    const shownFirst = withholdLines(document.value as TableDocument & { view: View }, listFinalLines(view));
    let totals = Object.values(shownFirst.view.seats).map(({ score }) => score);
    expect(points(container)).toEqual(totals);
    expect(await listAxeFindings()).toEqual([]);
    for (const [i, lines] of steps.entries()) {
      expect(screen.queryByText(won)).toBeNull();
      press("Next");
      totals = totals.map((total, seat) =>
        lines.reduce((sum, line) => sum + (line.seat === seat ? line.points : 0), total),
      );
      expect(points(container)).toEqual(totals);
      expect(screen.getByText(`Final scoring: ${i + 1} of ${steps.length}`)).toBeTruthy();
      const gains = [...container.querySelectorAll(".pill-gain")].map((element) => element.textContent);
      expect(gains).toEqual(lines.map(({ points }) => `+${points}`));
    }
    expect(totals).toEqual(scores);
    press("Who won?");
    expect(screen.getByRole("heading", { level: 1, name: won })).toBe(globalThis.document.activeElement);
    expect(container.querySelector(".winners .stamp")).toBeTruthy();
    expect(await listAxeFindings()).toEqual([]);
    press("On to the result");
    await screen.findByRole("button", { name: "Play again" });
  },
);

test("farms come last, and scrolls before gold", () => {
  const kinds = (name: Fixture) => [
    ...new Set(listFinalLines(loadView(name)).map(({ category }) => category)),
  ];
  expect(kinds("over")).toEqual(["road", "city", "farm"]);
  expect(kinds("scored_over")).toEqual(["scrolls", "gold"]);
  expect(kinds("again_over")).toEqual(["scrolls", "gold"]);
});

test("steps that would look alike are numbered", async () => {
  await ended("scored_over", ({ document }) => {
    const view = structuredClone(document.value.view as View);
    const [line] = listFinalLines(view);
    if (!line) throw new Error("nothing is scored at the end");
    view.lines = { ...view.lines, 999: { ...line, n: 999, segments: ["9,9/scroll1"] } };
    view.final_lines = [999, ...(view.final_lines ?? [])];
    document.value = { ...document.value, view };
  });
  const title = () => screen.getByRole("heading", { level: 1 }).textContent;
  press("Next");
  expect(title()).toMatch(/ \(no\. 1 of 2\)$/);
  press("Next");
  expect(title()).toMatch(/ \(no\. 2 of 2\)$/);
});

test("skipping shows the winner; once seen, the result comes at once", async () => {
  const { store, document } = await ended("over");
  press("Skip");
  expect(screen.getByRole("heading", { level: 1, name: /^Cara wins with 41$/ })).toBeTruthy();
  press("On to the result");
  await screen.findByRole("button", { name: "Play again" });
  act(() => {
    const { outcome: _, ...running } = document.value.view as View;
    document.value = { ...document.value, view: running };
  });
  follow(store.id);
  act(() => {
    document.value = loadDocument("over");
  });
  expect(await screen.findByRole("button", { name: "Play again" })).toBeTruthy();
});

test("a TV that shows a step takes the phone there, never back, and not beyond the winner", async () => {
  const { store, tvStep } = await ended("over");
  const steps = groupSteps(listFinalLines(loadView("over")));
  const shown = (n: number) => screen.queryByText(`Final scoring: ${n} of ${steps.length}`);
  const show = (n: number) =>
    act(() => {
      tvStep.value = n;
    });
  show(2);
  expect(shown(2)).toBeTruthy();
  press("Next");
  press("Next");
  expect(shown(4)).toBeTruthy();
  show(3);
  expect(shown(4)).toBeTruthy();
  show(5);
  show(0);
  expect(shown(5)).toBeTruthy();
  show(steps.length + 1);
  expect(screen.getByRole("heading", { level: 1, name: /^Cara wins with 41$/ })).toBeTruthy();
  expect(store.tvStep.value).toBe(steps.length + 1);
});

test("once the rematch is open, the final scoring leads there, and misses nobody's phone", async () => {
  const { container } = await ended("over", ({ document, presence }) => {
    const { table } = document.value;
    document.value = { ...document.value, table: { ...table, status: "finished", next: "other" } };
    presence.value = { 1: 14 };
  });
  expect(container.querySelector(".pill-presence")).toBeNull();
  press("To the next game");
  expect(route.value).toEqual(["t", "other"]);
});

test("a device that opens a finished game sees the result at once", async () => {
  showTable("over", 0);
  expect(await screen.findByRole("button", { name: "Play again" })).toBeTruthy();
  expect(screen.queryByText("Final scoring")).toBeNull();
});

test("a game that ends while somebody reads the points reveals nothing there", async () => {
  const { container } = showTable("over", 0, ({ store }) => follow(store.id), "points");
  expect(screen.queryByText(/ wins? with \d+$/)).toBeNull();
  const total = container.querySelector(".score-total")?.textContent;
  expect(Math.max(...(loadView("over").outcome?.scores ?? []))).toBeGreaterThan(Number(total));
  expect(container.querySelectorAll(".line-points").length).toBe(
    Object.keys(loadView("over").lines ?? {}).length - (loadView("over").final_lines?.length ?? 0),
  );
});

test("the review of the last round is about that round alone, and reveals nothing else", async () => {
  const { container } = showTable("scored_over", 0, ({ store }) => {
    follow(store.id);
    const scored = findNewestScored(loadView("scored"));
    if (scored) findRight(store.id, scored);
  });
  await screen.findByRole("heading", { level: 1, name: "Round 6: 5\u00a0points for you" });
  press("All players");
  expect(within(container.querySelector(".scoring") as HTMLElement).queryByText("Gold left")).toBeNull();
  expect(points(container)[0]).toBe(31);
  press("That’s right");
  expect(await screen.findByRole("heading", { level: 1, name: "Final scoring" })).toBeTruthy();
});

test("those who share a farm get their points in one step", () => {
  const [line] = listFinalLines(loadView("over")).filter(({ category }) => category === "farm");
  if (!line) throw new Error("no farm");
  expect(
    groupSteps([line, { ...line, n: 90, seat: 3 }, { ...line, n: 91, segments: ["9,9/f0"] }]),
  ).toHaveLength(2);
});

test("without final points the winner follows at once", async () => {
  await ended("over", ({ document }) => {
    const { final_lines: _, ...view } = document.value.view as View;
    document.value = { ...document.value, view };
  });
  press("Who won?");
  expect(screen.getByRole("heading", { level: 1, name: /^Cara wins with 41$/ })).toBeTruthy();
});
