/** An entry on its way: sent, offline, refused, overtaken. */

import { act, screen } from "@testing-library/preact";
import { expect, test, vi } from "vitest";
import { route } from "../router";
import { button, open, press, table, title } from "../testing/boardPhone";
import { chooseCell, onAPhone } from "../testing/phone";
import { loadView } from "../testing/played";
import type { PickPrompt } from "../wire";

onAPhone();

const entry = (prompt: string) => ({ id: "e", kind: "submit" as const, prompt, seat: 2, version: 9, at: 0 });

test("an entry being sent is drawn at once, announced after 300 ms, and leaves nothing to choose", async () => {
  const container = await open("place");
  vi.useFakeTimers();
  chooseCell("4,0");
  const action = { type: "place_tile", x: 4, y: 0, rotation: 0, follower: "f0" };
  act(() => {
    table.pending.value = [{ ...entry("place-27-R"), action }];
  });
  expect(container.querySelector(".draft-sent")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Sending" })).toBeNull();
  act(() => {
    vi.advanceTimersByTime(310);
  });
  expect(title().textContent).toBe("Placed");
  expect(button("Sending").getAttribute("aria-disabled")).toBe("true");
});

test("offline: the entry is stored, the strip says since when and how many wait", async () => {
  await open("place");
  act(() => {
    table.pending.value = [{ ...entry("place-27-R"), action: { x: 4, y: 0, rotation: 0 } }];
    table.connection.value = { state: "offline", since: Date.now() };
  });
  expect(screen.getByRole("status").textContent).toMatch(/^Offline since .*1 entry waits/);
  expect(screen.getByText("Kept on this phone until the server answers.")).toBeTruthy();
});

test("offline: what was picked is seen, and can be taken back", async () => {
  const container = await open("pick");
  const prompt = loadView("pick").prompts?.["draw-27"] as PickPrompt;
  const [piece = ""] = prompt.choices;
  const waiting = { ...entry("draw-27"), action: { type: "draw_tile", tile: piece } };
  act(() => {
    table.pending.value = [waiting];
    table.connection.value = { state: "offline", since: Date.now() };
  });
  expect(title().textContent).toBe("Entered");
  expect(container.querySelector(`.sheet [data-shows="${piece}"]`)).toBeTruthy();
  expect(button("Points")).toBeTruthy();
  press("Undo");
  expect(table.withdraw).toHaveBeenCalledExactlyOnceWith(waiting);
});

test("a refusal states the rule and that nothing changed, and offers two ways to continue", async () => {
  const container = await open("place", { undo: 8 });
  chooseCell("4,0");
  act(() => {
    table.rejected.value = {
      code: "carcassonne.edge_mismatch",
      params: {},
      message: "The top edge does not match.",
      entry: { ...entry("place-27-R"), action: { x: 4, y: 0, rotation: 0 } },
    };
  });
  expect(title().textContent).toBe("That does not fit");
  expect(title().classList.contains("bad")).toBe(true);
  expect(screen.getByText("The top edge does not match. Nothing was changed.")).toBeTruthy();
  expect(container.querySelector("[data-draft]")).toBeNull();
  press("Other tile");
  expect(table.undo).toHaveBeenCalledExactlyOnceWith(2);
  press("Other place");
  expect(table.dismiss).toHaveBeenCalledTimes(1);
});

test("overtaken: who was faster; the stored entry can be sent again or dropped", async () => {
  await open("place");
  const { version } = entry("place-27-R");
  const over = { at: 0, text: { code: "carcassonne.event_over", params: { points: 1 } } };
  act(() => {
    table.narrations.value = [{ ...over, key: 1, v: version, seat: 0 }];
    table.rejected.value = {
      code: "table.stale_version",
      params: {},
      message: "",
      entry: entry("place-27-R"),
    };
  });
  expect(title().textContent).toBe("Somebody was faster");
  act(() => {
    table.narrations.value = [...table.narrations.value, { ...over, key: 2, v: version + 1, seat: 1 }];
  });
  expect(title().textContent).toBe("Ben was faster");
  press("Send it again");
  expect(table.resend).toHaveBeenCalledExactlyOnceWith(table.rejected.value);
  press("Discard mine");
  expect(table.dismiss).toHaveBeenCalledTimes(1);
});

test("overtaken with its prompt closed, an entry cannot be sent again", async () => {
  await open("place");
  act(() => {
    table.rejected.value = { code: "table.stale_version", params: {}, message: "", entry: entry("draw-27") };
  });
  expect(screen.queryByRole("button", { name: "Send it again" })).toBeNull();
  press("Go on");
  expect(table.dismiss).toHaveBeenCalledTimes(1);
});

test("an undo that later entries depend on leads to a correction", async () => {
  await open("waiting", {}, 3);
  act(() => {
    table.rejected.value = {
      code: "table.undo_blocked",
      params: { version: 7 },
      message: "Others have played on since; this can no longer be undone.",
      entry: { ...entry("undo"), kind: "undo" },
    };
  });
  expect(screen.getByText(/played on since.* Correct it instead\?/)).toBeTruthy();
  press("Correct it");
  expect(table.dismiss).toHaveBeenCalledTimes(1);
  expect(route.value).toEqual(["t", table.store.id, "takeback"]);
});
