import { act, fireEvent, screen, waitFor, within } from "@testing-library/preact";
import { afterEach, expect, test, vi } from "vitest";
import { route } from "../router";
import { listAxeFindings } from "../testing/app";
import { onAPhone, showTable } from "../testing/phone";
import { loadView } from "../testing/played";

onAPhone();
afterEach(() => vi.restoreAllMocks());

/** Set the width of the window. */
function wide(matches: boolean): void {
  vi.spyOn(globalThis, "matchMedia").mockImplementation(
    (query) =>
      ({ matches, media: query, addEventListener: () => {}, removeEventListener: () => {} }) as never,
  );
}

test("beside the board: all players with points and followers, and the last moves, newest first", async () => {
  wide(true);
  const { store, container } = showTable("waiting", 0, ({ narrations }) => {
    narrations.value = [0, 1].map((seat) => ({
      key: seat,
      v: 8 + seat,
      at: 0,
      seat,
      text: { code: "table.event_undone", params: { seat } },
    }));
  });
  const players = within(await screen.findByRole("list", { name: "Players" })).getAllByRole("listitem");
  const { seats, waits = {} } = loadView("waiting");
  expect(players.map((row) => row.querySelector(".beside-points")?.textContent)).toEqual(
    Object.values(seats).map(({ score }) => String(score)),
  );
  expect(players[0]?.textContent).toContain("Anna you");
  expect(container.querySelectorAll(".beside-seat-active")).toHaveLength(Object.keys(waits).length);
  await waitFor(() => expect(players[0]?.querySelector(".unseen")?.textContent).toMatch(/follower/));
  const log = screen.getByRole("region", { name: "Last moves" });
  expect(
    within(log)
      .getAllByRole("listitem")
      .map((row) => row.textContent),
  ).toEqual(["Ben undid the last entry.", "You undid the last entry."]);
  expect(await listAxeFindings()).toEqual([]);
  fireEvent.click(within(log).getByRole("button", { name: "Timeline" }));
  expect(route.value).toEqual(["t", store.id, "timeline"]);
});

test("whoever is awaited here reads that it is their own turn, unless the phone is shared", async () => {
  wide(true);
  const awaited = Number(Object.keys(loadView("waiting").waits ?? {})[0]);
  const { seats } = showTable("waiting", awaited);
  const list = await screen.findByRole("list", { name: "Players" });
  const row = within(list).getAllByRole("listitem")[awaited];
  expect(row?.textContent).toMatch(/ you, your turn/);
  act(() => {
    seats.value = [0, 1, 2];
  });
  expect(row?.textContent).toMatch(/, their turn/);
  expect(row?.textContent).not.toContain(" you");
});

test("a phone has no room for them", async () => {
  wide(false);
  showTable("waiting", 0);
  await screen.findByRole("application");
  expect(screen.queryByRole("list", { name: "Players" })).toBeNull();
});
