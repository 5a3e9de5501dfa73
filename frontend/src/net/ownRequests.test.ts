/** What a table asks of the server by itself: the host's role, and a draw that nobody decides about. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FakeSocket, stubFetch, tableDocument } from "../testing/fakeSocket";
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
    line().receive({ t: "view", v: 5, r: 0, seat: as, document: tableDocument({ view }) });
  };
  await line().open();
  showView("spectator");
  await vi.waitFor(() => expect(line().of("hello").at(-1)?.seat).toBe(seat));
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
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("the host's role is asked for until it is answered", async () => {
  await sitDown(1);
  const taken = table.takeHost();
  const [first] = line().of("take_host");
  vi.advanceTimersByTime(4_000);
  expect(line().of("take_host")).toEqual([first, first]);
  line().receive({ t: "ack", n: first?.n ?? -1, v: 6 });
  await expect(taken).resolves.toBeUndefined();
  vi.advanceTimersByTime(4_000);
  expect(line().of("take_host")).toHaveLength(2);
});

test("the host is back: the refusal is told to whoever asked", async () => {
  await sitDown(1);
  const taken = table.takeHost();
  const [first] = line().of("take_host");
  line().receive({
    t: "reject",
    n: first?.n ?? -1,
    code: "table.host_is_here",
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
  expect(line().of("submit")).toEqual([]);
  table.drawAtOnce();
  expect(line().of("submit")).toEqual([]);
  update(7, { prompts: { goal: null, ...prompt("draw-1", true) } });
  table.drawAtOnce();
  const [sent] = line().of("submit");
  expect(sent).toMatchObject({ seat: 0, version: 7, action: { type: "draw", number: 7 } });
  update(8, { turn: 2 });
  table.drawAtOnce();
  expect(line().of("submit")).toHaveLength(1);
  const refuse = (n: number | undefined, code: string) =>
    line().receive({ t: "reject", n: n ?? -1, code, message: "", v: 8 });
  refuse(sent?.n, "table.too_late");
  expect(table.rejected.value).toBeNull();
  update(9, { prompts: { "draw-1": null, ...prompt("draw-2", true) } });
  table.drawAtOnce();
  refuse(line().of("submit").at(-1)?.n, "carcassonne.no_tile_left");
  expect(table.rejected.value?.code).toBe("carcassonne.no_tile_left");
});
