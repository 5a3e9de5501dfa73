/** Prices that each seat sets for its own pieces, before all are shown. */

import { act, cleanup, fireEvent, render, screen } from "@testing-library/preact";
import { expect, test, vi } from "vitest";
import { forgetDrafts } from "../net/drafts";
import { listOffers } from "../prompts/offering";
import { listAxeFindings } from "../testing/app";
import {
  changeTo,
  findInRow,
  findPrompt,
  onAPhoneAtTheMarket,
  open,
  press,
  table,
  tap,
  title,
  vibrate,
} from "../testing/marketPhone";
import { loadDocument } from "../testing/played";
import type { AmountsPrompt, ChoosePrompt, View } from "../wire";
import { Chosen } from "./Chosen";

onAPhoneAtTheMarket();

test("first the mark, by one tap; there are no prices before", async () => {
  const container = await open("offers_open", 0);
  expect(title()).toBe("Which tile gets the axe?");
  expect(container.querySelector(".price")).toBeNull();
  expect(screen.getByRole("button", { name: "Axe first" }).getAttribute("aria-disabled")).toBe("true");
  expect(await screen.findByText("5 gold")).toBeTruthy();
  const prompt = findPrompt("choose") as ChoosePrompt;
  tap(container, 0, "Axe");
  expect(table.submit).toHaveBeenCalledExactlyOnceWith(prompt.id, 0, {
    ...prompt.action,
    ...prompt.choices[0]?.payload,
  });
  expect(await listAxeFindings()).toEqual([]);
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
  expect(await listAxeFindings()).toEqual([]);
});

test("prices set before a correction cannot be sealed for more than is left", async () => {
  const container = await open("offers_marked", 0);
  tap(container, 1, /^3 for/);
  tap(container, 2, /^1 for/);
  corrected(3);
  const button = screen.getByRole("button", { name: "1 more than you have" });
  expect(button.getAttribute("aria-disabled")).toBe("true");
  expect(screen.getByText("4 gold placed, 0 gold left to buy with")).toBeTruthy();
});

test("what is missing leads to the first piece without a price, past the one that has none", async () => {
  const container = await open("offers_marked", 0);
  press("2 prices are missing");
  expect(document.activeElement).toBe(findInRow(container, 1).getByRole("button", { name: /^1 for/ }));
});

test("a price for each other piece by one tap, the remaining gold at once, and one button seals", async () => {
  const container = await open("offers_marked", 0);
  expect(title()).toBe("Set your prices");
  expect(findInRow(container, 0).queryByRole("button", { name: /^1 for/ })).toBeNull();
  screen.getByRole("button", { name: "2 prices are missing" });
  tap(container, 1, /^3 for/);
  expect(screen.getByText("3 gold placed, 2 gold left to buy with")).toBeTruthy();
  const dear = findInRow(container, 2).getByRole("button", { name: /^3 for/ });
  expect(dear.getAttribute("aria-disabled")).toBe("true");
  fireEvent.click(dear);
  screen.getByRole("button", { name: "1 price is missing" });
  tap(container, 2, /^2 for/);
  const prompt = findPrompt("amounts") as AmountsPrompt;
  const [first, second] = prompt.amounts;
  press("Seal my prices");
  expect(table.submit).toHaveBeenCalledExactlyOnceWith(prompt.id, 0, {
    ...prompt.action,
    prices: { [first?.id ?? ""]: 3, [second?.id ?? ""]: 2 },
  });
  expect(localStorage.length === 0 || !JSON.stringify({ ...localStorage }).includes("prices")).toBe(true);
});

test("whoever is the last to choose is told so, and shows all prices with the same tap", async () => {
  const container = await open("offers_marked", 0);
  tap(container, 1, /^3 for/);
  tap(container, 2, /^1 for/);
  screen.getByRole("button", { name: "Seal my prices" });
  act(() => {
    const document = structuredClone(table.document.value);
    for (const prompt of Object.values(document.view?.prompts ?? {}))
      if (prompt.kind === "amounts") prompt.opens = "lift-1";
    table.document.value = document;
  });
  // A tap that was meant for the button as it was seals and no more.
  screen.getByRole("button", { name: "Seal my prices" });
  fireEvent.click(await screen.findByRole("button", { name: "Show all prices" }));
  const prompt = findPrompt("amounts") as AmountsPrompt;
  const [first, second] = prompt.amounts;
  const prices = { [first?.id ?? ""]: 3, [second?.id ?? ""]: 1 };
  const action = { ...prompt.action, prices };
  expect(table.submit).toHaveBeenCalledExactlyOnceWith(prompt.id, 0, action, "lift-1");
});

test("the mark moves to a priced piece, and its price to the marked one", async () => {
  const container = await open("offers_marked", 0);
  tap(container, 1, /^3 for/);
  const prompt = findPrompt("choose") as ChoosePrompt;
  tap(container, 1, "Axe");
  expect(table.submit).toHaveBeenCalledExactlyOnceWith(prompt.id, 0, {
    ...prompt.action,
    ...prompt.choices[1]?.payload,
  });
  const moved = loadDocument("offers_marked");
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
    findInRow(container, 0)
      .getByRole("button", { name: /^3 for/ })
      .getAttribute("aria-pressed"),
  ).toBe("true");
});

test("sealed: a closed lock and no amount; changing starts from what was sent", async () => {
  const container = await open("offers_marked", 0);
  tap(container, 1, /^2 for/);
  tap(container, 2, /^1 for/);
  press("Seal my prices");
  changeTo("offers_sealed");
  expect(title()).toBe("Sealed");
  expect(container.querySelector(".coin, .price, [data-offer]")).toBeNull();
  expect(screen.getAllByText("ready")).toHaveLength(1);
  expect(screen.getAllByText("not yet")).toHaveLength(2);
  press("Change it");
  expect(
    findInRow(container, 1)
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
  const prices = findPrompt("amounts") as AmountsPrompt;
  const sent = Object.values(loadDocument("offers_sealed").view?.answered?.[prices.id]?.prices ?? {});
  act(() => {
    const open = loadDocument("offers_sealed");
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
  const drawn = (seat: number) => listOffers(table.document.value.view as View, seat);
  const drawnTiles = [...container.querySelectorAll("[data-drawn]")].map((element) =>
    element.getAttribute("data-drawn"),
  );
  expect(drawnTiles).toEqual([...drawn(0), ...drawn(2)]);
  expect(drawnTiles).toHaveLength(6);
  expect(container.querySelector(".coin")).toBeNull();
});

test("after the own prices are sealed, others' draws are still shown, and nothing of the own choice", async () => {
  const container = await open("offers_sealed", 0);
  const ownOffers = listOffers(table.document.value.view as View, 0);
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
  expect(sessionStorage.getItem("tableside.draft.prices")).toContain(":3");
  cleanup();
  act(forgetDrafts); // as a handover does
  expect(sessionStorage.getItem("tableside.draft.prices")).toBeNull();
  container = await open("offers_marked", 0);
  expect(findInRow(container, 1).queryByRole("button", { pressed: true })).toBeNull();
  expect(findInRow(container, 0).getByRole("button", { name: "Axe" }).getAttribute("aria-pressed")).toBe(
    "true",
  );
});

test("covered, the page contains nothing of it; uncovered, unsent prices are there", async () => {
  const container = await open("offers_marked", 0);
  tap(container, 1, /^3 for/);
  press("Hide");
  expect(container.querySelector(".coin, .price")).toBeNull();
  press("Tap to look");
  await vi.waitFor(() => expect(container.querySelector(".price")).toBeTruthy());
  expect(
    findInRow(container, 1)
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
  changeTo("market");
  expect(container.querySelectorAll(".market .coin").length).toBeGreaterThan(3);
  expect(vibrate).toHaveBeenCalledWith([20, 30, 20, 30, 20]);
});

test("open offers are entered for everybody, one after the other", async () => {
  const container = await open("offers_told", 1);
  expect(title()).toBe("Where is Anna’s axe?");
  press("Ben not yet");
  expect(title()).toBe("Which tile gets the axe?");
  const prompt = findPrompt("choose", 1) as ChoosePrompt;
  tap(container, 0, "Axe");
  expect(table.submit).toHaveBeenCalledExactlyOnceWith(prompt.id, 1, {
    ...prompt.action,
    ...prompt.choices[0]?.payload,
  });
});

test("open offers are called entered, not sealed", () => {
  const document = loadDocument("offers_told");
  render(<Chosen document={document} seats={[0, 1]} open={new Set([1])} current={1} onSeat={vi.fn()} />);
  const seats = screen.getAllByRole("button").map((button) => button.textContent);
  expect(seats).toEqual(["Annaentered", "Bennot yet"]);
});
