import { act, fireEvent, screen, waitFor, within } from "@testing-library/preact";
import { afterEach, describe, expect, test } from "vitest";
import { forgetDrafts } from "../net/drafts";
import { prefer } from "../platform/preferences";
import { listSpaces } from "../surfaces/display/market";
import { listAxeFindings } from "../testing/app";
import { onAPhone, showTable } from "../testing/phone";
import { type Fixture, loadDocument, loadView, type PlayedTable } from "../testing/played";
import type { ChoosePrompt, DisplayView, Slot, View, Watched } from "../wire";

let table: PlayedTable & { container: Element };

onAPhone();
afterEach(() => act(forgetDrafts));

async function open(name: Fixture, seat: Watched, ready = ".wares, .market"): Promise<Element> {
  table = showTable(name, seat);
  await waitFor(() => expect(table.container.querySelector(ready)).toBeTruthy());
  return table.container;
}

const title = () => screen.getByRole("heading", { level: 1 }).textContent;
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
const find = (selector: string) => table.container.querySelector<HTMLElement>(selector);
const choice = (id: string) => find(`[data-choice="${id}"]`) as HTMLElement;
const prompts = () => Object.values(table.document.value.view?.prompts ?? {}) as ChoosePrompt[];
const spaces = () => [...table.container.querySelectorAll("[data-space]")];
const rows = () =>
  [...table.container.querySelectorAll("[data-seller]")].map((element) =>
    element.getAttribute("data-seller"),
  );

/** Return the view with these slots of the market, in order. */
function withMarket(view: View, slots: readonly Slot[]): View {
  const lying = Object.fromEntries(slots.map((slot, i) => [String(i + 1), slot]));
  const market = view.surfaces.market as DisplayView;
  return { ...view, surfaces: { ...view.surfaces, market: { ...market, slots: lying } } };
}

describe("the open market", () => {
  test("each space shows its full price, and the two costs that add up to it", async () => {
    await open("wares", 0);
    expect(title()).toBe("Second buy turn: buy one tile, or pass");
    const prices = spaces().map((space) => space.querySelector(".ware-price")?.textContent);
    expect(prices).toEqual(["0 + 4 =4", "2 + 3 =5", "8 + 2 =10", "5 + 1 =6", "6 + 0 =6"]);
    expect(choice("space_2").textContent).toMatch(
      /^Space 2: x14, price 5, 2 on the tile and 3 for the space, Fits /,
    );
    expect(choice("space_2").textContent?.match(/x14/gi)).toHaveLength(1);
    expect(await listAxeFindings()).toEqual([]);
  });

  test("each space is a stone slab with its cost and the view's name, and an arrow shows which way tiles move", async () => {
    await open("wares_refill", 0);
    const costs = () => spaces().map((space) => space.querySelector(".stone")?.textContent);
    expect(costs()).toEqual(["+4", "+3", "+2", "+1", "+0"]);
    screen.getByText(
      "Tiles move on towards the last space. At the end of the round the one there leaves the game.",
    );
    act(() => {
      const { view, ...rest } = table.document.value;
      if (view)
        table.document.value = {
          ...rest,
          view: withMarket(view, [{ adds: 9 }, { adds: 1 }, { face_down: true }]),
        };
    });
    expect(costs()).toEqual(["+9", "+1", "+0"]);
  });

  test("a tile's effect for the buyer is below it and is read out", async () => {
    await open("wares", 0);
    const [prompt] = prompts();
    const noted = prompt?.choices.find(({ note }) => note?.code === "isle_of_skye.note_fits_and_scroll");
    const button = choice(noted?.id ?? "");
    expect(button.querySelector(".market-note")?.textContent).toMatch(
      /^Fits in \d+ places?, Scroll: \d+ now$/,
    );
    expect(button.textContent).toMatch(/Fits in \d+ places?, Scroll: \d+ now/);
  });

  test("one tap selects, one buys; the remaining gold is shown before", async () => {
    await open("wares", 0);
    expect(screen.queryByRole("button", { name: /^Buy for/ })).toBeNull();
    fireEvent.click(choice("space_2"));
    expect(choice("space_2").getAttribute("aria-pressed")).toBe("true");
    expect(screen.getByText("6 gold · 1 after buying")).toBeTruthy();
    press("Buy for 5");
    const [prompt] = prompts();
    expect(table.submit).toHaveBeenCalledExactlyOnceWith(prompt?.id, 0, {
      type: "buy_again",
      what: "space_2",
    });
  });

  test("an unaffordable tile says what is missing, and cannot be selected", async () => {
    await open("wares", 0);
    const dear = choice("space_3");
    expect(dear.getAttribute("aria-disabled")).toBe("true");
    expect(dear.textContent).toContain("4 gold short");
    expect(dear.textContent).toContain("4 gold short");
    fireEvent.click(dear);
    expect(dear.getAttribute("aria-pressed")).toBe("false");
    expect(screen.queryByRole("button", { name: /^Buy for/ })).toBeNull();
    await waitFor(() => expect(find(".wares-picked .market-note")?.textContent).toBe("4 gold short"));
    fireEvent.click(choice("space_2"));
    expect(find(".wares-picked")?.textContent).not.toContain("4 gold short");
  });

  test("the bag and passing are beside it", async () => {
    await open("wares", 0);
    press("Bag: draw 2 tiles, keep one, 5 gold");
    press("Buy for 5");
    expect(table.submit.mock.lastCall?.[2]).toEqual({ type: "buy_again", what: "bag" });
    press("Buy nothing");
    expect(table.submit.mock.lastCall?.[2]).toEqual({ type: "buy_again", what: "nothing" });
  });

  test("others buy nothing there, but may look at each tile, and see whom the table waits for", async () => {
    await open("wares_watched", 1);
    expect(title()).toBe("Anna may buy in the second turn");
    expect(spaces()).toHaveLength(5);
    expect(find(".wares [data-choice]")).toBeNull();
    press(/^Space 1: x15, price 4/);
    expect(within(screen.getByRole("dialog")).getByRole("heading").textContent).toBe("X15");
    expect(find(".wares h2")?.textContent).toBe("Dolmen board: second buy turn");
  });

  test("an empty space is shown, and its tile is drawn with the others in view", async () => {
    await open("wares_refill", 0);
    expect(title()).toBe("Draw a Druid tile for space 1");
    expect(spaces().map((space) => space.textContent?.startsWith("Space 1: empty"))).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
    press("Draw");
    expect(table.submit).toHaveBeenCalledOnce();
  });

  test("it fills from the left, before the first tile of the game", async () => {
    await open("wares_filling", 0);
    expect(spaces().map((space) => space.getAttribute("data-lies"))).toEqual([
      "piece",
      "piece",
      "piece",
      "nothing",
      "nothing",
    ]);
    expect(find(".wares h2")?.textContent).toBe("The dolmen board fills");
  });
});

describe("the first purchase", () => {
  test("own tiles come first, paid with the gold on them", async () => {
    await open("wares_first", 0);
    expect(rows()).toEqual(["0", "1", "2"]);
    const [, ownPrompt] = prompts();
    const mine = ownPrompt?.choices[0];
    expect(screen.getByText("Take one of your own first? You can still buy.")).toBeTruthy();
    expect(choice(mine?.id ?? "").textContent).toMatch(/^\dTakePaid with what lies on it\., .*1 gold$/);
    fireEvent.click(choice(mine?.id ?? ""));
    expect(table.submit).toHaveBeenCalledExactlyOnceWith(ownPrompt?.id, 0, {
      ...ownPrompt?.action,
      ...mine?.payload,
    });
    expect(await listAxeFindings()).toEqual([]);
  });

  test("a discount is shown at the price, and less is paid", async () => {
    await open("wares_first", 0);
    const [buying] = prompts();
    const two = buying?.choices.find(({ price }) => price === 1);
    const button = choice(two?.id ?? "");
    expect(button.querySelector(".coin")?.textContent).toBe("1");
    expect(button.querySelector(".market-less")?.textContent).toBe("2 − 1");
    expect(button.textContent).toMatch(/^1Buy2 − 1.*, 1 gold, instead of 2/);
    fireEvent.click(button);
    expect(table.submit.mock.lastCall?.[0]).toBe(buying?.id);
    const free = buying?.choices.find(({ price }) => !price);
    expect(choice(free?.id ?? "").querySelector(".market-less")?.textContent).toBe("1 − 1");
  });

  test("passing answers the purchase, not the own tiles", async () => {
    await open("wares_first", 0);
    press("Buy nothing");
    const [buying] = prompts();
    expect(table.submit).toHaveBeenCalledExactlyOnceWith(buying?.id, 0, {
      ...buying?.action,
      ...buying?.decline?.payload,
    });
  });

  test("after it only own tiles remain, or declining", async () => {
    await open("wares_late", 0);
    expect(title()).toBe("Take one of your own tiles for its price?");
    const takeable = [...table.container.querySelectorAll("[data-choice]")];
    expect(takeable).toHaveLength(2);
    press("No more");
    expect(table.submit.mock.lastCall?.[2]).toEqual({ type: "buy_own_tile", tile: "" });
  });

  test("the link to the open market is beside the phases, and leads back", async () => {
    await open("wares_first_watched", 1);
    expect(spaces()).toHaveLength(0);
    press("Dolmen board");
    expect(spaces()).toHaveLength(5);
    expect(screen.getByRole("button", { name: "Dolmen board" }).getAttribute("aria-pressed")).toBe("true");
    press("Offers");
    expect(rows()).toEqual(["0", "2", "1"]);
  });

  test("a seat's effects on purchases are shown beside its purse", async () => {
    await open("wares_first", 0);
    const effects = within(screen.getByRole("list", { name: "Effects" })).getAllByRole("listitem");
    expect(effects.map((space) => space.textContent)).toEqual([
      "Buy your own since round\u00a01",
      "Pay 1 less since round\u00a01",
      "Scroll again since round\u00a01",
    ]);
    expect(find(".phases-about")?.textContent).toMatch(/^3\sgoldRound\s1\sof\s6/);
  });
});

describe("a look into the bag", () => {
  test("only the buyer is prompted, tile by tile", async () => {
    await open("bag_look", 1);
    expect(title()).toBe("Draw tile 1 of 3 from the bag");
    expect(table.secret.value).toBe(true);
    screen.getByRole("button", { name: "Hide" });
    press("Draw");
    expect(table.submit).toHaveBeenCalledOnce();
  });

  test("drawn tiles are shown in pictures and words; one tap keeps one", async () => {
    await open("bag_keep", 1, "[data-choice] .tile-picture + .target-words > .target-note");
    expect(title()).toBe("Keep one; the rest goes back");
    const [prompt] = prompts();
    const [first] = prompt?.choices ?? [];
    expect(table.container.querySelectorAll(".target-choice .tile-picture")).toHaveLength(3);
    expect(choice(first?.id ?? "").textContent).toMatch(
      /^a tile with a farm and a scroll \(Scroll for [^)]+\)Farm and Scroll/,
    );
    fireEvent.click(choice(first?.id ?? ""));
    expect(table.submit).toHaveBeenCalledExactlyOnceWith(prompt?.id, 1, {
      ...prompt?.action,
      ...first?.payload,
    });
    expect(await listAxeFindings()).toEqual([]);
  });

  test("covered, the page contains nothing of it", async () => {
    await open("bag_keep", 1, "[data-choice]");
    press("Hide");
    expect(find("[data-choice], .tile-picture")).toBeNull();
    press("Tap to look");
    await waitFor(() => expect(find("[data-choice]")).toBeTruthy());
  });

  test("others see that somebody looks, and no tile", async () => {
    await open("bag_watched", 0);
    expect(find("[data-choice]")).toBeNull();
    expect(title()).toBe("Ben chooses a tile from the bag");
  });
});

describe("while tiles are built", () => {
  test("it can be viewed and left, and the prompt waits at the own board", async () => {
    await open("wares_building", 0, "[data-hand]");
    press("Dolmen board");
    expect(spaces()).toHaveLength(5);
    expect(find("[data-hand]")).toBeNull();
    expect(await listAxeFindings()).toEqual([]);
    press("Back to my board");
    expect(find("[data-hand]")).toBeTruthy();
    expect(spaces()).toHaveLength(0);
  });

  test("another seat's effects are shown above its board", async () => {
    await open("wares_building", 0, "[data-hand]");
    press(/^\d+ Ben/);
    const has = within(find(".whose") as HTMLElement).getByRole("list", { name: "Effects" });
    expect(has.textContent).toBe("Better bag since round\u00a01");
  });

  test("where offers are not tracked, one tile of each sort is entered in separate prompts", async () => {
    await open("wares_taken", 0, ".picker, .names");
    expect(title()).toBe("Which tile will you build?");
    press("Enter a Druid tile");
    expect(title()).toBe("Which Druid tile will you build?");
    press("Enter a tile");
    expect(title()).toBe("Which tile will you build?");
  });
});

describe.each(["en", "de"] as const)("in %s", (language) => {
  const fixtures: [Fixture, Watched][] = [
    ["wares", 0],
    ["wares_filling", 0],
    ["wares_refill", 0],
    ["wares_watched", 1],
    ["wares_first", 0],
    ["wares_first_watched", 1],
    ["wares_late", 0],
    ["bag_look", 1],
    ["bag_keep", 1],
    ["wares_building", 0],
    ["wares_taken", 0],
    ["again_over", 0],
    ["untold", 0],
    ["untold_watched", 1],
    ["untold_building", 0],
    ["untold_draw", 0],
    ["untold_goals", 0],
  ];
  test.each(fixtures)("%s shows no message code, seat %i", async (name, seat) => {
    prefer({ language });
    await open(name, seat, "h1");
    const words = [
      table.container.textContent ?? "",
      ...[...table.container.querySelectorAll("[aria-label]")].map((element) =>
        element.getAttribute("aria-label"),
      ),
    ].join(" ");
    expect(words).not.toMatch(/isle_of_skye|play\.|board\.|points\./);
  });
});

test("spaces are counted from the left, including empty ones", () => {
  const lying: Slot[] = [
    { adds: 4 },
    { adds: 3, piece: "x1", price: 9 },
    { adds: 2, face_down: true },
    { adds: 1, piece: "b7", price: 1 },
    {},
  ];
  const view = withMarket(loadView("wares"), lying);
  const last = { n: 5, place: "5", lies: "nothing", piece: "", price: 0, extra: 0 };
  expect(listSpaces(view)).toEqual([
    { ...last, n: 1, place: "1", extra: 4 },
    { ...last, n: 2, place: "2", lies: "piece", piece: "x1", price: 9, extra: 3 },
    { ...last, n: 3, place: "3", lies: "untold", extra: 2 },
    { ...last, n: 4, place: "4", lies: "piece", piece: "b7", price: 1, extra: 1 },
    last,
  ]);
  const free = withMarket(view, [{ piece: "x1" }, {}]);
  expect(listSpaces(free).map(({ extra }) => extra)).toEqual([undefined, undefined]);
  expect(listSpaces({ ...loadDocument("market").view } as View)).toEqual([]);
});
