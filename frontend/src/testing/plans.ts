/** Document of an invented game on a plan (nine spots in three rows) and a track (five spaces). */

import { addTexts } from "../i18n";
import type { MovePrompt, SeatPrompt, TableDocument, View } from "../wire";

const name = (code: string, params?: Record<string, string | number>) =>
  params ? { code: `morris.${code}`, params } : { code: `morris.${code}` };

/** Add the texts of the game, in both languages. */
export function speakMorris(): void {
  const words = [
    "morris-name = Morris",
    "morris-plan = Plan",
    "morris-track = Track",
    "morris-counted = { $n } pieces",
    "morris-spot = { $spot }",
    "morris-row = Row { $n }",
    "morris-space = Space { $n }",
    "morris-asks-row = a row",
    "morris-points = { $n } points",
    "morris-piece-man = man",
    "morris-piece-marker = marker",
    "morris-mark-scored = scored",
    "morris-lay = Lay a man",
    "morris-move = Move a man",
    "morris-jump = 1 space",
    "morris-stay = Stay",
    "morris-press = Press down",
    "morris-pass = Pass",
    "morris-laid = { $seat } laid on { $spot }.",
    "morris-wait = { $seat } moves",
    "morris-rows = A row",
    "morris-part-men-1 = men",
  ].join("\n");
  addTexts("en", words);
  addTexts("de", words.replace("Lay a man", "Lege einen Mann"));
}

const COLUMNS = ["a", "b", "c"];
const SPOTS = [3, 2, 1].flatMap((rank) => COLUMNS.map((column) => `${column}${rank}`));
const listRow = (rank: number) => COLUMNS.map((column) => `${column}${rank}`);
const listPairs = (row: readonly string[]) =>
  row.slice(1).map((place, i) => ({ ends: [row[i] as string, place] as const }));

const layouts = {
  nine: {
    kind: "plan",
    size: [400, 400],
    spot: 40,
    spots: Object.fromEntries(
      SPOTS.map((spot) => [
        spot,
        {
          x: 80 + 120 * COLUMNS.indexOf(spot[0] ?? ""),
          y: 440 - 120 * Number(spot[1]),
          name: name("spot", { spot }),
        },
      ]),
    ),
    lines: [
      ...[1, 2, 3].flatMap((rank) => listPairs(listRow(rank))),
      ...COLUMNS.flatMap((column) => listPairs([1, 2, 3].map((rank) => `${column}${rank}`))),
    ],
    areas: { "row-1": { name: name("row", { n: 1 }), spots: listRow(1) } },
    drawing: '<rect width="400" height="400" fill="none"/>',
  },
  line: {
    kind: "track",
    size: [560, 120],
    spot: 36,
    spaces: Object.fromEntries(
      [0, 1, 2, 3, 4].map((n) => [
        String(n),
        {
          x: 60 + 100 * n,
          y: 60,
          name: name("space", { n }),
          ...(n ? { asks: [name("asks_row")], gives: [name("points", { n })] } : {}),
        },
      ]),
    ),
  },
};

export const LAY: SeatPrompt = {
  kind: "choose",
  id: "lay-4",
  title: name("lay"),
  action: { type: "lay" },
  on: "board",
  choices: ["a1", "b2", "c3"].map((spot) => ({
    id: spot,
    label: name("spot", { spot }),
    payload: { spot },
    places: [spot],
  })),
};

const ENDS = [
  { id: "stay", label: name("stay"), payload: { upright: true } },
  { id: "press", label: name("press"), payload: { upright: false } },
];

export const MOVE: MovePrompt = {
  kind: "move",
  id: "move-9",
  title: name("move"),
  action: { type: "move" },
  on: "board",
  moves: {
    a1: { a2: { ending: "stone" }, c1: { path: ["b1"], cost: name("jump"), ending: "stone" } },
    b2: { b3: {} },
  },
  endings: { stone: ENDS },
  decline: { id: "pass", label: name("pass"), payload: { type: "pass" } },
};

/** Return the document as seat 0 sees it, with these prompts. */
export function makeMorris(...prompts: SeatPrompt[]): TableDocument {
  const view = {
    turn: 4,
    phase: "move",
    seats: { 0: { score: 3, by_category: { rows: 3 } }, 1: { score: 0 } },
    surfaces: {
      board: {
        kind: "plan",
        name: name("plan"),
        counted: "morris.counted",
        layout: "nine",
        stacks: {
          a1: [{ kind: "man", seat: 0, value: 2, face_down: true }],
          b2: [
            { kind: "man", seat: 0 },
            { kind: "man", seat: 1, face_down: true },
            { kind: "man", seat: 0, lying: true },
          ],
          b1: [{ kind: "man", seat: 1 }],
        },
        marks: { "row-1": "scored" },
      },
      track: {
        kind: "track",
        name: name("track"),
        counted: "morris.counted",
        layout: "line",
        pieces: { 1: [{ kind: "marker", seat: 0 }], 0: [{ kind: "marker", seat: 1 }] },
      },
    },
    layouts,
    waits: { 0: name("wait", { seat: 0 }) },
    prompts: Object.fromEntries(prompts.map((prompt) => [prompt.id, prompt])),
    lines: {
      0: {
        n: 0,
        seat: 0,
        category: "rows",
        reason: "morris.rows",
        points: 3,
        turn: 3,
        rule: "1",
        parts: [{ code: "men_1", count: 3, value: 1, points: 3, things: [["c1"], ["a1"], ["b1"]] }],
        segments: ["row-1"],
        board: "board",
      },
    },
  };
  return {
    table: {
      id: "t1",
      game: "morris",
      status: "playing",
      draw: "table",
      starter: 0,
      options: {},
      seats: {
        0: { id: "s0", name: "Anna", colour: "red", phone: true, host: true },
        1: { id: "s1", name: "Ben", colour: "blue", phone: true },
      },
    },
    view: view as unknown as View,
  };
}
