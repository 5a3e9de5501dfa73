import { cleanup, fireEvent, render, screen, within } from "@testing-library/preact";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { documentOf, type Fixture, type PlayedTable, played, sized, speak } from "../testing/played";
import { Play } from "./Play";

let table: PlayedTable;

async function open(name: Fixture, seat = 0): Promise<void> {
  table = played(documentOf(name), seat);
  render(<Play store={table.store} path={[]} />);
  await screen.findByRole("application");
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
const inHand = (piece: string) => document.querySelector(`[data-hand="${piece}"]`) as HTMLElement;
const cells = () => document.querySelectorAll("[data-cell]").length;

/** Choose the first place as the keyboard does. */
function choose(): void {
  const frame = screen.getByRole("application");
  fireEvent.keyDown(frame, { key: "PageDown" });
  fireEvent.keyDown(frame, { key: "Enter" });
}

beforeEach(() => {
  localStorage.clear();
  speak();
  sized(390, 500);
  vi.stubGlobal(
    "fetch",
    vi.fn(() => Promise.reject(new TypeError("no network"))),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("the phases of the round are read with what is over, what is played and what is to come", async () => {
  await open("building");
  const phases = within(screen.getByRole("list", { name: "This round" })).getAllByRole("listitem");
  expect(phases.map((one) => one.textContent)).toEqual([
    "Income, done",
    "Prices, done",
    "Discard, done",
    "Buy, done",
    "Build, now",
    "Score, to come",
  ]);
  expect(phases.filter((one) => one.getAttribute("aria-current") === "step")).toHaveLength(1);
  expect(screen.getByText(/Round 1 of 6 · Anna begins · A counts$/)).toBeTruthy();
});

test("several pieces in hand are laid in any order, and what lies as a draft keeps lying", async () => {
  await open("building");
  expect(inHand("b26").getAttribute("aria-pressed")).toBe("true");
  choose();
  const lies = document.querySelector("[data-draft]")?.getAttribute("data-draft");
  expect(lies).toBeTruthy();
  fireEvent.click(inHand("b24"));
  expect(inHand("b24").getAttribute("aria-pressed")).toBe("true");
  expect(document.querySelector("[data-draft]")).toBeNull();
  fireEvent.click(inHand("b26"));
  expect(document.querySelector("[data-draft]")?.getAttribute("data-draft")).toBe(lies);
  fireEvent.click(inHand("b24"));
  choose();
  press("Lay it");
  const [prompt, seat, action] = table.submit.mock.calls[0] as [string, number, { tile: string }];
  expect([prompt, seat, action.tile]).toEqual(["build-1-1-b24", 0, "b24"]);
});

test("a piece in hand that fits nowhere just now says so and cannot be turned to", async () => {
  const shown = documentOf("building");
  delete shown.view?.prompts?.["build-1-1-b24"];
  table = played(shown, 0);
  render(<Play store={table.store} path={[]} />);
  await screen.findByRole("application");
  expect(inHand("b24").getAttribute("aria-disabled")).toBe("true");
  expect(inHand("b24").textContent).toBe("fits nowhere now");
  fireEvent.click(inHand("b24"));
  expect(inHand("b26").getAttribute("aria-pressed")).toBe("true");
});

test("a tap on a seat shows its board, without places to lay on; one tap leads back to the own one", async () => {
  await open("building");
  expect(cells()).toBeGreaterThan(0);
  press(/^Ben, Yellow/);
  expect(screen.getByText("Ben's territory")).toBeTruthy();
  expect(screen.getByRole("application", { name: /^Ben's territory/ })).toBeTruthy();
  expect(cells()).toBe(0);
  press("To mine");
  expect(screen.queryByText("Ben's territory")).toBeNull();
  expect(cells()).toBeGreaterThan(0);
});

test("whoever has built is told of everybody that the table waits for", async () => {
  await open("built");
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Ben and Cara are not done yet");
});
