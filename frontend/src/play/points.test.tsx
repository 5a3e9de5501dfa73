import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/preact";
import { expect, test, vi } from "vitest";
import { addTexts, t } from "../i18n";
import { route } from "../router";
import { stubFetch } from "../testing/fakeSocket";
import projection from "../testing/fixtures/projection.json";
import { onAFreshPhone } from "../testing/past";
import {
  type Fixture,
  findGoalDrawn,
  loadDocument,
  makePlayed,
  type PlayedTable,
  speak,
} from "../testing/played";
import type { TableDocument } from "../wire";
import { PlayScreens } from "./PlayScreens";

let table: PlayedTable;

function open(name: Fixture, path: string[], change: (document: TableDocument) => void = () => undefined) {
  const document = loadDocument(name);
  change(document);
  table = makePlayed(document);
  stubFetch({
    "POST /api/v1/devices": { status: 201, body: { token: "x" } },
    "GET /api/v1/games": {
      body: [
        { id: "carcassonne", categories: ["road", "city", "cloister", "farm"], options: [], expansions: [] },
        {
          id: "dolmengoetter",
          categories: ["circle", "final", "start", "lost"],
          options: [],
          expansions: [],
        },
        {
          id: "isle_of_skye",
          categories: ["place_a", "place_b", "place_c", "place_d", "scrolls", "gold"],
          options: [],
          expansions: [
            { id: "druids", options: [], categories: [] },
            { id: "paths", options: [], categories: ["paths"] },
          ],
        },
      ],
    },
    [`GET /api/v1/tables/${table.store.id}/projection?seat=${table.store.seat.value}`]: { body: projection },
    [`POST /api/v1/tables/${table.store.id}/rematch`]: { status: 201, body: { table: "next", code: "ABC" } },
  });
  return render(<PlayScreens store={table.store} path={path} />);
}

const title = () => screen.getByRole("heading", { level: 1 });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
const listRows = (list: Element) =>
  [...list.querySelectorAll("tbody tr")].map((row) => [...row.children].map((cell) => cell.textContent));

onAFreshPhone();

test("points below 0 have a minus sign, and what is not known is on the same line as the sum", async () => {
  open("dolmens_over", ["points"], ({ view }) => {
    if (view?.seats[0]) view.seats[0].score = -2;
  });
  const points = await screen.findByRole("table", { name: "Points by kind" });
  await waitFor(() => expect(within(points).getAllByRole("columnheader")).toHaveLength(6));
  expect(listRows(points)[3]).toEqual(["4.Anna", "–", "24", "4", "−1", "−2"]);
  expect(document.body.textContent).not.toMatch(/(?<!\w)-\d/);
});

test("points by category with ranks, every line newest first; a tap opens its proof", async () => {
  open("over", ["points"]);
  const points = screen.getByRole("table", { name: "Points by kind" });
  await waitFor(() => expect(within(points).getAllByRole("columnheader")).toHaveLength(6));
  expect(listRows(points)).toEqual([
    ["1.Cara", "21", "17", "–", "3", "41"],
    ["2.Deniz", "–", "20", "9", "–", "29"],
    ["3.Ben", "9", "6", "–", "6", "21"],
    ["4.Anna", "4", "7", "–", "3", "14"],
  ]);
  const lines = within(screen.getByRole("list", { name: "Every point, newest first" })).getAllByRole(
    "button",
  );
  const turn = screen.getAllByText(/^Turn \d+$/).filter((words) => words.closest(".heading"));
  expect(
    turn.map(({ className }) => className),
    "plain words, no button",
  ).toEqual(["second-line heading-end"]);
  expect(lines[0]?.textContent).toBe("Farm, 2 finished citiesBen · Turn 71+6");
  expect(lines).toHaveLength(27);
  fireEvent.click(lines[0] as HTMLElement);
  expect(route.value).toEqual(["t", table.store.id, "line", "26"]);
});

test("categories of an expansion have a column where it is played", async () => {
  const columns = async (expansions: string[]) => {
    open("scored", ["points"], ({ table }) => {
      table.expansions = expansions;
    });
    const points = screen.getByRole("table", { name: "Points by kind" });
    await waitFor(() => expect(within(points).getByRole("columnheader", { name: /Gold/ })).toBeTruthy());
    const heads = within(points).getAllByRole("columnheader");
    cleanup();
    return heads.length;
  };
  expect(await columns(["druids", "paths"])).toBe((await columns(["druids"])) + 1);
});

test("who leads, who is level, who has won", () => {
  open("late", ["points"]);
  expect(title().textContent).toBe("Cara leads by 7");
  act(() => {
    const { view, ...rest } = loadDocument("late");
    if (view) for (const seat of Object.values(view.seats)) seat.score = 9;
    table.document.value = { ...rest, ...(view ? { view } : {}) };
  });
  expect(title().textContent).toBe("Four are tied at 9");
  cleanup();
  open("over", ["points"]);
  expect(title().textContent).toBe("Cara wins with 41");
  speak("de");
  expect(t("points.leads", { name: "Cara", points: 1 })).toBe("Cara führt mit 1 Punkt Vorsprung");
});

test("while nobody has points nobody leads, and nobody is tied", () => {
  open("late", ["points"], ({ view }) => {
    if (!view) return;
    view.lines = {};
    for (const seat of Object.values(view.seats)) Object.assign(seat, { score: 0, by_category: {} });
  });
  expect(title().textContent).toBe("Points");
  expect(screen.queryByText(/tied|leads|Tap any line/)).toBeNull();
  expect(screen.getByText("Nothing has scored yet.")).toBeTruthy();
});

test("a tile beside the score track is shown for seats that have one", () => {
  open("late", ["points"]);
  expect(screen.queryByText(/50\/100/)).toBeNull();
  act(() => {
    const { view, ...rest } = loadDocument("late");
    if (view?.seats[0]) view.seats[0].score_tile = 50;
    if (view?.seats[1]) view.seats[1].score_tile = 100;
    table.document.value = { ...rest, ...(view ? { view } : {}) };
  });
  for (const n of [50, 100]) {
    const [beside, below] = screen.getAllByText(`50/100 tile: ${n} points reached`);
    expect(beside?.closest("td")).toBeTruthy();
    expect(below?.closest(".unseen")).toBeNull();
    expect(below?.querySelector(".score-tile")?.textContent).toBe(`${n}`);
  }
});

test("the projection: totals with the final points, whose lines open their proofs", async () => {
  open("late", ["points", "ended"]);
  await screen.findAllByText(/Unfinished|unfinished/);
  const added = projection.lines.reduce((sum, line) => sum + line.points, 0);
  const { view } = table.document.value;
  const before = Object.values(view?.seats ?? {}).reduce((sum, seat) => sum + seat.score, 0);
  const totals = listRows(screen.getByRole("table")).map((row) => Number(row.at(-1)));
  expect(totals.reduce((sum, points) => sum + points, 0)).toBe(before + added);
  const first = projection.lines.at(-1);
  fireEvent.click(screen.getAllByRole("button", { name: /Turn 68/ })[0] as HTMLElement);
  expect(route.value).toEqual(["t", table.store.id, "line", String(first?.n)]);
  cleanup();
  render(<PlayScreens store={table.store} path={["line", String(first?.n)]} />);
  expect(screen.getByText(`+${first?.points}`)).toBeTruthy();
  press("If it ended now");
  expect(route.value).toEqual(["t", table.store.id, "points", "ended"]);
});

test("the projection is that of the shown seat: a phone that learns which seat is its own asks again", async () => {
  open("late", ["points", "ended"]);
  await screen.findAllByText(/Unfinished|unfinished/);
  const emptyProjection = { ...projection, lines: [] };
  stubFetch({
    [`GET /api/v1/tables/${table.store.id}/projection?seat=spectator`]: { body: emptyProjection },
  });
  act(() => {
    table.seat.value = "spectator";
  });
  await waitFor(() => expect(screen.queryAllByText(/Unfinished|unfinished/)).toEqual([]));
});

test("the projection is offered only if the table allows it", () => {
  open("late", ["points"]);
  expect(screen.getByRole("button", { name: "If it ended now" })).toBeTruthy();
  cleanup();
  open("purist", ["points"]);
  expect(screen.queryByRole("button", { name: "If it ended now" })).toBeNull();
  cleanup();
  open("over", ["points"]);
  expect(screen.queryByRole("button", { name: "If it ended now" })).toBeNull();
});

test("a proof: points, sum, majority, rule, left-over places, and the link to the explaining card", async () => {
  const { container } = open("over", ["line", "13"]);
  await screen.findByRole("application");
  expect(title().textContent).toBe("Unfinished city");
  expect(screen.getByText("+7")).toBeTruthy();
  const sum = [...container.querySelectorAll(".proof-sum li")].map((row) =>
    row.textContent?.replace(/\s+/g, " "),
  );
  expect(sum[0]).toBe("6 tiles 1–66 × 16");
  expect(sum[1]).toMatch(/^1 pennant \d1 × 11$/);
  expect(sum[2]).toBe("Most followersCara1Deniz1");
  expect(screen.getByText(/At the end a city that is not finished scores 1 point per tile/)).toBeTruthy();
  expect(screen.getByText(/^Not counted:/).textContent).toBe(
    "Not counted: on a tile that is counted already (1), open edge (2)",
  );
  expect(container.querySelectorAll(".proof-tile")).toHaveLength(6);
  const proof = route.value;
  press("How to play: The end");
  expect(route.value.slice(2)).toEqual(["help", "city_open"]);
  cleanup();
  const onFound = vi.fn();
  vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(function (this: Element) {
    onFound(this.textContent);
  });
  render(<PlayScreens store={table.store} path={["help", "city_open"]} />);
  expect(document.querySelector("[aria-current] h2")?.textContent).toBe("The end");
  expect(onFound).toHaveBeenCalledWith(expect.stringMatching(/^The endAfter the last tile/));
  press("Back");
  await waitFor(() => expect(route.value).toEqual(proof));
});

test("a part whose words show how its points are made has no second product, and a single place no number", async () => {
  addTexts("en", "carcassonne-part-slab = level { $level }: { $worth } × { $factor }", ["carcassonne"]);
  const { container } = open("over", ["line", "13"], ({ view }) => {
    const params = { level: 2, worth: 3, factor: 4 };
    const part = { code: "slab", count: 1, value: 12, points: 12, params, things: [["0,0"]] };
    Object.assign(view?.lines?.[13] ?? {}, { parts: [part], segments: ["0,0"], majority: {} });
  });
  await screen.findByRole("application");
  const [sum] = container.querySelectorAll(".proof-sum li");
  expect(sum?.textContent?.replace(/[\s\u2068\u2069]+/g, " ").trim()).toMatch(/^Level ?2 ?: ?3 ?× ?4 12$/);
});

test.each([
  ["city_complete", "7", "Points"],
  ["city_small", "10", "Points"],
  ["road_open", "7", "The end"],
  ["cloister_open", "7", "The end"],
  ["farm", "8", "The end"],
  ["farm_once", "10", "The end"],
  ["farm_per_city", "10", "The end"],
])("points for %s link to rule %s on the card %s", (reason, rule, card) => {
  open("over", ["line", "0"], ({ view }) =>
    Object.assign(view?.lines?.[0] ?? {}, { reason: `carcassonne.${reason}`, rule }),
  );
  expect(screen.getByRole("button", { name: `How to play: ${card}` })).toBeTruthy();
});

test("from line to line, and back to the list", () => {
  open("over", ["line", "0"]);
  expect(screen.queryByRole("button", { name: "Previous line" })).toBeNull();
  expect(document.querySelector(".pager")?.textContent).toBe("1 of 27");
  press("Next line");
  expect(route.value).toEqual(["t", table.store.id, "line", "1"]);
  press("Board");
  expect(route.value).toEqual(["t", table.store.id]);
  press("All points");
  expect(route.value).toEqual(["t", table.store.id, "points"]);
});

test("a proof leaves out what was built after its round", () => {
  const { view } = loadDocument("scored");
  const line = Object.values(view?.lines ?? {}).find(({ board }) => board === "0");
  const count = (turn: number) => {
    cleanup();
    const { container } = open("scored", ["line", String(line?.n)], ({ view }) => {
      const board = view?.surfaces[0];
      if (board?.kind === "grid") board.tiles["9,9"] = { tile: "1", rotation: 0, n: 99, turn };
    });
    return container.querySelectorAll(".board-layers use").length;
  };
  const { turn = 0 } = line ?? {};
  expect(count(turn)).toBeGreaterThan(count(turn + 1));
});

test("an undone line is reported as gone", () => {
  open("over", ["line", "999"]);
  expect(title().textContent).toBe("This line is no longer there");
});

test("the result: winner, reason of the end, all ranks, rematch", async () => {
  open("over", []);
  expect(title().textContent).toBe("Cara wins with 41");
  expect(screen.getByText("The last tile has been placed.")).toBeTruthy();
  expect(listRows(screen.getByRole("table"))).toHaveLength(4);
  press("Play again");
  expect(screen.getByRole("button", { name: "Creating it" }).getAttribute("aria-disabled")).toBe("true");
  await waitFor(() => expect(route.value).toEqual(["t", "next"]));
});

test("a shared victory names all who share it, in both languages", () => {
  const share = ({ view }: TableDocument) => {
    if (view?.outcome) view.outcome = { ...view.outcome, scores: [41, 41, 41, 29], ranks: [1, 1, 1, 4] };
  };
  open("over", [], share);
  expect(title().textContent).toBe("You, Ben and Cara win with 41");
  act(() => {
    table.seats.value = [0, 3]; // two people of one phone: none of them is "you"
  });
  expect(title().textContent).toBe("Anna, Ben and Cara win with 41");
  act(() => speak("de"));
  expect(title().textContent).toBe("Anna, Ben und Cara gewinnen mit 41");
});

test("a winner reads so on the own phone", () => {
  open("over", []);
  act(() => {
    table.seats.value = [2];
  });
  expect(title().textContent).toBe("You win with 41");
  act(() => speak("de"));
  expect(title().textContent).toBe("Du gewinnst mit 41");
});

test("that a game was ended early is said where the reason of an ordinary end makes room", () => {
  open("over", []);
  expect(document.querySelector(".second-line .result-why")).toBeTruthy();
  cleanup();
  open("over", [], ({ view }) => {
    if (view?.outcome) view.outcome.reason = "table.end_unfinished";
  });
  expect(screen.getByText(/The host ended the game early/).classList).not.toContain("result-why");
});

test("once the rematch is open, everybody is led there", () => {
  open("over", [], ({ table: info }) => {
    info.next = "other";
  });
  expect(screen.queryByRole("button", { name: "Play again" })).toBeNull();
  press("To the next game");
  expect(route.value).toEqual(["t", "other"]);
});

test("each goal shows the rounds in which it counts, and which count now", async () => {
  open("scored", ["points"]);
  const goals = [...document.querySelectorAll(".goals > li")].map((goal) => goal.textContent ?? "");
  expect(goals.map((words) => words.match(/Counts in rounds .*/)?.[0])).toEqual([
    "Counts in rounds 1, 3, 5",
    "Counts in rounds 2, 4, 6",
    "Counts in rounds 3, 5, 6",
    "Counts in rounds 4, 5, 6",
  ]);
  const { turn = 0 } = loadDocument("scored").view ?? {};
  for (const words of goals) {
    expect(words.includes("counts in this round")).toBe(new RegExp(`Counts in .*${turn}`).test(words));
  }
  const drawn = [...document.querySelectorAll(".goals > li")].map(findGoalDrawn);
  expect(drawn).toEqual(Object.values(loadDocument("scored").view?.goals ?? {}));
  const heads = () => [...document.querySelectorAll(".score-table th")].map(findGoalDrawn).filter(Boolean);
  await waitFor(() => expect(heads()).toEqual(drawn));
});

test("what each player has left names those alone who have something", async () => {
  open("dolmens_scored", ["points"], ({ view }) => {
    for (const [seat, info] of Object.entries(view?.seats ?? {}))
      info.stock = seat === "1" ? { stone: 2 } : {};
  });
  const list = await screen.findByRole("list", { name: "What each player has left" });
  expect(within(list).getAllByRole("listitem")).toHaveLength(1);
});
