import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/preact";
import { expect, test } from "vitest";
import { listAxeFindings } from "../testing/app";
import { onAFreshPhone, press, readPathAtTable } from "../testing/past";
import { answers, ENTRIES, open, table } from "../testing/timelinePhone";
import type { TimelineEntry } from "../wire";

onAFreshPhone();

test("the timeline: newest first, dropped entries are struck through and marked, with author and confirmation", async () => {
  open(["timeline"]);
  const list = await screen.findByRole("list", { name: "Timeline" });
  const rows = within(list).getAllByRole("button");
  expect(rows).toHaveLength(7);
  expect(rows[0]?.textContent).toContain("You corrected an earlier entry.");
  expect(rows[0]?.textContent).toMatch(
    /proposed by Ben and accepted by the host · something hidden was already shown/,
  );
  expect(rows[1]?.textContent).toContain("added by this correction");
  const undoneRow = rows[3] as HTMLElement;
  expect(undoneRow.querySelector("s")).toBeTruthy();
  expect(undoneRow.textContent).toContain("undone");
  expect(rows[4]?.textContent).toContain("+6");
  expect(rows[4]?.textContent).toContain("Cara−3");
  expect(await listAxeFindings()).toEqual([]);
  fireEvent.click(rows[4] as HTMLElement);
  expect(readPathAtTable()).toEqual(["entry", "3"]);
});

test("what this phone's own seat did is told as everywhere else, in the second person", async () => {
  open(["timeline"]);
  const tell = (v: number, seat: number): TimelineEntry => ({
    v,
    ref: String(v),
    kind: "action",
    actor: "seat",
    seat,
    turn: 5,
    narrations: [{ text: { code: "dolmengoetter.event_dolmen_declined", params: { seat, circle: "x" } } }],
  });
  answers[`GET /api/v1/tables/${table.store.id}/timeline?seat=1`] = {
    body: { v: 9, entries: [tell(2, 1), tell(3, 0)] },
  };
  const list = await screen.findByRole("list", { name: "Timeline" });
  const rows = within(list).getAllByRole("button");
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining("Anna didn’t build"),
    expect.stringContaining("You didn’t build"),
  ]);
});

test("many entries that are alike are one line that opens; points are as bold as what led to them", async () => {
  const told = (v: number, points?: Record<string, number>): TimelineEntry => ({
    v,
    ref: String(v),
    kind: "action",
    actor: "seat",
    seat: v % 2,
    turn: 5,
    narrations: [
      {
        text: {
          code: "dolmengoetter.event_value_reported",
          params: { seat: v % 2, value: 2, circle: `octagon ${v}`, level: 1 },
        },
      },
      ...(points
        ? [{ text: { code: "table.event_adjusted", params: { seat: 0, points: 7, reason: "x" } } }]
        : []),
    ],
    ...(points ? { points } : {}),
  });
  open(["timeline"]);
  const entries = [2, 3, 4, 5, 6].map((v) => told(v));
  answers[`GET /api/v1/tables/${table.store.id}/timeline?seat=1`] = {
    body: { v: 9, entries: [...entries, told(7, { 0: 7 })] },
  };
  const list = await screen.findByRole("list", { name: "Timeline" });
  const rows = () =>
    within(list)
      .getAllByRole("button")
      .map(({ textContent }) => textContent ?? "");
  expect(rows()).toHaveLength(3);
  expect(rows()[0]).toMatch(/octagon 7, level 1\. .* gets 7 points/);
  expect(list.querySelector(".row-button .entry-more")).toBeNull();
  expect(rows()[1]).toContain("octagon 6");
  expect(await listAxeFindings()).toEqual([]);
  press("4 more like this");
  expect(
    rows()
      .slice(1)
      .map((words) => /octagon \d/.exec(words)?.[0]),
  ).toEqual([6, 5, 4, 3, 2].map((v) => `octagon ${v}`));
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
      narrations: placements("drawn", seat, named),
    },
    {
      v: v + 1,
      ref: String(v + 1),
      kind: "action",
      actor: "seat",
      seat,
      turn: of,
      narrations: placements("placed", seat, named),
    },
  ];
  const [drawn, placed] = turn(4, 0, "V", 2);
  if (!drawn || !placed) throw new Error("no turn");
  open(["timeline"]);
  const corrected = { ...drawn, status: "corrected" as const, by: 9, now: placements("drawn", 0, "E") };
  const entries = [...turn(2, 1, "U", 1), corrected, placed, ...turn(6, 1, "E", 3).slice(0, 1)];
  answers[`GET /api/v1/tables/${table.store.id}/timeline?seat=1`] = { body: { v: 9, entries } };
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
  expect(readPathAtTable()).toEqual(["entry", "3"]);
  fireEvent.click(await screen.findByRole("button", { name: "See it in the replay" }));
  expect(readPathAtTable()).toEqual(["history", "at", "3"]);
});

test("an entry that a correction gave other points says those alone, and the correction the difference", async () => {
  const scored = (n: number) => [
    { text: { code: "carcassonne.event_scored", params: { seat: 0, points: n, what: "City" } } },
  ];
  open(["timeline"]);
  const entries: TimelineEntry[] = [
    {
      v: 2,
      ref: "2",
      kind: "action",
      seat: 1,
      turn: 1,
      points: { 0: 14 },
      narrations: scored(14),
      now: scored(16),
    },
    { v: 3, ref: "3", kind: "correction", seat: 1, turn: 1, points: { 0: 2 } },
  ];
  answers[`GET /api/v1/tables/${table.store.id}/timeline?seat=1`] = { body: { v: 3, entries } };
  const list = await screen.findByRole("list", { name: "Timeline" });
  const rows = within(list).getAllByRole("button");
  expect(rows[0]?.textContent).toContain("+2");
  expect(rows[1]?.textContent).not.toContain("+14");
  fireEvent.click(rows[1] as HTMLElement);
  await screen.findByRole("button", { name: "See it in the replay" });
  expect(document.body.textContent).not.toContain("+14");
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
  answers[`GET /api/v1/tables/${table.store.id}/timeline?seat=1`] = {
    body: { v: 9, entries: [{ v: 2, ref: "2", kind: "action", actor: "system", turn: 4, narrations: many }] },
  };
  const row = await screen.findByRole("button", { name: /6 more/ });
  expect(row.textContent?.match(/drew/g)).toHaveLength(3);
  fireEvent.click(row);
  await waitFor(() => expect(document.querySelector(".entry-told")).toBeTruthy());
  expect(document.querySelector(".entry-told")?.textContent?.match(/drew/g)).toHaveLength(9);
  expect(document.querySelector(".entry-told .stamp, .entry-told [class*='seat-']"), "nobody's").toBeNull();
});

test("the timeline is requested again when the table changes", async () => {
  open(["timeline"]);
  await screen.findByRole("list", { name: "Timeline" });
  answers[`GET /api/v1/tables/${table.store.id}/timeline?seat=1`] = {
    body: { v: 10, entries: ENTRIES.slice(0, 2) },
  };
  act(() => {
    table.version.value = { v: 10, r: 0 };
  });
  await waitFor(() => expect(screen.getAllByRole("button", { name: /Turn \d/ })).toHaveLength(2));
});
