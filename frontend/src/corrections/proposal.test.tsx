/** Proposals of corrections: shown to everybody, decided by the host. */

import { act, cleanup, render, screen, waitFor, within } from "@testing-library/preact";
import { expect, test } from "vitest";
import { go } from "../router";
import { axeFinds } from "../testing/app";
import {
  answers,
  at,
  calls,
  onDecidingPhone,
  open,
  openAt,
  proposed,
  strip,
  Table,
  table,
} from "../testing/decidingPhone";
import { pathAtTable, press, title, until } from "../testing/past";

onDecidingPhone();

test("every phone says that a correction waits; its author sees for whom", async () => {
  open(2, false, proposed);
  render(<Table />);
  expect(strip()).toContain("Ben proposes a correction.");
  press("Look at it");
  expect(pathAtTable()).toEqual(["proposal", "p1"]);
  cleanup();
  open(1, false, proposed);
  render(<Table />);
  expect(strip()).toContain("Your correction waits for Anna.");
  cleanup();
  open(1, false, proposed);
  table.seats.value = [];
  render(<Table />);
  expect(strip()).toBe("");
});

test("the host sees its effects, and confirms or refuses", async () => {
  open(0, true, proposed);
  openAt(["proposal", "p1"]);
  await until("Accept Ben's correction?");
  const points = await screen.findByRole("list", { name: "Points" });
  expect(within(points).getByText("12 before, 15 after")).toBeTruthy();
  expect(within(points).getAllByRole("listitem")).toHaveLength(1);
  expect(await axeFinds()).toEqual([]);
  answers[`POST ${at("/corrections/p1")}`] = {
    status: 422,
    body: { code: "correction.does_not_hold", message: "" },
  };
  press("Accept");
  await screen.findByText("With this correction a later entry would be against the rules.");
  answers[`POST ${at("/corrections/p1")}`] = { body: { version: 9 } };
  press("Accept");
  await waitFor(() => expect(pathAtTable()).toEqual(["right", "9"]));
  act(() => go(["t", table.store.id, "proposal", "p1"], true));
  await until("Accept Ben's correction?");
  answers[`DELETE ${at("/corrections/p1")}`] = { status: 204 };
  press("Refuse");
  await waitFor(() => expect(pathAtTable()).toEqual([]));
});

test("the author may withdraw it; others only look; once settled it says so", async () => {
  open(1, false, proposed);
  openAt(["proposal", "p1"]);
  await until("Anna has to confirm it");
  answers[`DELETE ${at("/corrections/p1")}`] = { status: 204 };
  press("Withdraw it");
  await waitFor(() => expect(pathAtTable()).toEqual([]));
  cleanup();
  open(2, false, proposed);
  openAt(["proposal", "p1"]);
  await until("Ben proposes this");
  expect(screen.queryByRole("button", { name: /Withdraw|Correct|Refuse/ })).toBeNull();
  await waitFor(() => expect(calls("GET", at("/corrections/p1?seat=2"))).toHaveLength(1));
  await act(async () => {
    const { proposals: _, ...info } = table.document.value.table;
    table.document.value = { ...table.document.value, table: info };
    table.version.value = { v: 10, r: 1 };
  });
  expect(title()).toBe("This is settled");
  for (const [outcome, words] of [
    ["confirmed", "Anna accepted it"],
    ["refused", "Anna turned it down"],
    ["withdrawn", "It was withdrawn"],
  ] as const) {
    act(() => {
      const info = { ...table.document.value.table, settled: { p1: outcome } };
      table.document.value = { ...table.document.value, table: info };
    });
    expect(title()).toBe(words);
  }
  expect(calls("GET", at("/corrections/p1?seat=2"))).toHaveLength(1);
});
