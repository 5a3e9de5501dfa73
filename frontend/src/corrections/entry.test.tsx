import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/preact";
import { expect, test, vi } from "vitest";
import { go } from "../router";
import { listAxeFindings } from "../testing/app";
import { stubFetch } from "../testing/fakeSocket";
import { onAFreshPhone, Past } from "../testing/past";
import { type Fixture, loadDocument, loadView, makePlayed, type PlayedTable } from "../testing/played";
import type { Narration, Payload, TableDocument, TimelineEntry } from "../wire";

let table: PlayedTable;

const [ANNA, BEN] = [0, 1];
const built = (cell: string, tile = "17"): Narration[] => [
  {
    text: {
      code: "isle_of_skye.event_placed",
      params: { seat: BEN, tile: { code: "isle_of_skye.tile", params: { id: tile } } },
    },
    seat: BEN,
    places: [cell],
  },
];
const entry = (v: number, more: Partial<TimelineEntry>): TimelineEntry => ({
  v,
  ref: String(v),
  kind: "action",
  actor: "seat",
  seat: BEN,
  turn: 2,
  narrations: built("0,-1"),
  ...more,
});

/** Anna's phone at a table of Isle of Skye, with these entries. */
function open(
  path: string[],
  entries: readonly TimelineEntry[],
  change: (document: TableDocument) => void = () => undefined,
): void {
  const document = loadDocument("building");
  change(document);
  table = makePlayed(document, ANNA);
  const at = `/api/v1/tables/${table.store.id}`;
  stubFetch({
    "POST /api/v1/devices": { status: 201, body: { token: "x" } },
    "GET /api/v1/games": { body: [] },
    [`GET ${at}/timeline?seat=${ANNA}`]: { body: { v: 9, entries } },
  });
  act(() => go(["t", table.store.id, ...path], true));
  render(<Past table={table} />);
}

async function listRows(entries: readonly TimelineEntry[]): Promise<string[]> {
  open(["timeline"], entries);
  const list = await screen.findByRole("list", { name: "Timeline" });
  return within(list)
    .getAllByRole("button")
    .map(({ textContent }) => (textContent ?? "").replace(/[\u2068\u2069]/g, ""));
}

onAFreshPhone();

test("a corrected tile with an unchanged sentence says what differs", async () => {
  const corrected = { status: "corrected" as const, by: 9 };
  const rows = await listRows([
    entry(2, { ...corrected, now: built("1,-3") }),
    entry(3, { ...corrected, now: built("-1,-1"), turned: true }),
    entry(4, { ...corrected, turned: true }),
    entry(5, { ...corrected, now: built("1,-3", "18") }),
    entry(6, {}),
  ]);
  const names = rows.map((row) => /\(([^)]*)\)/.exec(row)?.[1]);
  expect(names).toEqual([
    undefined,
    undefined, // another tile: the sentences differ
    "rotated",
    "moved 1 to the left and rotated",
    "moved 2 up and 1 to the right",
  ]);
});

test("another person's entry says who can correct it, and where", async () => {
  open(["entry", "2"], [entry(2, {})]);
  expect(
    await screen.findByText(/^Only \S+ can correct this: on \S+’s phone, in the timeline\.$/),
  ).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Correct it" })).toBeNull();
  expect(await listAxeFindings()).toEqual([]);
});

test("if that person plays from this phone, a handover is offered", async () => {
  open(["entry", "2"], [entry(2, {})]);
  act(() => {
    table.seats.value = [ANNA, BEN];
  });
  expect(await screen.findByText(/^Only \S+ can correct this: give \S+ the phone\.$/)).toBeTruthy();
  const handTo = vi.spyOn(table.store, "handTo").mockReturnValue();
  fireEvent.click(screen.getByRole("button", { name: /^Give to / }));
  expect(handTo).toHaveBeenCalledExactlyOnceWith(BEN);
});

test.each([
  [
    "scored by the app",
    { actor: "system", seat: undefined },
    "The app counted this. Correct what was entered before it.",
  ],
  [
    "a seat moved to another phone",
    { kind: "seat", actor: undefined },
    "Who plays from which phone changes under “People and phones”.",
  ],
  [
    "drawn by the app for this seat",
    { actor: "chance", seat: ANNA },
    "The app drew this, so it stays as it is.",
  ],
])("an entry that cannot be corrected says why: %s", async (_, more, words) => {
  open(["entry", "2"], [entry(2, more as Partial<TimelineEntry>)], ({ table: info }) => {
    info.draw = "app";
  });
  expect(await screen.findByText(words)).toBeTruthy();
});

test("a correction made before the prices were open says so, with Druids in general words", async () => {
  const correction = entry(9, { kind: "correction", narrations: [], crossed: true, proposed_by: BEN });
  expect((await listRows([correction])).join()).toMatch(/proposed by \S+ · the prices were already shown/);
  cleanup();
  open(["timeline"], [correction], ({ table: info }) => {
    info.expansions = ["druids"];
  });
  expect(await screen.findByText(/something hidden was already shown/)).toBeTruthy();
});

test.each<[string, Fixture, string, Payload]>([
  ["a purchase", "market", "buy-1-0", { type: "buy_tile", round: 1, buyer: 0 }],
  ["the second tile built", "building", "build-1-1-b26", { type: "place_tile", x: 1, y: 0, rotation: 0 }],
])("%s is no draw: nothing leads to the seat's entry before it", async (_, fixture, prompt, action) => {
  const own = { seat: ANNA, turn: 1, can_correct: true };
  open(["entry", "3"], [entry(2, own), entry(3, own)], (document) => {
    document.table.draw = "table";
  });
  const at = `/api/v1/tables/${table.store.id}`;
  stubFetch({
    "POST /api/v1/devices": { status: 201, body: { token: "x" } },
    "GET /api/v1/games": { body: [] },
    [`GET ${at}/timeline?seat=${ANNA}`]: { body: { v: 9, entries: [entry(2, own), entry(3, own)] } },
    [`POST ${at}/corrections/entry`]: {
      body: { v: 9, ref: "3", seat: ANNA, action, prompt, view: loadView(fixture) },
    },
  });
  await screen.findByRole("button", { name: /^Correct/ });
  expect(screen.queryByRole("button", { name: "Another tile" })).toBeNull();
  act(() => go(["t", table.store.id, "correct", "at", "3"]));
  await screen.findByText(/^This is what .* asked then$/);
  expect(screen.queryByRole("button", { name: /Undo|Another tile/ })).toBeNull();
});

test("income stands under the round that begins with it, the scoring of the last one under that", async () => {
  const say = (code: string, n: number, turn?: number): Narration => ({
    text: { code: `isle_of_skye.event_${code}`, params: { seat: BEN, n } },
    ...(turn ? { turn } : {}),
  });
  const { seat: _, ...scoring } = entry(4, {
    actor: "system",
    turn: 1,
    points: { [BEN]: 5 },
    narrations: [say("round_scored", 1), say("round", 2, 2), say("income", 8)],
  });
  const [income, scored, ...others] = await listRows([scoring]);
  expect(others).toEqual([]);
  expect(income).toMatch(/8 gold.*Round 2/);
  expect(income).not.toContain("+5");
  expect(scored).toMatch(/Round 1 is scored.*Round 1.*\+5/);
  fireEvent.click(screen.getByRole("button", { name: /8 gold/ }));
  const card = document.querySelector(".entry-card")?.textContent;
  expect(card).toMatch(/Round 1 is scored.*Round 1.*\+5.*8 gold.*Round 2/);
  cleanup();
  expect(await listRows([{ ...scoring, turn: 2 }])).toHaveLength(1);
});
