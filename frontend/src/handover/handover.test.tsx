import { act, fireEvent, render, screen } from "@testing-library/preact";
import { beforeEach, expect, test, vi } from "vitest";
import { PlayScreens } from "../play/PlayScreens";
import { listAxeFindings } from "../testing/app";
import { loadDocument, makePlayed, type PlayedTable, speak } from "../testing/played";

let table: PlayedTable;

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  speak();
  vi.stubGlobal(
    "fetch",
    vi.fn(() => Promise.reject(new TypeError("no network"))),
  );
  const { table: info } = loadDocument("place");
  table = makePlayed({ table: info }, "spectator");
  table.seats.value = [0, 1, 2];
  table.apart.value = true;
  table.handOver.value = 2;
});

const open = () => render(<PlayScreens store={table.store} path={[]} />);
const taking = () => screen.getByRole("button", { name: /Yes, that’s me|Tap once more/ });

test("the screen asks for the phone's next person, and contains no seat's secrets", async () => {
  const { container } = open();
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Are you Cara?");
  expect(screen.getByRole("heading", { level: 2 }).textContent).toBe("Give Cara the phone");
  expect(document.activeElement).toBe(screen.getByRole("heading", { level: 1 }));
  expect(document.getElementById(taking().getAttribute("aria-describedby") ?? "")?.textContent).toBe(
    "Hold the button, or tap it twice",
  );
  expect(container.querySelector(".board, .sheet .choices, [data-tile]")).toBeNull();
  vi.useRealTimers();
  expect(await listAxeFindings()).toEqual([]);
});

test("held for 600 ms, the phone is taken; shorter presses do nothing", () => {
  open();
  fireEvent.pointerDown(taking(), { button: 0 });
  vi.advanceTimersByTime(500);
  fireEvent.pointerUp(taking());
  vi.advanceTimersByTime(500);
  expect(table.take).not.toHaveBeenCalled();
  fireEvent.pointerDown(taking(), { button: 0 });
  vi.advanceTimersByTime(600);
  expect(table.take).toHaveBeenCalledTimes(1);
});

test("a finger that slides away does nothing", () => {
  open();
  fireEvent.pointerDown(taking(), { button: 0 });
  fireEvent.pointerLeave(taking());
  vi.advanceTimersByTime(1_000);
  expect(table.take).not.toHaveBeenCalled();
});

test("tapped twice, the phone is taken; a single tap expires", () => {
  open();
  fireEvent.click(taking());
  expect(taking().textContent).toBe("Tap once more");
  act(() => {
    vi.advanceTimersByTime(3_000);
  });
  expect(taking().textContent).toBe("Yes, that’s me");
  fireEvent.click(taking());
  expect(table.take).not.toHaveBeenCalled();
  fireEvent.click(taking());
  expect(table.take).toHaveBeenCalledTimes(1);
});

test("the phone may be handed to another of its players", () => {
  open();
  fireEvent.click(screen.getByRole("button", { name: "Give to Ben" }));
  expect(table.handTo).toHaveBeenCalledExactlyOnceWith(1);
  expect(table.take).not.toHaveBeenCalled();
});

test("a tap meant for one person does not count for the next", () => {
  open();
  fireEvent.click(taking());
  act(() => {
    table.handOver.value = 0;
  });
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Are you Anna?");
  expect(taking().textContent).toBe("Yes, that’s me");
});
