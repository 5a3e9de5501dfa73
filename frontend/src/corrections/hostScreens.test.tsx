/** Decisions of the host: points by agreement, and ending the game early. */

import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/preact";
import { expect, test } from "vitest";
import { PlayScreens } from "../play/PlayScreens";
import { axeFinds } from "../testing/app";
import { answers, at, body, onDecidingPhone, open, openAt, Table, table } from "../testing/decidingPhone";
import { pathAtTable, press, title, until } from "../testing/past";

onDecidingPhone();

test("points by agreement: to whom, how many, why; the button says what is missing", async () => {
  open(0, true);
  openAt(["adjust"]);
  await until("Points for Anna by agreement");
  expect(screen.getByRole("button", { name: "How many points?" }).getAttribute("aria-disabled")).toBe("true");
  press("Ben");
  press("5 fewer");
  press("1 more");
  expect(screen.getByRole("button", { name: "Say why" })).toBeTruthy();
  fireEvent.input(screen.getByLabelText("Why?"), { target: { value: " Knocked\u202e\tover \u2028" } });
  expect(await axeFinds()).toEqual([]);
  answers[`POST ${at("/actions")}`] = { body: { version: 10 } };
  press("−4 for Ben");
  await waitFor(() => expect(pathAtTable()).toEqual(["points"]));
  expect(body("POST", at("/actions"))).toMatchObject({
    seat: 0,
    version: 9,
    action: { type: "adjust_score", seat: 1, points: -4, reason: "Knocked  over" },
  });
});

test("ending early asks once; a refusal is shown", async () => {
  open(0, true);
  openAt(["finish"]);
  await until("End the game here?");
  const refusal = { status: 409, body: { code: "table.stale_version", message: "", params: {}, version: 9 } };
  answers[`POST ${at("/actions")}`] = refusal;
  press("End it now");
  await screen.findByText("Somebody was faster. Nothing was changed.");
  answers[`POST ${at("/actions")}`] = { body: { version: 10 } };
  press("End it now");
  await waitFor(() => expect(pathAtTable()).toEqual([]));
  expect(body("POST", at("/actions")).action).toEqual({ type: "finish_now" });
});

test("the menu offers a guest the past and the own last entry, and the host its decisions", async () => {
  open(1, false);
  render(<Table />);
  press("More");
  const rows = () => [...document.querySelectorAll(".table-menu-row")].map(({ textContent }) => textContent);
  expect(rows()).toContain("Timeline");
  expect(rows()).toContain("Undo my last entry");
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
  expect(pathAtTable()).toEqual(["finish"]);
});

test("a guest who opens that path by hand is not asked to decide", async () => {
  open(1, false);
  answers[`GET ${at("/timeline?seat=1")}`] = { body: { v: 9, entries: [] } };
  openAt(["finish"]);
  await until("Something wrong? Tap it");
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
  expect(title()).toBe("Points by agreement");
  expect(screen.getByText("Cat on the board")).toBeTruthy();
  expect(screen.getByText("−3", { selector: ".proof-total" })).toBeTruthy();
  press("Something is wrong");
  expect(pathAtTable()).toEqual(["timeline", "line", "0"]);
});
