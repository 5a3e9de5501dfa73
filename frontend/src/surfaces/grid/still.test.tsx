import { render } from "@testing-library/preact";
import { expect, test } from "vitest";
import { fetchArt, loadBoard, loadDocument, loadView, setSize, speak } from "../../testing/played";
import type { ScoreLine } from "../../wire";
import { BoardStill } from "./BoardStill";

test.each([
  [300, 200],
  [640, 400],
])("a number of a proof is whole within a panel of %i x %i px", async (width, height) => {
  speak();
  setSize(width, height);
  const board = loadBoard("over");
  const [line] = Object.values(loadView("over").lines ?? {});
  // Every tile is cited by itself: numbers stand on the outermost corners too.
  const things = Object.keys(board.tiles).map((cell) => [cell]);
  const proof: ScoreLine = {
    ...(line as ScoreLine),
    parts: [{ code: "tiles", count: 1, value: 1, points: 1, things }],
  };
  const { container } = render(
    <BoardStill
      art={await fetchArt()}
      board={board}
      seats={loadDocument("over").table.seats}
      label="Board"
      proof={proof}
    />,
  );
  const { transform } = (container.querySelector(".board-stage") as SVGSVGElement).style;
  const [left = 0, top = 0, stage = 1] = (transform.match(/-?[\d.]+/g) ?? []).map(Number);
  const numbers = [...container.querySelectorAll("[data-number]")];
  expect(numbers).toHaveLength(things.length);
  for (const number of numbers) {
    const [x = 0, y = 0, scale = 1] = (number.getAttribute("transform")?.match(/-?[\d.]+/g) ?? []).map(
      Number,
    );
    const radius = 12 * scale * stage;
    expect(left + x * stage - radius, `${number.textContent}: left`).toBeGreaterThanOrEqual(0);
    expect(top + y * stage - radius, `${number.textContent}: top`).toBeGreaterThanOrEqual(0);
    expect(left + x * stage + radius, `${number.textContent}: right`).toBeLessThanOrEqual(width);
    expect(top + y * stage + radius, `${number.textContent}: bottom`).toBeLessThanOrEqual(height);
  }
});
