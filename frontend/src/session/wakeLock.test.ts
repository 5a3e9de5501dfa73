import { signal } from "@preact/signals";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { prefer } from "../platform/preferences";
import { FakeSocket, makeTableDocument, stubFetch } from "../testing/fakeSocket";
import { leaveTable } from "./session";
import { openTableStore } from "./stores";
import { awake, followAwake } from "./wakeLock";

/** A lock as the browser hands it out; `drop` is the system taking it away. */
class FakeLock extends EventTarget {
  static all: FakeLock[] = [];
  released = false;
  async release(): Promise<void> {
    if (this.released) return;
    this.released = true;
    this.dispatchEvent(new Event("release"));
  }
  drop(): void {
    this.released = true;
    this.dispatchEvent(new Event("release"));
  }
}

const refuses = signal(false);
const request = vi.fn(async () => {
  if (refuses.value) throw new DOMException("low battery", "NotAllowedError");
  const lock = new FakeLock();
  FakeLock.all.push(lock);
  return lock;
});
let visibility = "visible";
let unfollow: () => void = () => undefined;

const locks = () => FakeLock.all.filter(({ released }) => !released);
function see(state: "visible" | "hidden") {
  visibility = state;
  document.dispatchEvent(new Event("visibilitychange"));
}

/** A table of that status is on this phone. */
async function at(status: "lobby" | "playing" | "finished") {
  openTableStore("t1");
  await FakeSocket.last.open();
  show(status, 5);
}
function show(status: "lobby" | "playing" | "finished", v: number) {
  const document = makeTableDocument();
  document.table.status = status;
  FakeSocket.last.receive({ t: "welcome", seats: [0], host: true });
  FakeSocket.last.receive({ t: "view", v, r: 0, seat: "spectator", document });
}

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem("tableside.device", "token");
  FakeSocket.install();
  stubFetch({ "GET /api/v1/games": { body: [] } });
  FakeLock.all = [];
  request.mockClear();
  refuses.value = false;
  visibility = "visible";
  vi.spyOn(document, "visibilityState", "get").mockImplementation(
    () => visibility as DocumentVisibilityState,
  );
  Object.defineProperty(navigator, "wakeLock", { value: { request }, configurable: true });
  prefer({ awake: true });
});
afterEach(() => {
  unfollow();
  leaveTable();
  Reflect.deleteProperty(navigator, "wakeLock");
});

test("held while a table is played, released at its end", async () => {
  unfollow = followAwake();
  expect(awake.value).toBe("idle");
  await at("lobby");
  expect(request).not.toHaveBeenCalled();
  show("playing", 6);
  await vi.waitFor(() => expect(awake.value).toBe("on"));
  expect(locks()).toHaveLength(1);
  show("finished", 7);
  expect(locks()).toHaveLength(0);
  expect(awake.value).toBe("idle");
});

test("hidden it is released, on return it is requested again", async () => {
  unfollow = followAwake();
  await at("playing");
  await vi.waitFor(() => expect(awake.value).toBe("on"));
  visibility = "hidden";
  locks()[0]?.drop();
  see("hidden");
  expect(awake.value).not.toBe("on");
  see("visible");
  await vi.waitFor(() => expect(awake.value).toBe("on"));
  expect(locks()).toHaveLength(1);
});

test("released by the system while visible, it is requested again", async () => {
  unfollow = followAwake();
  await at("playing");
  await vi.waitFor(() => expect(awake.value).toBe("on"));
  locks()[0]?.drop();
  await vi.waitFor(() => expect(locks()).toHaveLength(1));
  expect(awake.value).toBe("on");
});

test("a refusal is reported", async () => {
  refuses.value = true;
  unfollow = followAwake();
  await at("playing");
  await vi.waitFor(() => expect(awake.value).toBe("refused"));
});

test("switched off it is released at once, and requested again when switched on", async () => {
  unfollow = followAwake();
  await at("playing");
  await vi.waitFor(() => expect(awake.value).toBe("on"));
  prefer({ awake: false });
  expect(awake.value).toBe("off");
  expect(locks()).toHaveLength(0);
  prefer({ awake: true });
  await vi.waitFor(() => expect(awake.value).toBe("on"));
});

test("released before it was granted, it is not kept", async () => {
  unfollow = followAwake();
  await at("playing");
  leaveTable();
  await vi.waitFor(() => expect(request).toHaveBeenCalled());
  await vi.waitFor(() => expect(FakeLock.all).toHaveLength(1));
  await vi.waitFor(() => expect(locks()).toHaveLength(0));
  expect(awake.value).toBe("idle");
});

test("a browser without a wake lock says so", async () => {
  Reflect.deleteProperty(navigator, "wakeLock");
  unfollow = followAwake();
  await at("playing");
  expect(awake.value).toBe("none");
});
