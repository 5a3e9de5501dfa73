import { cleanup, render } from "@testing-library/preact";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type GameArt, gameArt } from "../pieces/assets";
import { speak } from "../testing/played";
import { Stock } from "./Stock";
import { thingsOf } from "./Things";

let art: GameArt;

beforeEach(async () => {
  speak();
  art = await gameArt("isle_of_skye");
});
afterEach(cleanup);

/** Show a stock whose kind `gold` has this `kind`. */
function renderStock(kind: "piece" | "amount" | "effect", n: number) {
  const ownArt: GameArt = { ...art, stock: { gold: { kind } } };
  const seat = { score: 0, stock: { gold: n } };
  const { container } = render(
    <Stock game="isle_of_skye" colour="red" seat={seat} art={ownArt} line="line" size={20} />,
  );
  return {
    pictures: container.querySelectorAll("svg").length,
    lines: container.querySelectorAll(".line").length,
    things: thingsOf(ownArt, seat),
  };
}

test("pieces are drawn one by one, an amount is a number, an effect is no stock but a thing with a name", () => {
  expect(renderStock("piece", 3)).toEqual({ pictures: 3, lines: 1, things: [] });
  cleanup();
  expect(renderStock("amount", 3)).toEqual({ pictures: 0, lines: 1, things: [] });
  cleanup();
  expect(renderStock("effect", 3)).toEqual({ pictures: 0, lines: 0, things: [{ kind: "gold", n: 3 }] });
});

test("a piece in hand looks as it does on the board", () => {
  const seat = { score: 0, stock: { waypoint: 2 } };
  const { container } = render(
    <Stock game="isle_of_skye" colour="red" seat={seat} art={art} line="line" size={20} />,
  );
  expect(container.querySelectorAll(".piece-drawn.seat-red path").length).toBe(2);
});
