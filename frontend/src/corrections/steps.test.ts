import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { t } from "../i18n";
import { findLastEntry } from "../net/timelineEntries";
import type { GameArt } from "../pieces/assets";
import { EMPTY } from "../surfaces/boards";
import { fetchArt as loadArt, speak } from "../testing/played";
import type { GridView, TableStep, Timeline, View } from "../wire";
import { buildTable, describeTodo, findFirstBoard, formatTodo, listTouched, listTrackTodos } from "./steps";
import {
  filterEntries,
  findEntry,
  findNeighbour,
  listCellsOfLine,
  listFromHereOn,
  listRestOfTurn,
} from "./timeline";

const SEATS = { 0: { name: "Anna", colour: "red" }, 1: { name: "Ben", colour: "blue" } };
const BOARD: GridView = {
  ...EMPTY,
  tiles: { "0,0": { tile: "D", rotation: 0, n: 1 }, "1,0": { tile: "V", rotation: 1, n: 2 } },
  pieces: { "1,0/r0": { seat: 1, kind: "follower", role: "thief" } },
};
const VIEW = { surfaces: { main: BOARD } } as unknown as View;

let art: GameArt;
let skye: GameArt;

beforeAll(async () => {
  art = await loadArt();
  skye = { ...art, id: "isle_of_skye" };
});
beforeEach(() => speak());

describe("steps of the put-right list", () => {
  const steps: TableStep[] = [
    { what: "take_piece", place: "1,0/r0", seat: 1, kind: "follower" },
    { what: "take_tile", place: "1,0", tile: "V" },
    { what: "turn_tile", place: "0,0", tile: "D", rotation: 2 },
    { what: "lay_tile", to: "0,1", tile: "E", rotation: 3 },
    { what: "put_piece", to: "0,1/f0", seat: 0, kind: "follower" },
  ];

  /** The board after the steps, as sent by the server. */
  const AFTER: View["surfaces"] = {
    main: {
      ...EMPTY,
      tiles: { "0,0": { tile: "D", rotation: 2, n: 1 }, "0,1": { tile: "E", rotation: 3, n: 2 } },
      pieces: { "0,1/f0": { seat: 0, kind: "follower", role: "farmer", lying: true } },
    },
  };

  test("touch each cell once", () => {
    expect(listTouched(steps)).toEqual(["1,0", "0,0", "0,1"]);
  });

  test("include marks of tiles that come and go", () => {
    const tableSteps: TableStep[] = [
      { what: "unmark", place: "0,0", tile: "D", kind: "dead" },
      { what: "mark", place: "1,0", tile: "V", kind: "dead" },
    ];
    expect(tableSteps.map((step) => formatTodo(SEATS, describeTodo(buildTable(art, VIEW), step)))).toEqual([
      `“straight road by a city” left of “curve”, no longer: ${t("carcassonne.mark_dead")}.`,
      `“curve” right of “straight road by a city”: ${t("carcassonne.mark_dead")}.`,
    ]);
  });

  test("name neighbours and pieces, in both languages", () => {
    const words = () =>
      steps.map((step) => formatTodo(SEATS, describeTodo(buildTable(art, VIEW, steps, AFTER), step)));
    expect(words()).toEqual([
      "Ben: Take the follower off the tile right of “straight road by a city” (road).",
      "Take “curve” right of “straight road by a city” off the table.",
      "Rotate “straight road by a city” in the marked place as in the picture.",
      "Place “city cap” below “straight road by a city”, rotated as in the picture.",
      "Anna: Put the follower on the tile below “straight road by a city” (field).",
    ]);
    speak("de");
    expect(words()[3]).toBe("Leg „Stadtrand“ unter „Straße an der Stadt“, gedreht wie im Bild.");
  });

  test("describe no place by a tile that is still to be placed there or nearby", () => {
    const [, , , lay, put] = steps as [TableStep, TableStep, TableStep, TableStep, TableStep];
    const corrected = { ...VIEW, surfaces: AFTER } as View;
    const beside: TableStep = { what: "put_piece", to: "0,2/f0", seat: 0, kind: "follower" };
    const words = (step: TableStep) =>
      formatTodo(SEATS, describeTodo(buildTable(art, corrected, [lay, put]), step));
    expect(words(beside)).toBe("Anna: Put the follower on the tile 2 down from “straight road by a city”.");
    expect(words(put)).toMatch(/\(field\)/);
  });

  test("lay, turn and return the tile beside the score track, in both languages", () => {
    const steps = [50, 100, undefined].map(
      (n): TableStep => ({ what: "score_tile", seat: 1, ...(n ? { n } : {}) }),
    );
    const words = () => steps.map((step) => formatTodo(SEATS, describeTodo(buildTable(skye, VIEW), step)));
    expect(words()).toEqual([
      "Ben: 50/100 tile: 50 face up.",
      "Ben: 50/100 tile: 100 face up.",
      "Ben: Put the 50/100 tile back.",
    ]);
    speak("de");
    expect(words()).toEqual([
      "Ben: 50/100-Plättchen: 50 nach oben.",
      "Ben: 50/100-Plättchen: 100 nach oben.",
      "Ben: Leg das 50/100-Plättchen zurück.",
    ]);
  });

  test("in German a follower has its article, and several are Gefolgsleute", () => {
    speak("de");
    const words = (step: TableStep) => formatTodo(SEATS, describeTodo(buildTable(art, VIEW), step));
    const put: TableStep = { what: "put_piece", to: "0,1/f0", seat: 0, kind: "follower" };
    expect(words(put)).toMatch(/^Anna: Stell den Gefolgsmann auf das Plättchen /);
    expect(words({ what: "stock", seat: 0, kind: "follower", n: 2 })).toBe("Anna: Nimm dir 2 Gefolgsleute.");
    expect(words({ what: "stock", seat: 0, kind: "follower", n: -1 })).toBe(
      "Anna: Leg 1 Gefolgsmann zurück.",
    );
  });

  test("name a follower's own tile once, in both languages", () => {
    const words = (place: string, to: string) => {
      const step: TableStep = { what: "move_piece", place, to, seat: 1, kind: "follower" };
      return formatTodo(SEATS, describeTodo(buildTable(art, VIEW), step));
    };
    const onto = (to: string) => words("1,0/r0", to);
    expect(onto("1,0/f0")).toBe(
      "Ben: On the tile right of “straight road by a city”, move the follower to the field.",
    );
    expect(words("1,0/f0", "1,0/f1")).toBe("Ben: Move the follower as in the picture.");
    expect(onto("0,0/r0")).toMatch(/ from the tile .* to the tile /);
    speak("de");
    expect(onto("1,0/f0")).toBe(
      "Ben: Stell den Gefolgsmann auf dem Plättchen rechts neben „Straße an der Stadt“ um: Wiese.",
    );
  });

  test("cover pieces beside the board, and the score track", () => {
    const words = (step: TableStep) => formatTodo(SEATS, describeTodo(buildTable(art, VIEW), step));
    expect(words({ what: "stock", seat: 0, kind: "follower", n: -1 })).toBe("Anna: Put 1 follower back.");
    expect(words({ what: "stock", seat: 0, kind: "follower", n: 2 })).toBe("Anna: Take 2 followers.");
    expect(words({ what: "set_aside", tile: "C" })).toContain("it leaves the game");
    const [track = { words: "", form: () => "" }] = listTrackTodos({
      points: { 1: { before: 4, after: 0 } },
    });
    expect(formatTodo(SEATS, track)).toBe("Ben: Score track: from 4 to 0.");
    const laid: TableStep = { what: "take_tile", place: "1,0", tile: "V", seat: 1 };
    expect(words(laid), "whoever laid it, it is everybody's").toBe(
      "Take “curve” right of “straight road by a city” off the table.",
    );
  });
});

test("count the spaces of the dolmen board from the left", () => {
  const market = { kind: "display", name: { code: "isle_of_skye.market" }, slots: {} };
  const view = { surfaces: { market } } as unknown as View;
  const describeStep = (step: TableStep) =>
    describeTodo(buildTable({ ...art, id: "isle_of_skye" }, view), step).form();
  const steps: TableStep[] = [
    { what: "market", board: "market", tile: "b01", n: 2, instead: "b02" },
    { what: "market", board: "market", tile: "b01", n: 3 },
    { what: "market", board: "market", n: 1, instead: "b02" },
    { what: "market_unknown", board: "market", n: 1, instead: "b02" },
  ];
  const [other, new_, none, untold] = steps.map(describeStep);
  const [firstName, secondName] = ["b01", "b02"];
  expect(other).toBe(`Dolmen board, space 2 from the left: “${firstName}” instead of “${secondName}”.`);
  expect(new_).toBe(`Dolmen board, space 3 from the left: “${firstName}”.`);
  expect(none).toBe(`Dolmen board, space 1 from the left: nothing instead of “${secondName}”.`);
  expect(untold).toBe(
    `Dolmen board, space 1 from the left: a tile that nobody has entered yet instead of “${secondName}”.`,
  );
});

describe("steps where each seat has a board", () => {
  const LAND: GridView = { ...EMPTY, seat: 1, tiles: { "0,0": { tile: "D", rotation: 0, n: 0, seat: 1 } } };
  const OWN = { surfaces: { 0: { ...BOARD, seat: 0 }, 1: LAND } } as unknown as View;
  const steps: TableStep[] = [
    { what: "move_tile", board: "1", place: "0,0", to: "0,1", tile: "D", rotation: 1, seat: 1 },
    { what: "put_back", tile: "V", seat: 0 },
    { what: "hold", tile: "V", seat: 1 },
    { what: "price", tile: "V", seat: 1, n: 3 },
    { what: "price", tile: "E", seat: 0 },
  ];

  test("name the owner, and point at that board", () => {
    const after = { 1: { ...LAND, tiles: { "0,1": { tile: "D", rotation: 1, n: 0 } } } };
    const table = buildTable(skye, OWN, steps, after);
    expect(steps.map((step) => formatTodo(SEATS, describeTodo(table, step)))).toEqual([
      "Ben: Move “straight road by a city” as in the picture.",
      "Anna: Put “curve” away; it is not yours.",
      "Ben: Put “curve” in front of you.",
      "Ben: 3 gold lies on “curve”.",
      "Anna: Take the gold off “city cap”.",
    ]);
    expect(findFirstBoard(OWN, steps)).toBe("1");
    expect(findFirstBoard(OWN, [])).toBe("0");
    expect(findFirstBoard(VIEW, [])).toBe("main");
    expect(listTouched(steps, "1")).toEqual(["0,0", "0,1"]);
  });
});

describe("the timeline", () => {
  const narrations = (place: string) => [{ text: { code: "x", params: {} }, places: [place] }];
  const timeline: Timeline = {
    v: 9,
    entries: [
      { v: 1, ref: "1", kind: "start", turn: 1 },
      {
        v: 2,
        ref: "2",
        kind: "action",
        actor: "chance",
        seat: 0,
        turn: 1,
        can_correct: true,
        can_undo: true,
      },
      {
        v: 3,
        ref: "3",
        kind: "action",
        seat: 0,
        turn: 1,
        narrations: narrations("1,0"),
        can_correct: true,
        can_undo: true,
      },
      { v: 4, ref: "4", kind: "action", seat: 1, turn: 2, status: "undone", by: 5 },
      { v: 5, kind: "undo", seat: 1, turn: 2 },
      { v: 6 },
      {
        v: 7,
        ref: "7",
        kind: "action",
        seat: 1,
        turn: 2,
        narrations: narrations("2,0"),
        points: { 1: 4 },
        can_correct: true,
      },
      { v: 8, kind: "correction", seat: 1, turn: 3, added: [{ ref: "8.1", seat: 0, can_correct: true }] },
      { v: 9, ref: "9", kind: "action", actor: "system", turn: 3 },
    ],
  };
  const ALL = { seat: null, kind: "all", cells: null } as const;
  const listVersions = (filter: Parameters<typeof filterEntries>[1]) =>
    filterEntries(timeline, filter).map(({ v }) => v);

  test("is newest first, without hidden entries and system work that led to nothing; by seat, by kind, by place", () => {
    expect(listVersions(ALL)).toEqual([8, 7, 5, 4, 3, 2, 1]);
    expect(listVersions({ ...ALL, seat: 0 })).toEqual([3, 2]);
    expect(listVersions({ ...ALL, kind: "corrections" })).toEqual([8, 5]);
    expect(listVersions({ ...ALL, kind: "points" })).toEqual([7]);
    expect(listVersions({ ...ALL, cells: ["1,0"] })).toEqual([3, 2]);
    expect(listVersions({ ...ALL, cells: ["2,0"] })).toEqual([7]); // without what was undone
  });

  test("finds an entry by its ref, added ones too", () => {
    expect(findEntry(timeline, "7")).toMatchObject({ v: 7, seat: 1, turn: 2 });
    expect(findEntry(timeline, "8.1")).toMatchObject({ v: 8, seat: 0, kind: "action" });
    expect(findEntry(timeline, "77")).toBeUndefined();
  });

  test("knows entries in force: neighbours, the rest of a turn, those dropped by a cut, the last of a seat", () => {
    expect(findNeighbour(timeline, 3, 1)?.v).toBe(7);
    expect(findNeighbour(timeline, 7, -1)?.v).toBe(3);
    expect(findNeighbour(timeline, 7, -1, ["3", "2"])?.v).toBe(1);
    expect(listRestOfTurn(timeline, timeline.entries[2] ?? { v: 0 }).map(({ v }) => v)).toEqual([2]);
    expect(listFromHereOn(timeline, "3")).toEqual(["3", "7"]);
    expect(listFromHereOn(timeline, "+1")).toEqual(["+1"]);
    expect(findLastEntry(timeline, 0)?.v).toBe(3);
    expect(findLastEntry(timeline, 1)).toBeUndefined();
  });

  test("a cut drops entries that corrections added after it, not those before it", () => {
    const timeline: Timeline = {
      v: 6,
      entries: [
        { v: 1, kind: "start", place: 1 },
        { v: 2, kind: "action", actor: "seat", place: 2 },
        { v: 3, kind: "action", actor: "seat", place: 4 },
        { v: 4, kind: "action", actor: "system", place: 6 },
        { v: 5, kind: "correction", added: [{ ref: "5.1", place: 3 }] },
        { v: 6, kind: "correction", added: [{ ref: "6.1", place: 5 }] },
      ],
    };
    expect(listFromHereOn(timeline, "3")).toEqual(["3", "6.1"]);
    expect(listFromHereOn(timeline, "5.1")).toEqual(["5.1", "3", "6.1"]);
  });

  test("a score line refers to the cells that it counts", () => {
    const line = {
      n: 0,
      seat: 0,
      category: "city",
      reason: "x",
      points: 4,
      turn: 1,
      rule: "",
      parts: [{ code: "tiles", count: 1, value: 2, points: 2, things: [["1,0"]] }],
      segments: ["1,0/c0", "2,0/c1"],
    };
    expect(listCellsOfLine(line)).toEqual(["1,0", "2,0"]);
  });
});
