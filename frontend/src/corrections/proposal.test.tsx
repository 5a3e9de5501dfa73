/** Proposals of corrections: shown to everybody, decided by the host. */

import { act, cleanup, render, screen, waitFor, within } from "@testing-library/preact";
import { expect, test } from "vitest";
import { go } from "../router";
import { listAxeFindings } from "../testing/app";
import {
  addProposal,
  answers,
  calls,
  formatPath,
  open,
  openAt,
  readStrip,
  Table,
  table,
} from "../testing/decidingPhone";
import { refuse } from "../testing/fakeSocket";
import { onAFreshPhone, press, readPathAtTable, readTitle, waitForText } from "../testing/past";

onAFreshPhone();

test("every phone says that a correction waits; its author sees for whom", async () => {
  open(2, false, addProposal);
  render(<Table />);
  expect(readStrip()).toContain("Ben proposes a correction.");
  press("Look at it");
  expect(readPathAtTable()).toEqual(["proposal", "p1"]);
  cleanup();
  open(1, false, addProposal);
  render(<Table />);
  expect(readStrip()).toContain("Your correction waits for Anna.");
  cleanup();
  open(1, false, addProposal);
  table.seats.value = [];
  render(<Table />);
  expect(readStrip()).toBe("");
});

test("while an entry is corrected, no band about other corrections takes its room", async () => {
  open(0, true, addProposal);
  openAt(["timeline"]);
  expect(readStrip()).toContain("Ben proposes a correction.");
  cleanup();
  open(0, true, addProposal);
  openAt(["correct"]);
  await waitForText("No correction in progress");
  expect(readStrip()).toBe("");
});

test("the host sees its effects, and confirms or refuses", async () => {
  open(0, true, addProposal);
  openAt(["proposal", "p1"]);
  await waitForText("Accept Ben’s correction?");
  const points = await screen.findByRole("list", { name: "Points" });
  expect(within(points).getByText("12 before, 15 after")).toBeTruthy();
  expect(within(points).getAllByRole("listitem")).toHaveLength(1);
  screen.getByText(
    "It applies to everyone. 1 entry no longer counts, all others do. It stays in the timeline.",
  );
  expect(await listAxeFindings()).toEqual([]);
  answers[`POST ${formatPath("/corrections/p1")}`] = refuse(422, "correction.does_not_hold");
  press("Accept");
  await screen.findByText("With this correction an entry would be against the rules.");
  answers[`POST ${formatPath("/corrections/p1")}`] = { body: { version: 9 } };
  press("Accept");
  await waitFor(() => expect(readPathAtTable()).toEqual(["right", "9"]));
  act(() => go(["t", table.store.id, "proposal", "p1"], true));
  await waitForText("Accept Ben’s correction?");
  answers[`DELETE ${formatPath("/corrections/p1")}`] = { status: 204 };
  press("Decline");
  await waitFor(() => expect(readPathAtTable()).toEqual([]));
});

test("everybody reads which entry it changes, and how", async () => {
  for (const [seat, name] of [
    [0, "You"],
    [2, "Anna"],
  ] as const) {
    open(seat, seat === 0, addProposal);
    openAt(["proposal", "p1"]);
    await screen.findByRole("list", { name: "Points" });
    const entry = document.querySelector(".entry-told");
    expect(entry?.querySelector("s")?.textContent).toMatch(new RegExp(`^${name} placed .*thief`));
    expect(entry?.querySelector(".entry-now")?.textContent).not.toContain("thief");
    cleanup();
  }
});

test("the author may withdraw it; others only look; once settled it says so", async () => {
  open(1, false, addProposal);
  openAt(["proposal", "p1"]);
  await waitForText("Anna has to accept it");
  await screen.findByText("Until Anna accepts it, nothing changes.");
  answers[`DELETE ${formatPath("/corrections/p1")}`] = { status: 204 };
  press("Withdraw it");
  await waitFor(() => expect(readPathAtTable()).toEqual([]));
  cleanup();
  open(2, false, addProposal);
  const { container } = openAt(["proposal", "p1"]);
  await waitForText("Ben proposes this");
  expect(screen.queryByRole("button", { name: /Withdraw|Correct|Decline/ })).toBeNull();
  await waitFor(() => expect(calls("GET", formatPath("/corrections/p1?seat=2"))).toHaveLength(1));
  await act(async () => {
    const { proposals: _, ...info } = table.document.value.table;
    table.document.value = { ...table.document.value, table: info };
    table.version.value = { v: 10, r: 1 };
  });
  expect(readTitle()).toBe("This is settled");
  for (const [outcome, words, about] of [
    ["confirmed", "Anna accepted the correction", "The timeline has the details."],
    ["refused", "Anna declined the correction", "Everything stays as it was entered."],
    ["withdrawn", "The correction was withdrawn", "Everything stays as it was entered."],
  ] as const) {
    act(() => {
      const info = { ...table.document.value.table, settled: { p1: outcome } };
      table.document.value = { ...table.document.value, table: info };
    });
    expect(readTitle()).toBe(words);
    screen.getByText(about);
    expect(screen.queryByText("as it should lie")).toBeNull();
    expect(screen.queryByRole("heading", { name: "Points" })).toBeNull();
    const lit = container.querySelectorAll("[data-outline='lit']");
    expect(lit, "the board as it lies now").toHaveLength(outcome === "confirmed" ? 1 : 0);
  }
  expect(calls("GET", formatPath("/corrections/p1?seat=2"))).toHaveLength(1);
});
