import { cleanup, render } from "@testing-library/preact";
import { beforeEach, expect, test } from "vitest";
import { t } from "../i18n";
import { fetchGameArt, type GameArt } from "../pieces/assets";
import { speak } from "../testing/played";
import { Stock } from "./Stock";
import { listThings } from "./Things";

let art: GameArt;

beforeEach(async () => {
  speak();
  art = await fetchGameArt("isle_of_skye");
});

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
    things: listThings(ownArt, seat),
  };
}

test("pieces are drawn one by one, an amount is a number, an effect is no stock but a thing with a name", () => {
  expect(renderStock("piece", 3)).toEqual({ pictures: 3, lines: 1, things: [] });
  cleanup();
  expect(renderStock("amount", 3)).toEqual({ pictures: 0, lines: 1, things: [] });
  cleanup();
  expect(renderStock("effect", 3)).toEqual({ pictures: 0, lines: 0, things: [{ kind: "gold", n: 3 }] });
});

test.each([0, 9])("%s pieces are a number beside a picture of what it counts", (n) => {
  expect(renderStock("piece", n)).toEqual({ pictures: 1, lines: 1, things: [] });
});

test.each([
  [
    { follower: 0, big: 1, builder: 0, wine: 0, grain: 2 },
    { big: 1, grain: 2 },
  ],
  [{ follower: 0, big: 0, builder: 0, wine: 0, grain: 0 }, { follower: 0 }],
])(
  "kinds that a seat has none of are left out, and that it has none at all is said once: %j",
  (stock, told) => {
    const gathered = { kind: "amount", gathered: true } as const;
    const { container } = render(
      <Stock
        game="carcassonne"
        colour="red"
        seat={{ score: 0, stock }}
        art={{ ...art, stock: { wine: gathered, grain: gathered } }}
        line="line"
        size={20}
      />,
    );
    const said = [...container.querySelectorAll(".line .unseen")].map(({ textContent }) => textContent);
    expect(said).toEqual(Object.entries(told).map(([kind, n]) => t(`carcassonne.stock_${kind}`, { n })));
  },
);

test("a piece in hand looks as it does on the board", () => {
  const seat = { score: 0, stock: { waypoint: 2 } };
  const { container } = render(
    <Stock game="isle_of_skye" colour="red" seat={seat} art={art} line="line" size={20} />,
  );
  expect(container.querySelectorAll(".piece-drawn.seat-red path").length).toBe(2);
});
