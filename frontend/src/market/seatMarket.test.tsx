import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/preact";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { forgetDrafts } from "../net/drafts";
import { PlayScreens } from "../play/PlayScreens";
import { uncover } from "../session/cover";
import { offersOf } from "../table/offering";
import { axeFinds } from "../testing/app";
import { documentOf, type Fixture, type PlayedTable, played, sized, speak } from "../testing/played";
import type { AmountsPrompt, ChoosePrompt, SeatPrompt, View } from "../wire";
import { Chosen } from "./Chosen";

const vibrate = vi.fn();
let table: PlayedTable;

beforeEach(() => {
  localStorage.clear();
  speak();
  sized(390, 500);
  vibrate.mockReset();
  vi.stubGlobal(
    "fetch",
    vi.fn(() => Promise.reject(new TypeError("no network"))),
  );
  navigator.vibrate = vibrate;
});
afterEach(() => {
  cleanup();
  act(() => {
    forgetDrafts();
    uncover();
  });
  vi.unstubAllGlobals();
});

async function open(name: Fixture, seat: number): Promise<Element> {
  table = played(documentOf(name), seat);
  table.secret.value = true;
  const { container } = render(<PlayScreens store={table.store} path={[]} />);
  await screen.findByRole("button", { name: "Hide" });
  await vi.waitFor(() => expect(container.querySelector(".prices, .market, .hand")).toBeTruthy());
  return container;
}

const promptOf = (kind: SeatPrompt["kind"], at = 0) =>
  Object.values(table.document.value.view?.prompts ?? {}).filter((prompt) => prompt.kind === kind)[
    at
  ] as SeatPrompt;
const title = () => screen.getByRole("heading", { level: 1 }).textContent;
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
const rows = (of: Element) => [...of.querySelectorAll<HTMLElement>("[data-offer]")];
const inRow = (of: Element, row: number) => within(rows(of)[row] as HTMLElement);
const tap = (of: Element, row: number, name: RegExp | string) =>
  fireEvent.click(inRow(of, row).getByRole("button", { name }));
const becomes = (name: Fixture) =>
  act(() => {
    table.document.value = documentOf(name);
  });

test("first the mark, by one tap; there are no prices before", async () => {
  const container = await open("offers_open", 0);
  expect(title()).toBe("Which tile gets the axe?");
  expect(container.querySelector(".price")).toBeNull();
  expect(screen.getByRole("button", { name: "Axe first" }).getAttribute("aria-disabled")).toBe("true");
  expect(await screen.findByText(/^5 gold · Round 1 of 6/)).toBeTruthy();
  const prompt = promptOf("choose") as ChoosePrompt;
  tap(container, 0, "Axe");
  expect(table.submit).toHaveBeenCalledExactlyOnceWith(prompt.id, 0, {
    ...prompt.action,
    ...prompt.choices[0]?.payload,
  });
  expect(await axeFinds()).toEqual([]);
});

/** A correction takes gold from the seat; its sealed choice is no longer valid. */
const corrected = (limit: number) =>
  act(() => {
    const document = structuredClone(table.document.value);
    for (const prompt of Object.values(document.view?.prompts ?? {})) {
      if (prompt.kind === "choose" || prompt.kind === "amounts")
        prompt.hint = { code: "isle_of_skye.hint_lapsed" };
      if (prompt.kind === "amounts") prompt.limit = limit;
    }
    table.document.value = document;
  });

test("a lapsed choice says why it is asked again, and shows nothing of its content", async () => {
  const container = await open("offers_marked", 0);
  tap(container, 1, /^3 for/);
  tap(container, 2, /^1 for/);
  press("Seal my prices");
  corrected(3);
  expect(screen.getByText(/^After a correction/)).toBeTruthy();
  expect(container.querySelector(".price-chosen")).toBeNull();
  screen.getByRole("button", { name: "2 prices are missing" });
  expect(await axeFinds()).toEqual([]);
});

test("prices set before a correction cannot be sealed for more than is left", async () => {
  const container = await open("offers_marked", 0);
  tap(container, 1, /^3 for/);
  tap(container, 2, /^1 for/);
  corrected(3);
  const button = screen.getByRole("button", { name: "1 more than you have" });
  expect(button.getAttribute("aria-disabled")).toBe("true");
  expect(screen.getByText("4 on tiles, 0 still free")).toBeTruthy();
});

test("a price for each other piece by one tap, the remaining gold at once, and one button seals", async () => {
  const container = await open("offers_marked", 0);
  expect(title()).toBe("Set your prices");
  expect(inRow(container, 0).queryByRole("button", { name: /^1 for/ })).toBeNull();
  screen.getByRole("button", { name: "2 prices are missing" });
  tap(container, 1, /^3 for/);
  expect(screen.getByText("3 on tiles, 2 still free")).toBeTruthy();
  const dear = inRow(container, 2).getByRole("button", { name: /^3 for/ });
  expect(dear.getAttribute("aria-disabled")).toBe("true");
  fireEvent.click(dear);
  screen.getByRole("button", { name: "1 price is missing" });
  tap(container, 2, /^2 for/);
  const prompt = promptOf("amounts") as AmountsPrompt;
  const [first, second] = prompt.amounts;
  press("Seal my prices");
  expect(table.submit).toHaveBeenCalledExactlyOnceWith(prompt.id, 0, {
    ...prompt.action,
    prices: { [first?.id ?? ""]: 3, [second?.id ?? ""]: 2 },
  });
  expect(localStorage.length === 0 || !JSON.stringify({ ...localStorage }).includes("prices")).toBe(true);
});

test("the mark moves to a priced piece, and its price to the marked one", async () => {
  const container = await open("offers_marked", 0);
  tap(container, 1, /^3 for/);
  const prompt = promptOf("choose") as ChoosePrompt;
  tap(container, 1, "Axe");
  expect(table.submit).toHaveBeenCalledExactlyOnceWith(prompt.id, 0, {
    ...prompt.action,
    ...prompt.choices[1]?.payload,
  });
  const moved = documentOf("offers_marked");
  const prices = Object.values(moved.view?.prompts ?? {}).find(
    (prompt) => prompt.kind === "amounts",
  ) as AmountsPrompt;
  const [first, second] = prompt.choices;
  act(() => {
    if (!moved.view || !first || !second) return;
    const amounts = prices.amounts.map((amount) =>
      amount.id === second.id ? { ...amount, id: first.id, piece: first.id, label: first.label } : amount,
    );
    const asks = { ...prices, id: `${prices.id}-moved`, amounts };
    moved.view.prompts = { [prompt.id]: prompt, [asks.id]: asks };
    moved.view.answered = { [prompt.id]: second.payload };
    table.document.value = moved;
  });
  expect(
    inRow(container, 0)
      .getByRole("button", { name: /^3 for/ })
      .getAttribute("aria-pressed"),
  ).toBe("true");
});

test("sealed: a closed lock and no amount; changing starts from what was sent", async () => {
  const container = await open("offers_marked", 0);
  tap(container, 1, /^2 for/);
  tap(container, 2, /^1 for/);
  press("Seal my prices");
  becomes("offers_sealed");
  expect(title()).toBe("Sealed");
  expect(container.querySelector(".coin, .price, [data-offer]")).toBeNull();
  expect(screen.getAllByText("ready")).toHaveLength(1);
  expect(screen.getAllByText("not yet")).toHaveLength(2);
  press("Change it");
  expect(
    inRow(container, 1)
      .getByRole("button", { name: /^2 for/ })
      .getAttribute("aria-pressed"),
  ).toBe("true");
  table.submit.mockClear();
  press("Seal my prices");
  expect(table.submit).not.toHaveBeenCalled();
  expect(title()).toBe("Sealed");
});

test("a seat that changes its sealed choice counts as choosing, and continues from it", async () => {
  const container = await open("offers_sealed", 0);
  const undo = 7;
  act(() => {
    table.document.value = { ...table.document.value, undo };
  });
  press("Change it");
  expect(table.undo).toHaveBeenCalledExactlyOnceWith(0);
  const prices = promptOf("amounts") as AmountsPrompt;
  const sent = Object.values(documentOf("offers_sealed").view?.answered?.[prices.id]?.prices ?? {});
  act(() => {
    const open = documentOf("offers_sealed");
    delete open.view?.answered?.[prices.id];
    table.document.value = open;
  });
  expect(sent.length).toBeGreaterThan(0);
  const chosen = [...container.querySelectorAll('.price[aria-pressed="true"]')];
  expect(chosen.map((price) => Number.parseInt(price.textContent ?? "", 10))).toEqual(sent);
});

test("of the others it is known who has chosen and what they drew, nothing else", async () => {
  const container = await open("offers_waiting", 1);
  const states = [...container.querySelectorAll(".chosen-words")].map((element) => element.textContent);
  expect(states).toEqual(["Annaready", "Caranot yet"]);
  const drawn = (seat: number) => offersOf(table.document.value.view as View, seat);
  const drawnTiles = [...container.querySelectorAll("[data-drawn]")].map((element) =>
    element.getAttribute("data-drawn"),
  );
  expect(drawnTiles).toEqual([...drawn(0), ...drawn(2)]);
  expect(drawnTiles).toHaveLength(6);
  expect(container.querySelector(".coin")).toBeNull();
});

test("after the own prices are sealed, others' draws are still shown, and nothing of the own choice", async () => {
  const container = await open("offers_sealed", 0);
  const ownOffers = offersOf(table.document.value.view as View, 0);
  const drawnTiles = [...container.querySelectorAll("[data-drawn]")].map((element) =>
    element.getAttribute("data-drawn"),
  );
  expect(drawnTiles).toHaveLength(9);
  expect(ownOffers.every((piece) => drawnTiles.includes(piece))).toBe(true);
  expect(container.querySelector(".coin, .price, [data-offer]")).toBeNull();
});

test("unsent prices are forgotten at a handover; sent ones stay", async () => {
  let container = await open("offers_marked", 0);
  tap(container, 1, /^3 for/);
  expect(sessionStorage.getItem("tableside.prices")).toContain(":3");
  cleanup();
  act(forgetDrafts); // as a handover does
  expect(sessionStorage.getItem("tableside.prices")).toBeNull();
  container = await open("offers_marked", 0);
  expect(inRow(container, 1).queryByRole("button", { pressed: true })).toBeNull();
  expect(inRow(container, 0).getByRole("button", { name: "Axe" }).getAttribute("aria-pressed")).toBe("true");
});

test("covered, the page contains nothing of it; uncovered, unsent prices are there", async () => {
  const container = await open("offers_marked", 0);
  tap(container, 1, /^3 for/);
  press("Hide");
  expect(container.querySelector(".coin, .price")).toBeNull();
  press("Tap to look");
  await vi.waitFor(() => expect(container.querySelector(".price")).toBeTruthy());
  expect(
    inRow(container, 1)
      .getByRole("button", { name: /^3 for/ })
      .getAttribute("aria-pressed"),
  ).toBe("true");
});

test("all have chosen: anybody lifts the screens, and the phone vibrates then", async () => {
  const container = await open("offers_all", 0);
  expect(title()).toBe("All have chosen");
  expect(container.querySelector(".coin")).toBeNull();
  press("Show all prices");
  expect(table.submit).toHaveBeenCalledOnce();
  vibrate.mockClear();
  becomes("market");
  expect(container.querySelectorAll(".market .coin").length).toBeGreaterThan(3);
  expect(vibrate).toHaveBeenCalledWith([20, 30, 20, 30, 20]);
});

test("the market: one tap on the price tag buys, and it names price, tile, seller and remaining gold", async () => {
  const container = await open("market", 0);
  const prompt = promptOf("choose") as ChoosePrompt;
  const sellers = [...container.querySelectorAll("[data-seller]")].map((element) =>
    element.getAttribute("data-seller"),
  );
  expect(sellers).toEqual(["1", "2", "0"]);
  const tags = [...container.querySelectorAll<HTMLElement>("[data-choice]")];
  expect(tags).toHaveLength(prompt.choices.length);
  expect(screen.getByText("2 gold · Tap a price to buy.")).toBeTruthy();
  const cheap = prompt.choices.find(({ unavailable, price }) => !unavailable && price === 1);
  const tag = container.querySelector(`[data-choice="${cheap?.id}"]`) as Element;
  expect(tag.textContent).toMatch(/^1BuyFits in \d+ places?$/);
  expect(tag.getAttribute("aria-label")).toMatch(
    /^Buy: A tile .* of (Ben|Cara), 1 gold, Fits in \d+ places?, 1 after buying$/,
  );
  expect(await axeFinds()).toEqual([]);
  fireEvent.click(tag);
  expect(table.submit).toHaveBeenCalledExactlyOnceWith(prompt.id, 0, { ...prompt.action, ...cheap?.payload });
});

test("the tag of a purchase being sent shows it until the table has answered", async () => {
  const container = await open("market", 0);
  const prompt = promptOf("choose") as ChoosePrompt;
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

test("a bought tile is among the own pieces until it is built, and opens like them", async () => {
  const container = await open("market_watched", 1);
  expect(container.querySelector("[data-bought]")).toBeNull();
  act(() => {
    const now = documentOf("market_watched");
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
  table = played(documentOf("market"), 0);
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
  table = played(documentOf("market"), 0);
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
  const rest = inRow(container, 2).getAllByRole("button", { name: / for / });
  fireEvent.click(rest.at(-1) as Element);
  const secondLine = container.querySelector(".sheet .second-line");
  expect(secondLine?.textContent).toMatch(/^At most \d+: that is all you have left\.$/);
  tap(container, 1, /^1 for/);
  expect(secondLine?.textContent).toContain("on tiles");
});

test("others watch the market, and see whose turn it is", async () => {
  const container = await open("market_watched", 1);
  expect(title()).toBe("Anna may buy a tile");
  expect(container.querySelector("[data-choice]")).toBeNull();
  expect(container.querySelectorAll("[data-seller]")).toHaveLength(3);
  expect(container.querySelector(".market")).toHaveProperty("tabIndex", 0);
});

test("open offers are entered for everybody, one after the other", async () => {
  const container = await open("offers_told", 1);
  expect(title()).toBe("Where is Anna’s axe?");
  press("Ben not yet");
  expect(title()).toBe("Which tile gets the axe?");
  const prompt = promptOf("choose", 1) as ChoosePrompt;
  tap(container, 0, "Axe");
  expect(table.submit).toHaveBeenCalledExactlyOnceWith(prompt.id, 1, {
    ...prompt.action,
    ...prompt.choices[0]?.payload,
  });
});

test("open offers are called entered, not sealed", () => {
  const document = documentOf("offers_told");
  render(<Chosen document={document} seats={[0, 1]} open={new Set([1])} current={1} onSeat={vi.fn()} />);
  const seats = screen.getAllByRole("button").map((button) => button.textContent);
  expect(seats).toEqual(["Annaentered", "Bennot yet"]);
});
