/** Faults of the server: an entry stays, is sent again with the same id, and in the end its person decides. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { beginAnew, FakeSocket, makeTableDocument, type Stub } from "../testing/fakeSocket";
import { onAnotherPage } from "../testing/otherPage";
import { TableStore } from "./table";

const BEAT = 3_000;
const ACTIONS = "POST /api/v1/tables/t1/actions";
const http: Record<string, Stub | (() => Stub)> = {};
let table: TableStore;

const line = () => FakeSocket.last;
const submits = () => line().listMessages("submit");

async function sitDown(v = 5) {
  await line().open();
  line().receive({ t: "welcome", seats: [0], host: true });
  line().receive({ t: "view", v, r: 0, seat: 0, document: makeTableDocument() });
}

/** Refuse the newest submit with a status, as the server words it. */
function fail(status: number, code = "server.fault", params = {}) {
  line().receive({ t: "reject", n: submits().at(-1)?.n ?? -1, code, status, message: "Why.", v: 5, params });
}

/** Let a beat pass on a line that is alive. */
function beat() {
  vi.advanceTimersByTime(BEAT);
  line().receive({ t: "pong", v: 5, r: 0 });
}

/** Let beats pass until the entry was sent so often. @returns the seconds that took. */
function secondsUntilSent(times: number): number {
  let beats = 0;
  while (submits().length < times && beats < 100) {
    beat();
    beats += 1;
  }
  expect(submits()).toHaveLength(times);
  return (beats * BEAT) / 1_000;
}

beforeEach(() => {
  beginAnew(http);
  table = new TableStore("t1");
});
afterEach(() => {
  table.close();
});

test("an entry that met a fault stays and is sent again with the same id, after longer and longer pauses", async () => {
  await sitDown();
  table.submit("p1", 0, { type: "draw" });
  const [first] = submits();
  const waited = [];
  for (const times of [2, 3, 4]) {
    fail(500);
    expect([table.rejected.value, table.unconfirmed.value]).toEqual([null, null]);
    waited.push(secondsUntilSent(times));
  }
  expect(waited).toEqual([3, 3, 6]);
  expect(submits()).toEqual([first, first, first, first]);
  line().receive({ t: "ack", n: first?.n ?? -1, v: 6 });
  line().receive({ t: "update", v: 6, r: 0, patch: {} });
  expect([table.pending.value, table.unconfirmed.value]).toEqual([[], null]);
});

/** Submit an entry and let it meet so many faults in a row. */
async function failing(status: number, code?: string, times = 4) {
  await sitDown();
  table.submit("p1", 0, { type: "draw" });
  for (let n = 1; n <= times; n += 1) {
    secondsUntilSent(n);
    fail(status, code);
  }
}

test("after some faults in a row the person decides: again, with the same id", async () => {
  await failing(500);
  expect(table.unconfirmed.value).toMatchObject({
    entries: [{ prompt: "p1" }],
    refusal: { code: "server.fault", message: "Why." },
  });
  for (let beats = 0; beats < 200; beats += 1) beat();
  expect(submits()).toHaveLength(4);
  table.retry();
  expect(submits()).toHaveLength(5);
  expect(new Set(submits().map(({ id }) => id)).size).toBe(1);
  expect(table.unconfirmed.value).toBeNull();
});

test("... or discard it, and then the whole table is asked for: it may have been stored all the same", async () => {
  await failing(500);
  await vi.advanceTimersByTimeAsync(0);
  const hellos = line().listMessages("hello").length;
  table.discard();
  expect([table.pending.value, table.unconfirmed.value, table.rejected.value]).toEqual([[], null, null]);
  expect(localStorage.getItem("tableside.outbox.t1")).toBeNull();
  await vi.waitFor(() => expect(line().listMessages("hello")).toHaveLength(hellos + 1));
});

test("a server that takes nothing right now is asked on and on, whatever it is called, and says why meanwhile", async () => {
  await failing(503, "server.some_new_reason");
  expect(table.unconfirmed.value?.refusal.code).toBe("server.some_new_reason");
  expect(
    [5, 6, 7, 8, 9].map((times) => {
      const seconds = secondsUntilSent(times);
      fail(503, "server.some_new_reason");
      return seconds;
    }),
  ).toEqual([9, 18, 33, 33, 33]);
  secondsUntilSent(10);
  line().receive({ t: "ack", n: submits()[0]?.n ?? -1, v: 6 });
  expect(table.unconfirmed.value).toBeNull();
});

test("too many requests: the entry is sent once the server takes some again", async () => {
  await sitDown();
  table.submit("p1", 0, { type: "draw" });
  fail(429, "request.throttled", { seconds: 40 });
  expect(secondsUntilSent(2)).toBe(42);
});

test("a new connection ends the pauses, also of an entry that was given up", async () => {
  await failing(500);
  line().lose();
  vi.advanceTimersByTime(300);
  await sitDown();
  expect(submits()).toHaveLength(1);
  expect(table.unconfirmed.value).not.toBeNull();
});

test("a refusal after faults is a refusal", async () => {
  await failing(500, "server.fault", 2);
  secondsUntilSent(3);
  fail(409, "table.too_late");
  expect(table.rejected.value?.code).toBe("table.too_late");
  expect(table.pending.value).toEqual([]);
});

/** Poll over HTTP, because no socket opens. */
async function polling() {
  http["GET /api/v1/tables/t1?seat=spectator"] = {
    body: { v: 7, r: 0, seat: 0, seats: [0], host: true, document: makeTableDocument() },
  };
  line().lose();
  vi.advanceTimersByTime(300);
  line().lose();
  await vi.waitFor(() => expect(table.connection.value.state).toBe("polling"));
}

test.each([
  ["a fault", { status: 500, body: { code: "server.fault", message: "", params: {} } }],
  ["a proxy's page", { status: 502, body: "<html>Bad Gateway</html>" }],
  ["a refusing proxy's page", { status: 403, body: "<html>Forbidden</html>" }],
  ["a full disk", { status: 503, body: { code: "server.no_room", message: "", params: {} } }],
])("over HTTP %s keeps the entry, which is sent again with the same id", async (_, answer) => {
  await polling();
  const fetched = vi.mocked(fetch);
  const bodies = () =>
    fetched.mock.calls.filter(([path]) => path === "/api/v1/tables/t1/actions").map(([, init]) => init?.body);
  http[ACTIONS] = answer;
  table.submit("p1", 0, { type: "draw" });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(bodies().length).toBeGreaterThan(1);
  expect(table.pending.value).toHaveLength(1);
  expect([table.rejected.value, table.unconfirmed.value]).toEqual([null, null]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(table.unconfirmed.value?.refusal.status).toBe(answer.status);
  http[ACTIONS] = { body: { version: 8 } };
  table.retry();
  await vi.waitFor(() => expect(table.pending.value).toMatchObject([{ acked: 8 }]));
  expect(new Set(bodies()).size).toBe(1);
});

test("over HTTP a repeat of what was stored all the same is settled, though the document shows it already", async () => {
  await polling();
  http[ACTIONS] = { status: 502, body: "<html>Bad Gateway</html>" };
  table.submit("p1", 0, { type: "draw" });
  const shown = (v: number) => ({
    body: { v, r: 0, seat: 0, seats: [0], host: true, document: makeTableDocument() },
  });
  http["GET /api/v1/tables/t1?seat=spectator"] = shown(8);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(table.version.value.v).toBe(8);
  expect(table.pending.value).toHaveLength(1);
  http[ACTIONS] = { body: { version: 8 } };
  await vi.advanceTimersByTimeAsync(4_000);
  expect(table.pending.value).toEqual([]);
});

test("a proxy that knows no such page takes no seat, entry or view from this phone", async () => {
  await sitDown();
  table.submit("p1", 0, { type: "draw" });
  http["GET /api/v1/tables/t1?seat=spectator"] = { status: 404, body: "<html>404 page not found</html>" };
  line().lose();
  vi.advanceTimersByTime(300);
  line().lose();
  await vi.waitFor(() => expect(table.connection.value.state).toBe("offline"));
  expect(table.lost.value).toBeNull();
  expect(table.pending.value).toHaveLength(1);
  expect(table.document.value).not.toBeNull();
});

test("the host's role: after some faults whoever asked for it is told", async () => {
  await sitDown();
  const told = vi.fn();
  const taken = table.takeHost();
  taken.catch(told);
  const [{ n = -1 } = {}] = line().listMessages("take_host");
  for (let faults = 1; faults <= 4; faults += 1) {
    await vi.advanceTimersByTimeAsync(0);
    expect(told).not.toHaveBeenCalled();
    line().receive({ t: "reject", n, code: "server.fault", status: 500, message: "", v: 5 });
  }
  await expect(taken).rejects.toMatchObject({ code: "server.fault", status: 500 });
});

test("a page sends what another page left, and hears nothing of what that one has settled meanwhile", async () => {
  await sitDown();
  const other = () => import("./outbox");
  const left = { kind: "submit", prompt: "p1", seat: 0, version: 5, action: { type: "draw" } } as const;
  const entry = await onAnotherPage(other, ({ Outbox }) => new Outbox("t1").add(left));
  expect(table.pending.value).toEqual([entry]);
  expect(table.submit("p1", 0, { type: "draw" })).toBe(false);
  beat();
  expect(submits()).toMatchObject([{ id: entry?.id, action: { type: "draw" } }]);
  await onAnotherPage(other, ({ Outbox }) => new Outbox("t1").drop(entry?.id ?? ""));
  expect(table.pending.value).toEqual([]);
  fail(403, "table.not_your_seat");
  expect([table.rejected.value, table.lost.value]).toEqual([null, null]);
  for (let beats = 0; beats < 5; beats += 1) beat();
  expect(submits()).toHaveLength(1);
});
