/** A phone at a table with entries to correct: its requests, and the screens of the past. */

import { act, cleanup, render } from "@testing-library/preact";
import { afterEach, beforeEach, vi } from "vitest";
import { forgetDevice } from "../net/device";
import { forgetDrafts } from "../net/drafts";
import { go } from "../router";
import { EMPTY } from "../surfaces/boards";
import type { EntryDetail, PickPrompt, PlacePrompt, Preview, TableDocument, TimelineEntry } from "../wire";
import { type Stub, stubFetch } from "./fakeSocket";
import { Past } from "./past";
import { documentOf, type Fixture, type PlayedTable, played, sized, speak } from "./played";

export let table: PlayedTable;
let fetchMock: ReturnType<typeof stubFetch>;
export let answers: Record<string, Stub | (() => Stub)>;

const AT = "2026-11-20T20:14:00+00:00";
/** Return a narration of the table. */
export const narrations = (code: string, params: Record<string, string | number> = {}) => [
  { text: { code: `table.event_${code}`, params } },
];
const DRAW = { code: "carcassonne.event_drawn", params: { seat: 1, tile: "U" } };
/** The entries of the timeline, as the server sends them. */
export const ENTRIES: TimelineEntry[] = [
  { v: 1, ref: "1", kind: "start", actor: "host", at: AT, turn: 1, told: narrations("adjusted") },
  {
    v: 2,
    kind: "action",
    ref: "2",
    seat: 1,
    actor: "chance",
    at: AT,
    turn: 4,
    can_correct: true,
    told: [{ text: DRAW }],
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
  { v: 4, kind: "action", ref: "4", seat: 2, actor: "seat", at: AT, turn: 5, status: "taken_back", by: 5 },
  {
    v: 5,
    kind: "undo",
    seat: 2,
    at: AT,
    turn: 5,
    can_redo: true,
    told: narrations("taken_back", { seat: 2 }),
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
    told: narrations("corrected", { seat: 1 }),
    added: [{ ref: "6.1", seat: 0, told: narrations("taken_back", { seat: 0 }), can_correct: true }],
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
/** A preview of a correction that changes nothing. */
export const NOTHING: Preview = { v: 9, kind: "correction", difference: {} };

/** Open a path on the seat's phone. The host is Anna. */
export function open(
  path: string[],
  name: Fixture = "late",
  seat = 1,
  change: (document: TableDocument) => void = () => undefined,
) {
  const document = documentOf(name);
  change(document);
  table = played(document, seat);
  table.host.value = false;
  const at = `/api/tables/${table.store.id}`;
  answers = {
    "POST /api/devices": { status: 201, body: { token: "x" } },
    "GET /api/games": { body: [] },
    [`GET ${at}/timeline?seat=${seat}`]: { body: { v: 9, entries: ENTRIES } },
    [`POST ${at}/corrections/entry`]: () => ({ body: detailOf(bodyOf("corrections/entry")) }),
    [`POST ${at}/corrections/preview`]: { body: NOTHING },
  };
  fetchMock = stubFetch(answers);
  act(() => go(["t", table.store.id, ...path], true));
  return render(<Past table={table} />);
}

/** Return the entry with this ref as it was entered, with the prompt that it answered. */
export function detailOf({ ref, where }: { ref: string; where: string }): EntryDetail {
  const { view } = documentOf("late");
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
export function bodyOf(end: string) {
  const calls = fetchMock.mock.calls as [string, RequestInit?][];
  const call = calls.filter(([path, init]) => path.endsWith(end) && init?.body).at(-1);
  return JSON.parse(String(call?.[1]?.body ?? "null"));
}

/** Give every test of the file a fresh phone. */
export function onPhoneWithTimeline(): void {
  beforeEach(() => {
    localStorage.clear();
    forgetDevice();
    forgetDrafts();
    speak();
    sized(390, 500);
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });
}
