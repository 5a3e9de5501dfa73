/** What a table asks of the server by itself: the host's role, and a draw that nobody decides about. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FakeSocket, makeTableDocument, stubFetch } from "../testing/fakeSocket";
import type { Text, Watched } from "../wire";
import { forgetDevice } from "./device";
import { TableStore } from "./table";

const draw: Text = { code: "x.draw" };

let table: TableStore;

const line = () => FakeSocket.last;
const update = (v: number, view: Record<string, unknown>) =>
  line().receive({ t: "update", v, r: 0, patch: { view } });

/** Open the socket and look from a seat, at a table without secrets. */
async function sitDown(seat: number) {
  const view = { turn: 1, phase: "", seats: {}, surfaces: {}, waits: { [seat]: draw } };
  const showView = (as: Watched) => {
    line().receive({ t: "welcome", seats: [seat], host: seat === 0 });
    line().receive({ t: "view", v: 5, r: 0, seat: as, document: makeTableDocument({ view }) });
  };
  await line().open();
  showView("spectator");
  await vi.waitFor(() => expect(line().listMessages("hello").at(-1)?.seat).toBe(seat));
  showView(seat);
}

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  forgetDevice();
  localStorage.setItem("tableside.device", "token");
  FakeSocket.install();
  stubFetch({});
  table = new TableStore("t1");
});
afterEach(() => {
  table.close();
});

test("the host's role is asked for until it is answered", async () => {
  await sitDown(1);
  const taken = table.takeHost();
  const [first] = line().listMessages("take_host");
  vi.advanceTimersByTime(4_000);
  expect(line().listMessages("take_host")).toEqual([first, first]);
  line().receive({ t: "ack", n: first?.n ?? -1, v: 6 });
  await expect(taken).resolves.toBeUndefined();
  vi.advanceTimersByTime(4_000);
  expect(line().listMessages("take_host")).toHaveLength(2);
});

test("the host is back: the refusal is told to whoever asked", async () => {
  await sitDown(1);
  const taken = table.takeHost();
  const [first] = line().listMessages("take_host");
  line().receive({
    t: "reject",
    n: first?.n ?? -1,
    code: "table.host_is_here",
    status: 409,
    message: "Here.",
    v: 5,
    params: { seconds: 60 },
  });
  await expect(taken).rejects.toMatchObject({ code: "table.host_is_here", params: { seconds: 60 } });
  expect(table.rejected.value).toBeNull();
});

test("without a socket the role cannot be asked for; a table that is left answers no more", async () => {
  await expect(table.takeHost()).rejects.toMatchObject({ code: "client.offline" });
  await sitDown(1);
  const taken = table.takeHost();
  table.close();
  await expect(taken).rejects.toMatchObject({ code: "client.offline" });
});

test("the host's silence counts on as well", async () => {
  await sitDown(1);
  line().receive({ t: "presence", seats: { 1: 0 }, host: 57 });
  expect(table.hostSilent.value).toBe(57);
  vi.advanceTimersByTime(3_000);
  expect(table.hostSilent.value).toBe(60);
  line().receive({ t: "presence", seats: { 1: 0 } });
  vi.advanceTimersByTime(5_000);
  expect(table.hostSilent.value).toBe(0);
});

test("what there is nothing to decide about is drawn without a tap; whoever is slower than another page is not told", async () => {
  const prompt = (id: string, at_once: boolean) => ({
    [id]: { kind: "draw", id, title: draw, action: { type: "draw", number: 7 }, at_once },
  });
  await sitDown(0);
  update(6, { prompts: prompt("goal", false) });
  expect(line().listMessages("submit")).toEqual([]);
  table.answerAutomatically();
  expect(line().listMessages("submit")).toEqual([]);
  update(7, { prompts: { goal: null, ...prompt("draw-1", true) } });
  table.answerAutomatically();
  const [sent] = line().listMessages("submit");
  expect(sent).toMatchObject({ seat: 0, version: 7, action: { type: "draw", number: 7 } });
  update(8, { turn: 2 });
  table.answerAutomatically();
  expect(line().listMessages("submit")).toHaveLength(1);
  const refuse = (n: number | undefined, code: string) =>
    line().receive({ t: "reject", n: n ?? -1, code, status: 409, message: "", v: 8 });
  refuse(sent?.n, "table.too_late");
  expect(table.rejected.value).toBeNull();
  update(9, { prompts: { "draw-1": null, ...prompt("draw-2", true) } });
  table.answerAutomatically();
  refuse(line().listMessages("submit").at(-1)?.n, "carcassonne.no_tile_left");
  expect(table.rejected.value?.code).toBe("carcassonne.no_tile_left");
});

test("an answer that was announced with another one follows once that one is settled", async () => {
  const only = (id: string) => ({
    [id]: {
      kind: "choose",
      id,
      title: draw,
      action: { type: "lift" },
      choices: [{ id: "lift", label: draw, payload: { round: 1 } }],
    },
  });
  const listActions = () =>
    line()
      .listMessages("submit")
      .map(({ action }) => action);
  await sitDown(0);
  update(6, { prompts: only("lift-1") });
  table.answerAutomatically();
  expect(listActions(), "nobody has announced it").toEqual([]);

  table.submit("prices", 0, { type: "price" }, "lift-1");
  table.answerAutomatically();
  expect(listActions(), "the prices are on their way").toEqual([{ type: "price" }]);
  const sent = line().listMessages("submit").at(-1);
  line().receive({ t: "ack", n: sent?.n ?? -1, v: 7 });
  update(7, { turn: 2 });
  table.answerAutomatically();
  table.answerAutomatically();
  expect(listActions()).toEqual([{ type: "price" }, { type: "lift", round: 1 }]);
});

test("an announced answer is forgotten with the one that was refused, and by an undo", async () => {
  const choices = [{ id: "lift", label: draw, payload: {} }];
  const lift = { kind: "choose", id: "lift-1", title: draw, action: { type: "lift" }, choices };
  await sitDown(0);
  table.submit("prices", 0, { type: "price" }, "lift-1");
  const refused = line().listMessages("submit").at(-1);
  line().receive({ t: "reject", n: refused?.n ?? -1, code: "game.no", status: 422, message: "", v: 5 });
  update(6, { prompts: { "lift-1": lift } });
  table.answerAutomatically();
  table.submit("prices", 0, { type: "price" }, "lift-1");
  const sent = line().listMessages("submit").at(-1);
  line().receive({ t: "ack", n: sent?.n ?? -1, v: 7 });
  table.undo(0);
  update(7, { turn: 2 });
  table.answerAutomatically();
  expect(
    line()
      .listMessages("submit")
      .map(({ action }) => action),
  ).not.toContainEqual({ type: "lift" });
});
