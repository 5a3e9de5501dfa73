import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/preact";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { mayReload } from "../frame/mayReload";
import { forgetDrafts } from "../net/drafts";
import type { Entry } from "../net/outbox";
import { PlayScreens } from "../play/PlayScreens";
import { answeredMeanwhile } from "../prompts/asides";
import { go, route } from "../router";
import { listAxeFindings } from "../testing/app";
import { onAPhone, showTable } from "../testing/phone";
import { type Fixture, loadView, type PlayedTable } from "../testing/played";
import type { DisplayView, PickPrompt, View, Watched } from "../wire";

let table: PlayedTable & { container: Element };

onAPhone();
beforeEach(() => {
  go([], true);
  answeredMeanwhile.value = null;
});
afterEach(() => act(forgetDrafts));

async function open(name: Fixture, seat: Watched, ...path: string[]): Promise<void> {
  table = showTable(name, seat, undefined, ...path);
  await waitFor(() => expect(find("h1")?.textContent).not.toBe("One moment"));
}

const find = (selector: string) => table.container.querySelector<HTMLElement>(selector);
const title = () => screen.getByRole("heading", { level: 1 }).textContent;
const asideAt = (place: string) =>
  Object.values(loadView("untold").prompts ?? {}).find(
    (prompt): prompt is PickPrompt => prompt.kind === "pick" && prompt.place === place,
  ) as PickPrompt;

/** Change the table's view. */
function change(changed: (view: View) => Partial<View>): void {
  act(() => {
    const { view, ...rest } = table.document.value;
    if (view) table.document.value = { ...rest, view: { ...view, ...changed(view) } };
  });
}

/** Somebody enters the piece of a space: its aside is over. */
function enterPiece(place: string, piece?: string): void {
  change(({ prompts, surfaces }) => {
    const { [asideAt(place).id]: _, ...rest } = prompts ?? {};
    const market = surfaces.market as DisplayView;
    const slots = { ...market.slots, [place]: piece ? { piece, price: 3 } : {} };
    return { prompts: rest, surfaces: { ...surfaces, market: { ...market, slots } } };
  });
}

const sent = (piece: string): Entry => ({
  id: "e1",
  kind: "submit",
  prompt: asideAt("4").id,
  seat: 1,
  action: { ...asideAt("4").action, tile: piece },
  version: 1,
  at: 0,
});

describe("a space whose piece is not entered", () => {
  test("may be what the purse is for: passing is not the main answer before it is entered", async () => {
    await open("untold", 0);
    const withPurse = (gold: number) =>
      change(({ prompts = {}, seats }) => ({
        seats: { ...seats, 0: { ...seats[0], stock: { gold } } as View["seats"][string] },
        prompts: Object.fromEntries(
          Object.entries(prompts).map(([id, prompt]) => {
            if (prompt.kind !== "choose") return [id, prompt];
            const choices = prompt.choices.map((choice) => ({
              ...choice,
              unavailable: { code: "table.over" },
            }));
            return [id, { ...prompt, choices }];
          }),
        ),
      }));
    withPurse(1); // space 4 costs as much
    expect(title()).toBe("Second buy turn: buy one tile, or pass");
    expect(find(".prompt .second-line")?.textContent).toBe("1\u00a0gold · Enter the tile you want first.");
    expect(screen.getByRole("button", { name: "Buy nothing" }).className).not.toContain("button-main");
    withPurse(0);
    change(({ surfaces }) => {
      const market = surfaces.market as DisplayView;
      const slots = Object.entries(market.slots).map(([place, slot]) => [place, { ...slot, adds: 1 }]);
      return { surfaces: { ...surfaces, market: { ...market, slots: Object.fromEntries(slots) } } };
    });
    expect(title()).toBe("There is nothing you can buy");
    expect(screen.getByRole("button", { name: "Buy nothing" }).className).toContain("button-main");
  });

  test("is a button on the board beside the own purchase, which stays the prompt", async () => {
    await open("untold", 0);
    expect(title()).toBe("Second buy turn: buy one tile, or pass");
    const untold = screen.getByRole("button", {
      name: "Space 4: not entered yet, 1 more for the space. Which tile is it?",
    });
    expect(untold.textContent).toContain("?");
    expect(find("[data-choice='space_4']")).toBeNull();
    fireEvent.click(untold);
    expect(route.value).toEqual(["t", table.store.id, "ware", "4"]);
    expect(table.submit).not.toHaveBeenCalled();
    expect(await listAxeFindings()).toEqual([]);
  });

  test("is entered from the list by its largest symbol", async () => {
    await open("untold", 0, "ware", "4");
    await waitFor(() => expect(find("[data-facet=cost]")).toBeTruthy());
  });

  test("is also a button for waiting seats, and nobody is awaited because of it", async () => {
    await open("untold_watched", 1);
    expect(title()).toBe("Anna may buy in the second turn");
    expect(screen.getAllByRole("button", { name: /Which tile is it\?$/ })).toHaveLength(2);
    expect(mayReload(table.store)).toBe(true);
  });

  test("is no matter of another prompt: the board's chip counts it, and the strip is silent", async () => {
    await open("untold_building", 0);
    await waitFor(() => expect(find("[data-hand]")).toBeTruthy());
    expect(find(".hand-other")).toBeNull();
    const chip = screen.getByRole("button", { name: /^Dolmen board/ });
    expect(chip.textContent).toBe("Dolmen board2 ?, 2 tiles not entered");
    expect(find(".band-strip")?.textContent ?? "").toBe("");
    fireEvent.click(chip);
    fireEvent.click(screen.getByRole("button", { name: /^Space 4: .*Which tile is it\?$/ }));
    expect(route.value).toEqual(["t", table.store.id, "ware", "4"]);
    expect(await listAxeFindings()).toEqual([]);
  });

  test.each([
    ["untold_goals", "Which scoring tile is on place A?"],
    ["untold_draw", "Your tile 1 of 3: tap it"],
  ] as const)("does not replace a question that is answered with a tile: %s", async (name, question) => {
    await open(name, 0);
    expect(title()).toBe(question);
    expect(find(".in-hand")).toBeNull();
  });

  test("does not cover the own prompt while it is being sent", async () => {
    await open("untold_building", 0);
    const before = title();
    act(() => {
      table.connection.value = { ...table.connection.value, state: "offline" };
      table.pending.value = [sent("x9")];
    });
    expect(title()).toBe(before);
    act(() => {
      table.pending.value = [{ ...sent("x9"), prompt: "build-1-1-b25" }];
    });
    expect(title()).not.toBe(before);
  });

  test("is no button in the past", async () => {
    await open("untold_tv", "spectator");
    expect(screen.queryByRole("button", { name: /Which tile is it/ })).toBeNull();
    expect(find("[data-space='4']")?.textContent).toContain("Space 4: not entered yet, 1 more for the space");
  });
});

describe("the screen of an aside", () => {
  test("one tap on the list enters the piece", async () => {
    await open("untold_watched", 1, "ware", "4");
    await waitFor(() => expect(find("[data-piece='x9']")).toBeTruthy());
    expect(title()).toBe("Which Druid tile lies on space 4 from the left?");
    expect(find("[data-space='4']")?.getAttribute("data-asked")).toBe("true");
    expect(await listAxeFindings()).toEqual([]);
    fireEvent.click(find("[data-piece='x9']") as HTMLElement);
    const { id, action } = asideAt("4");
    expect(table.submit).toHaveBeenCalledExactlyOnceWith(id, 1, { ...action, tile: "x9" });
    act(() => {
      table.pending.value = [sent("x9")];
    });
    enterPiece("4", "x9");
    expect(title()).not.toBe("Anna may buy in the second turn");
    act(() => {
      table.pending.value = [];
    });
    expect(route.value).toEqual(["t", table.store.id]);
    expect(answeredMeanwhile.value).toBeNull();
  });

  test("an unlisted tile is composed for that space", async () => {
    await open("untold_watched", 1, "ware", "5");
    await waitFor(() => expect(find("[data-piece]")).toBeTruthy());
    fireEvent.click(screen.getByRole("button", { name: "Not listed" }));
    expect(route.value).toEqual(["t", table.store.id, "unlisted", asideAt("5").id]);
  });

  test("with an empty list the tap leads to the composer, which names the space", async () => {
    await open("untold_watched", 1);
    const prompt = asideAt("5");
    change(({ prompts }) => ({ prompts: { ...prompts, [prompt.id]: { ...prompt, choices: [] } } }));
    fireEvent.click(screen.getByRole("button", { name: /^Space 5: .*Which tile is it\?$/ }));
    expect(route.value).toEqual(["t", table.store.id, "unlisted", prompt.id]);
  });

  test("opened from the board, it returns there while further asides are open", async () => {
    await open("untold_building", 0);
    await waitFor(() => expect(find("[data-hand]")).toBeTruthy());
    fireEvent.click(screen.getByRole("button", { name: /^Dolmen board/ }));
    fireEvent.click(screen.getByRole("button", { name: /^Space 4: .*Which tile is it\?$/ }));
    const remount = () => {
      cleanup();
      const { container } = render(<PlayScreens store={table.store} path={[]} />);
      return container.querySelector("[data-wares]")?.getAttribute("data-wares");
    };
    expect(remount()).toBe("true");
    expect(remount()).toBe("false");
  });

  test("composed, it is what the table waits for: no strip leads away from it", async () => {
    await open("untold", 0, "unlisted", asideAt("4").id);
    act(() => {
      table.seats.value = [0];
    });
    expect(Object.keys(table.document.value.view?.waits ?? {})).toEqual(["0"]);
    expect(table.container.textContent).not.toContain("waiting for you");
  });

  test("it follows its tile to another space", async () => {
    await open("untold_watched", 1, "ware", "4");
    const prompt = asideAt("4");
    change(({ prompts }) => ({
      prompts: {
        ...prompts,
        [prompt.id]: { ...prompt, place: "5" },
        [asideAt("5").id]: { ...asideAt("5"), place: "4" },
      },
    }));
    expect(find("[data-asked]")?.getAttribute("data-space")).toBe("5");
    fireEvent.click(screen.getByRole("button", { name: "Not listed" }));
    expect(route.value).toEqual(["t", table.store.id, "unlisted", prompt.id]);
  });

  test("answered by somebody else meanwhile, it closes and says so", async () => {
    await open("untold_watched", 1, "ware", "4");
    enterPiece("4", "x9");
    expect(route.value).toEqual(["t", table.store.id]);
    expect(answeredMeanwhile.value).toMatchObject({ n: 4, name: expect.stringContaining("x9") });
  });

  test("refused because somebody was faster, it says so and leaves no refusal behind", async () => {
    await open("untold_watched", 1, "ware", "4");
    await waitFor(() => expect(find("[data-piece='x9']")).toBeTruthy());
    fireEvent.click(find("[data-piece='x9']") as HTMLElement);
    act(() => {
      table.pending.value = [sent("x9")];
    });
    enterPiece("4", "x8");
    act(() => {
      table.pending.value = [];
      const code = "isle_of_skye.stone_reported";
      table.rejected.value = { code, params: {}, message: "", entry: sent("x9") };
    });
    expect(table.dismiss).toHaveBeenCalledOnce();
    expect(route.value).toEqual(["t", table.store.id]);
    expect(answeredMeanwhile.value?.name).toContain("x8");
  });

  test("refused for another reason it stays open, with the reason", async () => {
    await open("untold_watched", 1, "ware", "4");
    await waitFor(() => expect(find("[data-piece='x9']")).toBeTruthy());
    fireEvent.click(find("[data-piece='x9']") as HTMLElement);
    act(() => {
      const code = "isle_of_skye.druid_tile_up";
      table.rejected.value = { code, params: {}, message: "It is up already.", entry: sent("x9") };
    });
    expect(title()).toBe("That cannot be done");
    screen.getByText("It is up already. Nothing was changed.");
    fireEvent.click(screen.getByRole("button", { name: "Go on" }));
    expect(table.dismiss).toHaveBeenCalledOnce();
  });

  test("the table says who was faster until that is closed", async () => {
    answeredMeanwhile.value = { table: "table", v: 0, n: 4, name: "x9" };
    await open("untold_building", 0);
    act(() => {
      const { v } = table.version.value;
      answeredMeanwhile.value = { table: table.store.id, v, n: 4, name: "x9" };
    });
    const strip = within(find(".band-strip") as HTMLElement);
    strip.getByText("Space 4 was entered by somebody else just now: x9.");
    fireEvent.click(strip.getByRole("button", { name: "Close" }));
    expect(strip.queryByText(/was entered/)).toBeNull();
  });
});

describe("tablets", () => {
  test("a tablet taken in this round says from when it works, and looks different", async () => {
    await open("untold_building", 0);
    const [fresh, old] = within(screen.getByRole("list", { name: "Effects" })).getAllByRole("listitem");
    expect(fresh?.textContent).toBe("Buy your own from round 2");
    expect(fresh?.classList).toContain("thing-waits");
    expect(old?.textContent).toBe("Pay 1 less since round\u00a01");
    expect(old?.classList).not.toContain("thing-waits");
  });

  test("tablets of one kind from different rounds are distinguished; after the last round one comes too late", async () => {
    await open("untold_building", 0);
    change(({ seats, rounds = 0 }) => {
      const [mine] = Object.values(seats);
      const stock = { gold: 1, tablet_buy_own: 3 };
      const stock_since = { tablet_buy_own: { 1: 1, [rounds + 1]: 2 } };
      return { turn: rounds, seats: { ...seats, 0: { score: 0, ...mine, stock, stock_since } } };
    });
    const items = within(screen.getByRole("list", { name: "Effects" })).getAllByRole("listitem");
    expect(items.map((item) => item.textContent)).toEqual([
      "Buy your own since round\u00a01",
      "2 × Buy your own too late",
    ]);
  });
});
