import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/preact";
import { expect, test, vi } from "vitest";
import { correctionsApi } from "../net/corrections";
import { onAPhone, showTable } from "../testing/phone";
import { loadDocument } from "../testing/played";
import { OwnMark } from "../ui/OwnMark";
import { SETTLE_MS } from "../ui/settling";

onAPhone();

const pills = () =>
  within(screen.getByRole("navigation", { name: "Seats and points" })).getAllByRole("button");

test("the own seat is marked in the band, also in words, and everybody's name is there", () => {
  const { seats } = loadDocument("waiting").table;
  showTable("waiting", 0);
  const [ownPill, other] = pills();
  expect(ownPill?.classList.contains("pill-own")).toBe(true);
  expect(ownPill?.textContent).toContain(`${seats[0]?.name} you`);
  expect(other?.classList.contains("pill-own")).toBe(false);
  expect(other?.textContent).toContain(seats[1]?.name);
  expect(other?.textContent).not.toContain("you");
});

test("several people of one phone have a ring alike, and both names on pages", () => {
  const two = [0, 1];
  showTable("waiting", 0, ({ seats }) => {
    seats.value = two;
  });
  expect(
    pills()
      .map((pill) => pill.classList.contains("pill-own"))
      .slice(0, 3),
  ).toEqual([true, true, false]);
  expect(pills().some((pill) => pill.textContent?.includes("you"))).toBe(false);
  cleanup();
  const names = (people: number) => {
    const who = ["red", "blue", "green"].slice(0, people).map((colour) => ({ name: colour, colour }));
    const { container } = render(<OwnMark who={who} />);
    return [...container.querySelectorAll(".own-mark-name")].map(({ textContent }) => textContent);
  };
  expect(names(2)).toEqual(["red", "blue"]);
  expect(names(3)).toEqual([]);
});

test("an undone action can be redone until something else happens, and the undo button keeps its place", async () => {
  vi.useFakeTimers();
  const correct = vi.spyOn(correctionsApi, "correct").mockReturnValue(new Promise(() => undefined));
  const table = showTable("waiting", 0);
  const places = () => document.querySelectorAll(".action-bar > .button-place").length;
  expect(places()).toBe(1);
  await act(() => {
    table.version.value = { v: 10, r: 0 };
    table.narrations.value = [
      { key: 1, v: 10, at: Date.now(), seat: 0, text: { code: "table.event_undone" } },
    ];
  });
  // The redo is where the undo was: a double tap must not redo.
  expect(document.querySelector(".sheet-settling")).toBeTruthy();
  await act(() => {
    vi.advanceTimersByTime(SETTLE_MS);
  });
  expect(document.querySelector(".sheet-settling")).toBeNull();
  await act(() => {
    vi.advanceTimersByTime(60_000);
  });
  const redo = screen.getByRole("button", { name: "Redo" });
  fireEvent.click(redo);
  fireEvent.click(redo);
  expect(correct).toHaveBeenCalledTimes(1);
  await act(() => {
    table.version.value = { v: 11, r: 0 };
  });
  expect(screen.queryByRole("button", { name: "Redo" })).toBeNull();
});

test("the waiting time is shown after a while, and counts on", async () => {
  vi.useFakeTimers();
  showTable("waiting", 3, (table) => {
    table.since.value = performance.now();
  });
  const waits = () => screen.queryByText(/^Waiting \d/)?.textContent;
  await act(() => {
    vi.advanceTimersByTime(59_000);
  });
  expect(waits()).toBeUndefined();
  await act(() => {
    vi.advanceTimersByTime(1_000);
  });
  expect(waits()).toBe("Waiting 1:00");
});

test("a spectator is offered a seat without a phone, unless the table is locked", () => {
  const waiting = loadDocument("waiting");
  const seat = waiting.table.seats[0];
  if (seat) waiting.table.seats[0] = { id: seat.id, name: seat.name, colour: seat.colour };
  showTable(waiting, "spectator");
  expect(screen.getByRole("button", { name: "Take a seat" })).toBeTruthy();
  cleanup();
  showTable({ ...waiting, table: { ...waiting.table, locked: true } }, "spectator");
  expect(screen.queryByRole("button", { name: "Take a seat" })).toBeNull();
});
