/** Joining a table: seats without a phone, large screens, truncated links, no network. */
import { act, fireEvent, render, screen, waitFor } from "@testing-library/preact";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { App, fetchNext } from "../App";
import { go, route } from "../router";
import { fetchMock, http, makeLobbyInfo, resetPhone } from "../testing/app";
import { FakeSocket } from "../testing/fakeSocket";
import { useRetry } from "../ui/useRetry";
import type { TableInfo } from "../wire";

const seats: TableInfo["seats"] = {
  0: { id: "s-anna", name: "Anna", colour: "red", phone: true, host: true },
  1: { id: "s-oma", name: "Oma", colour: "blue" },
};
const view = { turn: 1, phase: "draw", seats: {}, surfaces: {} };

beforeAll(fetchNext);
beforeEach(() => {
  resetPhone();
  http["GET /api/v1/tables/t1/invite"] = { body: { url: "http://x/#/join/K7MP4R", code: "K7MP4R", svg: "" } };
  http["POST /api/v1/join"] = { body: { table: "t1", to: "join" } };
});

async function come(table: TableInfo, mine: number[] = [], ...path: string[]) {
  go(path.length ? path : ["join", "K7MP4R"], true);
  render(<App />);
  await waitFor(() => expect(FakeSocket.all.length).toBeGreaterThan(0));
  await FakeSocket.last.open();
  const document = table.status === "lobby" ? { table } : { table, view };
  FakeSocket.last.receive({ t: "welcome", seats: mine, host: false });
  FakeSocket.last.receive({ t: "view", v: 1, r: 1, seat: "spectator", document });
}
const wide = () =>
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: query.includes("min-width"),
    addEventListener: () => undefined,
  }));

test("every seated phone shows the code to join in the lobby", async () => {
  const { code: _, ...table } = makeLobbyInfo({
    seats: { ...seats, 2: { id: "s", name: "Cleo", colour: "green", phone: true } },
  });
  await come(table, [2], "t", "t1");
  expect(await screen.findByText("Code K 7 M P 4 R")).toBeTruthy();
  expect(screen.getByText("For the others: scan, or type")).toBeTruthy();
});

test("a phone that joins a lobby is first asked whether it belongs to a seat without a phone", async () => {
  http["POST /api/v1/tables/t1/seats/s-oma/take"] = { body: {} };
  await come(makeLobbyInfo({ seats }));
  expect(await screen.findByRole("heading", { name: "Are you one of these?" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Someone else" })).toBeTruthy();
  expect(screen.queryByText(/^Your name is missing/)).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Oma" }));
  await waitFor(() => expect(route.value).toEqual(["t", "t1"]));
});

test("on a large screen watching is the TV, also if a seat has no phone", async () => {
  wide();
  await come(makeLobbyInfo({ seats }));
  fireEvent.click(await screen.findByRole("button", { name: "Show as TV" }));
  await waitFor(() => expect(route.value).toEqual(["t", "t1", "tv", "join"]));
});

test("in a running game the host is asked, and a refusal is shown", async () => {
  http["POST /api/v1/tables/t1/seats/s-oma/take"] = { body: { request: "r1" } };
  await come(makeLobbyInfo({ seats, status: "playing" }));
  expect(await screen.findByText(/^Your name is missing\?.*“People and phones”\.$/)).toBeTruthy();
  fireEvent.click(await screen.findByRole("button", { name: "Oma" }));
  expect(await screen.findByRole("heading", { name: "Waiting for the host" })).toBeTruthy();
  act(() => FakeSocket.last.receive({ t: "update", v: 1, r: 2, patch: { table: { requests: { r1: 1 } } } }));
  act(() => FakeSocket.last.receive({ t: "update", v: 1, r: 3, patch: { table: { requests: null } } }));
  expect(await screen.findByText("The host said no, or somebody else has the seat.")).toBeTruthy();
});

test("a code to watch typed on a large screen offers the TV", async () => {
  wide();
  http["POST /api/v1/join"] = { body: { table: "t1", to: "watch" } };
  await come(makeLobbyInfo());
  const tv = await screen.findByRole("button", { name: "Show as TV" });
  expect(tv.nextElementSibling?.textContent).toMatch(/^For everybody in the room/);
  expect(screen.getByRole("button", { name: "Watch here" }).nextElementSibling?.textContent).toMatch(
    /^For you/,
  );
  fireEvent.click(tv);
  await waitFor(() => expect(route.value).toEqual(["t", "t1", "tv", "watch"]));
});

test("a link shows the table that it leads to, not its code; a missing field is a tap away", async () => {
  const taken = { 0: seats[0] as TableInfo["seats"][string] };
  await come(makeLobbyInfo({ seats: taken }));
  expect(await screen.findByText("Carcassonne, Anna’s table")).toBeTruthy();
  expect(document.querySelector(".code-field")).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Enter your name" }));
  expect(document.activeElement).toBe(screen.getByLabelText("Your name"));
  fireEvent.input(screen.getByLabelText("Your name"), { target: { value: "Zoë" } });
  fireEvent.click(screen.getByRole("button", { name: "Choose a colour" }));
  expect((document.activeElement as HTMLInputElement).value).toBe("blue");
  fireEvent.click(document.activeElement as Element);
  expect(screen.getByRole("button", { name: "Take a seat" })).toBeTruthy();
  act(() => {
    const ben = { id: "s-ben", name: "Ben", colour: "blue", phone: true };
    const table = makeLobbyInfo({ seats: { ...taken, 1: ben } });
    FakeSocket.last.receive({ t: "view", v: 1, r: 2, seat: "spectator", document: { table } });
  });
  expect(await screen.findByText(/^blue, taken by Ben/i)).toBeTruthy();
});

test("whoever fills in the form keeps it when a seat without a phone is added", async () => {
  const { 0: anna } = seats;
  const alone = { 0: anna as TableInfo["seats"][string] };
  await come(makeLobbyInfo({ seats: alone }));
  fireEvent.input(await screen.findByLabelText("Your name"), { target: { value: "Jörg" } });
  act(() => {
    const document = { table: makeLobbyInfo({ seats }) };
    FakeSocket.last.receive({ t: "view", v: 1, r: 2, seat: "spectator", document });
  });
  expect((screen.getByLabelText("Your name") as HTMLInputElement).value).toBe("Jörg");
  expect(screen.queryByText("Are you one of these?")).toBeNull();
});

test("a wrong code is reported at its field, also if it came by a link", async () => {
  http["POST /api/v1/join"] = { status: 404, body: { code: "table.unknown_code", message: "No table." } };
  go(["join", "K7MP4R"], true);
  render(<App />);
  const alert = await screen.findByRole("alert");
  expect(alert.closest(".field")?.querySelector(".code-field")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Check the code" }));
  expect(document.activeElement?.className).toBe("code-field");
});

test("a spectator of a running game may ask for a seat without a phone", async () => {
  const { code: _, ...info } = makeLobbyInfo({ seats, status: "playing" });
  await come(info, [], "t", "t1", "sit");
  expect(await screen.findByRole("heading", { name: "Are you one of these?" })).toBeTruthy();
  expect(screen.getByText("Carcassonne, Anna’s table")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Back" }));
  await waitFor(() => expect(route.value).toEqual(["t", "t1"]));
});

test("a tap enlarges the QR code", async () => {
  await come(makeLobbyInfo({ seats }), [0], "t", "t1");
  const code = await screen.findByRole("button", { name: /^Enlarge: / });
  fireEvent.click(code);
  expect(code.closest(".card")?.classList.contains("invite-large")).toBe(true);
  expect(screen.getByRole("button", { name: /^Shrink: / })).toBeTruthy();
});

test.each([
  [[1], "You are Oma"],
  [[], "Watching"],
])("a phone with seats %j says on every screen who holds it: %s", async (mine, words) => {
  const { code: _, ...info } = makeLobbyInfo({ seats, status: "playing" });
  await come(info, mine, "t", "t1", "people");
  await waitFor(() => expect(document.querySelector(".own-mark .unseen")?.textContent).toBe(words));
});

test("a TV follows a rematch by itself", async () => {
  await come(makeLobbyInfo({ status: "finished", next: "t2" }), [], "t", "t1", "tv", "watch");
  await waitFor(() => expect(route.value).toEqual(["t", "t2", "tv", "watch"]));
});

test.each(["join/%E0%A4%A", "anything", "box"])(
  "the invalid link %s opens the start screen, which says so",
  async (link) => {
    location.hash = `#/${link}`;
    act(() => void dispatchEvent(new Event("hashchange")));
    render(<App />);
    expect(await screen.findByText(/^This link is incomplete/)).toBeTruthy();
    expect(route.value).toEqual([]);
  },
);

test("a code without an answer is asked again, one that is refused is not", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  delete http["POST /api/v1/join"];
  go(["join", "K7MP4R"], true);
  render(<App />);
  const asked = () => fetchMock.mock.calls.filter(([path]) => path === "/api/v1/join").length;
  await screen.findByText("The server does not answer. Is this phone on the same network?");
  expect(asked()).toBe(1);
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  await waitFor(() => expect(asked()).toBe(2));
  await act(() => void vi.advanceTimersByTime(3_000));
  await waitFor(() => expect(asked()).toBe(3));
  http["POST /api/v1/join"] = { status: 404, body: { code: "table.unknown_code", message: "No table." } };
  act(() => void dispatchEvent(new Event("online")));
  expect(await screen.findByRole("button", { name: "Check the code" })).toBeTruthy();
  await act(() => void vi.advanceTimersByTime(10_000));
  expect(asked()).toBe(4);
  vi.useRealTimers();
});

test("failed loading is retried when the network or the person is back, and on request", () => {
  function Tries() {
    const [tries, retry] = useRetry(true);
    return (
      <button type="button" onClick={retry}>
        {tries}
      </button>
    );
  }
  render(<Tries />);
  act(() => void dispatchEvent(new Event("online")));
  expect(screen.getByRole("button").textContent).toBe("1");
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
  expect(screen.getByRole("button").textContent).toBe("2");
  fireEvent.click(screen.getByRole("button"));
  expect(screen.getByRole("button").textContent).toBe("3");
});
