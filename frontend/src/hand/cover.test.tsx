import type { Signal } from "@preact/signals";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/preact";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Play } from "../play/Play";
import { openTable } from "../session";
import { axeFinds } from "../testing/app";
import { documentOf, type PlayedTable, played, speak } from "../testing/played";
import { followCover, uncover } from "./cover";

let table: PlayedTable;

beforeEach(() => {
  localStorage.clear();
  speak();
  vi.stubGlobal(
    "fetch",
    vi.fn(() => Promise.reject(new TypeError("no network"))),
  );
  table = played(documentOf("waiting"), 0);
  table.secret.value = true;
});
afterEach(() => {
  cleanup();
  act(uncover);
  vi.unstubAllGlobals();
});

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

test("one tap covers what the seat knows, one tap shows it again", async () => {
  const { container } = render(<Play store={table.store} path={[]} />);
  press("Hide");
  expect(screen.getByRole("heading", { level: 2 }).textContent).toBe("Covered");
  expect(document.activeElement).toBe(screen.getByRole("heading", { level: 1 }));
  expect(document.title).toContain("Covered");
  expect(container.querySelector(".board, .sheet .choices, .pills")).toBeNull();
  expect(await axeFinds()).toEqual([]);
  press("Tap to look");
  expect(container.querySelector(".pills")).toBeTruthy();
});

test("where the phone plays for several people, its person is asked for", () => {
  table.apart.value = true;
  render(<Play store={table.store} path={[]} />);
  press("Hide");
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Are you Anna?");
  press("Hold, or tap twice");
  expect(screen.getByText("Covered")).toBeTruthy();
  press("Tap once more");
  expect(screen.queryByText("Covered")).toBeNull();
});

test("where there are no secrets there is nothing to cover", () => {
  table.secret.value = false;
  render(<Play store={table.store} path={[]} />);
  expect(screen.queryByRole("button", { name: "Hide" })).toBeNull();
});

test("a phone that is laid on its face covers itself, and stays so when it is taken up", () => {
  const open = openTable as Signal<unknown>;
  act(() => {
    open.value = table.store;
  });
  const stop = followCover();
  render(<Play store={table.store} path={[]} />);
  const lies = (beta: number, gamma: number) =>
    fireEvent(window, Object.assign(new Event("deviceorientation"), { beta, gamma }));
  lies(40, 5);
  expect(screen.queryByText("Covered")).toBeNull();
  lies(-174, 3);
  expect(screen.getByText("Covered")).toBeTruthy();
  lies(40, 5);
  expect(screen.getByText("Covered")).toBeTruthy();
  press("Tap to look");
  expect(screen.queryByText("Covered")).toBeNull();
  stop();
  lies(174, 3);
  expect(screen.queryByText("Covered")).toBeNull();
  act(() => {
    open.value = null;
  });
});
