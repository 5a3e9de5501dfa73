import { act, fireEvent, screen, within } from "@testing-library/preact";
import { expect, test, vi } from "vitest";
import { route } from "../router";
import { button, open, press, table, title } from "../testing/boardPhone";
import { chooseCell, onAPhone } from "../testing/phone";
import { loadDocument, loadView } from "../testing/played";
import { ICONS } from "../ui/icons";
import type { PickPrompt, PlacePrompt, TableDocument } from "../wire";

onAPhone();

test("one tap draws when the app draws", async () => {
  await open("draw");
  expect(title().textContent).toBe("Draw a tile");
  press("Draw");
  expect(table.submit).toHaveBeenCalledExactlyOnceWith("draw-12", 1, { type: "draw" });
});

test("the picker shows every type in a stable order with its remaining copies, and one tap picks", async () => {
  const container = await open("pick");
  const prompt = loadView("pick").prompts?.["draw-27"] as PickPrompt;
  const pieces = [...container.querySelectorAll<HTMLElement>("[data-piece]")];
  const available = prompt.choices.filter((tile) => prompt.left?.[tile]);
  expect(pieces.map(({ dataset }) => dataset.piece)).toEqual(available);
  expect(pieces.map((piece) => Number(piece.textContent?.match(/\d+/)?.[0]))).toEqual(
    available.map((tile) => prompt.left?.[tile]),
  );
  press(/^curve, 3 left/);
  expect(table.submit).toHaveBeenCalledExactlyOnceWith("draw-27", 2, { type: "draw_tile", tile: "V" });
});

test("tapping a side filters the picker; All shows everything again", async () => {
  const container = await open("pick");
  const pieceCount = () => container.querySelectorAll("[data-piece]").length;
  const all = pieceCount();
  press("Top: any");
  press("Top: field");
  expect(button("Top: road")).toBeTruthy();
  press("Right: any");
  const narrowed = pieceCount();
  expect(narrowed).toBeLessThan(all);
  expect(narrowed).toBeGreaterThan(0);
  press(`All ${all}`);
  expect(pieceCount()).toBe(all);
});

test("a used-up type is hidden until asked for, cannot be picked, and shows where its copies lie", async () => {
  const container = await open("late");
  expect(container.querySelectorAll("[data-piece]")).toHaveLength(4);
  press("Used up: 20");
  const pieces = [...container.querySelectorAll("[data-piece]")];
  expect(pieces.slice(0, 4).every((piece) => !piece.classList.contains("tile-choice-gone"))).toBe(true);
  expect(pieces.slice(4).every((piece) => piece.classList.contains("tile-choice-gone"))).toBe(true);
  press(/^straight road, 0 left/);
  expect(table.submit).not.toHaveBeenCalled();
  expect(screen.getByText(/“straight road” is used up: all 8 lie on the board/)).toBeTruthy();
  expect(container.querySelector("[data-outline='lit']")).toBeTruthy();
});

test("place, turn, add: the name of a target enters it", async () => {
  const container = await open("place");
  expect(title().textContent).toBe("Place the three-sided city");
  expect(container.querySelector(".button-off")).toBeNull();
  chooseCell("4,0");
  expect(title().textContent).toBe("Rotate it, then place a follower?");
  expect(screen.getByText("3 followers in hand")).toBeTruthy();
  press("Rotate the tile");
  expect(container.querySelector("[data-draft='4,0/2']")).toBeTruthy();
  press(/Knight in the city/);
  expect(table.submit).toHaveBeenCalledExactlyOnceWith("place-27-R", 2, {
    type: "place_tile",
    x: 4,
    y: 0,
    rotation: 2,
    follower: "c0",
  });
});

test("the name of a target enters it instead of what was to be taken back", async () => {
  const [prompt] = Object.values(loadView("place").prompts ?? {}) as PlacePrompt[];
  const taking_back = { field: "back", cell: "0,0", kind: "abbot", place: "0,0/m0", points: { "4,0": 5 } };
  const prompts = { place: { ...prompt, taking_back } as PlacePrompt };
  await open("place", { view: { ...loadView("place"), prompts } });
  chooseCell("4,0");
  press(/abbot/i);
  expect(button(/abbot/i).getAttribute("aria-pressed")).toBe("true");
  expect(button(/Knight in the city/).getAttribute("aria-pressed")).toBeNull(); // it answers, and is no switch
  press(/Knight in the city/);
  expect(table.submit.mock.lastCall?.[2]).toMatchObject({ follower: "c0" });
  expect(table.submit.mock.lastCall?.[2]).not.toHaveProperty("back");
});

test("targets of one kind are told apart by their place on the tile", async () => {
  const [prompt] = Object.values(loadView("place").prompts ?? {}) as PlacePrompt[];
  const prompts = {
    place: { ...prompt, piece: "D", cells: { "4,0": { 0: { c0: "", f0: "", f1: "" } } } } as PlacePrompt,
  };
  await open("place", { view: { ...loadView("place"), prompts } });
  chooseCell("4,0");
  expect(button(/^2 Farmer in the field ?, north-west$/)).toBeTruthy();
  expect(button(/^3 Farmer in the field ?, south-east$/)).toBeTruthy();
  expect(button(/^1 Knight in the city$/)).toBeTruthy();
});

test("a number in the picture tries a target, and a button enters what is tried", async () => {
  const container = await open("place");
  chooseCell("4,0");
  fireEvent.keyDown(screen.getByRole("application"), { key: "1" });
  expect(container.querySelector("[data-target] .target-chosen")).toBeTruthy();
  expect(table.submit).not.toHaveBeenCalled();
  expect(container.querySelector(".sheet-settling")).toBeTruthy(); // a second tap on the place would fall on an answer
  press(/^Done, with a/);
  expect(table.submit).toHaveBeenCalledOnce();
});

test("a tile on which no piece may be placed says so", async () => {
  const [prompt] = Object.values(loadView("place").prompts ?? {}) as PlacePrompt[];
  const prompts = { place: { ...prompt, cells: { "4,0": { 0: {} }, "0,4": { 0: {} } } } as PlacePrompt };
  await open("place", { view: { ...loadView("place"), prompts } });
  chooseCell("4,0");
  expect(title().textContent).toBe("Place it here?");
  expect(screen.getByText("No follower can go here")).toBeTruthy();
});

test("where only another kind of piece fits, the number of plain ones is not beside its question", async () => {
  const [prompt] = Object.values(loadView("place").prompts ?? {}) as PlacePrompt[];
  if (!prompt) throw new Error("no prompt");
  const further = [{ kind: "big", stock: 1, cells: prompt.cells }];
  await open("place", {
    view: { ...loadView("place"), prompts: { place: { ...prompt, stock: 0, further } } },
  });
  chooseCell("4,0");
  expect(button(/Knight in the city/)).toBeTruthy();
  expect(screen.queryByText("0 followers in hand")).toBeNull();
});

test("a piece without rotation and targets needs only a place and Done", async () => {
  await open("place");
  chooseCell("3,2");
  expect(title().textContent).toBe("Place a follower?");
  expect(screen.queryByRole("button", { name: "Rotate the tile" })).toBeNull();
  press("Done, just the tile");
  expect(table.submit.mock.calls[0]?.[2]).toEqual({ type: "place_tile", x: 3, y: 2, rotation: 1 });
});

test("Other place takes the tile up again and focuses the heading", async () => {
  await open("place");
  chooseCell("4,0");
  const findPath = (name: string) =>
    screen.getByRole("button", { name }).querySelector("path")?.getAttribute("d");
  expect(findPath("Other place"), "unlike the arrow that turns").toBe(ICONS.back);
  press("Other place");
  expect(title().textContent).toBe("Place the three-sided city");
  expect(document.activeElement).toBe(title());
});

test("a place chosen in the text focuses the heading; on the picture the focus stays", async () => {
  await open("place");
  const frame = screen.getByRole("application");
  frame.focus();
  chooseCell("4,0");
  expect(document.activeElement).toBe(frame);
  press("Other place");
  fireEvent.keyDown(frame, { key: "t" });
  fireEvent.click(screen.getAllByRole("button", { name: /^Place here/ })[0] as HTMLElement);
  expect(document.activeElement).toBe(title());
  expect(screen.getByText(/Your tile lies here for now: Three-sided city\./)).toBeTruthy();
});

test("without aids every cell, rotation and target is offered without notes", async () => {
  const container = await open("purist");
  expect(container.querySelectorAll("[data-cell]").length).toBeGreaterThan(20);
  expect(container.querySelectorAll("[data-mark]")).toHaveLength(0);
  chooseCell("4,0");
  const turns = new Set<string | null | undefined>();
  for (let i = 0; i < 4; i++) {
    turns.add(container.querySelector("[data-draft]")?.getAttribute("data-draft"));
    press("Rotate the tile");
  }
  expect(turns.size).toBe(4);
  expect(container.querySelectorAll(".target-note")).toHaveLength(0);
});

test("waiting: who is awaited for what, since when; Show highlights what happened", async () => {
  const container = await open("waiting", {}, 3);
  expect(title().textContent).toBe("Cara places the tile");
  act(() => {
    const tile = { code: "carcassonne.tile_v" };
    const params = { seat: 1, tile, role: "thief" };
    table.narrations.value = [
      { key: 1, v: 9, at: 0, seat: 1, places: ["2,1"], text: { code: "carcassonne.event_placed", params } },
    ];
  });
  const strip = screen.getByRole("status");
  expect(strip.textContent).toContain("Ben placed the curve, thief on it.");
  fireEvent.click(within(strip).getByRole("button", { name: "Show" }));
  expect(container.querySelector("[data-outline='lit'] path")?.getAttribute("d")).toBe(
    "M200 100L300 100L300 200L200 200Z",
  );
  press("Points");
  expect(route.value).toEqual(["t", table.store.id, "points"]);
});

test("waiting: since when, counted by the server, from a minute to an hour; not beside a silent phone", async () => {
  await open("waiting", {}, 3);
  const waited = (seconds: number, silent: Record<string, number> = {}) =>
    act(() => {
      table.since.value = performance.now() - seconds * 1000;
      table.presence.value = silent;
    });
  const words = () => screen.queryByText(/^Waiting \d/)?.textContent;
  expect(words(), "not known").toBeUndefined();
  waited(59);
  expect(words(), "not worth telling").toBeUndefined();
  waited(93);
  expect(words()).toBe("Waiting 1:33");
  waited(93, { 2: 120 });
  expect(words(), "the strip tells another time").toBeUndefined();
  waited(93, { 1: 120 });
  expect(words()).toBe("Waiting 1:33");
  waited(3600);
  expect(words(), "the table rests").toBeUndefined();
});

test("of several simultaneous news one is shown, the others are counted", async () => {
  await open("waiting", {}, 3);
  act(() => {
    const text = { code: "carcassonne.event_started", params: { seat: 0 } };
    table.narrations.value = [1, 2, 3, 4, 5].map((key) => ({ key, v: 9, at: 0, seat: 0, text }));
  });
  expect(screen.getByRole("status").textContent).toMatch(
    /^The start tile is down\. Anna goes first\.\s*4 more/,
  );
});

test("a silent phone is named where the table waits for it", async () => {
  await open("waiting", {}, 3);
  act(() => {
    table.presence.value = { 2: 12 };
  });
  expect(screen.getByRole("status").textContent).toContain("Cara’s phone has been silent for 10\u00a0s.");
  expect(button(/^\d+ Cara .*10.*, Yellow/).textContent).toContain("10");
});

test("a phone with several seats says which one is prompted", async () => {
  await open("place");
  expect(screen.queryByText(/on this phone/)).toBeNull();
  act(() => {
    table.seats.value = [1, 2];
  });
  expect(screen.getByText(/^Cara.s turn on this phone/)).toBeTruthy();
});

test("undo is at the far left, only while there is something to undo", async () => {
  await open("draw");
  expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
  act(() => {
    table.document.value = { ...table.document.value, undo: 7 };
  });
  const bar = document.querySelector(".action-bar");
  expect(bar?.firstElementChild).toBe(button("Undo"));
  press("Undo");
  expect(table.undo).toHaveBeenCalledExactlyOnceWith(1);
});

test("the newest action of another seat of this phone is undone in its name", async () => {
  await open("draw", { undo: 7, undo_seat: 2 });
  press("Undo");
  expect(table.undo).toHaveBeenCalledExactlyOnceWith(2);
});

test("a tile set aside is mentioned in the prompt until the next one", async () => {
  await open("pick");
  const before = table.document.value;
  act(() => {
    const view = structuredClone(before.view) as NonNullable<TableDocument["view"]>;
    const [prompt] = Object.values(view.prompts ?? {});
    view.set_aside = ["C"];
    view.prompts = prompt ? { "draw-28": { ...prompt, id: "draw-28" } } : {};
    table.document.value = { ...before, view };
  });
  expect(screen.getByText("“four-sided city” fits nowhere and is set aside: draw again")).toBeTruthy();
  act(() => {
    table.document.value = loadDocument("place");
  });
  expect(screen.queryByText(/set aside/)).toBeNull();
});

test("others' actions are announced without taking the focus; an own one focuses the next heading", async () => {
  await open("waiting", {}, 2);
  const vibrate = vi.fn();
  vi.stubGlobal("navigator", Object.assign(Object.create(navigator), { vibrate }));
  const points = button("Points");
  points.focus();
  act(() => {
    table.document.value = loadDocument("place");
  });
  expect(document.activeElement).not.toBe(title());
  const listAnnounced = () => [...document.querySelectorAll("[aria-live]")].map((live) => live.textContent);
  expect(listAnnounced()).toContain("Place the three-sided city");
  expect(vibrate).toHaveBeenLastCalledWith([40, 60, 40]);
  chooseCell("4,0");
  expect(listAnnounced()).toContain(title().textContent);
  expect(listAnnounced()).not.toContain("Place the three-sided city");
  press("Done, just the tile");
  expect(vibrate).toHaveBeenLastCalledWith([15]);
  act(() => {
    table.document.value = loadDocument("waiting");
  });
  expect(document.activeElement).toBe(title());
});

test("the menu opens, moves the board and closes with Escape", async () => {
  await open("place");
  press("More");
  fireEvent.click(screen.getByText("Board as text"));
  expect(screen.getByRole("heading", { name: "The board in words" })).toBeTruthy();
  press("More");
  fireEvent.keyDown(screen.getByText("Back to the picture", { selector: ".table-menu-row" }), {
    key: "Escape",
  });
  expect(button("More").getAttribute("aria-expanded")).toBe("false");
  expect(document.activeElement).toBe(button("More"));
});
