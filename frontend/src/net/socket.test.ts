// @vitest-environment node

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import liveness from "../generated/liveness.json";
import { FakeSocket } from "../testing/fakeSocket";
import type { Hello } from "../wire";

liveness.ping_every_s = 4;
const { ReconnectingSocket } = await import("./socket");

const hello: Hello = { t: "hello", token: "x", table: "t1", seat: 0, language: "en" };
const user = { hello: async () => hello, onMessage: vi.fn(), onDown: vi.fn(), onBeat: vi.fn() };
let line: InstanceType<typeof ReconnectingSocket>;

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.install();
  user.onDown.mockClear();
  line = new ReconnectingSocket(user, "ws://test/ws/table");
});
afterEach(() => {
  line.close();
});

test("says hello first, then pings as often as the server expects it", async () => {
  await FakeSocket.last.open();
  expect(FakeSocket.last.sent).toEqual([hello]);
  vi.advanceTimersByTime(3_500);
  expect(FakeSocket.last.listMessages("ping")).toHaveLength(0);
  vi.advanceTimersByTime(500);
  FakeSocket.last.receive({ t: "pong", v: 1, r: 0 });
  vi.advanceTimersByTime(4_000);
  expect(FakeSocket.last.listMessages("ping")).toHaveLength(2);
  expect(user.onMessage).toHaveBeenCalledWith({ t: "pong", v: 1, r: 0 });
});

test("a silent socket is closed", async () => {
  await FakeSocket.last.open();
  const silent = FakeSocket.last;
  vi.advanceTimersByTime(16_000);
  expect(silent.readyState).toBe(FakeSocket.CLOSED);
  expect(user.onDown).toHaveBeenCalledWith(1);
});

test("a silent socket is closed, too, after the clock of the phone was set back", async () => {
  await FakeSocket.last.open();
  const silent = FakeSocket.last;
  vi.setSystemTime(Date.now() - 3_600_000);
  vi.advanceTimersByTime(16_000);
  expect(silent.readyState).toBe(FakeSocket.CLOSED);
  expect(user.onDown).toHaveBeenCalledWith(1);
});

test("reconnects with a growing delay, and at once after it was welcomed", async () => {
  for (const [failures, wait] of [
    [1, 300],
    [2, 600],
    [3, 1_200],
  ] as const) {
    FakeSocket.last.lose();
    expect(user.onDown).toHaveBeenLastCalledWith(failures);
    vi.advanceTimersByTime(wait);
    expect(FakeSocket.all).toHaveLength(failures + 1);
  }
  await FakeSocket.last.open();
  line.settle();
  FakeSocket.last.lose();
  expect(user.onDown).toHaveBeenLastCalledWith(1);
  vi.advanceTimersByTime(300);
  expect(FakeSocket.all).toHaveLength(5);
});

test("waking up reopens a lost socket at once", () => {
  FakeSocket.last.lose();
  line.wake();
  expect(FakeSocket.all).toHaveLength(2);
});

test("waking up finds out that a socket is dead", async () => {
  await FakeSocket.last.open();
  line.wake();
  await vi.waitFor(() => expect(FakeSocket.last.listMessages("hello")).toHaveLength(2));
  vi.advanceTimersByTime(1_500);
  expect(user.onDown).toHaveBeenCalledWith(1);
  expect(FakeSocket.all).toHaveLength(2);
});

test("waking up after a long sleep waits for no answer: a new socket is opened at once", async () => {
  await FakeSocket.last.open();
  const frozen = FakeSocket.last;
  vi.setSystemTime(Date.now() + 60_000);
  line.wake();
  expect(frozen.readyState).toBe(FakeSocket.CLOSED);
  expect(FakeSocket.all).toHaveLength(2);
  await FakeSocket.last.open();
  expect(FakeSocket.last.sent).toEqual([hello]);
});

test("waking up keeps a socket that answers", async () => {
  await FakeSocket.last.open();
  vi.advanceTimersByTime(10);
  line.wake();
  FakeSocket.last.receive({ t: "pong", v: 1, r: 0 });
  vi.advanceTimersByTime(3_000);
  expect(user.onDown).not.toHaveBeenCalled();
});

test("a handshake that never ends is given up", () => {
  vi.advanceTimersByTime(12_000);
  expect(user.onDown).toHaveBeenCalledWith(1);
});
