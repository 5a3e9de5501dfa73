import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Stub } from "../testing/fakeSocket";
import { beginAnew, FakeSocket, makeTableDocument } from "../testing/fakeSocket";
import type { Text, Watched } from "../wire";
import { TableStore } from "./table";

const view = (waits: Record<string, Text> = {}) => ({
  turn: 1,
  phase: "draw",
  seats: {},
  surfaces: {},
  waits,
});
const draw: Text = { code: "carcassonne.wait_draw" };

let table: TableStore;

/** Open the socket and show a first view. */
async function sitDown(
  seats: number[],
  seat: Watched,
  document = makeTableDocument({ view: view() }),
  v = 5,
) {
  await FakeSocket.last.open();
  FakeSocket.last.receive({ t: "welcome", seats, host: seats[0] === 0 });
  FakeSocket.last.receive({ t: "view", v, r: 0, seat, document });
}

const http: Record<string, Stub | (() => Stub)> = {};

beforeEach(() => {
  beginAnew(http);
  table = new TableStore("t1");
});
afterEach(() => {
  table.close();
});

test("a table is shown after hello, welcome and view, and follows updates", async () => {
  await sitDown([0], 0);
  expect(FakeSocket.last.listMessages("hello")[0]).toMatchObject({
    token: "token",
    table: "t1",
    language: "en",
  });
  expect(table.connection.value.state).toBe("live");
  expect(table.host.value).toBe(true);
  FakeSocket.last.receive({
    t: "update",
    v: 6,
    r: 0,
    patch: { view: { turn: 2 } },
    narrations: [{ text: { code: "x" }, seat: 1 }],
  });
  expect(table.document.value?.view?.turn).toBe(2);
  expect(table.version.value).toEqual({ v: 6, r: 0 });
  expect(table.narrations.value).toMatchObject([{ seat: 1, v: 6 }]);
});

test("what is not newer by version and revision is dropped", async () => {
  await sitDown([0], 0);
  FakeSocket.last.receive({ t: "update", v: 5, r: 0, patch: { view: { turn: 9 } } });
  FakeSocket.last.receive({ t: "update", v: 4, r: 3, patch: { view: { turn: 9 } } });
  expect(table.document.value?.view?.turn).toBe(1);
  FakeSocket.last.receive({ t: "update", v: 5, r: 1, patch: { view: { turn: 2 } } });
  expect(table.document.value?.view?.turn).toBe(2);
});

test("a pong from a newer table, or a patch without a document, says hello again", async () => {
  await FakeSocket.last.open();
  FakeSocket.last.receive({ t: "update", v: 6, r: 0, patch: { view: { turn: 9 } } });
  await vi.waitFor(() => expect(FakeSocket.last.listMessages("hello")).toHaveLength(2));
  expect(table.document.value).toBeNull();
  FakeSocket.last.receive({ t: "welcome", seats: [], host: false });
  FakeSocket.last.receive({ t: "view", v: 6, r: 0, seat: "spectator", document: makeTableDocument() });
  FakeSocket.last.receive({ t: "pong", v: 6, r: 0 });
  FakeSocket.last.receive({ t: "pong", v: 6, r: 1 });
  await vi.waitFor(() => expect(FakeSocket.last.listMessages("hello")).toHaveLength(3));
});

test("a hello that was refused for the moment is said again with the next ping", async () => {
  await sitDown([0, 1], 0, makeTableDocument({ view: view({ 0: draw }) }));
  FakeSocket.last.receive({ t: "update", v: 6, r: 0, patch: { view: { waits: { 0: null, 1: draw } } } });
  await vi.waitFor(() => expect(FakeSocket.last.listMessages("hello")).toHaveLength(2));
  FakeSocket.last.receive({
    t: "reject",
    code: "request.throttled",
    status: 429,
    message: "Too much at once.",
    v: 6,
  });
  expect(table.seat.value).toBe(0);
  vi.advanceTimersByTime(4_000);
  await vi.waitFor(() => expect(FakeSocket.last.listMessages("hello")).toHaveLength(3));
  expect(FakeSocket.last.listMessages("hello").at(-1)?.seat).toBe(1);
});

test("an own undo takes away what was told since the undone entry", async () => {
  await sitDown([0], 0, makeTableDocument({ undo: 6 }));
  const told = (v: number, code: string) =>
    FakeSocket.last.receive({ t: "update", v, r: 0, patch: {}, narrations: [{ seat: 0, text: { code } }] });
  told(6, "x.placed");
  told(7, "x.scored");
  told(8, "table.event_undone");
  expect(table.narrations.value.map(({ text }) => text.code)).toEqual(["table.event_undone"]);
});

test("the phone looks from the seat of its own that the table waits for", async () => {
  await sitDown([0, 1], 0, makeTableDocument({ view: view({ 0: draw }) }));
  expect(FakeSocket.last.listMessages("hello")).toHaveLength(1);
  FakeSocket.last.receive({ t: "update", v: 6, r: 0, patch: { view: { waits: { 0: null, 1: draw } } } });
  await vi.waitFor(() => expect(FakeSocket.last.listMessages("hello").at(-1)?.seat).toBe(1));
  FakeSocket.last.receive({ t: "welcome", seats: [0, 1], host: true });
  FakeSocket.last.receive({
    t: "view",
    v: 6,
    r: 0,
    seat: 1,
    document: makeTableDocument({ view: view({ 1: draw }) }),
  });
  expect(table.seat.value).toBe(1);
  expect(FakeSocket.last.listMessages("hello")).toHaveLength(2);
});

test("an action is sent with a number and settled by its acknowledgement and the document", async () => {
  await sitDown([0], 0);
  expect(table.submit("p1", 0, { type: "draw" })).toBe(true);
  expect(table.submit("p1", 0, { type: "draw" })).toBe(false);
  const [sent] = FakeSocket.last.listMessages("submit");
  expect(sent).toMatchObject({ seat: 0, version: 5, action: { type: "draw" } });
  FakeSocket.last.receive({ t: "ack", n: sent?.n ?? -1, v: 6 });
  expect(table.pending.value).toMatchObject([{ acked: 6 }]);
  FakeSocket.last.receive({ t: "update", v: 6, r: 0, patch: {} });
  expect(table.pending.value).toEqual([]);
});

test("an unanswered action is repeated with the same number and id, on the next socket too", async () => {
  await sitDown([0], 0);
  table.submit("p1", 0, { type: "draw" });
  const [first] = FakeSocket.last.listMessages("submit");
  vi.advanceTimersByTime(4_000);
  expect(FakeSocket.last.listMessages("submit")).toEqual([first, first]);
  FakeSocket.last.lose();
  vi.advanceTimersByTime(300);
  await sitDown([0], 0);
  expect(FakeSocket.last.listMessages("submit")).toEqual([first]);
});

test("a reload resends what was not answered, with the same id", async () => {
  await sitDown([0], 0);
  table.submit("p1", 0, { type: "draw" });
  const [first] = FakeSocket.last.listMessages("submit");
  table.close();
  table = new TableStore("t1");
  await sitDown([0], 0);
  expect(FakeSocket.last.listMessages("submit")[0]).toMatchObject({
    id: first?.id,
    action: { type: "draw" },
  });
});

test("a refusal drops the entry, tells why, and can be sent again onto the fresh view", async () => {
  await sitDown([0], 0);
  table.submit("p1", 0, { type: "place" });
  const [first] = FakeSocket.last.listMessages("submit");
  FakeSocket.last.receive({
    t: "reject",
    n: first?.n ?? -1,
    code: "table.stale_version",
    status: 409,
    message: "Ben was faster.",
    v: 6,
    document: makeTableDocument({ view: { ...view(), turn: 2 } }),
  });
  expect(table.pending.value).toEqual([]);
  expect(table.document.value?.view?.turn).toBe(2);
  const refused = table.rejected.value;
  expect(refused).toMatchObject({ code: "table.stale_version", message: "Ben was faster." });
  if (refused) table.resend(refused);
  expect(table.rejected.value).toBeNull();
  const resent = FakeSocket.last.listMessages("submit").at(-1);
  expect(resent).toMatchObject({ version: 6, action: { type: "place" } });
  expect(resent?.id).not.toBe(first?.id);
});

test("a server that is busy is asked again, which is no refusal", async () => {
  await sitDown([0], 0);
  table.submit("p1", 0, { type: "draw" });
  const [first] = FakeSocket.last.listMessages("submit");
  FakeSocket.last.receive({
    t: "reject",
    n: first?.n ?? -1,
    code: "table.busy",
    status: 503,
    message: "Busy.",
    v: 5,
  });
  expect(table.rejected.value).toBeNull();
  vi.advanceTimersByTime(4_000);
  expect(FakeSocket.last.listMessages("submit")).toEqual([first, first]);
});

test("after two failed attempts the table is polled over HTTP, and the strip can say so", async () => {
  http["GET /api/v1/tables/t1?seat=spectator"] = {
    body: { v: 7, r: 0, seat: 0, seats: [0], host: true, document: makeTableDocument({ view: view() }) },
  };
  http["POST /api/v1/tables/t1/actions"] = { body: { version: 8 } };
  FakeSocket.last.lose();
  vi.advanceTimersByTime(300);
  FakeSocket.last.lose();
  await vi.waitFor(() => expect(table.connection.value.state).toBe("polling"));
  expect(table.version.value).toEqual({ v: 7, r: 0 });
  expect(table.seats.value).toEqual([0]);
  table.submit("p1", 0, { type: "draw" });
  await vi.waitFor(() => expect(table.pending.value).toMatchObject([{ acked: 8 }]));
  vi.advanceTimersByTime(700);
  await sitDown([0], 0, makeTableDocument(), 8);
  expect(table.connection.value.state).toBe("live");
  expect(table.pending.value).toEqual([]);
});

test("a fault of the app while polling is not shown as a bad network", async () => {
  http["GET /api/v1/tables/t1?seat=spectator"] = () => {
    throw new RangeError("a mistake of the app");
  };
  FakeSocket.last.lose();
  await vi.advanceTimersByTimeAsync(400);
  FakeSocket.last.lose();
  await vi.waitFor(() => expect(table.connection.value.state).toBe("closed"));
  expect(table.connection.value.reason).toEqual({
    code: "client.fault",
    message: "RangeError: a mistake of the app",
  });
});

test("without an answer the phone is offline since the loss; once back it says what was sent", async () => {
  await sitDown([0], 0);
  const lost = Date.now();
  FakeSocket.last.lose();
  expect(table.connection.value.state).toBe("connecting");
  vi.advanceTimersByTime(300);
  FakeSocket.last.lose();
  await vi.waitFor(() => expect(table.connection.value).toEqual({ state: "offline", since: lost }));
  table.submit("p1", 0, { type: "draw" });
  vi.advanceTimersByTime(700);
  await sitDown([0], 0);
  expect(table.connection.value.state).toBe("live");
  expect(table.back.value).toEqual({ sent: 1 });
  expect(FakeSocket.last.listMessages("submit")).toHaveLength(1);
  vi.advanceTimersByTime(4_000);
  expect(table.back.value).toBeNull();
});

test("the browser's offline event shows at once, a word from the server takes it back", async () => {
  await sitDown([0], 0);
  dispatchEvent(new Event("offline"));
  expect(table.connection.value.state).toBe("offline");
  FakeSocket.last.receive({ t: "pong", v: 5, r: 0 });
  expect(table.connection.value.state).toBe("live");
});

test("the stored view is shown at once, with its time", async () => {
  await sitDown([0], 0);
  const storedAt = Date.now();
  table.close();
  table = new TableStore("t1");
  expect(table.document.value?.table.code).toBe("K7MP4R");
  expect(table.asOf.value).toBe(storedAt);
  FakeSocket.last.receive({ t: "update", v: 6, r: 0, patch: {} });
  expect(table.version.value.v).toBe(5);
  await sitDown([0], 0);
  expect(table.asOf.value).toBeNull();
});

test("a device that may no longer see the table deletes its stored view", async () => {
  await sitDown([0], 0);
  table.close();
  table = new TableStore("t1");
  await FakeSocket.last.open();
  FakeSocket.last.receive({ t: "bye", code: "table.unknown", message: "You do not sit here." });
  expect(table.connection.value).toMatchObject({ state: "closed", reason: { code: "table.unknown" } });
  expect(table.document.value).toBeNull();
  expect(localStorage.getItem("tableside.view.t1")).toBeNull();
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all).toHaveLength(2);
});

test("in the lobby the seats of this device follow their people", async () => {
  const lobby = makeTableDocument();
  lobby.table.status = "lobby";
  await sitDown([0], "spectator", lobby);
  const { 0: anna, 1: ben } = lobby.table.seats;
  FakeSocket.last.receive({ t: "update", v: 5, r: 1, patch: { table: { seats: { 0: ben, 1: anna } } } });
  expect(table.seats.value).toEqual([1]);
  FakeSocket.last.receive({ t: "update", v: 5, r: 2, patch: { table: { seats: { 1: null } } } });
  expect(table.seats.value).toEqual([]);
  FakeSocket.last.receive({ t: "update", v: 6, r: 2, patch: { table: { status: "playing" } } });
  await vi.waitFor(() => expect(FakeSocket.last.listMessages("hello")).toHaveLength(2));
});

test("presence is told as it comes, and a silence counts on", async () => {
  await sitDown([0], 0);
  FakeSocket.last.receive({ t: "presence", seats: { 0: 0, 1: 5 } });
  expect(table.presence.value).toEqual({ 0: 0, 1: 5 });
  vi.advanceTimersByTime(7_000);
  expect(table.presence.value).toEqual({ 0: 0, 1: 12 });
  FakeSocket.last.receive({ t: "presence", seats: { 0: 0, 1: 0 } });
  vi.advanceTimersByTime(3_000);
  expect(table.presence.value).toEqual({ 0: 0, 1: 0 });
});

test.each([-3_600_000, 3_600_000])(
  "silence counts on when the clock of the phone is set by %i ms",
  async (set) => {
    await FakeSocket.last.open();
    FakeSocket.last.receive({ t: "presence", seats: { 0: 0, 1: 6 }, host: 6 });
    vi.setSystemTime(Date.now() + set);
    vi.advanceTimersByTime(3_000);
    expect(table.presence.value).toEqual({ 0: 0, 1: 9 });
    expect(table.hostSilent.value).toBe(9);
  },
);

test("since when the table waits: as the server says to who arrives, else since what came last", async () => {
  await FakeSocket.last.open();
  const document = makeTableDocument({ view: view() });
  FakeSocket.last.receive({ t: "view", v: 5, r: 0, seat: 0, document, waited: 93 });
  expect(table.since.value).toBe(performance.now() - 93_000);
  vi.advanceTimersByTime(4_000);
  FakeSocket.last.receive({ t: "update", v: 5, r: 1, patch: { table: { locked: true } } });
  expect(table.since.value).toBe(performance.now() - 97_000);
  FakeSocket.last.receive({ t: "update", v: 6, r: 1, patch: { view: { turn: 2 } } });
  expect(table.since.value).toBe(performance.now());
});

test("a seat that moves to another phone interrupts no wait, what nobody else hears of does", async () => {
  await FakeSocket.last.open();
  const document = makeTableDocument({ view: view() });
  FakeSocket.last.receive({ t: "view", v: 5, r: 0, seat: 0, document, waited: 93 });
  const since = table.since.value;
  vi.advanceTimersByTime(4_000);
  FakeSocket.last.receive({ t: "update", v: 6, r: 1, patch: { table: { seats: { 1: { phone: true } } } } });
  expect(table.since.value).toBe(since);
  FakeSocket.last.receive({ t: "update", v: 7, r: 1, patch: {} });
  expect(table.since.value).toBe(performance.now());
});

test("whoever arrives is told what happened last, once", async () => {
  const narrations = [{ text: { code: "x.last" }, seat: 1 }];
  await FakeSocket.last.open();
  FakeSocket.last.receive({ t: "welcome", seats: [0], host: true });
  const arrived = () =>
    FakeSocket.last.receive({
      t: "view",
      v: 5,
      r: 0,
      seat: 0,
      document: makeTableDocument({ view: view() }),
      narrations: narrations,
    });
  arrived();
  arrived();
  expect(table.narrations.value).toMatchObject([{ text: { code: "x.last" }, v: 5 }]);
});

test("a page that is closed because of too many pages says so, stores its view and does not reconnect", async () => {
  await sitDown([0], 0);
  table.submit("draw", 0, { type: "draw" });
  FakeSocket.last.receive({ t: "bye", code: "device.too_many_sockets", message: "why" });
  FakeSocket.last.lose();
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all).toHaveLength(1);
  expect(table.connection.value).toMatchObject({ state: "closed", reason: { message: "why" } });
  expect(table.lost.value).toBeNull();
  expect(table.document.value).not.toBeNull();
  expect(table.pending.value).toHaveLength(1);
  expect(localStorage.length).toBeGreaterThan(1);
});

test.each([
  ["table.seat_moved", "moved"],
  ["table.removed", "removed"],
  ["table.unknown", "taken"],
])("a page closed with %s shows the reason, and has lost its seats: %s", async (code, how) => {
  await sitDown([0], 0);
  FakeSocket.last.receive({ t: "bye", code, message: "why" } as never);
  expect(table.lost.value?.how).toBe(how);
  expect(table.connection.value).toMatchObject({ state: "closed", reason: { code, message: "why" } });
  expect(table.document.value).toBeNull();
  expect(Object.keys(localStorage).filter((key) => key !== "tableside.device")).toEqual([]);
});
