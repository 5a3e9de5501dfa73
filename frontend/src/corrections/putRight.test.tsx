/** Put-right lists: what to move on the real table after a correction. */

import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/preact";
import { expect, test } from "vitest";
import { follow } from "../frame/strips/putRightLists";
import { findGrid } from "../surfaces/boards";
import { listAxeFindings } from "../testing/app";
import {
  answers,
  calls,
  formatPath,
  makeNews,
  open,
  openAt,
  readStrip,
  Table,
  table,
} from "../testing/decidingPhone";
import { onAFreshPhone, press, readPathAtTable, readTitle, waitForText } from "../testing/past";
import type { TableDocument, TableStep, View } from "../wire";

onAFreshPhone();

test("the strip says you to whoever corrected", async () => {
  open(1, false);
  follow(table.store.id, 8);
  table.narrations.value = [makeNews("corrected")];
  render(<Table />);
  await screen.findByRole("button", { name: "Put it right" });
  expect(readStrip()).toContain("You corrected an earlier entry.");
});

test("the put-right list is ticked off, its places are outlined, and it stays until it is done", async () => {
  open(2, false);
  follow(table.store.id, 8);
  table.narrations.value = [makeNews("corrected")];
  render(<Table />);
  await screen.findByRole("button", { name: "Put it right" });
  expect(readStrip()).toContain("Ben corrected an earlier entry.");
  press("Put it right");
  expect(readPathAtTable()).toEqual(["right", "9"]);
  cleanup();
  const { container } = openAt(["right", "9"]);
  await waitForText("Is the table already like this?");
  const boxes = () => screen.getAllByRole("checkbox") as HTMLInputElement[];
  expect(boxes()).toHaveLength(3);
  expect(boxes().map((box) => box.closest("label")?.textContent)).toEqual([
    expect.stringMatching(/^AnnaTake the follower off the tile .*“.*” \(field\)\.$/),
    expect.stringMatching(/^Set “.*” aside/),
    "BenScore track: from 12 to 15.",
  ]);
  press(/^Show on the board: Anna: Take the follower/);
  await waitFor(() => expect(container.querySelector("[data-outline='lit']")).toBeTruthy());
  fireEvent.click(boxes()[1] as HTMLElement);
  expect(readTitle()).toBe("Put it right on the table");
  expect(screen.getByText("2 things are left to do.")).toBeTruthy();
  expect(await listAxeFindings()).toEqual([]);
  cleanup();
  openAt(["right", "9"]);
  await waitForText("Put it right on the table");
  expect(boxes().map(({ checked }) => checked)).toEqual([false, true, false]);
  fireEvent.click(boxes()[0] as HTMLElement);
  fireEvent.click(boxes()[2] as HTMLElement);
  expect(readTitle()).toBe("Everything is in its place");
  answers[`POST ${formatPath("/put-right/9")}`] = {
    status: 503,
    body: { code: "server.busy", message: "Busy." },
  };
  press("Done");
  await screen.findByText("Busy.");
  answers[`POST ${formatPath("/put-right/9")}`] = { status: 204 };
  press("Done");
  await waitFor(() => expect(readPathAtTable()).toEqual([]));
  cleanup();
  table.narrations.value = [makeNews("corrected")];
  render(<Table />);
  expect(screen.queryByRole("button", { name: "Put it right" })).toBeNull();
});

test("once another phone has answered, the page says so and asks no longer", async () => {
  open(2, false);
  follow(table.store.id, 8);
  answers[`GET ${formatPath("/put-right/9?seat=spectator")}`] = answers[
    `GET ${formatPath("/put-right/9?seat=2")}`
  ] as (typeof answers)[string];
  openAt(["right", "9"]);
  await waitForText("Is the table already like this?");
  act(() => {
    const shown = table.document.value as TableDocument;
    table.document.value = { ...shown, table: { ...shown.table, matched: [9] } };
  });
  await waitForText("Everything is in its place");
});

test("where the app draws, everything may be on the phones only: that is asked first", async () => {
  open(2, false, ({ table: info }) => {
    info.draw = "app";
  });
  openAt(["right", "9"]);
  await waitForText("Are you also moving real tiles?");
  expect(screen.getAllByRole("checkbox")).toHaveLength(3);
  answers[`POST ${formatPath("/put-right/9")}`] = { status: 204 };
  press("Nothing to move");
  await waitFor(() => expect(readPathAtTable()).toEqual([]));
  expect(calls("POST", formatPath("/put-right/9"))).toHaveLength(1);
});

test("with invented pieces nothing lies on a table: a correction is told, and nothing is asked", async () => {
  open(2, false, ({ table: info, view }) => {
    info.draw = "app";
    if (view) view.pieces = { i1: { invented: true } };
  });
  follow(table.store.id, 8);
  table.narrations.value = [makeNews("corrected")];
  render(<Table />);
  expect(await screen.findByRole("button", { name: "Close" })).toBeTruthy();
  expect(readStrip()).toMatch(/Ben corrected an earlier entry\.(?!.*moved)/);
  expect(screen.queryByRole("button", { name: "Put it right" })).toBeNull();
  cleanup();
  openAt(["right", "9"]);
  await waitFor(() => expect(readPathAtTable()).toEqual([]));
  cleanup();
  render(<Table />);
  expect(screen.queryByRole("button", { name: "Close" })).toBeNull();
});

test("only the first open step is outlined, or the requested one", async () => {
  open(2, false);
  const steps: TableStep[] = [
    { what: "take_tile", place: "0,1", tile: "D" },
    { what: "set_aside", tile: "C" },
    { what: "take_tile", place: "0,0", tile: "D" },
  ];
  answers[`GET ${formatPath("/put-right/9?seat=2")}`] = { body: { steps } };
  const { container } = openAt(["right", "9"]);
  await waitForText("Is the table already like this?");
  const boxes = () => screen.getAllByRole("checkbox");
  const lit = () => container.querySelector("[data-outline='lit'] path")?.getAttribute("d");
  const pointed = () =>
    screen
      .getAllByRole("button", { name: /^Show on the board/ })
      .map((button) => button.getAttribute("aria-pressed"));
  const [secondOutline, firstOutline] = ["M0 100L100 100L100 200L0 200Z", "M0 0L100 0L100 100L0 100Z"];
  await waitFor(() => expect(lit()).toBe(secondOutline));
  expect(pointed()).toEqual(["true", "false"]);
  act(() => {
    const view = table.document.value.view as View;
    const laid = { tile: "R", rotation: 0, n: 999, seat: 2 };
    const board = findGrid(view, "main");
    const main = { ...board, tiles: { ...board.tiles, "9,9": laid } };
    table.document.value = { ...table.document.value, view: { ...view, surfaces: { main } } };
  });
  expect(container.querySelectorAll("[data-outline]"), "not what was laid just now").toHaveLength(1);
  fireEvent.click(screen.getAllByRole("button", { name: /^Show on the board/ })[1] as HTMLElement);
  expect(lit()).toBe(firstOutline);
  expect(pointed()).toEqual(["false", "true"]);
  fireEvent.click(boxes()[0] as HTMLElement);
  expect(lit(), "what is next lies beside the board").toBeUndefined();
  fireEvent.click(boxes()[1] as HTMLElement);
  expect(lit()).toBe(firstOutline);
  fireEvent.click(boxes()[2] as HTMLElement);
  expect(readTitle()).toBe("Everything is in its place");
  expect(container.querySelector("[data-outline]")).toBeNull();
});

test("if nothing has to be moved, that is said and can be dismissed", async () => {
  open(2, false);
  answers[`GET ${formatPath("/put-right/9?seat=2")}`] = { body: {} };
  follow(table.store.id, 8);
  table.narrations.value = [makeNews("corrected")];
  render(<Table />);
  await screen.findByText(/Nothing has to be moved\.$/);
  press("Close");
  expect(readStrip()).not.toContain("Nothing has to be moved");
  cleanup();
  openAt(["right", "9"]);
  await waitForText("Nothing to move");
});

test("a list that somebody else has done is done for all, except private steps", async () => {
  open(2, false);
  const all = { steps: [{ what: "set_aside", tile: "C" }] };
  answers[`GET ${formatPath("/put-right/9?seat=2")}`] = { body: all };
  answers[`GET ${formatPath("/put-right/9?seat=spectator")}`] = { body: all };
  follow(table.store.id, 8);
  table.narrations.value = [makeNews("corrected")];
  render(<Table />);
  await screen.findByRole("button", { name: "Put it right" });
  const matched = { ...table.document.value.table, matched: [9] };
  act(() => {
    table.document.value = { ...table.document.value, table: matched };
  });
  await waitFor(() => expect(screen.queryByRole("button", { name: "Put it right" })).toBeNull());
  cleanup();

  open(2, false);
  answers[`GET ${formatPath("/put-right/9?seat=spectator")}`] = { body: {} };
  answers[`GET ${formatPath("/put-right/9?seat=2")}`] = { body: all };
  follow(table.store.id, 8);
  table.document.value = { ...table.document.value, table: { ...table.document.value.table, matched: [9] } };
  table.narrations.value = [makeNews("corrected")];
  render(<Table />);
  expect(await screen.findByRole("button", { name: "Put it right" })).toBeTruthy();
});

test("news is shown beside the put-right list", async () => {
  open(2, false);
  follow(table.store.id, 8);
  table.narrations.value = [makeNews("corrected")];
  render(<Table />);
  await screen.findByRole("button", { name: "Put it right" });
  act(() => {
    table.version.value = { v: 10, r: 0 };
    table.narrations.value = [makeNews("corrected"), makeNews("undone", 10, 0)];
  });
  await waitFor(() => expect(readStrip()).toContain("Anna undid"));
  expect(screen.getByRole("button", { name: "Put it right" })).toBeTruthy();
});

test("the tiles of a step are drawn as they are to lie, and those beside them as they lie", async () => {
  const laid = (tile: string, rotation: number, n: number) => ({ tile, rotation, n, seat: 0 });
  open(2, false, ({ view }) => {
    if (!view) return;
    const tiles = { "0,0": laid("L", 3, 1), "1,0": laid("V", 1, 2), "0,1": laid("U", 1, 3) };
    view.surfaces = { main: { ...findGrid(view, "main"), tiles } };
  });
  const steps: TableStep[] = [
    { what: "turn_tile", place: "1,0", tile: "V", rotation: 2 },
    { what: "move_tile", place: "0,1", to: "0,-1", tile: "U", rotation: 0 },
  ];
  answers[`GET ${formatPath("/put-right/9?seat=2")}`] = { body: { steps } };
  openAt(["right", "9"]);
  await waitForText("Is the table already like this?");
  const rows = screen.getAllByRole("checkbox").map((box) => box.closest("label") as HTMLElement);
  const pictures = (row: HTMLElement | undefined) =>
    [...(row?.querySelectorAll<SVGElement>("[data-shows]") ?? [])].map(({ dataset }) => [
      dataset.shows,
      dataset.turned,
    ]);
  await waitFor(() =>
    expect(pictures(rows[0])).toEqual([
      ["V", "2"],
      ["L", "3"],
    ]),
  );
  expect(pictures(rows[1])[0]).toEqual(["U", "0"]);
  expect(pictures(rows[1]).slice(1)).toContainEqual(["L", "3"]);
});
