/** A tile that is being laid: turned, with a piece, confirmed. */

import { fireEvent } from "@testing-library/preact";
import { expect, test, vi } from "vitest";
import {
  art,
  board,
  legal,
  onAPhoneWithABoard,
  placement,
  prompt,
  renderBoard,
  spot,
  tap,
} from "../../testing/board";

onAPhoneWithABoard();

test("a laid tile is drawn, framed, numbered; keys turn it, choose, confirm and go back", () => {
  const calls = { onTurn: vi.fn(), onTarget: vi.fn(), onConfirm: vi.fn(), onBack: vi.fn() };
  const { frame, find, update } = renderBoard({ placement, legal, ...calls });
  expect(find("[data-draft='4,0/0'] use")[0]?.getAttribute("href")).toMatch(
    `#carcassonne-${prompt.piece}-0-`,
  );
  expect(find("[data-cell]")).toHaveLength(0);
  expect(find(".target-number").map((text) => text.textContent)).toEqual(["1", "2"]);
  fireEvent.keyDown(frame, { key: "r" });
  fireEvent.keyDown(frame, { key: "2" });
  fireEvent.keyDown(frame, { key: "Enter", ctrlKey: true });
  fireEvent.keyDown(frame, { key: "Escape" });
  expect(calls.onTurn).toHaveBeenCalledTimes(1);
  expect(calls.onTarget).toHaveBeenCalledWith("f0");
  expect(calls.onConfirm).toHaveBeenCalledTimes(1);
  expect(calls.onBack).toHaveBeenCalledTimes(1);
  update({ placement: { ...placement, target: "c0" } });
  expect(find(".target-chosen")).toHaveLength(1);
  expect(find(".draft .piece.seat-yellow")).toHaveLength(1);
});

test("taps on the laid tile: its discs choose, the rest of it and the badge turn it", () => {
  const calls = { onTurn: vi.fn(), onTarget: vi.fn(), onCell: vi.fn() };
  const { frame, container } = renderBoard({ placement, legal, ...calls });
  const middle = spot(container, "4,0");
  const px = (unit: number) => ((unit - 50) * 130) / 100;
  const [x = 0, y = 0] = art.geometry[prompt.piece]?.[0]?.anchors.f0 ?? [];
  tap(frame, { clientX: middle.clientX + px(x), clientY: middle.clientY + px(y) });
  expect(calls.onTarget).toHaveBeenCalledWith("f0");
  tap(frame, { clientX: middle.clientX + px(10), clientY: middle.clientY + px(10) });
  tap(frame, { clientX: middle.clientX + px(108), clientY: middle.clientY + px(-8) });
  expect(calls.onTurn).toHaveBeenCalledTimes(2);
  expect(calls.onTurn).toHaveBeenLastCalledWith(false);
  expect(calls.onCell).not.toHaveBeenCalled();
});

test("a tap between two discs chooses the nearer one", () => {
  const onTarget = vi.fn();
  const onTurn = vi.fn();
  const { frame, container } = renderBoard({ placement, legal, onTarget, onTurn });
  const middle = spot(container, "4,0");
  const anchors = art.geometry[prompt.piece]?.[0]?.anchors;
  const [left = 0, top = 0] = anchors?.c0 ?? [];
  const [x = 0, y = 0] = anchors?.f0 ?? [];
  const px = (units: number) => (units * 130) / 100;
  const between = (part: number) =>
    tap(frame, {
      clientX: middle.clientX + px(left + (x - left) * part - 50),
      clientY: middle.clientY + px(top + (y - top) * part - 50),
    });
  const far = px(Math.hypot(x - left, y - top));
  expect(far * 0.45, "beyond the disc's own reach").toBeGreaterThan(22);
  between(0.45);
  expect(onTarget).toHaveBeenLastCalledWith("c0");
  between(0.55);
  expect(onTarget).toHaveBeenLastCalledWith("f0");
  expect(onTurn).not.toHaveBeenCalled();
});

test("of three rotations each is one turn away: a second badge, and Shift and R, turn the other way", () => {
  const onTurn = vi.fn();
  const { frame, container, find } = renderBoard({
    placement: { ...placement, turns: { on: 2, back: 3 } },
    legal,
    onTurn,
  });
  expect(find("[data-turn]")).toHaveLength(2);
  const middle = spot(container, "4,0");
  tap(frame, { clientX: middle.clientX - 70, clientY: middle.clientY - 70 });
  expect(onTurn).toHaveBeenLastCalledWith(true);
  fireEvent.keyDown(frame, { key: "r" });
  expect(onTurn).toHaveBeenLastCalledWith(false);
  fireEvent.keyDown(frame, { key: "R", shiftKey: true });
  expect(onTurn).toHaveBeenLastCalledWith(true);
});

test("the first tile of a board is turned by the button below it alone", () => {
  const { find } = renderBoard({ board: { ...board, tiles: {}, pieces: {} }, placement, legal: ["4,0"] });
  expect(find("[data-draft]")).toHaveLength(1);
  expect(find(".turn-badge")).toHaveLength(0);
});

test("a tile on its way has a dashed follower and nothing to choose", () => {
  const { find } = renderBoard({ placement: { ...placement, targets: [], target: "f0", sent: true } });
  expect(find(".draft-sent")).toHaveLength(1);
  expect(find(".piece-waiting")[0]?.getAttribute("href")).toBe("#peg-triangle-lying");
  expect(find("[data-turn]")).toHaveLength(0);
});

test("the piece on the tile being laid is drawn as its kind, not as a plain follower", () => {
  const big = { ...art, pieces: { ...art.pieces, big: '<circle r="40"/>' } };
  const { find } = renderBoard({ art: big, placement: { ...placement, piece: "big", target: "c0" } });
  expect(find("[data-piece='4,0/c0'] circle")).toHaveLength(1);
});
