import { act, fireEvent, screen, waitFor, within } from "@testing-library/preact";
import { expect, test } from "vitest";
import { listLines } from "../scores/scores";
import { findNewestScored, findRight } from "../scoring/scored";
import { findGrid } from "../surfaces/boards";
import { listAxeFindings } from "../testing/app";
import { onAPhone, showTable } from "../testing/phone";
import { type Fixture, loadDocument, loadView, type PlayedTable } from "../testing/played";
import type { ChoosePrompt, View } from "../wire";

let table: PlayedTable & { container: Element };

onAPhone();

/** The table after the review of the round. */
async function open(name: Fixture, seat = 0): Promise<Element> {
  table = showTable(loadDocument(name), seat, ({ store, document }) => {
    const scored = document.value.view && findNewestScored(document.value.view);
    if (scored) findRight(store.id, scored);
  });
  await screen.findByRole("application");
  return table.container;
}

const openPrompt = () => Object.values(loadView("again").prompts ?? {})[0] as ChoosePrompt;

test("scrolls that may be repeated are listed with their worth, and highlighted on the board", async () => {
  const container = await open("again");
  const { title, choices, action, id } = openPrompt();
  expect(title.code).toBe("isle_of_skye.prompt_again");
  const cells = [...container.querySelectorAll("[data-cell]")].map((element) =>
    element.getAttribute("data-cell"),
  );
  expect(cells.sort()).toEqual(choices.map((choice) => choice.id).sort());
  const [first] = choices;
  const row = container.querySelector(`[data-choice="${first?.id}"]`) as HTMLElement;
  expect(row.textContent).toMatch(/^Scroll for .*\d+ points?$/);
  expect(await listAxeFindings()).toEqual([]);
  fireEvent.click(row);
  expect(table.submit).toHaveBeenCalledExactlyOnceWith(id, 0, { ...action, ...first?.payload });
});

test("a tap on the board gives the same answer", async () => {
  await open("again");
  const frame = screen.getByRole("application");
  fireEvent.keyDown(frame, { key: "PageDown" });
  fireEvent.keyDown(frame, { key: "Enter" });
  const { action, choices, id } = openPrompt();
  const [prompt, seat, sent] = table.submit.mock.calls[0] as [string, number, { place: string }];
  expect([prompt, seat]).toEqual([id, 0]);
  expect(choices.map(({ id }) => id)).toContain(sent.place);
  expect(sent).toEqual({ ...action, place: sent.place });
});

test("the next list starts at its top, wherever this one was scrolled to", async () => {
  const container = await open("again");
  const choices = container.querySelector(".choices") as HTMLElement;
  choices.scrollTop = 80;
  act(() => {
    const document = loadDocument("again");
    if (document.view) document.view.prompts = { next: { ...openPrompt(), id: "next" } };
    table.document.value = document;
  });
  expect(container.querySelector(".choices")).toBe(choices);
  expect(choices.scrollTop).toBe(0);
});

test("the chosen scroll has a sign on the board, and a sentence in the text view", async () => {
  const container = await open("again_chosen");
  const [cell] = Object.keys(findGrid(loadView("again_chosen"), "0").marks ?? {});
  expect(container.querySelector(`.badge[data-mark="${cell}"]`)?.textContent).toBe("+1");
  fireEvent.click(screen.getByRole("button", { name: "Board as text" }));
  expect(screen.getAllByText(/Counts once more\.$/)).toHaveLength(1);
});

test("at the end each of its lines has its text, and highlights what it counts", async () => {
  const view = loadView("again_over") as View;
  const repeatedLines = listLines(view).filter(({ reason }) => reason === "isle_of_skye.scroll_again");
  expect(repeatedLines.length).toBeGreaterThan(0);
  for (const line of listLines(view)) {
    table = showTable("again_over", 0, () => undefined, "line", String(line.n));
    await waitFor(() => expect(table.container.querySelector("h1")?.textContent).toBeTruthy());
    expect(table.container.textContent).not.toMatch(/isle_of_skye/);
    table.container.remove();
  }
  const [line] = repeatedLines;
  table = showTable("again_over", 0, () => undefined, "line", String(line?.n));
  const proofPage = within(table.container as HTMLElement);
  expect(
    await proofPage.findByText("A stone tablet makes a scroll count once more, not doubled."),
  ).toBeTruthy();
  expect(table.container.querySelector("[data-outline='proof'], .board-proof")).toBeTruthy();
});
