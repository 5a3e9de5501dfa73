/** A board by itself on a phone. */

import { fireEvent, render, screen } from "@testing-library/preact";
import { beforeEach } from "vitest";
import type { GameArt } from "../pieces/assets";
import { Board } from "../surfaces/grid/Board";
import type { BoardProps, TilePlacement } from "../surfaces/grid/types";
import type { PlacePrompt } from "../wire";
import { fetchArt, loadBoard, loadDocument, loadView, setSize, speak } from "./played";

/** Of the window. */
export const SIZE = { width: 390, height: 500 };
export const board = loadBoard("place");
export const { seats } = loadDocument("place").table;
export const prompt = Object.values(loadView("place").prompts ?? {})[0] as PlacePrompt;
export const legal = Object.keys(prompt.cells);
export let art: GameArt;

/** A tile on its way to a place. */
export const placement: TilePlacement = {
  cell: "4,0",
  tile: prompt.piece,
  rotation: 0,
  turns: { on: 1 },
  seat: 2,
  piece: "follower",
  targets: ["c0", "f0"],
};

/** Show a board by itself. */
export function renderBoard(props: Partial<BoardProps> = {}) {
  const all: BoardProps = { art, board, seats, label: "Board", ...props };
  const view = render(<Board {...all} />);
  const frame = screen.getByRole("application");
  const update = (next: Partial<BoardProps>) => view.rerender(<Board {...all} {...next} />);
  return {
    ...view,
    frame,
    update,
    find: (selector: string) => [...view.container.querySelectorAll(selector)],
  };
}

/** Return the middle of a cell in the window, by the stage's own transform. */
export function spot(container: Element, cell: string): { clientX: number; clientY: number } {
  const { transform } = (container.querySelector(".board-stage") as SVGSVGElement).style;
  const [left = 0, top = 0, scale = 1] = (transform.match(/-?[\d.]+/g) ?? []).map(Number);
  const [x = 0, y = 0] = cell.split(",").map(Number);
  return { clientX: left + (x + 0.5) * 100 * scale, clientY: top + (y + 0.5) * 100 * scale };
}

/** Tap a point of the window. */
export function tap(frame: Element, at: { clientX: number; clientY: number }) {
  fireEvent.pointerDown(frame, { pointerId: 1, ...at });
  fireEvent.pointerUp(frame, { pointerId: 1, ...at });
}

/** Give every test of the file a phone with the pictures of the game, in English. */
export function onAPhoneWithABoard(): void {
  beforeEach(async () => {
    speak();
    setSize(SIZE.width, SIZE.height);
    art = await fetchArt();
  });
}
