import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/preact";
import { expect, test } from "vitest";
import { fetchGameArt } from "../pieces/assets";
import { go, route } from "../router";
import { findGrid } from "../surfaces/boards";
import { stubFetch } from "../testing/fakeSocket";
import { onAFreshPhone } from "../testing/past";
import { loadDocument, loadView, makePlayed } from "../testing/played";
import type { EntryDetail, Preview, ScoreLine, TableStep, TimelineEntry, View } from "../wire";
import { Changes } from "./Changes";
import { CorrectionScreens } from "./CorrectionScreens";

const view = loadView("built");

onAFreshPhone();

/** Ben's phone on the screen of an entry. */
function open(detail: EntryDetail, entries: readonly TimelineEntry[], path: string[], boxView = view): void {
  const table = makePlayed(loadDocument("built"), 1);
  const at = `/api/v1/tables/${table.store.id}`;
  stubFetch({
    "GET /api/v1/games": { body: [] },
    "POST /api/v1/devices": { status: 201, body: { token: "x" } },
    [`GET ${at}/timeline?seat=1`]: { body: { v: 9, entries } },
    [`POST ${at}/corrections/entry`]: { body: detail },
  });
  act(() => go(["t", table.store.id, ...path], true));
  render(
    <CorrectionScreens
      store={table.store}
      document={loadDocument("built")}
      view={boxView}
      path={route.value.slice(2)}
    />,
  );
}

test("a corrected entry is named by the game's own word for its turns", async () => {
  const entries: TimelineEntry[] = [2, 3].map((v) => ({
    v,
    ref: String(v),
    kind: "action",
    seat: 1,
    actor: "seat",
    turn: 2,
    can_correct: true,
  }));
  const detail: EntryDetail = { v: 9, ref: "3", seat: 1, action: { type: "adjust_score" }, view };
  open(detail, entries, ["entry", "3"]);
  const name = () => screen.getByRole("heading", { level: 2 }).textContent;
  await waitFor(() => expect(name()).toBe("Round 2: Ben"));
  fireEvent.click(await screen.findByRole("button", { name: "It did not happen" }));
  expect(screen.getByRole("button", { name: "Round 2: everything by Ben" })).toBeTruthy();
  cleanup();
  for (const [where, title] of [
    ["at", "Round 2: correction"],
    ["after", "Round 2: what is missing?"],
  ] as const) {
    open(detail, entries, ["correct", where, "3"]);
    await waitFor(() => expect(name()).toBe(title));
    cleanup();
  }
});

test("the cause of a score is looked for on its own board, not at the same cells of others", async () => {
  const tellings = (code: string, seat: number) => [
    { text: { code: `isle_of_skye.event_${code}`, params: { seat, tile: "x" } }, seat, places: ["1,0"] },
  ];
  const entries: TimelineEntry[] = [0, 1].map((seat) => ({
    v: seat + 2,
    ref: String(seat + 2),
    kind: "action",
    seat,
    actor: "seat",
    turn: 1,
    narrations: tellings("placed", seat),
  }));
  const line: ScoreLine = {
    n: 0,
    seat: 1,
    category: "place_a",
    reason: "isle_of_skye.base_sheep",
    points: 2,
    turn: 1,
    rule: "6",
    board: "1",
    parts: [{ code: "sheep", count: 2, value: 1, points: 2, things: [["1,0/sheep1"]] }],
  };
  open({ v: 9, ref: "3", view }, entries, ["timeline", "line", "0"], { ...view, lines: { 0: line } });
  const rows = within(await screen.findByRole("list", { name: "Timeline" })).getAllByRole("button");
  expect(rows).toHaveLength(1);
  expect(rows[0]?.textContent).toContain("You built");
});

test("a correction that touches two boards shows both, each with the name of its owner", async () => {
  const art = await fetchGameArt("isle_of_skye");
  const steps: TableStep[] = [
    { what: "take_tile", board: "2", place: "0,0", tile: "castle_red", seat: 2 },
    { what: "lay_tile", board: "1", to: "1,0", tile: "b01", rotation: 1, seat: 1 },
    { what: "price", seat: 0, tile: "b02", n: 3 },
  ];
  const laid = { tile: "b01", rotation: 1, n: 5 };
  const [bens, caras] = [findGrid(view, "1"), findGrid(view, "2")];
  const surfaces = { 1: { ...bens, tiles: { ...bens.tiles, "1,0": laid } }, 2: { ...caras, tiles: {} } };
  const preview: Preview = { v: 9, kind: "correction", difference: { steps }, surfaces };
  const { container } = render(
    <Changes document={loadDocument("built")} view={view} art={art} preview={preview} own={undefined} />,
  );
  const boards = [...container.querySelectorAll("[data-board]")].map((element) => ({
    whose: element.querySelector(".whose")?.textContent,
    tiles: [...element.querySelectorAll("figure")].map(
      (figure) => figure.querySelectorAll("[data-tile]").length,
    ),
  }));
  expect(boards).toEqual([
    { whose: "Cara’s territory", tiles: [1, 0] },
    { whose: "Ben’s territory", tiles: [1, 2] },
  ]);
});

test("pieces laid out side by side have no picture before and after: the list says what to move", async () => {
  const art = await fetchGameArt("isle_of_skye");
  const steps: TableStep[] = [{ what: "take_tile", board: "offer-1", place: "b01", tile: "b01", seat: 1 }];
  const laidOut: View = {
    ...view,
    surfaces: {
      ...view.surfaces,
      "offer-1": { kind: "display", seat: 1, name: { code: "play.market" }, slots: {} },
    },
  };
  const preview: Preview = { v: 9, kind: "correction", difference: { steps } };
  const { container } = render(
    <Changes document={loadDocument("built")} view={laidOut} art={art} preview={preview} own={undefined} />,
  );
  expect(container.querySelector("[data-board]")).toBeNull();
  expect(container.querySelectorAll(".changes-list li")).toHaveLength(1);
});

test("a prompt without a place is answered above the board of the seat that was asked", async () => {
  const detail: EntryDetail = {
    v: 9,
    ref: "3",
    seat: 1,
    action: { type: "buy_tile", tile: "" },
    prompt: "buy-1",
    view: {
      ...view,
      prompts: {
        "buy-1": {
          kind: "choose",
          id: "buy-1",
          title: { code: "isle_of_skye.prompt_buy", params: {} },
          action: { type: "buy_tile" },
          choices: [],
        },
      },
    },
  };
  open(detail, [], ["correct", "at", "3"]);
  await screen.findByRole("application", { name: /^Ben’s territory, / });
  const bar = document.querySelector(".action-bar");
  expect(bar?.firstElementChild?.textContent, "no place is kept for an undo").toBe("Points");
  const tiles = [...document.querySelectorAll("[data-tile]")].map((element) =>
    element.getAttribute("data-tile"),
  );
  expect(tiles).toEqual(Object.keys(findGrid(view, "1").tiles));
});

test("a placed piece is shown on its own board", async () => {
  const detail: EntryDetail = {
    v: 9,
    ref: "3",
    seat: 0,
    action: { type: "place_tile", tile: "b01", x: 1, y: 1, rotation: 0 },
    prompt: "build-1",
    view: {
      ...view,
      prompts: {
        "build-1": {
          kind: "place",
          id: "build-1",
          title: { code: "isle_of_skye.prompt_build", params: {} },
          action: { type: "place_tile" },
          piece: "b01",
          board: "0",
          field: "",
          cells: { "1,1": { 0: {} } },
        },
      },
    },
  };
  const entry: TimelineEntry = {
    v: 3,
    ref: "3",
    kind: "action",
    seat: 0,
    actor: "seat",
    turn: 1,
    can_correct: true,
  };
  open(detail, [entry], ["entry", "3"]);
  await waitFor(() => expect(document.querySelector(".glimpse")).toBeTruthy());
  const tiles = [...document.querySelectorAll(".glimpse [data-tile]")].map((element) =>
    element.getAttribute("data-tile"),
  );
  expect(tiles.sort(), "with what lies beside it there").toEqual(["0,0", "1,0", "1,1"]);
});
