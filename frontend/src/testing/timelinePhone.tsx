/** A phone at a table with entries to correct: its requests, and the screens of the past. */

import { act, render } from "@testing-library/preact";
import { go } from "../router";
import { EMPTY } from "../surfaces/boards";
import type { EntryDetail, PickPrompt, PlacePrompt, Preview, TableDocument, TimelineEntry } from "../wire";
import { type Stub, stubFetch } from "./fakeSocket";
import { Past } from "./past";
import { type Fixture, loadDocument, makePlayed, type PlayedTable } from "./played";

export let table: PlayedTable;
let fetchMock: ReturnType<typeof stubFetch>;
export let answers: Record<string, Stub | (() => Stub)>;

const AT = "2026-11-20T20:14:00+00:00";
export const makeNarrations = (code: string, params: Record<string, string | number> = {}) => [
  { text: { code: `table.event_${code}`, params } },
];
const DRAW = { code: "carcassonne.event_drawn", params: { seat: 1, tile: "U" } };
/** The entries of the timeline, as the server sends them. */
export const ENTRIES: TimelineEntry[] = [
  { v: 1, ref: "1", kind: "start", actor: "host", at: AT, turn: 1, narrations: makeNarrations("adjusted") },
  {
    v: 2,
    kind: "action",
    ref: "2",
    seat: 1,
    actor: "chance",
    at: AT,
    turn: 4,
    can_correct: true,
    narrations: [{ text: DRAW }],
  },
  {
    v: 3,
    kind: "action",
    ref: "3",
    seat: 1,
    actor: "seat",
    at: AT,
    turn: 4,
    can_correct: true,
    points: { 1: 6, 2: -3 },
  },
  { v: 4, kind: "action", ref: "4", seat: 2, actor: "seat", at: AT, turn: 5, status: "undone", by: 5 },
  {
    v: 5,
    kind: "undo",
    seat: 2,
    at: AT,
    turn: 5,
    can_redo: true,
    narrations: makeNarrations("undone", { seat: 2 }),
  },
  {
    v: 6,
    kind: "correction",
    seat: 1,
    at: AT,
    turn: 6,
    proposed_by: 1,
    confirmed: true,
    crossed: true,
    can_undo: true,
    narrations: makeNarrations("corrected", { seat: 1 }),
    added: [{ ref: "6.1", seat: 0, narrations: makeNarrations("undone", { seat: 0 }), can_correct: true }],
  },
  { v: 7 },
];
const PICK: PickPrompt = {
  kind: "pick",
  id: "draw-4",
  title: { code: "carcassonne.prompt_pick", params: {} },
  action: { type: "draw_tile" },
  field: "tile",
  choices: ["U", "V", "E"],
};
const PLACE: PlacePrompt = {
  kind: "place",
  id: "place-4",
  title: { code: "carcassonne.prompt_place", params: { tile: "V" } },
  action: { type: "place_tile" },
  piece: "V",
  field: "follower",
  cells: { "0,1": { 1: { r0: "open:1" }, 2: {} }, "1,0": { 0: {} } },
};
/** A preview of a correction that changes nothing but the sentence of Ben's draw. */
export const NOTHING: Preview = {
  v: 9,
  kind: "correction",
  difference: {},
  edited: [
    {
      ref: "2",
      seat: 1,
      status: "corrected",
      narrations: [{ text: { code: "carcassonne.event_drawn", params: { seat: 1, tile: "U" } } }],
      now: [{ text: { code: "carcassonne.event_drawn", params: { seat: 1, tile: "V" } } }],
    },
  ],
};

/** Open a path on the seat's phone. The host is Anna. */
export function open(
  path: string[],
  name: Fixture = "late",
  seat = 1,
  change: (document: TableDocument) => void = () => undefined,
) {
  const document = loadDocument(name);
  change(document);
  table = makePlayed(document, seat);
  table.host.value = false;
  const at = `/api/v1/tables/${table.store.id}`;
  answers = {
    "POST /api/v1/devices": { status: 201, body: { token: "x" } },
    "GET /api/v1/games": { body: [] },
    [`GET ${at}/timeline?seat=${seat}`]: { body: { v: 9, entries: ENTRIES } },
    [`POST ${at}/corrections/entry`]: () => ({ body: makeDetail(readBody("corrections/entry")) }),
    [`POST ${at}/corrections/preview`]: { body: NOTHING },
  };
  fetchMock = stubFetch(answers);
  act(() => go(["t", table.store.id, ...path], true));
  return render(<Past table={table} />);
}

/** Return the entry with this ref as it was entered, with the prompt that it answered. */
export function makeDetail({ ref, where }: { ref: string; where: string }): EntryDetail {
  const { view } = loadDocument("late");
  if (!view) throw new Error("no view");
  view.surfaces = { main: { ...EMPTY, tiles: { "0,0": { tile: "D", rotation: 0, n: 1 } } } };
  if (ref === "2" && where === "at") {
    const action = { type: "draw_tile", tile: "U" };
    return { v: 9, ref, seat: 1, action, prompt: PICK.id, view: { ...view, prompts: { [PICK.id]: PICK } } };
  }
  const action = { type: "place_tile", x: 0, y: 1, rotation: 0, follower: "r0" };
  const prompts = { [PLACE.id]: PLACE };
  if (where === "after") return { v: 9, ref, seat: 2, view: { ...view, prompts: { [PICK.id]: PICK } } };
  return { v: 9, ref, seat: 1, action, prompt: PLACE.id, view: { ...view, prompts } };
}

/** Return the body of the last request whose address has this end. */
export function readBody(end: string) {
  const calls = fetchMock.mock.calls as [string, RequestInit?][];
  const call = calls.filter(([path, init]) => path.endsWith(end) && init?.body).at(-1);
  return JSON.parse(String(call?.[1]?.body ?? "null"));
}
