import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/preact";
import { expect, test } from "vitest";
import { closeInspection, inspect } from "../boards/inspected";
import { route } from "../router";
import { EMPTY, findGrid } from "../surfaces/boards";
import { listAxeFindings } from "../testing/app";
import { onAPhone, showTable } from "../testing/phone";
import { findGoalDrawn, loadDocument, type PlayedTable } from "../testing/played";
import type { ChoosePrompt, PlacePrompt, TableDocument, View, Watched } from "../wire";
import { HelpScreen } from "./HelpScreen";
import { PlayScreens } from "./PlayScreens";

let table: PlayedTable;

async function open(fixture: "building" | "built" | TableDocument, seat: Watched = 0): Promise<void> {
  table = showTable(fixture, seat);
  await screen.findByRole("application");
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
const inHand = (piece: string) => document.querySelector(`[data-hand="${piece}"]`) as HTMLElement;
const cells = () => document.querySelectorAll("[data-cell]").length;

/** Choose the first place by keyboard. */
function choose(): void {
  const frame = screen.getByRole("application");
  fireEvent.keyDown(frame, { key: "PageDown" });
  fireEvent.keyDown(frame, { key: "Enter" });
}

onAPhone();

test("the phases of the round are read as done, current or to come", async () => {
  await open("building");
  const phases = within(screen.getByRole("list", { name: "This round" })).getAllByRole("listitem");
  expect(phases.map((phase) => phase.textContent)).toEqual([
    "Income, done",
    "Prices, done",
    "Discard, done",
    "Buy, done",
    "Build, now",
    "Score, to come",
  ]);
  expect(phases.filter((phase) => phase.getAttribute("aria-current") === "step")).toHaveLength(1);
  const about = document.querySelector(".phases-about");
  // The short form for narrow phones is not read out too.
  for (const hidden of about?.querySelectorAll("[aria-hidden]") ?? []) hidden.remove();
  expect(about?.textContent).toMatch(
    /Round\s1\sof\s6\sAnna goes firstWhat scores at this table: A countsfor you now: 0$/,
  );
});

test("the purse lists existing pieces, and amounts even if they are zero", async () => {
  const { view, ...rest } = loadDocument("building");
  const [mine] = Object.values(view?.seats ?? {});
  if (mine) mine.stock = { gold: 0, waypoint: 0, road: 2 };
  await open({ ...rest, view: view as View });
  await waitFor(() => expect(document.querySelector(".phases-about")?.textContent).toContain("0\u00a0gold"));
  expect(document.querySelector(".phases-about")?.textContent).toContain("road");
  expect(document.querySelector(".phases-about")?.textContent).not.toContain("waypoint");
});

test("one tap from the board leads to the goals, and the button says which count now", async () => {
  await open("building");
  const goals = () => [...document.querySelectorAll(".goals > li")].map(findGoalDrawn);
  expect(goals()).toEqual([]);
  press("What scores at this table: A counts");
  expect(route.value.at(-1)).toBe("goals");
  cleanup();
  render(<PlayScreens store={table.store} path={["goals"]} />);
  expect(await screen.findByRole("heading", { level: 1, name: "A counts" })).toBeTruthy();
  await waitFor(() => expect(goals()).toEqual(Object.values(loadDocument("building").view?.goals ?? {})));
  expect(document.querySelector(".goals")?.textContent).toContain("Counts in rounds 1, 3, 5");
  expect(await listAxeFindings()).toEqual([]);
});

test("the current worth of the round's goals is on the board, and that of each goal in the list", async () => {
  const building = loadDocument("building");
  if (!building.view) throw new Error("nothing is shown");
  building.view.goals_now = ["A", "B"];
  building.view.goal_worths = { A: { points: 4 }, B: { unknown: true }, C: {} };
  await open(building);
  expect(document.querySelector(".phases-worths")?.textContent).toBe("for you: A\u00a04, B\u00a0?");
  expect(screen.getByText(/for you: A.4, B.unknown$/).className).toBe("unseen");
  cleanup();
  render(<PlayScreens store={table.store} path={["goals"]} />);
  await screen.findByRole("heading", { level: 1, name: "A and B count" });
  const texts = [...document.querySelectorAll(".goals > li")].map(
    (goal) => goal.textContent?.match(/Worth to you now: (\d+|\?Worth to you now: unknown)/)?.[1],
  );
  expect(texts).toEqual(["4", "?Worth to you now: unknown", "0", undefined]);
});

test("viewers without worths, and a scored round, are shown none", async () => {
  const building = loadDocument("building");
  if (!building.view) throw new Error("nothing is shown");
  building.view.goal_worths = { B: { points: 4 } };
  await open(building);
  expect(document.querySelector(".phases-worths")).toBeNull();
  expect(screen.queryByText(/for you now/)).toBeNull();
});

test("a space of a track that lacks something has a cross and no words over others; it is looked at large", async () => {
  const { view, ...rest } = loadDocument("building");
  if (view)
    view.surfaces["tracks-0"] = {
      kind: "track",
      name: { code: "isle_of_skye.surface_territory" },
      counted: "board.tiles",
      layout: "progress_board_2_4",
      seat: 0,
      pieces: { "0,0": [{ kind: "marker", seat: 0 }] },
      ahead: { "1,0": [{ code: "isle_of_skye.symbol_ship" }], "1,1": [] },
    };
  await open({ ...rest, view: view as View });
  const tabs = () => within(screen.getByRole("group", { name: "Boards" })).getAllByRole("button");
  fireEvent.click(tabs()[1] as Element);
  await waitFor(() => expect(document.querySelectorAll("[data-ahead]")).toHaveLength(2));
  const crosses = [...document.querySelectorAll("[data-missing]")];
  expect(crosses.map((cross) => [cross.getAttribute("data-missing"), cross.textContent])).toEqual([
    ["1,0", ""],
  ]);
  act(() => inspect({ board: "tracks-0", cell: "1,0", words: { title: "First", about: "Missing: ship." } }));
  await waitFor(() => expect(document.querySelector(".look .spots-still")).toBeTruthy());
  act(closeInspection);
});

test("without an entered goal no button leads to the goals", async () => {
  const building = loadDocument("building");
  if (building.view) building.view = { ...building.view, goals: {}, goals_now: [] };
  await open(building);
  expect(screen.queryByRole("button", { name: /^What scores at this table/ })).toBeNull();
});

test("a tap on the phases opens a card for each, with the current one highlighted", async () => {
  await open("building");
  press("How to play");
  expect(route.value.at(-1)).toBe("help");
  cleanup();
  const document = table.document.value;
  render(<HelpScreen document={document} view={document.view as View} />);
  const cards = screen.getAllByRole("heading", { level: 2 }).filter((card) => card.closest(".help-step"));
  expect(cards.map((card) => card.textContent)).toEqual([
    "Income",
    "Prices",
    "Discard",
    "Buy",
    "Build",
    "Score",
    "The end",
  ]);
  expect(window.document.querySelector(".help-step[aria-current] h2")?.textContent).toBe("Build");
  expect(screen.getByText(/^Where the rules are unclear/)).toBeTruthy();
  expect(await listAxeFindings()).toEqual([]);
});

test("several pieces in hand are placed in any order, and an unsent placement stays", async () => {
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
  press("Place it");
  const [prompt, seat, action] = table.submit.mock.calls[0] as [string, number, { tile: string }];
  expect([prompt, seat, action.tile]).toEqual(["build-1-1-b24", 0, "b24"]);
});

test("a piece that would leave another one without a place says so, and may be placed all the same", async () => {
  const hint = /^Then a tile .* fits nowhere\.$/;
  await open("building");
  choose();
  const [cell = "", rotation = ""] =
    document.querySelector("[data-draft]")?.getAttribute("data-draft")?.split("/") ?? [];
  expect(rotation).toBeTruthy();
  const strand = (strands: NonNullable<PlacePrompt["strands"]>) =>
    act(() => {
      const { view, ...rest } = table.document.value;
      const prompt = view?.prompts?.["build-1-1-b26"] as PlacePrompt;
      const prompts = { ...view?.prompts, [prompt.id]: { ...prompt, strands } };
      if (view) table.document.value = { ...rest, view: { ...view, prompts } };
    });
  const stranded = ["b24"];
  for (const elsewhere of [{ "9,9": { [rotation]: stranded } }, { [cell]: { other: stranded } }]) {
    strand(elsewhere);
    expect(screen.queryByText(hint)).toBeNull();
  }
  strand({ [cell]: { [rotation]: stranded } });
  expect(screen.getByText(hint)).toBeTruthy();
  press("Place it");
  expect(table.submit).toHaveBeenCalledOnce();
});

test("an unsent placement of one person is not shown to the next one on the same phone", async () => {
  await open("building");
  choose();
  expect(document.querySelector("[data-draft]")).toBeTruthy();
  act(() => {
    table.seat.value = 1;
  });
  expect(document.querySelector("[data-draft]")).toBeNull();
});

test("a piece in hand that fits nowhere now says so and cannot be chosen", async () => {
  const building = loadDocument("building");
  delete building.view?.prompts?.["build-1-1-b24"];
  await open(building);
  expect(inHand("b24").getAttribute("aria-disabled")).toBe("true");
  expect(inHand("b24").textContent).toBe("fits nowhere now");
  fireEvent.click(inHand("b24"));
  expect(inHand("b26").getAttribute("aria-pressed")).toBe("true");
});

test("before the first piece is placed the known goals are shown instead of the board", async () => {
  const building = loadDocument("building");
  if (!building.view) throw new Error("nothing is shown");
  building.view.surfaces = Object.fromEntries(
    Object.keys(building.view.surfaces).map((name) => [name, { ...EMPTY, seat: Number(name) }]),
  );
  building.view.prompts = {};
  table = showTable(building, 0);
  await screen.findByRole("heading", { level: 2 });
  const before = Object.keys(building.view.goals ?? {}).length;
  expect(document.querySelectorAll(".band-work .goals > li")).toHaveLength(before);
  expect(screen.queryByRole("application")).toBeNull();
});

test("a seat that has sold or built everything is told so while the others build", async () => {
  const building = loadDocument("building");
  if (!building.view) throw new Error("nothing is shown");
  building.view.prompts = {};
  building.view.waits = { 1: { code: "isle_of_skye.wait_build", params: { seat: 1 } } };
  await open(building);
  const second = () => document.querySelector(".prompt .second-line")?.textContent?.trim();
  expect(second()).toBe("You have nothing left to build.");
  cleanup();
  building.view.phase = "draw";
  await open(building);
  expect(second()).toBe("");
});

test("a goal is picked by picture, name and rule", async () => {
  table = showTable("untold_goals", 0);
  await screen.findByRole("heading", { level: 1 });
  const choices = [...document.querySelectorAll<HTMLElement>("[data-choice]")];
  expect(choices.length).toBeGreaterThan(15);
  for (const choice of choices) {
    expect(findGoalDrawn(choice)).toBe(choice.dataset.choice);
    expect(choice.textContent?.length).toBeGreaterThan(20);
  }
});

test("a returned piece is shown, with one answer", async () => {
  const building = loadDocument("building");
  const [placed] = Object.values(building.view?.prompts ?? {});
  if (!building.view || !placed) throw new Error("nothing is asked");
  const label = { code: "isle_of_skye.choice_return" };
  const choices = [{ id: "return", label, payload: {}, piece: "b24" }];
  const back = { ...placed, kind: "choose", id: "return-1-1-b24", choices } as ChoosePrompt;
  building.view.prompts = { [back.id]: back };
  building.view.seats[0] = { ...building.view.seats[0], hand: ["b24"] } as View["seats"][string];
  await open(building);
  expect(inHand("b24").getAttribute("aria-pressed")).toBe("true");
  press("Back into the bag");
  expect(table.submit).toHaveBeenCalledOnce();
});

test("a tap on a seat shows its board without legal places; one tap leads back to the own one", async () => {
  await open("building");
  expect(cells()).toBeGreaterThan(0);
  press(/^\d+ Ben ?, Yellow/);
  expect(screen.getByText("Ben’s territory")).toBeTruthy();
  expect(screen.getByRole("application", { name: /^Ben’s territory/ })).toBeTruthy();
  expect(cells()).toBe(0);
  press("Back to my board");
  expect(screen.queryByText("Ben’s territory")).toBeNull();
  expect(cells()).toBeGreaterThan(0);
});

test("a seat that has built sees everybody that the table waits for", async () => {
  await open("built");
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Still building: Ben and Cara");
});

test("placements of others on the board that is shown are highlighted", async () => {
  const built = loadDocument("built");
  await open(built);
  press(/^\d+ Ben/);
  await screen.findByRole("application", { name: /^Ben’s territory/ });
  expect(document.querySelector("[data-outline]")).toBeNull();
  const view = structuredClone(built.view as View);
  Object.assign(findGrid(view, "1").tiles, { "5,5": { tile: "b01", rotation: 0, n: 99, seat: 1 } });
  act(() => {
    table.document.value = { ...built, view };
  });
  expect(document.querySelectorAll("[data-outline='newest']")).toHaveLength(1);
});
