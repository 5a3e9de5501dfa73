import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/preact";
import { beforeEach, expect, test, vi } from "vitest";
import { addTexts } from "../i18n";
import { describeAwaited } from "../seats/people";
import { loadDocument, makePlayed, type PlayedTable, setSize, speak } from "../testing/played";
import type {
  AmountsPrompt,
  ChoosePrompt,
  DisplayView,
  MovePrompt,
  Payload,
  SeatPrompt,
  View,
} from "../wire";
import { PlayScreens } from "./PlayScreens";

const label = (code: string) => ({ code: `market.${code}`, params: {} });
const CHOOSE: ChoosePrompt = {
  kind: "choose",
  id: "tip-1",
  title: label("tip"),
  action: { type: "answer_tip", round: 1 },
  choices: [
    { id: "first", label: label("first"), payload: { card: "walrus" } },
    { id: "second", label: label("second"), payload: { card: "heron" } },
  ],
  decline: { id: "no", label: label("no"), payload: { card: "" } },
};
const AMOUNTS: AmountsPrompt = {
  kind: "amounts",
  id: "bid-1",
  title: label("bid"),
  action: { type: "seal_bids", round: 1 },
  field: "amounts",
  amounts: [
    { id: "fish", label: label("fish"), most: 4 },
    { id: "salt", label: label("salt"), most: 9, least: 1 },
  ],
  limit: 5,
};
const WALK: MovePrompt = {
  kind: "move",
  id: "walk-1",
  title: label("walk"),
  action: { type: "walk", nth: 1 },
  on: "main",
  moves: { "0,0": { "0,0": { ending: "here" }, "1,0": { ending: "there" } } },
  endings: {
    here: ["first", "second"].map((id) => ({ id, label: label(id), payload: { gift: id } })),
    there: [{ id: "first", label: label("first"), payload: { gift: "first" } }],
  },
  questions: { here: label("bid") },
  source: "",
  target: "place",
  decline: { id: "no", label: label("no"), payload: { place: "" } },
  preselected: "0,0",
};
const WORDS = [
  "tip = Take the tip?",
  "first = the walrus",
  "second = the heron",
  "no = Let it be",
  "walk = Where to?",
]
  .concat(["bid = What do you bid?", "fish = Fish", "salt = Salt"])
  .map((line) => `market-${line}`)
  .join("\n");

let table: PlayedTable;

async function open(
  prompts: SeatPrompt[],
  answers: Record<string, Payload> = {},
  more: View["surfaces"] = {},
) {
  const document = loadDocument("pick");
  if (!document.view) throw new Error("no view");
  document.view.prompts = Object.fromEntries(prompts.map((prompt) => [prompt.id, prompt]));
  document.view.answered = answers;
  Object.assign(document.view.surfaces, more);
  table = makePlayed(document, 2);
  const { container } = render(<PlayScreens store={table.store} path={[]} />);
  await screen.findByRole("application");
  return container;
}

const title = () => screen.getByRole("heading", { level: 1 }).textContent;
const button = (name: string | RegExp) => screen.getByRole("button", { name });
const press = (name: string | RegExp) => fireEvent.click(button(name));
const amount = (name: string) => screen.getByRole("status", { name }).textContent;
const numberField = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });

beforeEach(() => {
  localStorage.clear();
  speak();
  addTexts("en", WORDS);
  setSize(390, 500);
  vi.stubGlobal(
    "fetch",
    vi.fn(() => Promise.reject(new TypeError("no network"))),
  );
});

test("one tap chooses; declining is a separate button", async () => {
  await open([CHOOSE]);
  expect(title()).toBe("Take the tip?");
  const list = screen.getByRole("list", { name: "Take the tip?" });
  expect(
    within(list)
      .getAllByRole("button")
      .map((element) => element.textContent),
  ).toEqual(["the walrus", "the heron"]);
  press("the heron");
  press("Let it be");
  expect(table.submit.mock.calls).toEqual([
    ["tip-1", 2, { type: "answer_tip", round: 1, card: "heron" }],
    ["tip-1", 2, { type: "answer_tip", round: 1, card: "" }],
  ]);
});

test("one plain answer is the main button beside declining, with nothing between them", async () => {
  await open([{ ...CHOOSE, choices: CHOOSE.choices.slice(0, 1) }]);
  const bar = [...document.querySelectorAll(".action-bar button")].map((element) => element.textContent);
  expect(bar).toEqual(["Let it be", "the walrus"]);
  expect(button("the walrus").classList.contains("button-main")).toBe(true);
});

test("the only answer with a picture of what it brings has the game's verb on the main button", async () => {
  const [only] = CHOOSE.choices.map((choice) => ({ ...choice, gains: [label("fish")] }));
  if (!only) throw new Error("no answer");
  await open([{ ...CHOOSE, choices: [only] }]);
  expect(document.querySelector(".action-bar .button-main")).toBeNull();
  cleanup();
  const game = loadDocument("pick").table.game.replaceAll("_", "-");
  addTexts("en", `${game}-do-answer-tip = Take it`);
  await open([{ ...CHOOSE, choices: [only] }]);
  expect(button("Take it").classList.contains("button-main")).toBe(true);
  expect(button(/^the walrus/)).toBeTruthy();
  press("Take it");
  expect(table.submit.mock.calls).toEqual([["tip-1", 2, { type: "answer_tip", round: 1, card: "walrus" }]]);
});

test("a proposed target is a picture below the question, not only words", async () => {
  const container = await open([WALK]);
  expect(container.querySelector(".second-line [data-shows]")).toBeTruthy();
});

test("a move whose target is proposed takes one tap; all else that is possible stays in sight", async () => {
  const container = await open([WALK, CHOOSE]);
  expect(title()).toBe("What do you bid?");
  expect(button("Take the tip?")).toBeTruthy();
  expect(container.querySelector(".action-bar .button-main")).toBeNull();
  press("the heron");
  expect(table.submit.mock.calls).toEqual([
    ["walk-1", 2, { type: "walk", nth: 1, place: "0,0", gift: "second" }],
  ]);
  press("Something else");
  expect(title()).toBe("Where to?");
  press("Let it be");
  expect(table.submit.mock.lastCall?.[2]).toEqual({ type: "walk", nth: 1, place: "" });
});

test("answers that put pictures in columns show these, and are read out", async () => {
  const choices = CHOOSE.choices.map((choice, n) => ({
    ...choice,
    signs: n ? ["heron", "walrus"] : ["walrus", "heron"],
  }));
  await open([{ ...CHOOSE, choices, columns: ["left", "right"] }]);
  const rows = within(screen.getByRole("list", { name: "Take the tip?" })).getAllByRole("button");
  expect(rows.map((row) => row.querySelectorAll(".target-columns > g").length)).toEqual([2, 2]);
  expect(rows.map((row) => row.querySelector(".target-name")?.closest(".unseen")?.textContent)).toEqual([
    "the walrus",
    "the heron",
  ]);
  press("the heron");
  expect(table.submit.mock.lastCall?.[2]).toMatchObject({ card: "heron" });
});

test("many answers on the board are tapped there; their list is folded, with their number", async () => {
  const at = (place: string) => ({
    id: place,
    label: label("first"),
    payload: { place },
    places: [place],
    badge: "2",
  });
  const short = (matches: boolean) =>
    vi
      .spyOn(globalThis, "matchMedia")
      .mockImplementation(
        (query) => ({ matches, media: query, addEventListener() {}, removeEventListener() {} }) as never,
      );
  const few = ["0,0", "0,1", "1,0"].map(at);
  short(false);
  const container = await open([{ ...CHOOSE, choices: [...few, at("1,1")], on: "main" }]);
  expect(container.querySelectorAll("[data-badge]")).toHaveLength(4);
  expect(screen.getByText("All 4 as a list").closest("details")?.open).toBe(false);
  expect(screen.getByText("Tap a place")).toBeTruthy();
  expect(button("Let it be")).toBeTruthy();
  cleanup();
  await open([{ ...CHOOSE, choices: few, on: "main" }]);
  expect(screen.queryByText(/as a list/)).toBeNull();
  cleanup();
  const gaining = [...few, at("1,1")].map((choice) => ({ ...choice, gains: [label("fish")] }));
  await open([{ ...CHOOSE, choices: gaining, on: "main" }]);
  expect(screen.getByText("Costs and gains")).toBeTruthy();
  cleanup();
  const shop: DisplayView = { kind: "display", name: label("shop"), slots: {}, for_sale: false };
  await open([{ ...CHOOSE, choices: [...few, at("1,1")], on: "shop" }], {}, { shop });
  expect(screen.queryByText(/as a list/)).toBeNull();
  cleanup();
  short(true);
  await open([{ ...CHOOSE, choices: few, on: "main" }]);
  expect(screen.getByText("All 3 as a list").closest("details")?.open).toBe(false);
  expect(screen.queryByRole("button", { name: "Points" })).toBeNull();
  vi.restoreAllMocks();
});

test("offline, the place that was chosen stays lit until the server answers, without what others cost", async () => {
  const choices = ["0,0", "1,0"].map((place) => ({
    id: place,
    label: label("first"),
    payload: { place },
    places: [place],
    badge: "2",
  }));
  const container = await open([{ ...CHOOSE, choices, on: "main" }]);
  expect(container.querySelector("[data-outline='lit']")).toBeNull();
  expect(container.querySelectorAll(".place-badge")).toHaveLength(2);
  act(() => {
    const action = { ...CHOOSE.action, place: "1,0" };
    table.pending.value = [
      { id: "e", kind: "submit", prompt: CHOOSE.id, seat: 2, version: 9, at: 0, action },
    ];
    table.connection.value = { state: "offline", since: Date.now() };
  });
  expect(container.querySelector("[data-outline='lit'] path")?.getAttribute("d")).toMatch(/^M100 0/);
  expect(container.querySelectorAll(".place-badge")).toHaveLength(0);
});

test("answers that show what they bring stand above the bar", async () => {
  const here = ["first", "second"].map((id) => ({
    id,
    label: label(id),
    payload: {},
    gains: [label("fish")],
  }));
  const moves = { "0,0": { "1,0": { ending: "here" } } };
  const container = await open([{ ...WALK, moves, endings: { here }, preselected: "1,0" }]);
  press("Something else");
  for (const key of ["PageDown", "Enter"]) fireEvent.keyDown(screen.getByRole("application"), { key });
  expect(title()).toBe("What do you bid?");
  expect(container.querySelectorAll(".choices [data-choice]")).toHaveLength(2);
});

test("the sent choice is marked and may be changed", async () => {
  await open([CHOOSE], { "tip-1": { card: "walrus" } });
  expect(button("the walrus").getAttribute("aria-pressed")).toBe("true");
  expect(button("the heron").getAttribute("aria-pressed")).toBe("false");
  expect(button("Let it be").getAttribute("aria-pressed")).toBe("false");
  expect(screen.getByText(/^Chosen. You may change it/)).toBeTruthy();
  press("the heron");
  expect(table.submit.mock.calls[0]?.[2]).toMatchObject({ card: "heron" });
});

test("an unanswered prompt comes before one whose answer may change", async () => {
  await open([CHOOSE, AMOUNTS], { "tip-1": { card: "walrus" } });
  expect(title()).toBe("What do you bid?");
});

test("steppers respect their bounds and the common limit, and all amounts are sent", async () => {
  await open([AMOUNTS]);
  expect([amount("Fish"), amount("Salt")]).toEqual(["0", "1"]);
  expect(button("Less for Fish").getAttribute("aria-disabled")).toBe("true");
  press("Less for Salt");
  for (let i = 0; i < 9; i++) press("More for Fish");
  expect([amount("Fish"), amount("Salt")]).toEqual(["4", "1"]);
  expect(button("More for Salt").getAttribute("aria-disabled")).toBe("true");
  press("Less for Fish");
  press("More for Salt");
  press("More for Salt");
  expect([amount("Fish"), amount("Salt")]).toEqual(["3", "2"]);
  press("Done");
  expect(table.submit).toHaveBeenCalledExactlyOnceWith("bid-1", 2, {
    type: "seal_bids",
    round: 1,
    amounts: { fish: 3, salt: 2 },
  });
});

const WIDE = { ...AMOUNTS, amounts: [{ id: "fish", label: label("fish"), most: 33 }], limit: 33 };

test("a wide range has steps of five too; a single amount shows no remainder", async () => {
  await open([WIDE]);
  expect(screen.queryByText(/left to give/)).toBeNull();
  for (let i = 0; i < 8; i++) press("More for Fish: 5");
  expect(numberField("Fish").value).toBe("30");
  expect(button("More for Fish: 5").getAttribute("aria-disabled")).toBe("true");
  press("More for Fish");
  press("Less for Fish: 5");
  expect(numberField("Fish").value).toBe("26");
});

test("a number of a wide range can be typed, within its bounds", async () => {
  await open([WIDE]);
  const field = numberField("Fish");
  for (const [typed, shown] of [
    ["1o2", "12"],
    ["", ""],
    ["99", "33"],
    ["027", "27"],
  ] as const) {
    fireEvent.input(field, { target: { value: typed } });
    expect(field.value).toBe(shown);
  }
  press("Done");
  expect(table.submit.mock.calls[0]?.[2]).toMatchObject({ amounts: { fish: 27 } });
});

test("amounts without a common limit show no remainder, and the question beside them leads back", async () => {
  const ends = [
    { id: "fish", label: label("fish"), most: 33 },
    { id: "salt", label: label("salt"), most: 40 },
  ];
  await open([CHOOSE, { ...AMOUNTS, amounts: ends, limit: 73 }]);
  press("What do you bid?");
  expect(screen.queryByText(/left to give/)).toBeNull();
  press("Take the tip?");
  expect(title()).toBe("Take the tip?");
});

test("amounts start from those sent before, and unsent ones of a table are dropped with it", async () => {
  await open([AMOUNTS], { "bid-1": { amounts: { fish: 2, salt: 3 } } });
  expect([amount("Fish"), amount("Salt")]).toEqual(["2", "3"]);
  // The question is answered: what follows is whom the table waits for, and nothing has to be pressed.
  expect(title()).toBe(describeAwaited(table.document.value));
  expect(title()).not.toBe("What do you bid?");
  expect(button("Change it").className).not.toContain("button-main");
  press("Less for Salt");
  press("Change it");
  expect(table.submit.mock.calls[0]?.[2]).toMatchObject({ amounts: { fish: 2, salt: 2 } });
  cleanup();
  await open([AMOUNTS]);
  expect([amount("Fish"), amount("Salt")]).toEqual(["0", "1"]);
});

test("answers on the board unfold as a list, whose words are seen and read alike, open or not", async () => {
  const choices = ["0,0", "1,0", "0,1", "1,1"].map((place) => ({
    id: place,
    label: label("first"),
    payload: { card: place },
    places: [place],
  }));
  const { decline: _, ...prompt } = CHOOSE;
  await open([{ ...prompt, on: "main", choices }]);
  const summary = screen.getByText("All 4 as a list");
  const fold = summary.closest("details") as HTMLDetailsElement;
  // The browser tells a screen reader of a summary its words, and whether it is open.
  expect(summary.tagName).toBe("SUMMARY");
  expect(summary.getAttribute("aria-label")).toBeNull();
  expect(fold.open).toBe(false);
  fireEvent.click(summary);
  expect(fold.open).toBe(true);
  expect(summary.textContent).toBe("All 4 as a list");
  expect(within(fold).getAllByRole("button")).toHaveLength(4);
});
