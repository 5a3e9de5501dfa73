/** Pieces that seats sell to each other. */

import { act, fireEvent, render, screen, within } from "@testing-library/preact";
import { expect, test, vi } from "vitest";
import { PlayScreens } from "../play/PlayScreens";
import { listAxeFindings } from "../testing/app";
import {
  findInRow,
  findPrompt,
  onAPhoneAtTheMarket,
  open,
  press,
  table,
  tap,
  title,
} from "../testing/marketPhone";
import { loadDocument, makePlayed } from "../testing/played";
import type { ChoosePrompt, View } from "../wire";

onAPhoneAtTheMarket();

test.each(["offers_open", "market"] as const)(
  "%s: one tap shows one's own territory, one leads back",
  async (name) => {
    const container = await open(name, 0);
    const about = container.querySelector(".prices, .market")?.className;
    await vi.waitFor(() => {
      press("Territory");
      expect(container.querySelector(".prices, .market")).toBeNull();
    });
    await vi.waitFor(() => expect(container.querySelector(".board-stage [data-tile]")).toBeTruthy());
    expect(screen.getByRole("button", { name: "Territory" }).getAttribute("aria-pressed")).toBe("true");
    press("Offers");
    expect(container.querySelector(".prices, .market")?.className).toBe(about);
  },
);

test("while a board is looked at instead of the offers, nobody is asked to tap a price", async () => {
  await open("market", 0);
  expect(screen.getByText("2 gold · Tap a price to buy.")).toBeTruthy();
  press("Territory");
  await vi.waitFor(() => expect(screen.queryByText(/Tap a price/)).toBeNull());
  expect(screen.getAllByText("2 gold").length).toBeGreaterThan(0);
  press("Offers");
  expect(screen.getByText("2 gold · Tap a price to buy.")).toBeTruthy();
});

test("the market: one tap on the price tag buys, and it names price, tile, seller and remaining gold", async () => {
  const container = await open("market", 0);
  const prompt = findPrompt("choose") as ChoosePrompt;
  const sellers = [...container.querySelectorAll("[data-seller]")].map((element) =>
    element.getAttribute("data-seller"),
  );
  expect(sellers).toEqual(["1", "2", "0"]);
  const tags = [...container.querySelectorAll<HTMLElement>("[data-choice]")];
  expect(tags).toHaveLength(prompt.choices.length);
  expect(screen.getByText("2 gold · Tap a price to buy.")).toBeTruthy();
  const cheap = prompt.choices.find(({ unavailable, price }) => !unavailable && price === 1);
  const tag = container.querySelector(`[data-choice="${cheap?.id}"]`) as Element;
  expect(tag.textContent).toMatch(
    /^1BuyFits in \d+ places?, A tile .* of (Ben|Cara), 1 gold, 1 after buying$/,
  );
  expect(await listAxeFindings()).toEqual([]);
  fireEvent.click(tag);
  expect(table.submit).toHaveBeenCalledExactlyOnceWith(prompt.id, 0, { ...prompt.action, ...cheap?.payload });
});

test("the tag of a purchase being sent shows it until the table has answered", async () => {
  const container = await open("market", 0);
  const prompt = findPrompt("choose") as ChoosePrompt;
  const [, second] = prompt.choices;
  const action = { ...prompt.action, ...second?.payload };
  act(() => {
    table.pending.value = [
      { id: "e", at: 0, kind: "submit", prompt: prompt.id, seat: 0, version: 9, action },
    ];
  });
  const sent = [...container.querySelectorAll(".market-sent")].map((element) =>
    element.getAttribute("data-choice"),
  );
  expect(sent).toEqual([second?.id]);
});

test("a phone of several people shows them all alike: you could be any of them", async () => {
  const container = await open("market_watched", 1);
  expect(container.querySelectorAll(".market-own")).toHaveLength(1);
  const nameOwn = () => container.querySelector("[data-seller='1'] .market-seller")?.textContent;
  expect(nameOwn()).toBe("You");
  act(() => {
    table.seats.value = [0, 1];
  });
  expect(nameOwn()).toBe("Ben");
  expect(container.querySelectorAll(".market-own")).toHaveLength(0);
});

test("a bought tile is among the own pieces until it is built, and opens like them", async () => {
  const container = await open("market_watched", 1);
  expect(container.querySelector("[data-bought]")).toBeNull();
  act(() => {
    const now = loadDocument("market_watched");
    if (now.view?.seats[1]) now.view.seats[1].hand = ["b24"];
    if (now.view?.seats[0]) now.view.seats[0].hand = ["b30"];
    table.document.value = now;
  });
  const bought = [...container.querySelectorAll<HTMLElement>("[data-bought]")];
  expect(bought.map((element) => element.dataset.bought)).toEqual(["b24"]);
  expect(bought[0]?.closest("[data-seller]")?.getAttribute("data-seller")).toBe("1");
  expect(bought[0]?.textContent).toBe("bought");
  expect(bought[0]?.querySelector(".piece-look")).toBeTruthy();
});

test("an unaffordable tile says what is missing and is not bought", async () => {
  const table = makePlayed(loadDocument("market"), 0);
  const { view } = table.document.value;
  const prompt = Object.values(view?.prompts ?? {})[0] as ChoosePrompt;
  const dear = prompt.choices[0] as ChoosePrompt["choices"][number];
  dear.unavailable = { code: "isle_of_skye.gold_short", params: { n: 4 } };
  const { container } = render(<PlayScreens store={table.store} path={[]} />);
  await vi.waitFor(() => expect(container.querySelector("[data-choice]")).toBeTruthy());
  const button = container.querySelector(`[data-choice="${dear.id}"]`) as Element;
  expect(button.textContent).toContain("4 gold short");
  expect(document.querySelector(".sheet .second-line")?.textContent).not.toBe("4 gold short");
  fireEvent.click(button);
  expect(table.submit).not.toHaveBeenCalled();
  expect(document.querySelector(".sheet .second-line")?.textContent).toBe("4 gold short");
  press("Buy nothing");
  expect(table.submit).toHaveBeenCalledExactlyOnceWith(prompt.id, 0, {
    ...prompt.action,
    ...prompt.decline?.payload,
  });
});

test("if nothing is affordable the prompt says so, and passing is the answer", async () => {
  const table = makePlayed(loadDocument("market"), 0);
  const { view } = table.document.value;
  const prompt = Object.values(view?.prompts ?? {})[0] as ChoosePrompt;
  for (const choice of prompt.choices)
    choice.unavailable = { code: "isle_of_skye.gold_short", params: { n: 4 } };
  const { container } = render(<PlayScreens store={table.store} path={[]} />);
  await vi.waitFor(() => expect(container.querySelector("[data-choice]")).toBeTruthy());
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("There is nothing you can buy");
  expect(screen.getByText("All you can do is pass.")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Buy nothing" }).className).toContain("button-main");
});

test("a price above the purse says what the purse allows", async () => {
  const container = await open("offers_marked", 0);
  tap(container, 1, /^4 for/);
  const rest = findInRow(container, 2).getAllByRole("button", { name: / for / });
  fireEvent.click(rest.at(-1) as Element);
  const secondLine = container.querySelector(".sheet .second-line");
  expect(secondLine?.textContent).toMatch(/^At most \d+: that is all you have left\.$/);
  tap(container, 1, /^1 for/);
  expect(secondLine?.textContent).toContain("placed");
});

test("others watch the market, and see whose turn it is", async () => {
  const container = await open("market_watched", 1);
  expect(title()).toBe("Anna may buy a tile");
  expect(container.querySelector("[data-choice]")).toBeNull();
  expect(container.querySelectorAll("[data-seller]")).toHaveLength(3);
  expect(container.querySelector(".market")).toHaveProperty("tabIndex", 0);
});

test("beside prices and purchases the own boards are one tap away, and the way back is in the bar", async () => {
  const { view, ...rest } = loadDocument("market");
  if (view)
    view.surfaces["tracks-0"] = {
      kind: "track",
      name: { code: "isle_of_skye.surface_territory" },
      counted: "board.tiles",
      layout: "progress_board_2_4",
      seat: 0,
      pieces: {},
    };
  const table = makePlayed({ ...rest, view: view as View }, 0);
  const { container } = render(<PlayScreens store={table.store} path={[]} />);
  const tabs = () => within(screen.getByRole("group", { name: "Boards" })).getAllByRole("button");
  const pressed = () => tabs().map((tab) => tab.getAttribute("aria-pressed"));
  expect(pressed()).toEqual(["false", "false"]);
  fireEvent.click(tabs()[1] as Element);
  expect(pressed()).toEqual(["false", "true"]);
  await vi.waitFor(() => expect(container.querySelector("[data-spot]")).toBeTruthy());
  expect(container.querySelector(".market")).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Offers" }));
  expect(pressed()).toEqual(["false", "false"]);
  expect(container.querySelector(".market")).toBeTruthy();
});

test("undo stays first in the bar while another board is open", async () => {
  const container = await open("offers_sealed", 0);
  const words = () =>
    [...container.querySelectorAll(".action-bar button")].map(
      (button) => button.getAttribute("aria-label") ?? button.textContent,
    );
  act(() => {
    table.document.value = { ...table.document.value, undo: 1 };
  });
  expect(words()).toEqual(["Undo", "Change it"]);
  fireEvent.click(screen.getByRole("button", { name: /^\d+ Ben/ }));
  expect(words()).toEqual(["Undo", "Offers", "Change it"]);
});
