import { act, fireEvent, screen, waitFor, within } from "@testing-library/preact";
import { beforeEach, expect, test, vi } from "vitest";
import { inspected } from "../../boards/inspected";
import { prefer } from "../../platform/preferences";
import { listAxeFindings } from "../../testing/app";
import { onAPhone, showTable } from "../../testing/phone";
import { LAY, MOVE, makeMorris, speakMorris } from "../../testing/plans";
import type { PlayedTable } from "../../testing/played";
import type { ChoosePrompt, MovePrompt, SeatPrompt, TableDocument } from "../../wire";

let table: PlayedTable;

onAPhone();
beforeEach(() => speakMorris());

async function open(tableDocument: TableDocument, ...path: string[]): Promise<HTMLElement> {
  table = showTable(tableDocument, 0, undefined, ...path);
  return screen.findByRole("application", { name: /^Plan/ });
}

const targets = () =>
  [...document.querySelectorAll<HTMLElement>("[data-place]")].map((element) => element.dataset.place).sort();
const rings = (name: string) =>
  [...document.querySelectorAll<HTMLElement>(`[data-name="${name}"]`)].map((element) => element.dataset.ring);
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
const sent = () => table.submit.mock.calls.map(([, , action]) => action);

/** Tap where a spot is drawn. */
function tap(frame: HTMLElement, place: string): void {
  const stage = frame.querySelector<SVGSVGElement>(".board-stage");
  const spot = frame.querySelector(`[data-spot="${place}"]`);
  const [, left = 0, top = 0, scale = 1] = (
    /translate\((.*)px, (.*)px\) scale\((.*)\)/.exec(stage?.style.transform ?? "") ?? []
  ).map(Number);
  const at = {
    clientX: left + Number(spot?.getAttribute("cx")) * scale,
    clientY: top + Number(spot?.getAttribute("cy")) * scale,
    pointerId: 1,
  };
  fireEvent.pointerDown(frame, at);
  fireEvent.pointerUp(frame, at);
}

function keys(frame: HTMLElement, ...pressed: string[]): void {
  for (const key of pressed) fireEvent.keyDown(frame, { key });
}

test("spots, lines and stacks are drawn, the top piece last, with how many lie there", async () => {
  const frame = await open(makeMorris(LAY));
  expect(frame.getAttribute("aria-label")).toBe("Plan, 5 pieces");
  expect(document.querySelectorAll("[data-spot]")).toHaveLength(9);
  const stack = document.querySelector("[data-stack='b2']");
  expect(stack?.querySelectorAll("[data-kind='man']")).toHaveLength(3);
  expect(stack?.querySelector(".spot-count")?.textContent).toBe("3");
  expect(document.querySelector("[data-stack='a1'] .spot-count")).toBeNull();
  expect(document.querySelector("[data-stack='a1'] .spot-piece-value")?.textContent).toBe("2");
  const drawn = [...(stack?.querySelectorAll(".spot-piece") ?? [])];
  expect(drawn.map((drawing) => drawing.querySelector("g")?.hasAttribute("transform"))).toEqual([
    true,
    false,
    false,
  ]);
  expect(drawn.map((drawing) => drawing.querySelector(".spot-piece-back") !== null)).toEqual([
    false,
    true,
    false,
  ]);
  const top = drawn[2];
  expect(top?.getAttribute("class")).toContain("seat-red");
  expect(top?.querySelector(".spot-piece-shape")).toBeTruthy();
  expect(await listAxeFindings()).toEqual([]);
});

test("a tap on a place chooses it, and one beside every place chooses nothing", async () => {
  const frame = await open(makeMorris(LAY));
  expect(targets()).toEqual(["a1", "b2", "c3"]);
  tap(frame, "c3");
  expect(sent()).toEqual([{ type: "lay", spot: "c3" }]);
  tap(frame, "b3");
  expect(table.submit).toHaveBeenCalledOnce();
  expect(inspected.value?.words).toEqual({ title: "b3", about: "Empty. Next to a3, c3, and b2." });
});

test("a choice is written below its place where it says more than the place's name", async () => {
  const [first, ...otherChoices] = LAY.kind === "choose" ? LAY.choices : [];
  const corner = { code: "morris.row", params: { n: 1 } };
  const choices = [...(first ? [{ ...first, label: corner }] : []), ...otherChoices];
  await open(makeMorris({ ...LAY, choices } as SeatPrompt));
  const written = [...document.querySelectorAll(".spot-label")].map((label) => label.textContent);
  expect(written).toEqual(["Row 1"]);
});

test("arrows go to the nearest place in their direction, and Enter chooses", async () => {
  const frame = await open(makeMorris(LAY));
  keys(frame, "ArrowDown");
  expect(document.querySelector("[data-cursor]")?.getAttribute("data-cursor")).toBe("b2");
  expect(screen.getByText(/^b2: 3 pieces, from the top: /)).toBeTruthy();
  keys(frame, "ArrowRight");
  expect(document.querySelector("[data-cursor]")?.getAttribute("data-cursor")).toBe("c3");
  keys(frame, "ArrowLeft", "ArrowDown", "Enter");
  expect(sent()).toEqual([{ type: "lay", spot: "a1" }]);
});

test("the text has every spot with its stack from the top, and a button on each that may be chosen", async () => {
  const frame = await open(makeMorris(LAY));
  keys(frame, "t");
  const spots = [...document.querySelectorAll(".board-cells > li")].map((item) => item.textContent);
  expect(spots).toHaveLength(9);
  expect(spots[0]).toMatch(/^a3: Empty\./);
  expect(spots[4]).toContain("3 pieces, from the top: Anna: man; Ben: man, face down; Anna: man, lying.");
  expect(spots[6]).toContain("Anna: man, 2, face down. Part of Row 1. Scored.");
  expect(await listAxeFindings()).toEqual([]);
  fireEvent.click(within(document.querySelector("[data-spot='c3']") as HTMLElement).getByRole("button"));
  expect(sent()).toEqual([{ type: "lay", spot: "c3" }]);
});

test("the text lists spots as the game does, however crooked a row is drawn", async () => {
  const tableDocument = structuredClone(makeMorris(LAY));
  const nine = tableDocument.view?.layouts?.nine as { spots: Record<string, { y: number }> } | undefined;
  for (const [spot, lower] of Object.entries({ b3: 30, a2: 25 }))
    Object.assign(nine?.spots[spot] ?? {}, { y: (nine?.spots[spot]?.y ?? 0) + lower });
  keys(await open(tableDocument), "t");
  const items = [...document.querySelectorAll<HTMLElement>(".board-cells > li")];
  expect(items.map((item) => item.dataset.spot).join(" ")).toBe("a3 b3 c3 a2 b2 c2 a1 b1 c1");
});

test("the list of choices stays beside the surface", async () => {
  await open(makeMorris(LAY));
  fireEvent.click(document.querySelector("[data-choice='b2']") as HTMLElement);
  expect(sent()).toEqual([{ type: "lay", spot: "b2" }]);
});

test("a piece is moved: where it leaves, where it goes with its cost and its way, what it does there", async () => {
  const frame = await open(makeMorris(MOVE));
  expect(targets()).toEqual(["a1", "b2"]);
  tap(frame, "a1");
  expect(targets()).toEqual(["a1", "a2", "b2", "c1"]);
  const quiet = [...document.querySelectorAll(".spot-quiet")].map((spot) => spot.getAttribute("data-place"));
  expect(quiet.sort()).toEqual(["a1", "b2"]);
  expect(document.querySelector(".spot-label")?.textContent).toBe("1 space");
  tap(frame, "c1");
  expect(rings("draft")).toEqual(["a1", "c1"]);
  expect(document.querySelector(".trail-line")?.getAttribute("d")?.match(/[ML]/g)).toHaveLength(3);
  expect(table.submit).not.toHaveBeenCalled();
  press("Press down");
  expect(sent()).toEqual([{ type: "move", source: "a1", target: "c1", upright: false }]);
});

test("with nothing to do at the end one button moves the piece; Escape goes back a step", async () => {
  const frame = await open(makeMorris(MOVE));
  keys(frame, "PageDown");
  expect(document.querySelector("[data-cursor]")?.getAttribute("data-cursor")).toBe("b2");
  keys(frame, "Enter", "ArrowUp", "Enter");
  expect(rings("draft")).toEqual(["b2", "b3"]);
  keys(frame, "Escape");
  expect(rings("draft")).toEqual(["b2"]);
  keys(frame, "Escape");
  expect(rings("draft")).toEqual([]);
  tap(frame, "b2");
  tap(frame, "b3");
  press("Move");
  expect(sent()).toEqual([{ type: "move", source: "b2", target: "b3" }]);
});

test("where one piece alone can move it is chosen, and moving nothing is one tap", async () => {
  const only = { ...MOVE, moves: { b2: MOVE.moves.b2 } } as MovePrompt;
  await open(makeMorris(only));
  expect(rings("draft")).toEqual(["b2"]);
  expect(targets()).toEqual(["b3"]);
  press("Pass");
  expect(sent()).toEqual([{ type: "pass" }]);
});

test("a move is chosen in the text, and what is chosen is said there", async () => {
  const frame = await open(makeMorris(MOVE));
  keys(frame, "t");
  press("a1: Move from here");
  expect(document.querySelector("[data-spot='a1']")?.textContent).toContain("The piece leaves from here.");
  press("c1: 1 space");
  expect(document.querySelector("[data-spot='c1']")?.textContent).toContain("The piece goes here.");
  press("Stay");
  expect(sent()).toEqual([{ type: "move", source: "a1", target: "c1", upright: true }]);
});

test("what is chosen outlives a look elsewhere, and what is on its way is drawn", async () => {
  const frame = await open(makeMorris(MOVE));
  tap(frame, "a1");
  press("Track");
  expect(await screen.findByRole("application", { name: "Track, 2 pieces" })).toBeTruthy();
  expect(targets()).toEqual([]);
  press("Plan");
  await screen.findByRole("application", { name: /^Plan/ });
  expect(rings("draft")).toEqual(["a1"]);
  act(() => {
    table.pending.value = [
      {
        id: "1",
        kind: "submit",
        seat: 0,
        prompt: MOVE.id,
        action: { type: "move", source: "b2", target: "b3" },
      } as never,
    ];
  });
  await vi.waitFor(() => expect(document.querySelector(".trail.draft-sent")).toBeTruthy());
  expect(rings("draft")).toEqual(["b2", "b3"]);
});

/** The table on a sheet so large that its spots are too small to be tapped. */
function large(...prompts: SeatPrompt[]): TableDocument {
  const tableDocument = structuredClone(makeMorris(...prompts));
  const nine = tableDocument.view?.layouts?.nine as unknown as {
    size: number[];
    partners: string[][];
    spots: Record<string, { x: number; y: number }>;
  };
  nine.size = [2400, 2400];
  nine.partners = [["a1", "c3"]];
  nine.spots = { ...nine.spots, c3: { ...nine.spots.c3, x: 2300, y: 2300 } };
  return tableDocument;
}

/** Tap a spot on the small plan above the window. */
function point(place: string): void {
  const spot = document.querySelector(`.spots-map [data-spot="${place}"]`);
  const scale = 390 / 20.4; // px per cell: 20 cells and a margin
  const from = (middle: string) => (Number(spot?.getAttribute(middle)) / 100 - 10) * scale;
  fireEvent.click(document.querySelector(".spots-map") as Element, {
    clientX: from("cx"),
    clientY: from("cy"),
  });
}

const shift = () => document.querySelector<SVGSVGElement>(".board-stage")?.style.transform;
const inWindow = (selector: string) => document.querySelectorAll(`.board-frame ${selector}`);

test("a plan too small to be tapped is shown whole above; a tap there turns the window, and sends nothing", async () => {
  await open(large(LAY));
  expect(document.querySelectorAll(".spots-map [data-place]")).toHaveLength(0);
  expect(document.querySelector(".spots-map [data-seen]")).toBeTruthy();
  const before = shift();
  point("c3");
  expect(shift()).not.toBe(before);
  expect(sent()).toEqual([]);
  point("a1");
  expect(sent()).toEqual([]);
  expect(await listAxeFindings()).toEqual([]);
});

test("a piece is chosen on the whole plan, where it goes in the window alone; partners are ringed", async () => {
  const frame = await open(large(MOVE));
  expect(document.querySelector(".spots-map")).toBeNull();
  tap(frame, "a1");
  expect(document.querySelector(".spots-map")).toBeTruthy();
  expect(document.querySelectorAll(".spots-map [data-place]")).toHaveLength(0);
  const partners = [...inWindow('[data-name="partner"]')].map(
    (partner) => (partner as HTMLElement).dataset.ring,
  );
  expect(partners).toEqual(["a1", "c3"]);
  point("c1");
  expect(rings("draft")).not.toContain("c1");
  point("a1");
  tap(frame, "c1");
  expect([...inWindow('[data-name="draft"]')].map((ring) => (ring as HTMLElement).dataset.ring)).toEqual([
    "a1",
    "c1",
  ]);
  press("Stay");
  expect(sent()).toEqual([{ type: "move", source: "a1", target: "c1", upright: true }]);
  keys(frame, "t");
  expect(document.querySelector("[data-spot='a1']")?.textContent).toContain("Leads across to c3.");
});

const ASKED = {
  ...MOVE,
  moves: { ...MOVE.moves, a1: { ...MOVE.moves.a1, a1: { ending: "rest" } } },
  endings: {
    stone: [
      {
        id: "leave",
        label: { code: "morris.stay" },
        payload: { upright: true },
        leaves: "man",
        changes: { b1: { words: { code: "morris.press" }, seat: 1 } },
      },
      { id: "press", label: { code: "morris.press" }, payload: { upright: false } },
    ],
    rest: [{ id: "rest", label: { code: "morris.pass" }, payload: { type: "rest" } }],
  },
  asks_target: { code: "morris.jump" },
  questions: { stone: { code: "morris.mark_scored" } },
} as MovePrompt;
const question = () => screen.getByRole("heading", { level: 1 }).textContent;

test("each step of a move is a question of its own; staying is a button, not a place", async () => {
  const frame = await open(makeMorris(ASKED));
  expect(question()).toBe("Move a man");
  expect(screen.queryByRole("button", { name: "Tap a place" })).toBeNull();
  tap(frame, "a1");
  expect(question()).toBe("1 space");
  await screen.findByText("Man on a1 chosen, 2 places");
  tap(frame, "a1");
  expect(question()).toBe("Move a man");
  tap(frame, "a1");
  tap(frame, "a2");
  expect(question()).toBe("scored");
  expect(document.activeElement).toBe(screen.getByRole("heading", { level: 1 }));
  press("Other place");
  fireEvent.click(document.querySelector(".action-bar .button-main") as HTMLElement);
  expect(sent()).toEqual([{ type: "rest", source: "a1", target: "a1" }]);
});

test("what a choice leaves and changes is in the picture, and read out with it", async () => {
  const frame = await open(makeMorris(ASKED));
  tap(frame, "a1");
  const radius = (selector: string) => Number(document.querySelector(selector)?.getAttribute("r"));
  expect(radius("[data-ring='a1'] circle"), "not behind the figure").toBeGreaterThan(
    1.4 * radius("circle.spot"),
  );
  tap(frame, "a2");
  expect(document.querySelector("[data-stack='a1'] .spot-piece-waits")).toBeTruthy();
  expect(document.querySelector("[data-stack='a2'] .spot-piece")).toBeTruthy();
  expect(document.querySelector("[data-change='b1']")?.textContent).toBe("Pressdown");
  expect(document.querySelector("[data-choice='leave']")?.textContent).toContain("b1: Press down");
});

test("no name is read twice, and one key leads to the board and back", async () => {
  const frame = await open(makeMorris(LAY));
  fireEvent.keyDown(document.body, { key: "b" });
  expect(document.activeElement).toBe(frame);
  keys(frame, "PageDown");
  await screen.findByText(/^b2: 3 pieces/);
  const read = [...document.querySelectorAll("[aria-live]")].map((live) => live.textContent ?? "");
  expect(read.join(" ").match(/b2/g)).toHaveLength(1);
  fireEvent.keyDown(frame, { key: "B" });
  expect(document.activeElement).toBe(screen.getByRole("heading", { level: 1 }));
  await waitFor(() => expect(screen.queryByText(/^b2: 3 pieces/)).toBeNull());
  keys(frame, "t");
  screen.getByRole("button", { name: "Choose b2" });
});

test("what somebody moves is outlined for a moment; who leads is a crown with the seat's shape", async () => {
  await open(makeMorris(LAY));
  expect(rings("newest")).toEqual([]);
  const next = structuredClone(makeMorris(LAY));
  const board = next.view?.surfaces.board as unknown as {
    stacks: Record<string, unknown[]>;
    holders: Record<string, number[]>;
  };
  board.stacks.c3 = [{ kind: "man", seat: 1 }];
  board.holders = { a2: [1] };
  act(() => {
    table.document.value = next;
  });
  expect(rings("newest")).toEqual(["c3"]);
  expect(document.querySelector("[data-holder='a2'] .spot-crown")).toBeTruthy();
  expect(document.querySelectorAll("[data-holder='a2'] .spot-holder")).toHaveLength(1);
});

test("what a question is about is ringed, also where one piece of a stack is meant, and nothing else is", async () => {
  const [first, second] = (LAY as ChoosePrompt).choices;
  const about = {
    ...LAY,
    level: 2,
    choices: [first, second].map((choice) => ({ ...choice, places: ["b2"] })),
  };
  await open(makeMorris(LAY));
  const next = structuredClone(makeMorris(about as SeatPrompt));
  const board = next.view?.surfaces.board as unknown as { stacks: Record<string, unknown[]> };
  board.stacks.c3 = [{ kind: "man", seat: 1 }];
  act(() => {
    table.document.value = next;
  });
  expect(rings("lit")).toEqual(["b2"]);
  expect(rings("newest")).toEqual([]);
});

test("a track is read in its order, with what each space asks for and gives", async () => {
  await open(makeMorris(MOVE));
  press("Track");
  const frame = await screen.findByRole("application", { name: "Track, 2 pieces" });
  keys(frame, "t");
  const spaces = [...document.querySelectorAll(".board-cells > li")].map((item) => item.textContent);
  expect(spaces).toEqual([
    "Space 0: Ben: marker.",
    "Space 1: Anna: marker. Asks for a row. Gives 1 points.",
    "Space 2: Empty. Asks for a row. Gives 2 points.",
    "Space 3: Empty. Asks for a row. Gives 3 points.",
    "Space 4: Empty. Asks for a row. Gives 4 points.",
  ]);
});

test("a proof rings what earned the points, numbered in reading order, over the faint plan", async () => {
  await open(makeMorris(MOVE), "line", "0");
  expect(rings("proof").sort()).toEqual(["a1", "b1", "c1"]);
  const numbers = [...document.querySelectorAll<HTMLElement>("[data-number]")].map(
    (element) => element.dataset.number,
  );
  expect(numbers).toEqual(["1", "2", "3"]);
  // The line cites c1 first; from left to right a1 is the first.
  const across = [...document.querySelectorAll("[data-number]")].map((element) =>
    Number(/translate\(([\d.]+)/.exec(element.getAttribute("transform") ?? "")?.[1]),
  );
  expect(across).toEqual([...across].sort((first, second) => first - second));
  expect(document.querySelector(".board-faint")).toBeTruthy();
  expect(document.querySelector(".proof-sum")?.textContent).toContain("1–3");
});

test("everything is said in German too", async () => {
  prefer({ language: "de" });
  const frame = await open(makeMorris(MOVE));
  keys(frame, "t");
  press("a1: Von hier ziehen");
  expect(document.body.textContent).toContain("Von hier wird gezogen.");
  expect(document.body.textContent).not.toMatch(/board: |play: /);
});
