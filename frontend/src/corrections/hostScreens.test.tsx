/** Decisions of the host: points by agreement, and ending the game early. */

import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/preact";
import { expect, test } from "vitest";
import { PlayScreens } from "../play/PlayScreens";
import { listAxeFindings } from "../testing/app";
import { answers, calls, formatPath, open, openAt, readBody, Table, table } from "../testing/decidingPhone";
import { onAFreshPhone, press, readPathAtTable, readTitle, waitForText } from "../testing/past";

onAFreshPhone();

test("points by agreement: to whom, how many, why; the button says what is missing", async () => {
  open(0, true);
  openAt(["adjust"]);
  await waitForText("Points for Anna by agreement");
  expect(screen.getByRole("button", { name: "How many points?" }).getAttribute("aria-disabled")).toBe("true");
  press("Ben");
  press("5 fewer");
  press("1 more");
  expect(screen.getByRole("button", { name: "Say why" })).toBeTruthy();
  fireEvent.input(screen.getByLabelText("Why?"), { target: { value: " Knocked\u202e\tover \u2028" } });
  expect(await listAxeFindings()).toEqual([]);
  answers[`POST ${formatPath("/actions")}`] = { body: { version: 10 } };
  press("−4 for Ben");
  await waitFor(() => expect(readPathAtTable()).toEqual(["points"]));
  expect(readBody("POST", formatPath("/actions"))).toMatchObject({
    seat: 0,
    version: 9,
    action: { type: "adjust_score", seat: 1, points: -4, reason: "Knocked  over" },
  });
});

test("ending early asks once; a refusal is shown", async () => {
  open(0, true);
  openAt(["finish"]);
  await waitForText("End the game here?");
  const refusal = { status: 409, body: { code: "table.stale_version", message: "", params: {}, version: 9 } };
  answers[`POST ${formatPath("/actions")}`] = refusal;
  press("End it now");
  await screen.findByText("Somebody was faster. Nothing was changed.");
  answers[`POST ${formatPath("/actions")}`] = { body: { version: 10 } };
  press("End it now");
  await waitFor(() => expect(readPathAtTable()).toEqual([]));
  expect(readBody("POST", formatPath("/actions")).action).toEqual({ type: "finish_now" });
});

test("after a fault it is sent again with the same id, though the table went on: nothing is done twice", async () => {
  open(0, true);
  openAt(["finish"]);
  await waitForText("End the game here?");
  const fault = { code: "server.fault", message: "", params: {}, version: 0 };
  answers[`POST ${formatPath("/actions")}`] = { status: 500, body: fault };
  press("End it now");
  await screen.findByText("Something went wrong on the server. Try again.");
  const first = readBody("POST", formatPath("/actions"));
  act(() => {
    table.version.value = { v: 10, r: 0 };
  });
  const refusal = { code: "table.others_first", message: "", params: {}, version: 10 };
  answers[`POST ${formatPath("/actions")}`] = { status: 422, body: refusal };
  press("End it now");
  await screen.findByText("Somebody else is asked first.");
  expect(readBody("POST", formatPath("/actions"))).toEqual({ ...first, version: 10 });
  answers[`POST ${formatPath("/actions")}`] = { body: { version: 11 } };
  press("End it now");
  await waitFor(() => expect(readPathAtTable()).toEqual([]));
  expect(readBody("POST", formatPath("/actions")).id).not.toBe(first.id);
});

test("the question says what an early end leaves out, and the lead before it is no result", async () => {
  open(0, true, ({ view }) => {
    if (view) view.early_end = { code: "isle_of_skye.early_end_no_gold" };
  });
  openAt(["finish"]);
  await waitForText("End the game here?");
  expect([...document.querySelectorAll(".prose p")].map((words) => words.textContent)).toEqual([
    "Final scoring happens now, for everyone. It stays in the timeline and can be undone.",
    "Gold doesn’t count: the app doesn’t track it.",
    "So far: Cara leads by 7",
  ]);
});

test("the menu offers a guest the past and the own last entry, and the host its decisions", async () => {
  open(1, false);
  const own = { v: 8, kind: "action", seat: 1, status: "counts" };
  answers[`GET ${formatPath("/timeline?seat=1")}`] = {
    body: { v: 9, entries: [{ ...own, can_undo: true }] },
  };
  render(<Table />);
  press("More");
  const rows = () => [...document.querySelectorAll(".table-menu-row")].map(({ textContent }) => textContent);
  expect(rows()).toContain("Timeline");
  await screen.findByText("Undo my last entry");
  expect(rows()).not.toContain("Give or take points");
  expect(rows()).not.toContain("End the game now");
  cleanup();
  open(0, true);
  render(<Table />);
  press("More");
  expect(rows()).not.toContain("End the game now");
  press("For the host");
  expect(rows()).toContain("Give or take points");
  press("End the game now");
  expect(readPathAtTable()).toEqual(["finish"]);
});

test.each([
  ["no entry", []],
  ["an entry of somebody else", [{ v: 8, kind: "action", seat: 0, status: "counts", can_undo: true }]],
  ["an own entry that is undone", [{ v: 8, kind: "action", seat: 1, status: "undone", can_undo: true }]],
])("the menu does not offer to undo %s", async (_, entries) => {
  open(1, false);
  answers[`GET ${formatPath("/timeline?seat=1")}`] = { body: { v: 9, entries } };
  render(<Table />);
  press("More");
  await waitFor(() => expect(calls("GET", formatPath("/timeline?seat=1"))).toHaveLength(1));
  await act(async () => undefined);
  expect(screen.queryByText("Undo my last entry")).toBeNull();
});

test("a guest who opens that path by hand is not asked to decide", async () => {
  open(1, false);
  answers[`GET ${formatPath("/timeline?seat=1")}`] = { body: { v: 9, entries: [] } };
  openAt(["finish"]);
  await waitForText("Something wrong? Tap it");
});

test("points by agreement are in the table, in their line and in its proof", async () => {
  open(0, true, ({ view }) => {
    if (!view) return;
    const part = { code: "adjustment", count: 1, value: -3, points: -3 };
    view.lines = {
      0: {
        n: 0,
        seat: 1,
        category: "adjusted",
        reason: "table.adjusted",
        points: -3,
        turn: 9,
        rule: "",
        parts: [part],
        note: "Cat on the board",
      },
    };
    view.seats = { ...view.seats, 1: { score: -3, by_category: { adjusted: -3 } } };
  });
  render(<PlayScreens store={table.store} path={["points"]} />);
  expect(await screen.findByRole("columnheader", { name: "Agreed" })).toBeTruthy();
  expect(screen.getByText("Points by agreement: Cat on the board")).toBeTruthy();
  expect(screen.getByText("−3", { selector: ".line-points" })).toBeTruthy();
  cleanup();
  render(<PlayScreens store={table.store} path={["line", "0"]} />);
  expect(readTitle()).toBe("Points by agreement");
  expect(screen.getByText("Cat on the board")).toBeTruthy();
  expect(screen.getByText("−3", { selector: ".proof-total" })).toBeTruthy();
  press("Something is wrong");
  expect(readPathAtTable()).toEqual(["timeline", "line", "0"]);
});
