/** The tables of this phone on its start screen: hiding finished or abandoned ones, and listing them again. */
import { fireEvent, render, screen, waitFor } from "@testing-library/preact";
import { beforeEach, expect, test } from "vitest";
import { App } from "../App";
import { addTexts } from "../i18n";
import { route } from "../router";
import { fetchMock, http, listAxeFindings, readBody, resetPhone } from "../testing/app";
import type { TableListed } from "../wire";

const listed = (table: string, change: Partial<TableListed> = {}): TableListed => ({
  table,
  game: "carcassonne",
  status: "finished",
  names: ["Anna", "Ben"],
  created: "2026-11-13T19:00:00Z",
  ...change,
});

beforeEach(resetPhone);

const hides = () => screen.queryAllByRole("button", { name: /^Hide/ });
const sent = () =>
  (fetchMock.mock.calls as [string, RequestInit?][]).filter(([, init]) => init?.method === "PUT");

test("a finished table is hidden with one tap, and listed again with another", async () => {
  http["GET /api/v1/tables"] = {
    body: [
      listed("t1", { may_hide: true }),
      listed("t2", { names: ["Cleo"], status: "playing", expansions: ["river"] }),
    ],
  };
  http["PUT /api/v1/tables/t1/hidden"] = { status: 204 };
  addTexts("en", "carcassonne-river-name = The River");
  render(<App />);
  const hide = await screen.findByRole("button", { name: "Hide the table of Anna, Ben" });
  expect(hides()).toHaveLength(1);
  expect(screen.getByText(/^Carcassonne \+ The River, being played/)).toBeTruthy();
  fireEvent.click(hide);
  const notice = await screen.findByText("Anna, Ben: hidden here, still under Past games.");
  expect(notice.getAttribute("role")).toBe("status");
  expect(readBody("PUT /api/v1/tables/t1/hidden")).toEqual({ hidden: true });
  expect(screen.queryByRole("button", { name: /^Anna, Ben/ })).toBeNull();
  const undo = screen.getByRole("button", { name: "Undo" });
  expect(document.activeElement).toBe(undo);
  expect(await listAxeFindings()).toEqual([]);
  fireEvent.click(undo);
  expect(await screen.findByRole("button", { name: /^Anna, Ben/ })).toBeTruthy();
  expect(hides()).toEqual([document.activeElement]);
  expect(readBody("PUT /api/v1/tables/t1/hidden")).toEqual({ hidden: false });
});

test("the time of a table of today is said to be that of its beginning, not of its end", async () => {
  http["GET /api/v1/tables"] = { body: [listed("t1", { created: new Date().toISOString() })] };
  render(<App />);
  expect(await screen.findByText(/finished · opened at \d/)).toBeTruthy();
});

test("hidden unfinished tables are folded below, and are listed again from there", async () => {
  http["GET /api/v1/tables"] = {
    body: [listed("t1"), listed("t2", { status: "lobby", names: [], hidden: true })],
  };
  http["PUT /api/v1/tables/t2/hidden"] = { status: 204 };
  render(<App />);
  const fold = (await screen.findByText("One hidden table")).closest("details");
  expect(fold?.open).toBe(false);
  const show = screen.getByRole("button", { name: /^Show the table of Nobody.* again$/, hidden: true });
  fireEvent.click(show);
  await waitFor(() => expect(show.textContent).toBe("Hide"));
  expect(readBody("PUT /api/v1/tables/t2/hidden")).toEqual({ hidden: false });
  fireEvent.click(screen.getByRole("button", { name: /^Nobody has sat down yet/, hidden: true }));
  expect(route.value).toEqual(["t", "t2"]);
});

test("a table that is continued meanwhile stays, with the reason", async () => {
  http["GET /api/v1/tables"] = { body: [listed("t1", { status: "playing", may_hide: true })] };
  const message = "Something was entered here.";
  http["PUT /api/v1/tables/t1/hidden"] = {
    status: 409,
    body: { code: "table.still_played", message, params: { hours: 12 }, version: 0 },
  };
  render(<App />);
  fireEvent.click(await screen.findByRole("button", { name: /^Hide/ }));
  expect((await screen.findByRole("alert")).textContent).toMatch(
    /within the last 12 hours.*stays in the list/,
  );
  expect(hides()).toHaveLength(1);
  expect(sent()).toHaveLength(1);
});
