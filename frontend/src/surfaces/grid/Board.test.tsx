import { act, cleanup, fireEvent, screen, within } from "@testing-library/preact";
import { expect, test, vi } from "vitest";
import { fetchGameArt } from "../../pieces/assets";
import {
  board,
  legal,
  onAPhoneWithABoard,
  placement,
  renderBoard,
  SIZE,
  spot,
  tap,
} from "../../testing/board";
import { loadBoard, loadView, setSize, speak } from "../../testing/played";
import type { GridView, ScoreLine } from "../../wire";
import { boardTools } from "../tools";
import type { BoardProps } from "./types";

onAPhoneWithABoard();

test("every tile is one reference to the sheet, every piece a follower in its seat's colour", () => {
  const { find } = renderBoard();
  expect(find("[data-tile]")).toHaveLength(27);
  expect(find("[data-tile]").every((use) => use.getAttribute("href")?.startsWith("#carcassonne-"))).toBe(
    true,
  );
  const pieces = find(".piece");
  expect(pieces).toHaveLength(Object.keys(board.pieces ?? {}).length);
  expect(pieces.some((use) => use.getAttribute("href") === "#peg-square-lying")).toBe(true);
  expect(pieces.some((use) => use.classList.contains("seat-blue"))).toBe(true);
});

test("cells that nothing fits are marked by a cross", () => {
  expect(Object.values(board.marks ?? {})).toContain("dead");
  expect(renderBoard().find("[data-mark] path")).toHaveLength(Object.keys(board.marks ?? {}).length);
});

test("a marked cell beyond all tiles is in the window", () => {
  const { container } = renderBoard({ board: { ...board, marks: { "9,0": "dead" } } });
  expect(spot(container, "9.5,0").clientX).toBeLessThanOrEqual(SIZE.width);
});

test("a tap on a glowing cell is that cell, beside it nothing", () => {
  const onCell = vi.fn();
  const { frame, container } = renderBoard({ legal, onCell });
  tap(frame, spot(container, "4,0"));
  expect(onCell).toHaveBeenCalledWith("4,0", "picture");
  onCell.mockClear();
  tap(frame, spot(container, "0,0"));
  expect(onCell).not.toHaveBeenCalled();
});

test("a drag pans and is no tap", () => {
  const onCell = vi.fn();
  const { frame, container } = renderBoard({ legal, onCell });
  const before = spot(container, "4,0");
  fireEvent.pointerDown(frame, { pointerId: 1, ...before });
  fireEvent.pointerMove(frame, { pointerId: 1, clientX: before.clientX - 60, clientY: before.clientY + 20 });
  fireEvent.pointerUp(frame, { pointerId: 1, clientX: before.clientX - 60, clientY: before.clientY + 20 });
  const after = spot(container, "4,0");
  expect(after.clientX - before.clientX).toBeCloseTo(-60, 0);
  expect(after.clientY - before.clientY).toBeCloseTo(20, 0);
  expect(onCell).not.toHaveBeenCalled();
});

test("the level of detail changes when a pinch ends, not before", async () => {
  const { sheets } = await import("../../pieces/assets");
  sheets.value = new Set(["carcassonne-S", "carcassonne-M", "carcassonne-L"]);
  const { frame, find } = renderBoard();
  const level = () => find("[data-tile]")[0]?.getAttribute("href")?.slice(-1);
  const start = level();
  fireEvent.pointerDown(frame, { pointerId: 1, clientX: 180, clientY: 250 });
  fireEvent.pointerDown(frame, { pointerId: 2, clientX: 210, clientY: 250 });
  fireEvent.pointerMove(frame, { pointerId: 1, clientX: 90, clientY: 250 });
  fireEvent.pointerMove(frame, { pointerId: 2, clientX: 300, clientY: 250 });
  expect(level()).toBe(start);
  fireEvent.pointerUp(frame, { pointerId: 1, clientX: 90, clientY: 250 });
  expect(level()).toBe(start);
  fireEvent.pointerUp(frame, { pointerId: 2, clientX: 300, clientY: 250 });
  await vi.waitFor(() => expect(level()).toBe("L"));
  expect(start).not.toBe("L");
});

test("arrows go from free place to free place, Enter takes it, the place is said", async () => {
  const onCell = vi.fn();
  const { frame, find, container } = renderBoard({ legal, onCell });
  fireEvent.keyDown(frame, { key: "ArrowRight" });
  const first = find("[data-cursor]")[0]?.getAttribute("data-cursor");
  expect(legal).toContain(first);
  fireEvent.keyDown(frame, { key: "ArrowLeft" });
  const second = find("[data-cursor]")[0]?.getAttribute("data-cursor") ?? "";
  expect(second).not.toBe(first);
  expect(container.querySelector("[aria-live]")?.textContent).toMatch(
    /^Row \d+, column \d+: Free\. To the (north|east|south|west): /,
  );
  fireEvent.keyDown(frame, { key: "Enter" });
  expect(onCell).toHaveBeenCalledWith(second, "picture");
});

test("a cell drawn smaller than a thumb is hit as far as one reaches", () => {
  const onCell = vi.fn();
  const { frame, container } = renderBoard({ legal: ["4,0"], onCell });
  for (let i = 0; i < 6; i++) fireEvent.keyDown(frame, { key: "-" });
  const { clientX, clientY } = spot(container, "4,0");
  expect(spot(container, "5,0").clientX - clientX, "px of a cell").toBeLessThan(36);
  tap(frame, { clientX: clientX + 20, clientY });
  expect(onCell).toHaveBeenLastCalledWith("4,0", "picture");
  onCell.mockClear();
  tap(frame, { clientX: clientX + 26, clientY });
  expect(onCell).not.toHaveBeenCalled();
});

test("the text twin names rows, tiles and followers and takes a place", async () => {
  const onCell = vi.fn();
  const { frame } = renderBoard({ legal, onCell });
  fireEvent.keyDown(frame, { key: "t" });
  const heading = screen.getByRole("heading", { name: "The board in words" });
  expect(document.activeElement).toBe(heading);
  const text = screen.getByRole("region", { name: "Board" });
  expect(within(text).getAllByRole("heading", { level: 3 })[0]?.textContent).toBe("Row 1");
  expect(text.textContent).toContain(
    "Row 2, column 2: Straight road. North road, east field, south road, west field. Anna: farmer (field).",
  );
  expect(text.textContent).toContain("None of the tiles left fits here.");
  const places = within(text).getAllByRole("button", { name: /^Place here: Row/ });
  expect(places).toHaveLength(legal.length);
  fireEvent.click(places[0] as HTMLElement);
  expect(onCell).toHaveBeenCalledWith(expect.stringMatching(/^-?\d+,-?\d+$/), "text");
  expect(legal).toContain(onCell.mock.calls[0]?.[0]);
  fireEvent.click(screen.getByRole("button", { name: "Back to the picture" }));
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole("application")));
});

test("the text twin speaks German", () => {
  speak("de");
  const { frame } = renderBoard({ legal });
  fireEvent.keyDown(frame, { key: "T" });
  expect(screen.getByRole("region").textContent).toContain("Reihe 2, Spalte 2");
  expect(screen.getByRole("region").textContent).toContain("Anna: Bauer (Wiese).");
});

test("zoom and the whole board: buttons for the keyboard, tools for the menu", () => {
  const { container, frame } = renderBoard();
  const scale = () =>
    Number(
      (container.querySelector(".board-stage") as SVGSVGElement).style.transform.match(
        /scale\(([\d.]+)/,
      )?.[1],
    );
  const initial = scale();
  fireEvent.click(screen.getByRole("button", { name: "Larger" }));
  expect(scale()).toBeCloseTo(initial * 1.5, 2);
  fireEvent.keyDown(frame, { key: "-" });
  expect(scale()).toBeCloseTo(initial, 2);
  boardTools.value?.zoomIn();
  boardTools.value?.fitBoard();
  expect(scale()).toBeCloseTo(initial, 2);
});

test("a proof lights its tiles, dims what is not of the feature, numbers and rings what was left over", () => {
  const lines = Object.values(loadView("over").lines ?? {});
  const line = lines.find(({ reason }) => reason === "carcassonne.city_open");
  const { find } = renderBoard({ board: loadBoard("over"), proof: line });
  const [tiles] = line?.parts ?? [];
  expect(find(".proof-tile")).toHaveLength(tiles?.count ?? 0);
  expect(find(".proof-dim").length).toBe(find(".proof-tile").length);
  expect(find("[data-number]").length).toBe(tiles?.count);
  expect(find("[data-left-over]")).toHaveLength(line?.left_over?.length ?? 0);
  expect(find("[data-outline='proof'] path")).toHaveLength(2);
  expect(find(".proof .piece")).toHaveLength(Object.keys(line?.majority ?? {}).length);
  expect(find(".board-faint")).toHaveLength(1);
});

test("symbols that are the proof have a ring each; outlined is only what areas or tiles are the proof of", async () => {
  const view = loadView("scored_over");
  const isles = await fetchGameArt("isle_of_skye");
  const findProof = (reason: string, seat: number) => {
    const line = Object.values(view.lines ?? {}).find(
      (line) => line.seat === seat && line.reason.endsWith(reason),
    );
    return renderBoard({ art: isles, board: view.surfaces[seat] as GridView, proof: line as ScoreLine });
  };
  const rings = (find: (selector: string) => Element[]) =>
    find("[data-ring]").map((ring) => ring.getAttribute("data-ring"));

  const sets = findProof("base_building_sets", 0);
  expect(rings(sets.find)).toEqual(["-1,0/broch1", "0,1/farm1", "1,0/lighthouse1"]);
  expect(sets.find("[data-outline='proof']")).toHaveLength(0);
  expect(sets.find(".proof-tile")).toHaveLength(3);
  expect(sets.find(".proof-dim")).toHaveLength(0);
  cleanup();

  const brochs = findProof("base_brochs_in_mountains", 0);
  expect(rings(brochs.find)).toEqual(["-1,0/broch1"]);
  expect(brochs.find(".proof-dim")).toHaveLength(2);
  expect(brochs.find("[data-outline='proof'] path")).toHaveLength(2);
  cleanup();

  const barrels = findProof("base_most_barrels", 0);
  expect(rings(barrels.find)).toEqual([]);
  expect(barrels.find("[data-outline='proof'] path")).toHaveLength(2);
});

test("a tile that comes is outlined for 4 s; what one laid oneself is not pressed on twice", () => {
  vi.useFakeTimers();
  const { find, update } = renderBoard({ live: true });
  expect(find("[data-outline='newest']")).toHaveLength(0);
  const more = { ...board, tiles: { ...board.tiles, "4,0": { tile: "R", rotation: 0, n: 99, seat: 2 } } };
  update({ board: more });
  expect(find("[data-outline='newest']")).toHaveLength(1);
  expect(find(".tile-laid")).toHaveLength(1);
  act(() => {
    vi.advanceTimersByTime(4_100);
  });
  expect(find("[data-outline='newest']")).toHaveLength(0);
  cleanup();
  const ownBoard = renderBoard({ placement });
  ownBoard.update({ board: more, placement: undefined });
  expect(ownBoard.find(".tile-laid")).toHaveLength(0);
  cleanup();
  const past = renderBoard();
  past.update({ board: more });
  expect(past.find("[data-outline]"), "a board that is looked back at points at nothing by itself").toEqual(
    [],
  );
});

test("where to look first is seen with the whole board around it", () => {
  const transform = (props: Partial<BoardProps>) => {
    const { container } = renderBoard(props);
    const { style } = container.querySelector(".board-stage") as SVGSVGElement;
    cleanup();
    return style.transform;
  };
  expect(transform({ lit: ["0,0"] })).toBe(transform({ fitsBoard: true }));
});

test("after a tile is laid the board fits its window, however small that was before", () => {
  const resized: (() => void)[] = [];
  class Observer {
    constructor(measure: () => void) {
      resized.push(measure);
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal("ResizeObserver", Observer);
  const { container, update } = renderBoard();
  const transform = () => (container.querySelector(".board-stage") as SVGSVGElement).style.transform;
  const whole = transform();
  const resize = (height: number) => {
    setSize(SIZE.width, height);
    act(() => {
      for (const measure of resized) measure();
    });
  };
  resize(4);
  expect(transform()).not.toBe(whole);
  update({ placement });
  resize(SIZE.height);
  update({});
  expect(transform()).toBe(whole);
  vi.unstubAllGlobals();
});

test("points that do not lie on the board leave it as it is, whole", () => {
  const line = { n: 1, seat: 0, category: "gold", reason: "gold", points: 4, turn: 5, rule: "7" };
  const { container, find } = renderBoard({
    proof: {
      ...line,
      parts: [{ code: "gold", count: 1, value: 1, points: 1, things: [["purse/1-5"]] }],
      left_over: [{ place: "purse/6-7", reason: "gold_rest" }],
    },
  });
  expect(find(".board-faint, .board-proof")).toEqual([]);
  const { transform } = (container.querySelector(".board-stage") as SVGSVGElement).style;
  cleanup();
  const fittedStage = renderBoard({ fitsBoard: true }).container.querySelector(
    ".board-stage",
  ) as SVGSVGElement;
  expect(transform).toBe(fittedStage.style.transform);
});

test("where to look lights up", () => {
  const { find } = renderBoard({ lit: ["0,0", "1,0/r0"] });
  expect(find("[data-outline='lit'] path")[0]?.getAttribute("d")).toBe("M0 0L200 0L200 100L0 100Z");
});
