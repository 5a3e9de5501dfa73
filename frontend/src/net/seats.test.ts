/** Seats that come, go and keep secrets: what stays on the phone and what does not. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FakeSocket, type Stub, stubFetch, tableDocument } from "../testing/fakeSocket";
import type { TableDocument, Text, View, Watched } from "../wire";
import { forgetDevice } from "./device";
import { draftSignal } from "./drafts";
import { TableStore } from "./table";

const wait: Text = { code: "x.wait" };
const SECRET = "only Anna knows";

let table: TableStore;
/** True if the views say that seats have secrets from each other. */
let secrets: boolean;
const http: Record<string, Stub | (() => Stub)> = {};

/** Return the fields of a view in which every awaited seat is asked in secret. */
const inSecret = (waits: Record<string, unknown>) => ({
  secrets: true,
  secret_seats: Object.keys(waits)
    .filter((seat) => waits[seat])
    .map(Number),
});

/** Return the table as a seat sees it. The secret is in its phase. */
function documentFor(by: Watched, waits: Record<string, Text> = { 0: wait }): TableDocument {
  const secret = by === 0 ? SECRET : `what ${by} knows`;
  return tableDocument({
    view: { turn: 1, phase: secret, seats: {}, surfaces: {}, waits, ...(secrets ? inSecret(waits) : {}) },
  });
}

const BENS_TURN = { waits: { 0: null, 1: wait }, secret_seats: [1] };
const ANNAS_TURN = { waits: { 0: wait, 1: null }, secret_seats: [0] };

const line = () => FakeSocket.last;
const hellos = () => line().of("hello");
const looksAs = () => hellos().at(-1)?.seat;
const welcome = (...seats: number[]) => line().receive({ t: "welcome", seats, host: seats[0] === 0 });
const show = (seat: Watched, v = 5, document = documentFor(seat)) =>
  line().receive({ t: "view", v, r: 0, seat, document });

/** Return everything of the table that is in memory or storage. */
function remembered(): string {
  const { document, narrations, rejected, pending } = table;
  const memory = [document, narrations, rejected, pending].map(({ value }) => JSON.stringify(value));
  return [...memory, ...Object.values(localStorage)].join("\n");
}

async function looksFrom(seat: Watched) {
  await vi.waitFor(() => expect(looksAs()).toBe(seat));
}

/** Anna's and Ben's seats on one phone, which Anna took. */
async function annaHolds() {
  await line().open();
  welcome(0, 1);
  show("spectator");
  expect(table.handOver.value).toBe(0);
  table.take();
  await looksFrom(0);
  welcome(0, 1);
  show(0);
  expect(remembered()).toContain(SECRET);
}

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  forgetDevice();
  localStorage.setItem("tableside.device", "token");
  FakeSocket.install();
  for (const path of Object.keys(http)) delete http[path];
  stubFetch(http);
  secrets = true;
  table = new TableStore("t1");
});
afterEach(() => {
  table.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a phone with several seats shows no seat's view before its person has taken it", async () => {
  await line().open();
  expect(looksAs()).toBe("spectator");
  welcome(0, 1);
  show("spectator", 5, documentFor("spectator", { 1: wait }));
  expect(table.handOver.value).toBe(1);
  expect(hellos()).toHaveLength(1);
  table.take();
  await looksFrom(1);
  expect(table.handOver.value).toBeNull();
});

test("nothing of a seat stays when the phone is asked for by another one", async () => {
  await annaHolds();
  const half = draftSignal<string>();
  half.value = SECRET;
  vi.advanceTimersByTime(3_000);
  line().receive({ t: "update", v: 6, r: 0, patch: {}, told: [{ text: { code: SECRET }, seat: 0 }] });
  table.submit("p1", 0, { secret: SECRET });
  const [sent] = line().of("submit");
  // The table moves on before the answer: whoever holds the phone keeps it until there is one.
  line().receive({ t: "update", v: 7, r: 0, patch: { view: BENS_TURN } });
  expect(table.handOver.value).toBeNull();
  line().receive({ t: "ack", n: sent?.n ?? -1, v: 8 });
  expect(table.handOver.value).toBe(1);
  expect(remembered()).not.toContain(SECRET);
  expect(half.value).toBeNull();
  expect(table.pending.value).toEqual([]);
  expect(table.seat.value).toBe("spectator");
  await looksFrom("open-0");
  expect(table.document.value?.table.seats[1]?.name).toBe("Ben");

  // A view that the server sent before it knew the new viewer is ignored.
  show(0, 8);
  line().receive({ t: "update", v: 9, r: 0, patch: { view: { phase: SECRET } } });
  expect(remembered()).not.toContain(SECRET);
  welcome(0, 1);
  show("open-0", 9, documentFor("open-0", { 1: wait }));
  expect(table.document.value?.view?.phase).toBe("what open-0 knows");

  table.take();
  await looksFrom(1);
  welcome(0, 1);
  show(1, 9, documentFor(1, { 1: wait }));
  expect(table.document.value?.view?.phase).toBe("what 1 knows");
  line().receive({ t: "update", v: 10, r: 0, patch: { view: ANNAS_TURN } });
  expect(table.handOver.value).toBe(0);
  expect(remembered()).not.toContain("what 1 knows");
});

test("turning to a seat drops the view, news, refusal, entries and stored view of the one before", async () => {
  await annaHolds();
  table.submit("p1", 0, { secret: SECRET });
  table.look(1);
  expect(remembered()).not.toContain(SECRET);
  expect(table.pending.value).toEqual([]);
  await looksFrom(1);
});

test("where several people use it, the phone keeps no view; where one does, it does", async () => {
  await annaHolds();
  vi.advanceTimersByTime(10_000);
  table.close();
  expect(localStorage.getItem("tableside.view.t1")).toBeNull();
  table = new TableStore("t1");
  await line().open();
  welcome(0);
  show("spectator");
  await looksFrom(0);
  expect(table.handOver.value).toBeNull();
  welcome(0);
  show(0);
  table.close();
  expect(localStorage.getItem("tableside.view.t1")).toContain(SECRET);
});

test("a second seat on the phone: what was kept for one person is not shown on", async () => {
  await line().open();
  welcome(0);
  show(0);
  table.close();
  table = new TableStore("t1");
  expect(remembered()).toContain(SECRET);
  await line().open();
  welcome(0, 1);
  expect(remembered()).not.toContain(SECRET);
  await looksFrom("spectator");
});

test("as long as no view says whether there are secrets the phone turns nowhere", async () => {
  await line().open();
  welcome(0, 1);
  show("spectator", 5, tableDocument());
  expect(table.apart.value).toBe(true);
  expect(table.handOver.value).toBeNull();
  expect(hellos()).toHaveLength(1);
});

/** Anna's and Ben's seats on one phone, at a table where nothing is secret now; Anna's is shown. */
async function nothingIsSecret(...waits: number[]) {
  secrets = false;
  await line().open();
  welcome(0, 1);
  show(0, 5, documentFor(0, Object.fromEntries(waits.map((seat) => [seat, wait]))));
  expect([table.apart.value, table.secret.value]).toEqual([false, false]);
}

const update = (v: number, view: Record<string, unknown>) =>
  line().receive({ t: "update", v, r: 0, patch: { view } });

test("where nothing is secret the phone turns from one person to the next by itself, and keeps the view", async () => {
  await nothingIsSecret(0, 1);
  expect(hellos().at(-1)?.seat).toBe("spectator");
  update(6, { waits: { 0: null } });
  await looksFrom(1);
  expect(table.handOver.value).toBeNull();
  vi.advanceTimersByTime(3_000);
  expect(localStorage.getItem("tableside.view.t1")).toContain(SECRET);
});

test("of two who may go on at once the other one gets the phone on request", async () => {
  await nothingIsSecret(0, 1);
  table.handTo(1);
  expect(table.handOver.value).toBeNull();
  await looksFrom(1);
  welcome(0, 1);
  show(1, 5, documentFor(1, { 0: wait, 1: wait }));
  update(6, { turn: 2 });
  expect(table.seat.value).toBe(1);
  expect(hellos()).toHaveLength(2);
});

test("secrets begin: nothing of the seat that was shown stays, and its person is asked for", async () => {
  await nothingIsSecret(0, 1);
  vi.advanceTimersByTime(3_000);
  const half = draftSignal<string>();
  half.value = SECRET;
  update(6, { phase: SECRET, ...inSecret({ 0: wait, 1: wait }) });
  expect(table.handOver.value).toBe(0);
  expect(remembered()).not.toContain(SECRET);
  expect(half.value).toBeNull();
  await looksFrom("spectator");
  secrets = true;
  welcome(0, 1);
  show("spectator", 6);
  // The other person has picked up the phone.
  table.handTo(1);
  expect(table.handOver.value).toBe(1);
  table.take();
  await looksFrom(1);
  welcome(0, 1);
  show(1, 6);
  vi.advanceTimersByTime(3_000);
  expect(remembered()).not.toContain(SECRET);
  expect(localStorage.getItem("tableside.view.t1")).toBeNull();
});

test("secrets begin while an answer is awaited: first whoever gave it hears what became of it", async () => {
  await nothingIsSecret(0);
  await looksFrom("spectator");
  table.look(0);
  welcome(0, 1);
  show(0, 5, documentFor(0, { 0: wait }));
  table.submit("p1", 0, { type: "done" });
  const [sent] = line().of("submit");
  update(6, inSecret({ 0: wait }));
  expect(table.handOver.value).toBeNull();
  line().receive({ t: "ack", n: sent?.n ?? -1, v: 6 });
  expect(table.handOver.value).toBe(0);
});

test("secrets end: nobody is asked for the phone any more", async () => {
  await annaHolds();
  update(6, BENS_TURN);
  expect(table.handOver.value).toBe(1);
  await looksFrom("open-0");
  welcome(0, 1);
  secrets = false;
  show("open-0", 7, documentFor("open-0", { 1: wait }));
  expect(table.handOver.value).toBeNull();
  await looksFrom(1);
});

test("one person's phone goes on when secrets begin; what it shows then is secret", async () => {
  secrets = false;
  await line().open();
  welcome(0);
  show(0);
  update(6, { secrets: true });
  expect([table.apart.value, table.secret.value]).toEqual([false, true]);
  expect(table.handOver.value).toBeNull();
  expect(table.seat.value).toBe(0);
});

test("opened with a view from when nothing was secret: once something is, it is asked who holds the phone", async () => {
  await nothingIsSecret(0);
  table.close();
  table = new TableStore("t1");
  expect(table.document.value?.view?.phase).toBe(SECRET);
  await line().open();
  secrets = true;
  welcome(0, 1);
  show(0, 9);
  expect(table.handOver.value).toBe(0);
  expect(remembered()).not.toContain(SECRET);
});

test("a person asks for the phone: it is given, and taken", async () => {
  await annaHolds();
  table.handTo(1);
  expect(table.handOver.value).toBe(1);
  expect(remembered()).not.toContain(SECRET);
  await looksFrom("open-1");
  welcome(0, 1);
  show("open-1");
  expect(table.handOver.value).toBe(1);
  table.handTo(0);
  expect(table.handOver.value).toBe(0);
  table.take();
  await looksFrom(0);
});

test("what is asked openly is asked without anybody taking the phone, and goes from one to the next", async () => {
  await line().open();
  welcome(0, 1);
  const openly = (waits: Record<string, Text>) => ({
    ...documentFor("open-0", waits).view,
    secret_seats: [],
  });
  show("spectator", 5, tableDocument({ view: openly({ 0: wait, 1: wait }) as View }));
  await looksFrom("open-0");
  welcome(0, 1);
  show("open-0", 5, tableDocument({ view: openly({ 0: wait, 1: wait }) as View }));
  expect([table.handOver.value, table.secret.value, table.apart.value]).toEqual([null, false, true]);
  table.submit("p1", 0, { type: "build" });
  update(6, { waits: { 0: null } });
  expect(table.pending.value).toHaveLength(1);
  line().receive({ t: "ack", n: line().of("submit")[0]?.n ?? -1, v: 6 });
  await looksFrom("open-1");
  expect(table.handOver.value).toBeNull();
});

test("over HTTP a shared phone takes in no refusal's document: it is one seat's", async () => {
  await annaHolds();
  update(6, { waits: { 0: null }, secret_seats: [] });
  await looksFrom("open-0");
  welcome(0, 1);
  show("open-0", 6);
  table.submit("p1", 0, { type: "build" });
  const [sent] = line().of("submit");
  line().receive({
    t: "reject",
    n: sent?.n ?? -1,
    code: "table.stale_version",
    message: "",
    v: 9,
    r: 0,
    document: documentFor(0),
  });
  expect(remembered()).not.toContain(SECRET);
});

test("without its seats the phone forgets them, whatever the game, and says so", async () => {
  secrets = false;
  await line().open();
  welcome(0);
  show(0);
  vi.advanceTimersByTime(3_000);
  table.submit("p1", 0, { secret: SECRET });
  expect(localStorage.getItem("tableside.view.t1")).toContain(SECRET);
  localStorage.setItem("tableside.ceremony.t1", '"running"');
  localStorage.setItem("tableside.ceremony.t2", '"running"');
  welcome();
  expect(Object.keys(localStorage).filter((key) => key.endsWith(".t1"))).toEqual([]);
  expect(localStorage.getItem("tableside.ceremony.t2")).not.toBeNull();
  expect(remembered()).not.toContain(SECRET);
  expect(table.lost.value).toEqual({ names: ["Anna"], how: "taken", unsent: 1 });
  show("spectator");
  expect(table.document.value?.view?.phase).toBe("what spectator knows");
  table.lostRead();
  expect(table.lost.value).toBeNull();
});

test("one of two seats: the other one goes on", async () => {
  secrets = false;
  await line().open();
  welcome(0, 1);
  show(0);
  welcome(1);
  expect(remembered()).not.toContain(SECRET);
  await looksFrom("spectator");
  expect(table.lost.value).toBeNull();
  show("spectator");
  await looksFrom(1);
});

test("a seat that this phone let go is no surprise", async () => {
  secrets = false;
  await line().open();
  welcome(0);
  show(0);
  table.letGo("s-anna", "moved");
  welcome();
  expect(table.lost.value).toEqual({ names: ["Anna"], how: "moved", unsent: 0 });
  table.lostRead();
  welcome(1);
  show(1);
  table.letGo("s-ben", "given_up");
  welcome();
  expect(table.lost.value).toBeNull();
});

test("removed: nothing stays, and whose seat it was is told", async () => {
  secrets = false;
  await line().open();
  welcome(0);
  show(0);
  table.submit("p1", 0, { secret: SECRET });
  vi.advanceTimersByTime(3_000);
  line().receive({ t: "bye", code: "table.unknown", message: "No such table." });
  expect(remembered()).not.toContain(SECRET);
  expect(Object.keys(localStorage).filter((key) => key.endsWith("t1"))).toEqual([]);
  expect(table.document.value).toBeNull();
  expect(table.connection.value.state).toBe("closed");
  expect(table.lost.value).toEqual({ names: ["Anna"], how: "taken", unsent: 1 });
});

test("a phone that slept while its seat was given away shows nothing kept once it hears of it", async () => {
  secrets = false;
  await line().open();
  welcome(0);
  show(0);
  table.close();
  table = new TableStore("t1");
  expect(remembered()).toContain(SECRET);
  await line().open();
  expect(looksAs()).toBe(0);
  line().receive({ t: "reject", code: "table.not_your_seat", message: "Not yours.", v: 5 });
  expect(remembered()).not.toContain(SECRET);
  expect(table.lost.value?.names).toEqual(["Anna"]);
  await looksFrom("spectator");
});

test("what the seat was told last goes with it when the same news turns the phone to another one", async () => {
  await annaHolds();
  line().receive({
    t: "update",
    v: 6,
    r: 0,
    patch: { view: BENS_TURN },
    told: [{ text: { code: "x.kept", params: { card: SECRET } }, seat: 0 }],
  });
  expect(table.handOver.value).toBe(1);
  expect(remembered()).not.toContain(SECRET);
});
