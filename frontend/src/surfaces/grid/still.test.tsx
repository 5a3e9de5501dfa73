import { render } from "@testing-library/preact";
import { expect, test } from "vitest";
import { fetchArt, loadBoard, loadDocument, loadView, setSize, speak } from "../../testing/played";
import type { ScoreLine } from "../../wire";
import { BoardStill } from "./BoardStill";

test.each([
  [300, 200],
  [640, 400],
])("numbers and marks of a proof are whole within a panel of %i x %i px", async (width, height) => {
  speak();
  setSize(width, height);
  const board = loadBoard("over");
  const [line] = Object.values(loadView("over").lines ?? {});
  // Every tile is cited by itself, and every edge was left over: both stand on the outermost corners and edges too.
  const things = Object.keys(board.tiles).map((cell) => [cell]);
  const edges = things.flat().flatMap((cell) => ["N", "E", "S", "W"].map((edge) => `${cell}|${edge}`));
  const proof: ScoreLine = {
    ...(line as ScoreLine),
    parts: [{ code: "tiles", count: 1, value: 1, points: 1, things }],
    left_over: edges.map((place) => ({ place, reason: "open" })),
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
  const whole = (selector: string, r: number) => {
    const marks = [...container.querySelectorAll(selector)];
    for (const mark of marks) {
      const [x = 0, y = 0, scale = 1] = (mark.getAttribute("transform")?.match(/-?[\d.]+/g) ?? []).map(
        Number,
      );
      const radius = r * scale * stage;
      const name = JSON.stringify((mark as SVGElement).dataset);
      expect(left + x * stage - radius, `${name}: left`).toBeGreaterThanOrEqual(0);
      expect(top + y * stage - radius, `${name}: top`).toBeGreaterThanOrEqual(0);
      expect(left + x * stage + radius, `${name}: right`).toBeLessThanOrEqual(width);
      expect(top + y * stage + radius, `${name}: bottom`).toBeLessThanOrEqual(height);
    }
    return marks.length;
  };
  expect(whole("[data-number]", 12)).toBe(things.length);
  expect(whole("[data-left-over]", 10)).toBe(edges.length);
});
