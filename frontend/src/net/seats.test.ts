/** Seats that keep secrets on one phone: what stays and what does not. */

import { expect, test, vi } from "vitest";
import { makeTableDocument } from "../testing/fakeSocket";
import {
  ANNAS_TURN,
  BENS_TURN,
  findLine,
  findViewer,
  giveToAnna,
  keepSecrets,
  listHellos,
  listRemembered,
  makeDocumentFor,
  makeSecret,
  onASharedPhone,
  reopen,
  SECRET,
  show,
  sitDown,
  table,
  wait,
  waitForViewer,
  welcome,
} from "../testing/sharedPhone";
import type { Text, View } from "../wire";
import { createDraftSignal } from "./drafts";

onASharedPhone();

test("a phone with several seats shows no seat's view before its person has taken it", async () => {
  await findLine().open();
  expect(findViewer()).toBe("spectator");
  welcome(0, 1);
  show("spectator", 5, makeDocumentFor("spectator", { 1: wait }));
  expect(table.handOver.value).toBe(1);
  expect(listHellos()).toHaveLength(1);
  table.take();
  await waitForViewer(1);
  expect(table.handOver.value).toBeNull();
});

test("nothing of a seat stays when the phone is asked for by another one", async () => {
  await giveToAnna();
  const half = createDraftSignal<string>();
  half.value = SECRET;
  vi.advanceTimersByTime(3_000);
  findLine().receive({
    t: "update",
    v: 6,
    r: 0,
    patch: {},
    narrations: [{ text: { code: SECRET }, seat: 0 }],
  });
  table.submit("p1", 0, { secret: SECRET });
  const [sent] = findLine().listMessages("submit");
  // The table moves on before the answer: whoever holds the phone keeps it until there is one.
  findLine().receive({ t: "update", v: 7, r: 0, patch: { view: BENS_TURN } });
  expect(table.handOver.value).toBeNull();
  findLine().receive({ t: "ack", n: sent?.n ?? -1, v: 8 });
  expect(table.handOver.value).toBe(1);
  expect(listRemembered()).not.toContain(SECRET);
  expect(half.value).toBeNull();
  expect(table.pending.value).toEqual([]);
  expect(table.seat.value).toBe("spectator");
  await waitForViewer("open-0");
  expect(table.document.value?.table.seats[1]?.name).toBe("Ben");

  // A view that the server sent before it knew the new viewer is ignored.
  show(0, 8);
  findLine().receive({ t: "update", v: 9, r: 0, patch: { view: { phase: SECRET } } });
  expect(listRemembered()).not.toContain(SECRET);
  welcome(0, 1);
  show("open-0", 9, makeDocumentFor("open-0", { 1: wait }));
  expect(table.document.value?.view?.phase).toBe("what open-0 knows");

  table.take();
  await waitForViewer(1);
  welcome(0, 1);
  show(1, 9, makeDocumentFor(1, { 1: wait }));
  expect(table.document.value?.view?.phase).toBe("what 1 knows");
  findLine().receive({ t: "update", v: 10, r: 0, patch: { view: ANNAS_TURN } });
  expect(table.handOver.value).toBe(0);
  expect(listRemembered()).not.toContain("what 1 knows");
});

test("turning to a seat drops the view, news, refusal, entries and stored view of the one before", async () => {
  await giveToAnna();
  table.submit("p1", 0, { secret: SECRET });
  table.look(1);
  expect(listRemembered()).not.toContain(SECRET);
  expect(table.pending.value).toEqual([]);
  await waitForViewer(1);
});

test("where several people use it, the phone keeps no view; where one does, it does", async () => {
  await giveToAnna();
  vi.advanceTimersByTime(10_000);
  table.close();
  expect(localStorage.getItem("tableside.view.t1")).toBeNull();
  reopen();
  await findLine().open();
  welcome(0);
  show("spectator");
  await waitForViewer(0);
  expect(table.handOver.value).toBeNull();
  welcome(0);
  show(0);
  table.close();
  expect(localStorage.getItem("tableside.view.t1")).toContain(SECRET);
});

test("a second seat on the phone: what was kept for one person is not shown on", async () => {
  await findLine().open();
  welcome(0);
  show(0);
  table.close();
  reopen();
  expect(listRemembered()).toContain(SECRET);
  await findLine().open();
  welcome(0, 1);
  expect(listRemembered()).not.toContain(SECRET);
  await waitForViewer("spectator");
});

test("as long as no view says whether there are secrets the phone turns nowhere", async () => {
  await findLine().open();
  welcome(0, 1);
  show("spectator", 5, makeTableDocument());
  expect(table.apart.value).toBe(true);
  expect(table.handOver.value).toBeNull();
  expect(listHellos()).toHaveLength(1);
});

/** Anna's and Ben's seats on one phone, at a table where nothing is secret now; Anna's is shown. */
async function nothingIsSecret(...waits: number[]) {
  keepSecrets(false);
  await findLine().open();
  welcome(0, 1);
  show(0, 5, makeDocumentFor(0, Object.fromEntries(waits.map((seat) => [seat, wait]))));
  expect([table.apart.value, table.secret.value]).toEqual([false, false]);
}

const update = (v: number, view: Record<string, unknown>) =>
  findLine().receive({ t: "update", v, r: 0, patch: { view } });

test("where nothing is secret the phone turns from one person to the next by itself, and keeps the view", async () => {
  await nothingIsSecret(0, 1);
  expect(listHellos().at(-1)?.seat).toBe("spectator");
  update(6, { waits: { 0: null } });
  await waitForViewer(1);
  expect(table.handOver.value).toBeNull();
  vi.advanceTimersByTime(3_000);
  expect(localStorage.getItem("tableside.view.t1")).toContain(SECRET);
});

test("of two who may go on at once the other one gets the phone on request", async () => {
  await nothingIsSecret(0, 1);
  table.handTo(1);
  expect(table.handOver.value).toBeNull();
  await waitForViewer(1);
  welcome(0, 1);
  show(1, 5, makeDocumentFor(1, { 0: wait, 1: wait }));
  update(6, { turn: 2 });
  expect(table.seat.value).toBe(1);
  expect(listHellos()).toHaveLength(2);
});

test("secrets begin: nothing of the seat that was shown stays, and its person is asked for", async () => {
  await nothingIsSecret(0, 1);
  vi.advanceTimersByTime(3_000);
  const half = createDraftSignal<string>();
  half.value = SECRET;
  update(6, { phase: SECRET, ...makeSecret({ 0: wait, 1: wait }) });
  expect(table.handOver.value).toBe(0);
  expect(listRemembered()).not.toContain(SECRET);
  expect(half.value).toBeNull();
  await waitForViewer("spectator");
  keepSecrets(true);
  welcome(0, 1);
  show("spectator", 6);
  // The other person has picked up the phone.
  table.handTo(1);
  expect(table.handOver.value).toBe(1);
  table.take();
  await waitForViewer(1);
  welcome(0, 1);
  show(1, 6);
  vi.advanceTimersByTime(3_000);
  expect(listRemembered()).not.toContain(SECRET);
  expect(localStorage.getItem("tableside.view.t1")).toBeNull();
});

test("secrets begin while an answer is awaited: first whoever gave it hears what became of it", async () => {
  await nothingIsSecret(0);
  await waitForViewer("spectator");
  table.look(0);
  welcome(0, 1);
  show(0, 5, makeDocumentFor(0, { 0: wait }));
  table.submit("p1", 0, { type: "done" });
  const [sent] = findLine().listMessages("submit");
  update(6, makeSecret({ 0: wait }));
  expect(table.handOver.value).toBeNull();
  findLine().receive({ t: "ack", n: sent?.n ?? -1, v: 6 });
  expect(table.handOver.value).toBe(0);
});

test("secrets end: nobody is asked for the phone any more", async () => {
  await giveToAnna();
  update(6, BENS_TURN);
  expect(table.handOver.value).toBe(1);
  await waitForViewer("open-0");
  welcome(0, 1);
  keepSecrets(false);
  show("open-0", 7, makeDocumentFor("open-0", { 1: wait }));
  expect(table.handOver.value).toBeNull();
  await waitForViewer(1);
});

test("one person's phone goes on when secrets begin; what it shows then is secret", async () => {
  await sitDown();
  update(6, { secrets: true });
  expect([table.apart.value, table.secret.value]).toEqual([false, true]);
  expect(table.handOver.value).toBeNull();
  expect(table.seat.value).toBe(0);
});

test("opened with a view from when nothing was secret: once something is, it is asked who holds the phone", async () => {
  await nothingIsSecret(0);
  table.close();
  reopen();
  expect(table.document.value?.view?.phase).toBe(SECRET);
  await findLine().open();
  keepSecrets(true);
  welcome(0, 1);
  show(0, 9);
  expect(table.handOver.value).toBe(0);
  expect(listRemembered()).not.toContain(SECRET);
});

test("a person asks for the phone: it is given, and taken", async () => {
  await giveToAnna();
  table.handTo(1);
  expect(table.handOver.value).toBe(1);
  expect(listRemembered()).not.toContain(SECRET);
  await waitForViewer("open-1");
  welcome(0, 1);
  show("open-1");
  expect(table.handOver.value).toBe(1);
  table.handTo(0);
  expect(table.handOver.value).toBe(0);
  table.take();
  await waitForViewer(0);
});

test("what is asked openly is asked without anybody taking the phone, and goes from one to the next", async () => {
  await findLine().open();
  welcome(0, 1);
  const openly = (waits: Record<string, Text>) => ({
    ...makeDocumentFor("open-0", waits).view,
    secret_seats: [],
  });
  show("spectator", 5, makeTableDocument({ view: openly({ 0: wait, 1: wait }) as View }));
  await waitForViewer("open-0");
  welcome(0, 1);
  show("open-0", 5, makeTableDocument({ view: openly({ 0: wait, 1: wait }) as View }));
  expect([table.handOver.value, table.secret.value, table.apart.value]).toEqual([null, false, true]);
  table.submit("p1", 0, { type: "build" });
  update(6, { waits: { 0: null } });
  expect(table.pending.value).toHaveLength(1);
  findLine().receive({ t: "ack", n: findLine().listMessages("submit")[0]?.n ?? -1, v: 6 });
  await waitForViewer("open-1");
  expect(table.handOver.value).toBeNull();
});

test("a page that is loaded anew goes on with the person who was at the phone", async () => {
  await giveToAnna();
  table.handTo(1);
  await waitForViewer("open-1");
  reopen();
  await findLine().open();
  expect(findViewer()).toBe("spectator");
  welcome(0, 1);
  show("spectator", 5, makeDocumentFor("spectator", { 0: wait, 1: wait }));
  await waitForViewer("open-1");
  expect(table.handOver.value).toBe(1);
});

test("over HTTP a shared phone takes in no refusal's document: it is one seat's", async () => {
  await giveToAnna();
  update(6, { waits: { 0: null }, secret_seats: [] });
  await waitForViewer("open-0");
  welcome(0, 1);
  show("open-0", 6);
  table.submit("p1", 0, { type: "build" });
  const [sent] = findLine().listMessages("submit");
  findLine().receive({
    t: "reject",
    n: sent?.n ?? -1,
    code: "table.stale_version",
    status: 409,
    message: "",
    v: 9,
    r: 0,
    document: makeDocumentFor(0),
  });
  expect(listRemembered()).not.toContain(SECRET);
});

test("what the seat was told last goes with it when the same news turns the phone to another one", async () => {
  await giveToAnna();
  findLine().receive({
    t: "update",
    v: 6,
    r: 0,
    patch: { view: BENS_TURN },
    narrations: [{ text: { code: "x.kept", params: { card: SECRET } }, seat: 0 }],
  });
  expect(table.handOver.value).toBe(1);
  expect(listRemembered()).not.toContain(SECRET);
});
