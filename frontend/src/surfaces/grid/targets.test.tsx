/** Tiles and edges that are chosen on a grid, and what is written and drawn there. */

import { cleanup, fireEvent, render, screen } from "@testing-library/preact";
import { beforeEach, expect, test, vi } from "vitest";
import type { GameArt } from "../../pieces/assets";
import { buildAnswers } from "../../prompts/answering";
import { fetchArt as artOf, loadBoard, loadDocument, setSize, speak } from "../../testing/played";
import type { ChoosePrompt } from "../../wire";
import { Board } from "./Board";
import type { BoardProps } from "./types";

const board = loadBoard("place");
const { seats } = loadDocument("place").table;
const [tile = "", other = ""] = Object.keys(board.tiles);
const EDGES = ["0,0|E", "0,0|S"];
let art: GameArt;

function renderBoard(props: Partial<BoardProps>) {
  const { container } = render(<Board art={art} board={board} seats={seats} label="Board" {...props} />);
  return { container, frame: screen.getByRole("application") };
}

/** A tap at a point of the board, in cells. */
function tap(container: Element, frame: Element, x: number, y: number): void {
  const { transform } = (container.querySelector(".board-stage") as SVGSVGElement).style;
  const [left = 0, top = 0, scale = 1] = (transform.match(/-?[\d.]+/g) ?? []).map(Number);
  const at = { pointerId: 1, clientX: left + x * 100 * scale, clientY: top + y * 100 * scale };
  fireEvent.pointerDown(frame, at);
  fireEvent.pointerUp(frame, at);
}

beforeEach(async () => {
  speak();
  setSize(390, 500);
  art = await artOf();
});

test("a tile that may be chosen keeps its picture and has a badge: a number, and pictures beside it", () => {
  const onCell = vi.fn();
  const pictures = { ...art, pieces: { ...art.pieces, flag: '<path data-flag="" d="M0 0H9"/>' } };
  const badges = { [tile]: { value: "3", signs: ["flag"] }, [other]: { value: "12", signs: [] } };
  const { container, frame } = renderBoard({ art: pictures, legal: [tile, other], badges, onCell });
  expect(container.querySelectorAll("[data-cell] .legal-mark")).toHaveLength(2);
  expect(container.querySelector(".legal-glow")).toBeNull();
  const [firstBadge, secondBadge] = [...container.querySelectorAll("[data-badge]")];
  expect(firstBadge?.querySelector("text")?.textContent).toBe("3");
  expect(firstBadge?.querySelectorAll("[data-flag]")).toHaveLength(1);
  expect(secondBadge?.querySelector("text")?.textContent).toBe("12");
  const [x = 0, y = 0] = other.split(",").map(Number);
  tap(container, frame, x + 0.5, y + 0.5);
  expect(onCell).toHaveBeenCalledExactlyOnceWith(other, "picture");
});

test("an edge is chosen by a tap near it, by key, and in the text by its words", () => {
  const onCell = vi.fn();
  const words = { "0,0|E": "Between one and two", "0,0|S": "Between one and three" };
  const { container, frame } = renderBoard({ legal: EDGES, words, onCell });
  expect(
    [...container.querySelectorAll("[data-edge]")].map((edge) => edge.getAttribute("data-edge")),
  ).toEqual(EDGES);
  tap(container, frame, 0.95, 0.5);
  tap(container, frame, 0.5, 0.97);
  tap(container, frame, 3.5, -2.5);
  fireEvent.keyDown(frame, { key: "PageDown" });
  expect(container.querySelector("[aria-live]")?.textContent).toContain("Between one and two");
  fireEvent.keyDown(frame, { key: "PageDown" });
  fireEvent.keyDown(frame, { key: "Enter" });
  expect(onCell.mock.calls).toEqual([
    ["0,0|E", "picture"],
    ["0,0|S", "picture"],
    ["0,0|S", "picture"],
  ]);
  fireEvent.keyDown(frame, { key: "t" });
  fireEvent.click(screen.getByRole("button", { name: "Between one and three" }));
  expect(onCell).toHaveBeenLastCalledWith("0,0|S", "text");
});

test("a way is drawn from tile to tile once it leads somewhere", () => {
  const { container } = renderBoard({ trail: { from: "0,0", path: ["1,0"], to: "1,1" } });
  expect(container.querySelector("[data-trail]")?.getAttribute("data-trail")).toBe("0,0 1,0 1,1");
  expect(container.querySelector(".trail-line")?.getAttribute("d")).toBe("M50 50L150 50L150 150");
  cleanup();
  expect(
    renderBoard({ trail: { from: "0,0", path: [] } }).container.querySelector("[data-trail]"),
  ).toBeNull();
});

test("choices say what is written at their places, and what was planned so far is a way", () => {
  const label = { code: "x.tile" };
  const choice = (place: string, more: object = {}) => ({
    id: place,
    label,
    payload: { place },
    places: [place],
    ...more,
  });
  const prompt: ChoosePrompt = {
    kind: "choose",
    id: "plan",
    title: label,
    action: { type: "plan" },
    choices: [
      choice("0,0", { badge: "2", signs: ["flag"], note: { code: "x.note" } }),
      choice("1,0"),
      choice("2,0", { badge: "9", unavailable: label }),
    ],
    on: "main",
    path: ["0,1", "1,1", "1,2"],
  };
  const submit = vi.fn();
  const answers = buildAnswers({ surfaces: { main: board } }, prompt, undefined, {
    submit,
    setMoving: vi.fn(),
  });
  expect(answers?.badges).toEqual({ "0,0": { value: "2", signs: ["flag"] } });
  expect(answers?.legal).toEqual(["0,0", "1,0"]);
  expect(answers?.trail).toEqual({ from: "0,1", path: ["1,1"], to: "1,2" });
  expect(answers?.words["0,0"]).toMatch(/, /);
  answers?.choose("0,0");
  expect(submit).toHaveBeenCalledExactlyOnceWith({ type: "plan", place: "0,0" });
});
