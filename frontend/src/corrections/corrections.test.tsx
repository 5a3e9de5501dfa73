import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/preact";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { forgetDevice } from "../net/device";
import { forgetDrafts } from "../net/drafts";
import { PlayScreens } from "../play/PlayScreens";
import { go } from "../router";
import { EMPTY } from "../surfaces/boards";
import { axeFinds } from "../testing/app";
import { type Stub, stubFetch } from "../testing/fakeSocket";
import { button, Past, pathAtTable, press, title, until } from "../testing/past";
import { documentOf, type Fixture, type PlayedTable, played, sized, speak } from "../testing/played";
import type { EntryDetail, PickPrompt, PlacePrompt, Preview, TableDocument, TimelineEntry } from "../wire";

let table: PlayedTable;
let fetchMock: ReturnType<typeof stubFetch>;
let answers: Record<string, Stub | (() => Stub)>;

const AT = "2026-11-20T20:14:00+00:00";
const narrations = (code: string, params: Record<string, string | number> = {}) => [
  { text: { code: `table.event_${code}`, params } },
];
const DRAW = { code: "carcassonne.event_drawn", params: { seat: 1, tile: "U" } };
const ENTRIES: TimelineEntry[] = [
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
const NOTHING: Preview = { v: 9, kind: "correction", difference: {} };

/** Cara's phone; the host is Anna. */
function open(
  path: string[],
  name: Fixture = "late",
  seat = 1,
  change: (d: TableDocument) => void = () => undefined,
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

function detailOf({ ref, where }: { ref: string; where: string }): EntryDetail {
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
function bodyOf(end: string) {
  const calls = fetchMock.mock.calls as [string, RequestInit?][];
  const call = calls.filter(([path, init]) => path.endsWith(end) && init?.body).at(-1);
  return JSON.parse(String(call?.[1]?.body ?? "null"));
}

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

test("the timeline: newest first, dropped entries are struck through and marked, with author and confirmation", async () => {
  open(["timeline"]);
  const list = await screen.findByRole("list", { name: "Timeline" });
  const rows = within(list).getAllByRole("button");
  expect(rows).toHaveLength(7);
  expect(rows[0]?.textContent).toContain("Ben corrected something earlier.");
  expect(rows[0]?.textContent).toMatch(
    /proposed by Ben, confirmed by the host,? and something was revealed afterwards/,
  );
  expect(rows[1]?.textContent).toContain("added by this correction");
  const undoneRow = rows[3] as HTMLElement;
  expect(undoneRow.querySelector("s")).toBeTruthy();
  expect(undoneRow.textContent).toContain("undone");
  expect(rows[4]?.textContent).toContain("+6");
  expect(rows[4]?.textContent).toContain("Cara−3");
  expect(await axeFinds()).toEqual([]);
  fireEvent.click(rows[4] as HTMLElement);
  expect(pathAtTable()).toEqual(["entry", "3"]);
});

test("a turn is one line: the draw is told with the placement, unless it was corrected", async () => {
  const tile = (code: string) => ({ code: `carcassonne.tile_${code.toLowerCase()}` });
  const placements = (code: string, seat: number, named: string, role = "none") => [
    { text: { code: `carcassonne.event_${code}`, params: { seat, tile: tile(named), role } } },
  ];
  const turn = (v: number, seat: number, named: string, of: number): TimelineEntry[] => [
    {
      v,
      ref: String(v),
      kind: "action",
      actor: "chance",
      seat,
      turn: of,
      told: placements("drawn", seat, named),
    },
    {
      v: v + 1,
      ref: String(v + 1),
      kind: "action",
      actor: "seat",
      seat,
      turn: of,
      told: placements("placed", seat, named),
    },
  ];
  const [drawn, placed] = turn(4, 0, "V", 2);
  if (!drawn || !placed) throw new Error("no turn");
  open(["timeline"]);
  const corrected = { ...drawn, status: "mended" as const, by: 9, now: placements("drawn", 0, "E") };
  const entries = [...turn(2, 1, "U", 1), corrected, placed, ...turn(6, 1, "E", 3).slice(0, 1)];
  answers[`GET /api/tables/${table.store.id}/timeline?seat=1`] = { body: { v: 9, entries } };
  const list = await screen.findByRole("list", { name: "Timeline" });
  const rows = within(list).getAllByRole("button");
  expect(rows.map(({ textContent }) => /Turn \d+/.exec(textContent ?? "")?.[0])).toEqual([
    "Turn 3",
    "Turn 2",
    "Turn 2",
    "Turn 1",
  ]);
  expect(rows[3]?.textContent).toContain("placed");
  await waitFor(() => expect(rows[3]?.querySelector(".said-tile"), "the tile's picture").toBeTruthy());
  fireEvent.click(rows[3] as HTMLElement);
  expect(pathAtTable()).toEqual(["entry", "3"]);
  fireEvent.click(await screen.findByRole("button", { name: "See it in the replay" }));
  expect(pathAtTable()).toEqual(["history", "at", "3"]);
});

test("the timeline by seat, by kind, and about one score only", async () => {
  const { container } = open(["timeline"]);
  await screen.findByRole("list", { name: "Timeline" });
  const rows = () => container.querySelectorAll(".rows .row-button").length;
  press("Corrections");
  expect(rows()).toBe(3);
  press("Cara");
  expect(rows()).toBe(1);
  press("Deniz");
  expect(screen.getByText("Nothing of that kind.")).toBeTruthy();
  cleanup();
  open(["timeline", "line", "0"]);
  await screen.findByText("Nothing of that kind.");
  press(/^Only about this score/);
  expect(await screen.findByRole("list", { name: "Timeline" })).toBeTruthy();
});

test("of a long entry the list shows the first sentences, the entry's screen all of them", async () => {
  const many = Array.from({ length: 9 }, (_, n) => ({
    text: { code: "carcassonne.event_drawn", params: { seat: n % 2, tile: "U" } },
  }));
  open(["timeline"]);
  answers[`GET /api/tables/${table.store.id}/timeline?seat=1`] = {
    body: { v: 9, entries: [{ v: 2, ref: "2", kind: "action", actor: "system", turn: 4, told: many }] },
  };
  const row = await screen.findByRole("button", { name: /6 more messages/ });
  expect(row.textContent?.match(/drew/g)).toHaveLength(3);
  fireEvent.click(row);
  await waitFor(() => expect(document.querySelector(".entry-told")).toBeTruthy());
  expect(document.querySelector(".entry-told")?.textContent?.match(/drew/g)).toHaveLength(9);
  expect(document.querySelector(".entry-told .stamp, .entry-told [class*='seat-']"), "nobody's").toBeNull();
});

test("the timeline is requested again when the table changes", async () => {
  open(["timeline"]);
  await screen.findByRole("list", { name: "Timeline" });
  answers[`GET /api/tables/${table.store.id}/timeline?seat=1`] = {
    body: { v: 10, entries: ENTRIES.slice(0, 2) },
  };
  act(() => {
    table.version.value = { v: 10, r: 0 };
  });
  await waitFor(() => expect(screen.getAllByRole("button", { name: /Turn \d/ })).toHaveLength(2));
});

test("a wrong tile: entry, correction, tile, preview", async () => {
  open(["timeline"]);
  fireEvent.click(await screen.findByRole("button", { name: /^Ben drew/ }));
  await until("What is wrong here?");
  await screen.findByRole("button", { name: "Correct it" });
  press("Correct it");
  await screen.findByRole("button", { name: /^curve/ });
  press(/^straight road$/);
  expect(screen.getByText("That is what was entered. Choose something else.")).toBeTruthy();
  press(/^curve/);
  expect(pathAtTable()).toEqual(["correct"]);
  await until("Correct it for everyone?");
  expect(bodyOf("corrections/preview")).toEqual({
    seat: 1,
    draft: {
      type: "correction",
      edits: [{ type: "replace", ref: "2", action: { type: "draw_tile", tile: "V" } }],
    },
  });
  screen.getByText("No points change.");
});

test("the placed tile does not fit any more: that is asked next, in the same place", async () => {
  const refused = { ref: "3", seat: 1, why: { code: "carcassonne.cell_taken", params: {} } };
  open(["correct", "at", "2"]);
  const at = `POST /api/tables/${table.store.id}/corrections/preview`;
  answers[at] = { body: { ...NOTHING, refused } };
  await screen.findByRole("button", { name: /^curve/ });
  press(/^curve/);
  await waitFor(() => expect(pathAtTable()).toEqual(["correct", "at", "3"]));
  await screen.findByRole("button", { name: "Done, with a thief" });
  expect(screen.getByText(/^It no longer fits as it was: There is already a tile there./)).toBeTruthy();
  answers[at] = { body: { ...NOTHING, asks_host: true } };
  press("Rotate the tile");
  expect(button("Done, no follower")).toBeTruthy();
  press("Rotate the tile");
  press(/Thief on the road/);
  press("Done, with a thief");
  await until("Ask Anna to correct it?");
  expect(bodyOf("corrections/preview").draft.edits).toEqual([
    { type: "replace", ref: "2", action: { type: "draw_tile", tile: "V" } },
    { type: "replace", ref: "3", action: { type: "place_tile", x: 0, y: 1, rotation: 1, follower: "r0" } },
  ]);
  expect(bodyOf("corrections/entry").edits).toHaveLength(1);
});

test("a tile that still fits can be turned from the preview; left unchanged it leads back there", async () => {
  open(["correct", "at", "2"]);
  const laid = { ...narrations("adjusted")[0], places: ["0,1"] };
  const entries = ENTRIES.map((entry) => (entry.v === 3 ? { ...entry, told: [laid] } : entry));
  answers[`GET /api/tables/${table.store.id}/timeline?seat=1`] = { body: { v: 9, entries } };
  await screen.findByRole("button", { name: /^curve/ });
  press(/^curve/);
  await until("Correct it for everyone?");
  await screen.findByRole("button", { name: "Rotate or move it" });
  press("Rotate or move it");
  expect(pathAtTable()).toEqual(["correct", "at", "3"]);
  await screen.findByRole("button", { name: "Done, with a thief" });
  press("Rotate the tile");
  press("Done, no follower");
  await until("Correct it for everyone?");
  const turned = { type: "place_tile", x: 0, y: 1, rotation: 2 };
  expect(bodyOf("corrections/preview").draft.edits).toEqual([
    { type: "replace", ref: "2", action: { type: "draw_tile", tile: "V" } },
    { type: "replace", ref: "3", action: turned },
  ]);
  answers[`POST /api/tables/${table.store.id}/corrections/entry`] = () => ({
    body: { ...detailOf({ ref: "3", where: "at" }), action: turned },
  });
  press("Rotate or move it");
  await screen.findByRole("button", { name: "Done, no follower" });
  press("Done, no follower");
  await until("Correct it for everyone?");
  expect(bodyOf("corrections/preview").draft.edits).toHaveLength(2);
});

test("a missing entry is inserted for the seat that was awaited", async () => {
  open(["entry", "3"]);
  await screen.findByRole("button", { name: "Something is missing after it" });
  press("Something is missing after it");
  await screen.findByRole("button", { name: /^city cap/ });
  press(/^city cap/);
  await until("Correct it for everyone?");
  expect(bodyOf("corrections/preview").draft.edits).toEqual([
    { type: "insert", after: "3", action: { type: "draw_tile", tile: "E" }, seat: 2 },
  ]);
});

test("a turn that did not happen: its entries, or one of them", async () => {
  open(["entry", "3"]);
  await screen.findByRole("button", { name: "It did not happen" });
  press("It did not happen");
  expect(title()).toBe("What did not happen?");
  press("Turn 4: everything by Ben");
  await until("Correct it for everyone?");
  expect(bodyOf("corrections/preview").draft.edits).toEqual([
    { type: "drop", ref: "3" },
    { type: "drop", ref: "2" },
  ]);
});

test("an invalid entry is named with its reason, and dropped only after a second question", async () => {
  open(["entry", "2"]);
  const why = { code: "carcassonne.draw_first", params: {} };
  answers[`POST /api/tables/${table.store.id}/corrections/preview`] = () => {
    const cut = bodyOf("corrections/preview").draft.edits.length > 1;
    return { body: cut ? NOTHING : { ...NOTHING, refused: { ref: "3", seat: 1, why } } };
  };
  await screen.findByRole("button", { name: "It did not happen" });
  press("It did not happen");
  press("Only this entry");
  await until("A later entry no longer fits");
  expect(screen.getByText("Draw a tile first.")).toBeTruthy();
  expect(await axeFinds()).toEqual([]);
  press("Cut here: 1 entry goes");
  expect(bodyOf("corrections/preview").draft.edits).toHaveLength(1);
  press("Drop 1 entry");
  await until("Correct it for everyone?");
  press("Throw it away");
  expect(pathAtTable()).toEqual(["timeline"]);
  expect(screen.queryByText("Unfinished correction")).toBeNull();
});

test("private entries are asked of the own seat only; public ones of everybody", async () => {
  open(["entry", "2"]);
  const preview = `POST /api/tables/${table.store.id}/corrections/preview`;
  answers[preview] = { body: { ...NOTHING, own: true } };
  await screen.findByRole("button", { name: "It did not happen" });
  press("It did not happen");
  press("Only this entry");
  await until("Correct it for you alone?");
  expect(screen.getByText(/^Nobody else sees a difference\. All later entries still count\./)).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/everyone|everybody/);
});

test("a draft stays while other screens are shown", async () => {
  open(["entry", "2"]);
  await screen.findByRole("button", { name: "It did not happen" });
  press("It did not happen");
  press("Only this entry");
  await until("Correct it for everyone?");
  act(() => go(["t", table.store.id, "timeline"]));
  await until("Unfinished correction");
  press("Go on with it");
  await until("Correct it for everyone?");
});

test("a direct correction leads to the put-right list; a proposal waits", async () => {
  open(["entry", "2"]);
  const made = `POST /api/tables/${table.store.id}/corrections`;
  answers[made] = {
    status: 422,
    body: { code: "correction.does_not_hold", message: "", params: {}, version: 9 },
  };
  await screen.findByRole("button", { name: "It did not happen" });
  press("It did not happen");
  press("Only this entry");
  await until("Correct it for everyone?");
  press("Correct it now");
  await until("That cannot be done");
  expect(screen.getByText("With this correction a later entry would be against the rules.")).toBeTruthy();
  const first = bodyOf("/corrections").id;
  answers[made] = { body: { proposal: "p1" } };
  press("Correct it now");
  await waitFor(() => expect(pathAtTable()).toEqual(["proposal", "p1"]));
  expect(bodyOf("/corrections")).toMatchObject({ seat: 1, draft: { type: "correction" } });
  expect(bodyOf("/corrections").id).not.toBe(first);
});

test("undone entries are redone, corrections undone, others' entries neither", async () => {
  open(["entry", "5"]);
  await screen.findByRole("button", { name: "Redo it" });
  press("Redo it");
  await waitFor(() => expect(bodyOf("corrections/preview")?.draft).toEqual({ type: "redo", undo: 5 }));
  cleanup();
  open(["entry", "6"]);
  await screen.findByRole("button", { name: "Undo it" });
  press("Undo it");
  await waitFor(() => expect(bodyOf("corrections/preview")?.draft).toEqual({ type: "undo", drops: [6] }));
  cleanup();
  open(["entry", "4"]);
  await screen.findByText("It no longer counts.");
  expect(screen.queryByRole("button", { name: /Correct|back$/ })).toBeNull();
});

test("offline nothing is offered, with the reason", async () => {
  open(["entry", "2"]);
  await screen.findByRole("button", { name: "Correct it" });
  act(() => {
    table.connection.value = { state: "offline", since: 0 };
  });
  expect(screen.getByText("Corrections need the server, and nobody answers right now.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Correct it" })).toBeNull();
});

test("Play leads to the past by its path", async () => {
  open(["timeline"]);
  cleanup();
  render(<PlayScreens store={table.store} path={["timeline"]} />);
  await until("Something wrong? Tap it");
  expect(screen.getByText("Shown: Everything")).toBeTruthy();
});
