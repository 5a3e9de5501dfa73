import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/preact";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { App, fetchNext } from "../App";
import { go, route } from "../router";
import { openTable } from "../session/session";
import { fetchMock, http, listAxeFindings, makeLobbyInfo, readBody, resetPhone } from "../testing/app";
import { FakeSocket, refuse } from "../testing/fakeSocket";
import type { TableInfo, View } from "../wire";

const qr = '<svg viewBox="0 0 25 25"><path d="M0 .5h7"/></svg>';
const seats: TableInfo["seats"] = {
  0: { id: "s-anna", name: "Anna", colour: "red", phone: true, host: true },
  1: { id: "s-ben", name: "Ben", colour: "blue", phone: true },
  2: { id: "s-cara", name: "Cara", colour: "yellow" },
};
const info = makeLobbyInfo({ status: "playing", seats });
const view = { turn: 1, phase: "draw", seats: {}, surfaces: {} };
const seatPath = (seat: string) => `POST /api/v1/tables/t1/seats/s-${seat}`;

beforeAll(fetchNext);
beforeEach(() => {
  resetPhone();
  http["GET /api/v1/tables/t1/invite?to=watch"] = {
    body: { url: "http://192.168.1.7:8000/#/watch/WATCH2", code: "WATCH2", svg: qr },
  };
  http["GET /api/v1/tables/t1/invite"] = {
    body: { url: "http://192.168.1.7:8000/#/join/K7MP4R", code: "K7MP4R", svg: qr },
  };
});

/** The people screen of the table, on the phone of these seats. */
async function people(mine: number[], host: boolean, table = info, tableView: View = view) {
  go(["t", "t1", "people"], true);
  const page = render(<App />);
  await FakeSocket.last.open();
  const seat = mine[0] ?? "spectator";
  FakeSocket.last.receive({ t: "welcome", seats: mine, host });
  FakeSocket.last.receive({ t: "view", v: 5, r: 1, seat, document: { table, view: tableView } });
  FakeSocket.last.receive({ t: "presence", seats: { 0: 0, 1: 12, 2: 0 } });
  await screen.findByRole("heading", { level: 1, name: "People and phones" });
  return page;
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
const buttons = () => screen.getAllByRole("button").map((button) => button.textContent);
const wasAsked = (path: string) =>
  (fetchMock.mock.calls as [string, RequestInit?][]).some(
    ([to, init]) => `${init?.method ?? "GET"} ${to}` === path,
  );

test("everybody's seat, colour, name and phone; the host can unfold all of them", async () => {
  await people([0], true);
  expect(screen.getByRole("button", { name: /^Anna this phone, host ?, Red\. / })).toBeTruthy();
  expect(screen.getByRole("button", { name: /^Ben away for 10\u00a0s ?, Blue\. / })).toBeTruthy();
  expect(
    screen.getByRole("button", { name: /^Cara no phone, entered on another one ?, Yellow\. / }),
  ).toBeTruthy();
  expect(await screen.findByRole("img", { name: /to watch this table/ })).toBeTruthy();
  expect(screen.getByText("To watch: scan, or open 192.168.1.7:8000 and type")).toBeTruthy();
  expect(await listAxeFindings()).toEqual([]);
  press(/^Ben/);
  expect(buttons()).toEqual(
    expect.arrayContaining(["Move to another phone", "Play for Ben", "Make host", "Remove the phone"]),
  );
  expect(await listAxeFindings()).toEqual([]);
  press(/^Ben/);
  press(/^Anna/);
  expect(buttons()).toContain("Move to another phone");
  expect(buttons()).not.toContain("Remove the phone");
  expect(buttons()).not.toContain("Give up the seat");
});

test("a guest changes its own seat only, and decides nothing about the table", async () => {
  await people([1], false);
  expect(screen.queryByRole("button", { name: /^Anna/ })).toBeNull();
  expect(screen.queryByRole("switch")).toBeNull();
  expect(screen.queryByRole("button", { name: "New code" })).toBeNull();
  press(/^Ben/);
  expect(buttons()).toEqual(expect.arrayContaining(["Move to another phone", "Give up the seat"]));
  expect(buttons()).not.toContain("Make host");
});

test("the host is told where the table keeps older rules", async () => {
  const about = "This table keeps version 1 of the rules, with which it began. New tables have a newer one.";
  await people([0], true, { ...info, old_rules: 1 });
  expect(screen.getByText(about)).toBeTruthy();
  cleanup();
  await people([0], true);
  expect(screen.queryByText(about)).toBeNull();
});

test("a spectator sees the people and changes nothing", async () => {
  await people([], false);
  expect(screen.getByText("Cara")).toBeTruthy();
  expect(screen.queryByRole("button", { name: /^(Anna|Ben|Cara)/ })).toBeNull();
});

test("moving a seat shows its code; once it has moved the phone confirms that", async () => {
  http[`${seatPath("ben")}/pass`] = { body: { url: "http://x/#/seat/ABC234", code: "ABC234", svg: qr } };
  await people([1], false);
  press(/^Ben/);
  press("Move to another phone");
  expect(
    await screen.findByRole("img", { name: "QR code that moves Ben’s seat to another phone" }),
  ).toBeTruthy();
  expect(screen.getByText("Code A B C 2 3 4")).toBeTruthy();
  expect(await listAxeFindings()).toEqual([]);
  act(() => FakeSocket.last.receive({ t: "bye", code: "table.unknown", message: "…" }));
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("This phone no longer plays for Ben");
  expect(screen.getByText(/Another phone has taken over; nothing is kept on this one\./)).toBeTruthy();
  expect(JSON.stringify(localStorage)).not.toContain("Cara");
});

test("a used code disappears from the phone that made it, which says for whom it was", async () => {
  http[`${seatPath("ben")}/pass`] = { body: { url: "http://x/#/seat/ABC234", code: "ABC234", svg: qr } };
  await people([0], true);
  press(/^Ben/);
  press("Move to another phone");
  expect(await screen.findByText("Code A B C 2 3 4")).toBeTruthy();
  const moved = (v: number, seat: number) =>
    act(() =>
      FakeSocket.last.receive({
        t: "update",
        v,
        r: 1,
        patch: {},
        narrations: [{ text: { code: "table.event_seat_moved", params: { seat } }, seat }],
      }),
    );
  moved(6, 2);
  expect(screen.getByText("Code A B C 2 3 4")).toBeTruthy();
  moved(7, 1);
  expect(screen.queryByText("Code A B C 2 3 4")).toBeNull();
  expect(screen.getByText("This code has been used: Ben plays on another phone now.")).toBeTruthy();
});

test("a code that cannot be made is reported at its place", async () => {
  http[`${seatPath("ben")}/pass`] = refuse(403, "table.not_your_seat");
  await people([1], false);
  press(/^Ben/);
  press("Move to another phone");
  expect((await screen.findByRole("alert")).textContent).toBe("This seat is played on another phone.");
});

test("a code that no screen shows is not taken for a table's", async () => {
  http["POST /api/v1/tables/t1/screen"] = refuse(404, "table.unknown_code");
  await people([0], true);
  fireEvent.input(screen.getByLabelText("The TV’s code"), { target: { value: "ABC234" } });
  press("Show it there");
  expect(await screen.findByText(/^No screen shows this code/)).toBeTruthy();
});

test("giving up a seat asks once, in place, and is then confirmed without a warning", async () => {
  http[`${seatPath("ben")}/give-up`] = { status: 204 };
  await people([1], false);
  press(/^Ben/);
  press("Give up the seat");
  const question = screen.getByText(/Have the host’s phone play for Ben/);
  expect(document.activeElement).toBe(question);
  press("Cancel");
  expect(wasAsked(`${seatPath("ben")}/give-up`)).toBe(false);
  press("Give up the seat");
  press("Give it up");
  await waitFor(() => expect(wasAsked(`${seatPath("ben")}/give-up`)).toBe(true));
  act(() => FakeSocket.last.receive({ t: "welcome", seats: [], host: false }));
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("People and phones");
});

test("a seat that the host took is reported, and the phone may continue watching", async () => {
  await people([1], false);
  FakeSocket.last.receive({ t: "welcome", seats: [], host: false });
  FakeSocket.last.receive({ t: "view", v: 6, r: 2, seat: "spectator", document: { table: info, view } });
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("This phone no longer plays for Ben");
  expect(await listAxeFindings()).toEqual([]);
  press("Watch");
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("People and phones");
});

test.each([
  ["Play for Ben", /Play for Ben on this phone\?/, "Play for Ben", "give-up"],
  ["Remove the phone", /This phone then plays for Ben/, "Remove", "remove"],
])("the host presses “%s”, which asks first", async (deed, question, yes, path) => {
  http[`${seatPath("ben")}/${path}`] = { status: 204 };
  await people([0], true);
  press(/^Ben/);
  press(deed);
  expect(screen.getByText(question)).toBeTruthy();
  press(yes);
  await waitFor(() => expect(wasAsked(`${seatPath("ben")}/${path}`)).toBe(true));
  await screen.findByRole("button", { name: deed });
});

test("the host hands over the role", async () => {
  http["PUT /api/v1/tables/t1/host"] = { status: 204 };
  await people([0], true);
  press(/^Ben/);
  press("Make host");
  press("Make host");
  await waitFor(() => expect(readBody("PUT /api/v1/tables/t1/host")).toEqual({ seat: "s-ben" }));
});

test("the host locks the table", async () => {
  http["PUT /api/v1/tables/t1/locked"] = { status: 204 };
  await people([0], true);
  fireEvent.click(screen.getByRole("switch", { name: "Lock the table" }));
  await waitFor(() => expect(readBody("PUT /api/v1/tables/t1/locked")).toEqual({ locked: true }));
  act(() => FakeSocket.last.receive({ t: "update", v: 5, r: 2, patch: { table: { locked: true } } }));
  expect(screen.getByRole("switch", { name: "Lock the table" }).getAttribute("aria-checked")).toBe("true");
});

const inviteTo = (to: "join" | "watch", code: string) => ({
  body: { url: `http://192.168.1.7:8000/#/${to}/${code}`, code, svg: qr },
});
const codes = () => screen.queryAllByText(/^Code [A-Z0-9] /).map((element) => element.textContent);

test.each([
  ["join", "GET /api/v1/tables/t1/invite", ["Code N E W 2 3 4", "Code W A T C H 2"]],
  ["watch", "GET /api/v1/tables/t1/invite?to=watch", ["Code K 7 M P 4 R", "Code N E W 2 3 4"]],
] as const)("the host changes the code to %s, but not the other one", async (to, path, after) => {
  await people([0], true);
  expect(await screen.findByText("Code W A T C H 2")).toBeTruthy();
  press(`New code to ${to}`);
  expect(document.activeElement).toBe(screen.getByText(/^Change the code to .* no longer work\./));
  expect(await listAxeFindings()).toEqual([]);
  press("Cancel");
  expect(wasAsked("POST /api/v1/tables/t1/code")).toBe(false);
  http[path] = inviteTo(to, "NEW234");
  http["POST /api/v1/tables/t1/code"] = inviteTo(to, "NEW234");
  press(`New code to ${to}`);
  press("Change it");
  await waitFor(() => expect(readBody("POST /api/v1/tables/t1/code")).toEqual({ to }));
  await waitFor(() => expect(codes()).toHaveLength(1));
  expect(after).toContain(codes()[0]);
  const patch = to === "join" ? { table: { code: "NEW234" } } : {};
  act(() => FakeSocket.last.receive({ t: "update", v: 5, r: 2, patch }));
  await waitFor(() => expect(codes()).toEqual(after));
  expect(screen.getByText("This code is new. The old one no longer works.")).toBeTruthy();
  expect(await listAxeFindings()).toEqual([]);
});

test("a code that cannot be changed is reported at its place, and the old one stays", async () => {
  http["POST /api/v1/tables/t1/code"] = refuse(403, "table.not_host");
  await people([0], true);
  press("New code to join");
  press("Change it");
  expect((await screen.findByRole("alert")).textContent).toBe("Only the host can do this.");
  expect(codes()).toContain("Code K 7 M P 4 R");
  press("Cancel");
  expect(screen.queryByRole("alert")).toBeNull();
});

test("guests see the code to watch, and the new one as soon as it is changed", async () => {
  await people([1], false);
  expect(await screen.findByText("Code W A T C H 2")).toBeTruthy();
  expect(screen.queryByRole("button", { name: /^New code/ })).toBeNull();
  http["GET /api/v1/tables/t1/invite?to=watch"] = inviteTo("watch", "NEW234");
  act(() => FakeSocket.last.receive({ t: "update", v: 5, r: 2, patch: {} }));
  await waitFor(() => expect(codes()).toEqual(["Code N E W 2 3 4"]));
});

test("the code for moving a seat is made anew when a removal has invalidated it", async () => {
  http[`${seatPath("ben")}/pass`] = { body: { url: "http://x/#/seat/ABC234", code: "ABC234", svg: qr } };
  await people([1], false);
  press(/^Ben/);
  press("Move to another phone");
  expect(await screen.findByText("Code A B C 2 3 4")).toBeTruthy();
  http[`${seatPath("ben")}/pass`] = { body: { url: "http://x/#/seat/DEF234", code: "DEF234", svg: qr } };
  act(() => FakeSocket.last.receive({ t: "update", v: 6, r: 2, patch: { table: { code: "NEW234" } } }));
  expect(await screen.findByText("Code D E F 2 3 4")).toBeTruthy();
  expect(screen.queryByText("Code A B C 2 3 4")).toBeNull();
});

test("a refusal is shown and nothing folds", async () => {
  http[`${seatPath("ben")}/remove`] = refuse(403, "table.not_host");
  await people([0], true);
  press(/^Ben/);
  press("Remove the phone");
  press("Remove");
  expect((await screen.findByRole("alert")).textContent).toBe("Only the host can do this.");
  expect(screen.getByRole("button", { name: "Remove" })).toBeTruthy();
});

test("anybody with a seat may take over from a host that was silent for a minute", async () => {
  await people([1], false);
  const silent = (seconds: number) =>
    act(() => FakeSocket.last.receive({ t: "presence", seats: { 0: seconds, 1: 0 }, host: seconds }));
  silent(59);
  expect(screen.queryByRole("button", { name: "Become the host" })).toBeNull();
  silent(75);
  expect(screen.getByText(/silent for 70 s/)).toBeTruthy();
  press("Become the host");
  const [message] = FakeSocket.last.listMessages("take_host");
  expect(message).toBeTruthy();
  FakeSocket.last.receive({
    t: "reject",
    n: message?.n ?? -1,
    code: "table.host_is_here",
    status: 409,
    message: "…",
    v: 5,
  });
  expect((await screen.findByRole("alert")).textContent).toBe("The host’s phone is here.");
  press("Become the host");
  const repeated = FakeSocket.last.listMessages("take_host").at(-1);
  expect(repeated?.n).not.toBe(message?.n);
  FakeSocket.last.receive({ t: "ack", n: repeated?.n ?? -1, v: 6 });
  FakeSocket.last.receive({ t: "welcome", seats: [1], host: true });
  expect(screen.queryByRole("button", { name: "Become the host" })).toBeNull();
  expect(screen.getByRole("switch", { name: "Lock the table" })).toBeTruthy();
});

test("a phone without a socket does not know who is gone, and says why it cannot become host", async () => {
  await people([1], false);
  http["GET /api/v1/tables/t1?seat=spectator"] = {
    body: { v: 5, r: 1, seat: "spectator", seats: [1], host: false, document: { table: info, view } },
  };
  act(() => FakeSocket.last.receive({ t: "presence", seats: { 0: 75, 1: 0 }, host: 75 }));
  expect(screen.getByText(/silent for 70 s/)).toBeTruthy();
  act(() => FakeSocket.last.lose());
  await waitFor(() => expect(FakeSocket.all.length).toBeGreaterThan(1));
  act(() => FakeSocket.last.lose());
  expect(await screen.findByText(/This phone has no live connection/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Become the host" })).toBeNull();
  expect(screen.getByText("connection unknown, host")).toBeTruthy();
});

test("before the game: from the lobby and back; a removed phone takes its seats along", async () => {
  await people([0], true, makeLobbyInfo({ seats }));
  press(/^Ben/);
  press("Remove the phone");
  expect(screen.getByText(/from the table, with its seats/)).toBeTruthy();
  press("Back");
  expect(route.value).toEqual(["t", "t1"]);
  press("People and phones");
  expect(route.value).toEqual(["t", "t1", "people"]);
});

test("with secrets a person hands the phone to another one of its players", async () => {
  await people([0, 2], true, info, { ...view, secrets: true });
  expect(openTable.value?.apart.value).toBe(true);
  press(/^Cara/);
  press("Give Cara the phone");
  expect(route.value).toEqual(["t", "t1"]);
  expect(openTable.value?.handOver.value).toBe(2);
  const choice = { level: 1, name: "Are you Cara?" };
  expect(await screen.findByRole("heading", choice, { timeout: 10_000 })).toBeTruthy();
});

test("without secrets the phone switches to another awaited seat without a handover", async () => {
  const wait = { code: "x.wait" };
  await people([0, 2], true, info, { ...view, waits: { 0: wait, 2: wait } });
  press(/^Cara/);
  press("Give Cara the phone");
  expect(openTable.value?.handOver.value).toBeNull();
  await waitFor(() => expect(FakeSocket.last.listMessages("hello").at(-1)?.seat).toBe(2));
});

test("without secrets no handover to a seat that is not awaited is offered", async () => {
  await people([0, 2], true);
  press(/^Cara/);
  expect(screen.queryByRole("button", { name: "Give Cara the phone" })).toBeNull();
});
